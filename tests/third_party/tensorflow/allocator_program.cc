// The usual work beside protobuf, in whatever allocator the process has. Prints
// the file that malloc is in, and how much that allocator's count of bytes grew
// while a tensor of 64 MB, made by an op, existed.
#include <dlfcn.h>
#include <malloc.h>

#include <cstdint>
#include <exception>
#include <iostream>
#include <thread>
#include <vector>

#include "tests/third_party/tensorflow/example.h"
#include "tests/third_party/tensorflow/work.h"
#include "tfx/c/eager_op.h"

namespace {

namespace c = tfx::c;

using Mallctl = int (*)(const char* name, void* old_value, size_t* old_size,
                        void* new_value, size_t new_size);
using NumericProperty = int (*)(const char* property, size_t* value);

// What the allocator says it has given out.
size_t allocated_bytes() {
  if (const auto mallctl =
          reinterpret_cast<Mallctl>(dlsym(RTLD_DEFAULT, "mallctl"))) {
    uint64_t epoch = 1;
    mallctl("epoch", nullptr, nullptr, &epoch, sizeof(epoch));
    size_t bytes = 0;
    size_t size = sizeof(bytes);
    work::require(mallctl("stats.allocated", &bytes, &size, nullptr, 0) == 0,
                  "jemalloc counts");
    return bytes;
  }
  if (const auto property = reinterpret_cast<NumericProperty>(
          dlsym(RTLD_DEFAULT, "MallocExtension_GetNumericProperty"))) {
    size_t bytes = 0;
    work::require(property("generic.current_allocated_bytes", &bytes) != 0,
                  "tcmalloc counts");
    return bytes;
  }
  const struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

c::TensorHandle fill(c::EagerContext& context, int64_t elements) {
  c::EagerOp op(context, "Fill");
  op.add_input(
        c::TensorHandle(c::Tensor::from_values<int64_t>({1}, {&elements, 1})))
      .add_input(c::TensorHandle(c::Tensor::scalar<float>(1)));
  return op.execute_one();
}

void run() {
  Dl_info info;
  work::require(dladdr(dlsym(RTLD_DEFAULT, "malloc"), &info) != 0, "malloc");
  std::cout << info.dli_fname << std::endl;

  work::use_protobuf();
  c::EagerContext context;
  work::all(context);
  work::print(context, "printed", "stdout");

  fill(context, 1024);
  const size_t before = allocated_bytes();
  {
    const c::TensorHandle large = fill(context, int64_t{16} << 20);
    large.resolve();
    std::cout << ((allocated_bytes() - before) >> 20) << " MB" << std::endl;
  }

  // Memory that one thread takes and another gives back.
  std::vector<std::thread> threads;
  threads.reserve(4);
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&context] {
      for (int j = 0; j < 5; ++j) work::all(context);
      work::use_protobuf();
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::cout << "done" << std::endl;
}

}  // namespace

int main() {
  try {
    run();
  } catch (const std::exception& e) {
    std::cerr << e.what() << std::endl;
    return 1;
  }
}
