#include <catch2/catch.hpp>
#include <span>
#include <string>

#include "tests/core/testing.h"
#include "tfx/core/errors.h"
#include "tfx/core/zip_reader.h"
#include "tfx/core/zip_writer.h"

namespace tfx::internal {
namespace {

void add(ZipWriter& archive, const std::string& name, const std::string& bytes,
         ZipMethod method) {
  archive.add(name, bytes.size(), method, [&](ByteSink& sink) {
    sink.write(std::as_bytes(std::span(bytes)));
  });
}

const std::string kText(100000, 'x');
const std::string kName = "caf\xc3\xa9";

TEST_CASE("members come back in order") {
  for (const uint64_t zip64_from : {uint64_t{0xff000000}, uint64_t{0}}) {
    ZipWriter writer(scratch("a.zip"), {.zip64_from = zip64_from});
    add(writer, "stored", "some bytes", ZipMethod::kStored);
    add(writer, kName, kText, ZipMethod::kDeflated);
    add(writer, "empty", "", ZipMethod::kStored);
    add(writer, "empty, deflated", "", ZipMethod::kDeflated);
    writer.close();
    const ZipReader reader(scratch("a.zip"));
    REQUIRE(reader.size() == 4);
    CHECK(reader.name(0) == "stored");
    CHECK(reader.read(0) == "some bytes");
    CHECK(reader.name(1) == kName);
    CHECK(reader.read(1) == kText);
    CHECK(reader.read(2).empty());
    CHECK(reader.read(3).empty());
  }
}

TEST_CASE("an archive may have more members than 16 bits count") {
  ZipWriter writer(scratch("many.zip"));
  for (int i = 0; i < 70000; ++i) {
    add(writer, std::to_string(i), "", ZipMethod::kStored);
  }
  writer.close();
  const ZipReader reader(scratch("many.zip"));
  REQUIRE(reader.size() == 70000);
  CHECK(reader.name(69999) == "69999");
}

TEST_CASE("a member is read in pieces, and checked at its end") {
  ZipWriter writer(scratch("pieces.zip"));
  add(writer, "x", kText, ZipMethod::kDeflated);
  writer.close();
  const ZipReader reader(scratch("pieces.zip"));
  const auto member = reader.open(0);
  CHECK(member->remaining() == kText.size());
  std::string piece(10, '\0');
  member->read(std::as_writable_bytes(std::span(piece)));
  CHECK(piece == kText.substr(0, 10));
  CHECK(member->remaining() == kText.size() - 10);
  member->finish();
  CHECK(member->remaining() == 0);
  CHECK_THROWS_AS(member->read(std::as_writable_bytes(std::span(piece))),
                  ValueError);
}

TEST_CASE("an archive that was not closed is none") {
  {
    ZipWriter writer(scratch("open.zip"));
    add(writer, "x", kText, ZipMethod::kStored);
  }
  CHECK_THROWS_AS(ZipReader(scratch("open.zip")), ValueError);
}

TEST_CASE("a member of another size than promised is refused") {
  ZipWriter writer(scratch("size.zip"));
  CHECK_THROWS_AS(writer.add("x", 3, ZipMethod::kStored, [](ByteSink&) {}),
                  ValueError);
  CHECK_THROWS_AS(add(writer, "", "x", ZipMethod::kStored), ValueError);
  CHECK_THROWS_AS(add(writer, std::string(70000, 'n'), "x", ZipMethod::kStored),
                  ValueError);
}

}  // namespace
}  // namespace tfx::internal
