#include "tfx/saved_model/outputs.h"

#include "tfx/core/errors.h"

namespace tfx::saved_model {

const Tensor& Outputs::operator[](std::string_view name) const& {
  const int index = SignatureInfo::find(infos(), name);
  if (index < 0) {
    throw KeyError("'" + std::string(name) + "' is no output of signature '" +
                   signature_->name + "'; it has " + quoted_names(infos()));
  }
  if (tensors_.empty()) {
    throw ValueError("the outputs of signature '" + signature_->name +
                     "' were moved away");
  }
  return tensors_[static_cast<size_t>(index)];
}

bool Outputs::contains(std::string_view name) const {
  return SignatureInfo::find(infos(), name) >= 0;
}

const Tensor& Outputs::only() const& {
  if (tensors_.size() != 1) {
    throw ValueError(
        "signature '" + signature_->name + "' has not one output but " +
        std::to_string(tensors_.size()) + ": " + quoted_names(infos()));
  }
  return tensors_[0];
}

}  // namespace tfx::saved_model
