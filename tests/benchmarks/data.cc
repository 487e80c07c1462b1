// Elements of datasets against the raw C API, which gets them from the same
// pipeline with a reused TFE_Op.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tests/benchmarks/cases.h"
#include "tests/benchmarks/raw_op.h"
#include "tfx/data/dataset.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"

namespace tfx::benchmarks {
namespace {

using data::Dataset;

// The attributes of IteratorGetNext for a picture or vectors, and a label.
class RawIterator {
 public:
  explicit RawIterator(const data::Iterator& iterator)
      : resource_(iterator.components()[0]), types_{TF_FLOAT, TF_INT64} {
    for (const StructuredSpec& part : iterator.element_spec()) {
      shapes_.push_back(part.spec().shape().as_list());
    }
    for (const auto& shape : shapes_) {
      dims_.push_back(shape.data());
      ranks_.push_back(static_cast<int>(shape.size()));
    }
  }

  void get_next(RawOp& op) {
    TFE_TensorHandle* results[2];
    op.begin("IteratorGetNext", {resource_.handle().get()});
    op.set_type_list("output_types", types_);
    op.set_shape_list("output_shapes", dims_, ranks_);
    op.finish(results, 2);
    op.forget(results[0]);
    op.forget(results[1]);
  }

 private:
  Tensor resource_;
  std::vector<TF_DataType> types_;
  std::vector<std::vector<int64_t>> shapes_;
  std::vector<const int64_t*> dims_;
  std::vector<int> ranks_;
};

void measure_elements(const char* name, const Dataset& dataset,
                      const std::string& python = {}) {
  // One pipeline for both: what it computes ahead while the other side has its
  // turn would fall on nobody.
  const data::Iterator iterator(dataset);
  RawIterator raw(iterator);
  measure({.name = name,
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) {
                   auto [x, y] = iterator.get_next();
                 }
               },
           .raw =
               [&](long iterations) {
                 RawOp op;
                 for (long i = 0; i < iterations; ++i) raw.get_next(op);
               },
           .python = python});
}

}  // namespace

// Batches of an epoch that never ends; 1200 are one. Not beside Python, whose
// pipeline would compute ahead while tfx has its turn.
void data_mnist_epoch() {
  const Tensor images = zeros({60000, 28, 28}, uint8);
  const Tensor labels = zeros({60000}, int64);
  measure_elements("data_mnist_epoch",
                   Dataset::from_tensor_slices({images, labels})
                       .shuffle(60000)
                       .repeat()
                       .map(
                           [](const Tensor& image, const Tensor& label) {
                             return std::pair(cast(image, float32) / 255.0,
                                              label);
                           },
                           {.num_parallel_calls = data::AUTOTUNE})
                       .batch(50)
                       .prefetch(data::AUTOTUNE));
}

void data_unbatched() {
  const Tensor rows = zeros({50000, 8});
  const Tensor labels = zeros({50000}, int64);
  measure_elements("data_unbatched",
                   Dataset::from_tensor_slices({rows, labels}).repeat(),
                   "data_unbatched.py");
}

// Without what the pipeline costs: the same element again and again.
void data_structured_binding() {
  const Tensor rows = zeros({8});
  const Tensor label = zeros({}, int64);
  const Structure element(rows, label);
  measure({.name = "data_structured_binding", .tfx = [&](long iterations) {
             for (long i = 0; i < iterations; ++i) {
               const Structure next = Structure::tuple({rows, label});
               auto [x, y] = next;
             }
           }});
}

namespace {

data::Generator count() {
  for (int i = 0;; ++i) co_yield i;
}

}  // namespace

void generator_elements() {
  const data::Iterator iterator(Dataset::from_generator(
      count, {.output_signature = TensorSpec({}, int32)}));
  measure({.name = "generator_elements",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) iterator.get_next();
               },
           .python = "generator_elements.py"});
}

}  // namespace tfx::benchmarks
