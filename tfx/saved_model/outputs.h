// Outputs: the results of a signature, tensors by name.
#ifndef TFX_SAVED_MODEL_OUTPUTS_H_
#define TFX_SAVED_MODEL_OUTPUTS_H_

#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/never_null.h"
#include "tfx/core/tensor.h"
#include "tfx/saved_model/signature_info.h"

namespace tfx::saved_model {

// The dictionary that Python returns, in the order of the names:
//
//   for (const auto& [name, tensor] : outputs) …
class Outputs {
 public:
  // Throws KeyError, which lists the valid names.
  const Tensor& operator[](std::string_view name) const&;
  Tensor operator[](std::string_view name) && { return (*this)[name]; }
  bool contains(std::string_view name) const;
  size_t size() const { return tensors_.size(); }

  // The only output; throws ValueError unless there is exactly one.
  const Tensor& only() const&;
  Tensor only() && { return only(); }
  // Implicit: `tf::Tensor y = signature(x);`
  operator Tensor() const { return only(); }  // NOLINT

  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = std::pair<const std::string&, const Tensor&>;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = value_type;

    Iterator(const Outputs* outputs, size_t index)
        : outputs_(outputs), index_(index) {}
    value_type operator*() const {
      return {outputs_->infos()[index_].name, outputs_->tensors_[index_]};
    }
    Iterator& operator++() {
      ++index_;
      return *this;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const Outputs* outputs_;
    size_t index_;
  };
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size()}; }

 private:
  friend class Signature;
  Outputs(std::shared_ptr<const SignatureInfo> signature,
          std::vector<Tensor> tensors)
      : signature_(std::move(signature)), tensors_(std::move(tensors)) {}
  const std::vector<TensorInfo>& infos() const { return signature_->outputs; }

  // Has the names, and keeps the model alive.
  internal::NeverNull<std::shared_ptr<const SignatureInfo>> signature_;
  std::vector<Tensor> tensors_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_OUTPUTS_H_
