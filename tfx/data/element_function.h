// Private: functions of elements, traced for dataset operations.
#ifndef TFX_DATA_ELEMENT_FUNCTION_H_
#define TFX_DATA_ELEMENT_FUNCTION_H_

#include <memory>
#include <string>
#include <vector>

#include "tfx/core/function_name.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"
#include "tfx/data/element_call.h"
#include "tfx/data/element_type.h"
#include "tfx/function/graph_function.h"

namespace tfx::data::internal {

class ElementFunction {
 public:
  // Calls `call` once, with an element of symbolic tensors. `method` is the
  // dataset's, for names and error messages: "map".
  ElementFunction(const ElementCall& call, const StructuredSpec& element_spec,
                  const std::string& method);

  FunctionName name() const { return {function_->name()}; }
  // The inputs that follow an element.
  const std::vector<Tensor>& captured() const { return captured_; }
  const ElementType& result() const { return *result_; }
  // Has to live as long as an operation that names the function.
  std::shared_ptr<const void> owner() const { return function_; }

  // Throws ValueError unless it returns a scalar bool, an int64 scalar, and
  // TypeError unless it returns a dataset. Returns the type of that's elements.
  void check_is_predicate(const char* argument) const;
  void check_is_key(const char* argument) const;
  const StructuredSpec& dataset_result(const char* argument) const;

 private:
  std::shared_ptr<const tfx::internal::GraphFunction> function_;
  std::vector<Tensor> captured_;
  std::unique_ptr<const ElementType> result_;
};

}  // namespace tfx::data::internal

#endif  // TFX_DATA_ELEMENT_FUNCTION_H_
