#include "tfx/c/checkpoint_reader.h"

#include "tensorflow/c/c_api_experimental.h"
#include "tfx/c/errors.h"
#include "tfx/c/status.h"

namespace tfx::c {
namespace {

// C ends the process for an unknown name.
void check_has(const CheckpointReader& reader, ZString name) {
  if (reader.has_tensor(name)) return;
  throw errors::NotFoundError(std::string("Key ") + name.c_str() +
                              " not found in checkpoint");
}

}  // namespace

void destroy(TF_CheckpointReader* object) noexcept {
  TF_DeleteCheckpointReader(object);
}

CheckpointReader::CheckpointReader(ZString prefix) {
  Status status;
  adopt(TF_NewCheckpointReader(prefix.c_str(), status.get()));
  status.check();
}

int CheckpointReader::size() const { return TF_CheckpointReaderSize(get()); }

std::vector<std::string> CheckpointReader::names() const {
  std::vector<std::string> all;
  for (int i = 0; i < size(); ++i) {
    all.emplace_back(TF_CheckpointReaderGetVariable(get(), i));
  }
  return all;
}

bool CheckpointReader::has_tensor(ZString name) const {
  return TF_CheckpointReaderHasTensor(get(), name.c_str()) != 0;
}

DataType CheckpointReader::type(ZString name) const {
  check_has(*this, name);
  return static_cast<DataType>(
      TF_CheckpointReaderGetVariableDataType(get(), name.c_str()));
}

std::vector<int64_t> CheckpointReader::shape(ZString name) const {
  check_has(*this, name);
  const int rank = TF_CheckpointReaderGetVariableNumDims(get(), name.c_str());
  std::vector<int64_t> dims(static_cast<size_t>(rank));
  Status status;
  TF_CheckpointReaderGetVariableShape(get(), name.c_str(), dims.data(), rank,
                                      status.get());
  status.check();
  return dims;
}

Tensor CheckpointReader::tensor(ZString name) const {
  check_has(*this, name);
  Status status;
  Tensor tensor(
      TF_CheckpointReaderGetTensor(get(), name.c_str(), status.get()));
  status.check();
  return tensor;
}

}  // namespace tfx::c
