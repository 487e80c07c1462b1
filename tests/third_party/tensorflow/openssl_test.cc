// A program that links OpenSSL. TensorFlow exports BoringSSL's functions, most
// of them under OpenSSL's names.
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>

#include <array>
#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <string_view>

#include "tests/third_party/tensorflow/work.h"

namespace {

using work::require;

template <typename T, void (*kFree)(T*)>
struct Free {
  void operator()(T* object) const { kFree(object); }
};
template <typename T, void (*kFree)(T*)>
using Owned = std::unique_ptr<T, Free<T, kFree>>;

using Key = Owned<EVP_PKEY, EVP_PKEY_free>;
using Certificate = Owned<X509, X509_free>;
using Context = Owned<SSL_CTX, SSL_CTX_free>;
using Memory = Owned<BIO, BIO_free_all>;
using Connection = Owned<SSL, SSL_free>;

std::string sha256_of(std::string_view text) {
  std::array<unsigned char, SHA256_DIGEST_LENGTH> digest;
  SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(),
         digest.data());
  std::string hex;
  for (const unsigned char byte : digest) {
    constexpr char kDigits[] = "0123456789abcdef";
    hex += {kDigits[byte >> 4], kDigits[byte & 15]};
  }
  return hex;
}

Certificate self_signed(EVP_PKEY* key) {
  Certificate certificate(X509_new());
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 3600);
  X509_set_pubkey(certificate.get(), key);
  X509_NAME* name = X509_get_subject_name(certificate.get());
  X509_NAME_add_entry_by_txt(
      name, "CN", MBSTRING_ASC,
      reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
  X509_set_issuer_name(certificate.get(), name);
  require(X509_sign(certificate.get(), key, EVP_sha256()) > 0, "X509_sign");
  return certificate;
}

// A TLS handshake and a message, between two ends in memory.
void shake_hands() {
  const Key key(EVP_EC_gen("P-256"));
  const Certificate certificate = self_signed(key.get());
  const Context server_context(SSL_CTX_new(TLS_server_method()));
  const Context client_context(SSL_CTX_new(TLS_client_method()));
  require(
      SSL_CTX_use_certificate(server_context.get(), certificate.get()) == 1 &&
          SSL_CTX_use_PrivateKey(server_context.get(), key.get()) == 1,
      "a server's certificate");
  const Connection server(SSL_new(server_context.get()));
  const Connection client(SSL_new(client_context.get()));
  BIO* server_end = nullptr;
  BIO* client_end = nullptr;
  require(BIO_new_bio_pair(&server_end, 0, &client_end, 0) == 1, "a BIO pair");
  SSL_set_bio(server.get(), server_end, server_end);
  SSL_set_bio(client.get(), client_end, client_end);
  SSL_set_accept_state(server.get());
  SSL_set_connect_state(client.get());
  for (int i = 0; i < 10; ++i) {
    SSL_do_handshake(client.get());
    SSL_do_handshake(server.get());
  }
  require(SSL_is_init_finished(server.get()) == 1 &&
              SSL_is_init_finished(client.get()) == 1,
          "a TLS handshake");
  require(std::string(SSL_get_version(client.get())) == "TLSv1.3", "TLS 1.3");
  std::array<char, 16> received{};
  require(SSL_write(client.get(), "message", 7) == 7 &&
              SSL_read(server.get(), received.data(), received.size()) == 7 &&
              std::string(received.data()) == "message",
          "a message over TLS");
}

void use_openssl() {
  require(
      std::string(OpenSSL_version(OPENSSL_VERSION)).rfind("OpenSSL", 0) == 0,
      "it is OpenSSL that answers");
  require(
      sha256_of("abc") ==
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "SHA256 of abc");
  std::array<unsigned char, 32> first{};
  std::array<unsigned char, 32> second{};
  require(RAND_bytes(first.data(), first.size()) == 1 &&
              RAND_bytes(second.data(), second.size()) == 1 && first != second,
          "random bytes");
  shake_hands();
  const Memory no_certificate(BIO_new_mem_buf("x", 1));
  require(PEM_read_bio_X509(no_certificate.get(), nullptr, nullptr, nullptr) ==
                  nullptr &&
              ERR_GET_LIB(ERR_get_error()) == ERR_LIB_PEM,
          "OpenSSL's queue of errors");
  ERR_clear_error();
}

TEST_CASE("OpenSSL works before, between and after TensorFlow") {
  use_openssl();
  tfx::c::EagerContext context;
  use_openssl();
  work::all(context);
  use_openssl();
  work::all(context);
}

TEST_CASE("a TLS context lives across TensorFlow's work") {
  const Context context(SSL_CTX_new(TLS_client_method()));
  work::all();
  const Connection connection(SSL_new(context.get()));
  CHECK(connection != nullptr);
}

}  // namespace
