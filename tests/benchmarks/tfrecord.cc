// TFRecord files: writing Examples, and reading them as batches of tensors.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/benchmarks/cases.h"
#include "tests/benchmarks/raw_op.h"
#include "tfx/data/dataset.h"
#include "tfx/io/parsing.h"
#include "tfx/io/tfrecord_writer.h"
#include "tfx/ops/constant_op.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/train/example.h"

namespace tfx::benchmarks {
namespace {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = "/tmp/tfrecord.XXXXXX";
    if (mkdtemp(name.data()) == nullptr) {
      throw std::runtime_error("no temporary folder");
    }
    path_ = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }

  std::string file() const { return path_ / "records"; }

 private:
  std::filesystem::path path_;
};

void write_examples(io::TFRecordWriter& writer, long count) {
  const std::vector<float> x = {0.1F, 0.2F, 0.3F, 0.4F, 0.5F, 0.6F, 0.7F, 0.8F};
  for (long i = 0; i < count; ++i) {
    const std::map<std::string, train::Feature> feature = {
        {"x", train::Feature{.float_list = train::FloatList{.value = x}}},
        {"label",
         train::Feature{.int64_list = train::Int64List{.value = {i % 10}}}}};
    const auto example =
        train::Example{.features = train::Features{.feature = feature}};
    writer.write(example.SerializeToString());
  }
}

// A pass over a dataset by the C API alone.
class RawPass {
 public:
  RawPass(const data::Dataset& dataset, int components)
      : dataset_(dataset.variant_tensor()),
        types_(2, TF_FLOAT),
        shapes_(2, nullptr),
        ranks_(2, -1),
        components_(components) {
    types_[0] = TF_INT64;
  }

  void operator()() {
    TFE_TensorHandle* iterator = nullptr;
    execute("AnonymousIteratorV3", {}, &iterator, 1);
    execute("MakeIterator", {dataset_.handle().get(), iterator}, nullptr, 0);
    std::vector<TFE_TensorHandle*> element(static_cast<size_t>(components_));
    while (
        execute("IteratorGetNext", {iterator}, element.data(), components_)) {
      for (TFE_TensorHandle* handle : element) delete_handle_(handle);
    }
    delete_handle_(iterator);
  }

 private:
  // False at the end of the dataset.
  bool execute(const char* name, const std::vector<TFE_TensorHandle*>& inputs,
               TFE_TensorHandle** results, int count) {
    TFE_Op* const op =
        new_op_(Context::instance().eager().get(), name, status_);
    for (TFE_TensorHandle* input : inputs) add_input_(op, input, status_);
    if (name != std::string_view("MakeIterator")) {
      set_types_(op, "output_types", types_.data(), components_);
      set_shapes_(op, "output_shapes", shapes_.data(), ranks_.data(),
                  components_, status_);
    }
    execute_(op, results, &count, status_);
    delete_op_(op);
    const TF_Code code = get_code_(status_);
    if (code == TF_OUT_OF_RANGE) {
      TF_SetStatus(status_, TF_OK, "");
      return false;
    }
    if (code != TF_OK) throw std::runtime_error(TF_Message(status_));
    return true;
  }

  decltype(&TFE_NewOp) new_op_ = raw_function("TFE_NewOp", &TFE_NewOp);
  decltype(&TFE_DeleteOp) delete_op_ =
      raw_function("TFE_DeleteOp", &TFE_DeleteOp);
  decltype(&TFE_OpAddInput) add_input_ =
      raw_function("TFE_OpAddInput", &TFE_OpAddInput);
  decltype(&TFE_OpSetAttrTypeList) set_types_ =
      raw_function("TFE_OpSetAttrTypeList", &TFE_OpSetAttrTypeList);
  decltype(&TFE_OpSetAttrShapeList) set_shapes_ =
      raw_function("TFE_OpSetAttrShapeList", &TFE_OpSetAttrShapeList);
  decltype(&TFE_Execute) execute_ = raw_function("TFE_Execute", &TFE_Execute);
  decltype(&TFE_DeleteTensorHandle) delete_handle_ =
      raw_function("TFE_DeleteTensorHandle", &TFE_DeleteTensorHandle);
  decltype(&TF_GetCode) get_code_ = raw_function("TF_GetCode", &TF_GetCode);
  TF_Status* status_ = TF_NewStatus();
  Tensor dataset_;
  std::vector<TF_DataType> types_;
  std::vector<const int64_t*> shapes_;
  std::vector<int> ranks_;
  int components_;
};

}  // namespace

// One Example: made, serialised, written.
void tfrecord_write() {
  const TemporaryFolder folder;
  io::TFRecordWriter writer(folder.file());
  measure({.name = "tfrecord_write",
           .tfx = [&](long iterations) { write_examples(writer, iterations); },
           .python = "tfrecord_write.py"});
}

// A file of 20,000 Examples: batches of 256, each parsed at once. Raw is the
// iteration over the same operations by the C API alone.
void tfrecord_read() {
  constexpr long kRecords = 20000;
  const TemporaryFolder folder;
  {
    io::TFRecordWriter writer(folder.file());
    write_examples(writer, kRecords);
  }
  setenv("TFRECORD_READ_FILE", folder.file().c_str(), 1);
  const io::Features description = {{"x", io::FixedLenFeature({8}, float32)},
                                    {"label", io::FixedLenFeature({}, int64)}};
  const auto dataset =
      data::Dataset::of_variant(
          raw_ops::TFRecordDataset(constant(folder.file()), constant(""),
                                   constant(int64_t{256 << 10})),
          TensorSpec({}, string))
          .batch(256)
          .map([&](const Tensor& examples) {
            return io::parse_example(examples, description);
          });
  RawPass pass(dataset, 2);
  measure({.name = "tfrecord_read",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) {
                   for (const Structure& batch : dataset) (void)batch;
                 }
               },
           .raw =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) pass();
               },
           .python = "tfrecord_read.py"});
}

}  // namespace tfx::benchmarks
