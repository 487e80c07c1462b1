// What has to work across the border between a program and libtfx.so, a line
// each; one that does not work says what happened instead.
#include <atomic>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>
#include <string_view>
#include <typeinfo>

#include "tfx/c/c.h"
#include "tfx/printing/print.h"
#include "tfx/tfx.h"

namespace tf = tfx;

namespace {

std::atomic<long> allocations{0};

template <typename Error, typename Function>
void expect(std::string_view name, Function function) {
  try {
    function();
    std::cout << name << ": nothing was thrown\n";
  } catch (const Error& error) {
    const std::exception& base = error;
    const bool is_known = dynamic_cast<const Error*>(&base) != nullptr &&
                          typeid(base) == typeid(Error);
    std::cout << name << (is_known ? "" : ", but its type is another") << '\n';
  } catch (const std::exception& error) {
    std::cout << name << ": another error, " << error.what() << '\n';
  }
}

// Constructed before TensorFlow is loaded, and destroyed long after main.
struct Late {
  ~Late() {
    try {
      std::cout << "late: " << tf::constant(1.5) + 1 << std::endl;
    } catch (const std::exception& e) {
      std::cout << "late: " << e.what() << std::endl;
    }
  }
};
const Late late;  // NOLINT(cert-err58-cpp)

}  // namespace

// The program's own allocator, which TensorFlow has to use as well.
void* operator new(size_t size) {
  ++allocations;
  if (void* block = std::malloc(size + 16)) {
    *static_cast<long*>(block) = 16;
    return static_cast<char*>(block) + 16;
  }
  throw std::bad_alloc();
}
void operator delete(void* block) noexcept {
  if (block == nullptr) return;
  char* const start = static_cast<char*>(block) - 16;
  if (*reinterpret_cast<long*>(start) != 16) std::abort();
  std::free(start);
}
void operator delete(void* block, size_t) noexcept { operator delete(block); }

int main() {
  using tf::libtensorflow::LogLevel;
  int lines = 0;
  tf::libtensorflow::set_log_level(LogLevel::kInfo);
  tf::libtensorflow::set_log_callback(
      [&lines](LogLevel, std::string_view) { ++lines; });
  const long before = allocations;
  const auto x = tf::constant({1.0, 2.0});
  std::cout << (lines > 0 ? "the log comes back\n" : "no log\n");
  std::cout << (allocations - before > 1000 ? "one allocator\n"
                                            : "two allocators\n");
  expect<tf::errors::InvalidArgumentError>("the runtime's error", [&] {
    x + tf::constant({1.0, 2.0, 3.0});
  });
  expect<tf::ValueError>("Python's error",
                         [] { static_cast<void>(tf::Variable().name()); });
  expect<tf::errors::NotFoundError>("an error that the program throws", [] {
    throw tf::errors::NotFoundError("from here");
  });
  try {
    tf::c::EagerContext context;
    tf::c::EagerOp(context, "NoSuchOp").execute(0);
  } catch (const tf::errors::OpError& error) {
    std::cout << "caught by its base: " << tf::errors::code_name(error.code())
              << '\n';
  }
  {
    const auto scope = tf::name_scope("layer");
    const tf::Variable w(1.0, {.name = "w"});
    std::cout << "in a scope: " << w.name() << '\n';
  }
  std::cout << "after it: " << tf::Variable(1.0, {.name = "w"}).name() << '\n';
  tf::function([] {
    const auto eager = tf::init_scope();
    std::cout << "in init_scope: " << tf::constant(3) + 4 << '\n';
  })();
  std::cout << std::flush;
  tf::print({"printed by TensorFlow:", x}, {.output_stream = std::cout});
  tf::libtensorflow::set_log_callback({});
}
