#include "tfx/saved_model/signature.h"

#include <algorithm>
#include <ostream>

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/saved_model/model.h"
#include "tfx/saved_model/plan.h"

namespace tfx::saved_model {
namespace {

// Zeros, or empty strings, of a shape that may not be known.
Tensor zeros_like(const TensorInfo& info) {
  std::vector<int64_t> dims;
  if (info.shape.known_rank()) dims = info.shape.as_list();
  std::replace(dims.begin(), dims.end(), kNone, int64_t{1});
  c::Tensor zeros =
      c::Tensor::allocate(info.dtype.as_datatype_enum(), c::ShapeView(dims));
  if (info.dtype != tfx::string) {
    const auto bytes = zeros.mutable_bytes();
    std::fill(bytes.begin(), bytes.end(), std::byte{0});
  }
  return Tensor(std::move(zeros));
}

}  // namespace

const SignatureInfo& Signature::info() const { return signature_->info; }

std::string Signature::pretty_printed_signature(PrettyOptions options) const {
  if (!options.verbose) return function_type().str();
  const ModelFunction* const function = signature_->plan->function();
  return function_type().pretty_printed(
      function == nullptr ? std::vector<Tensor>() : function->captured());
}

ConcreteFunction Signature::concrete_function() const {
  const ModelFunction* const function = signature_->plan->function();
  if (function == nullptr) model_->throw_not_eager("concrete_function()");
  return {std::shared_ptr<const internal::CallableTrace>(signature_, function),
          function_type()};
}

Outputs Signature::operator()(std::initializer_list<NamedInput> inputs,
                              const CallOptions& options) const {
  std::vector<Tensor> values(this->inputs().size());
  for (const NamedInput& input : inputs) {
    set_input(values, input.name, input.value);
  }
  return call(std::move(values), options);
}

Outputs Signature::operator()(const std::map<std::string, Tensor>& inputs,
                              const CallOptions& options) const {
  std::vector<Tensor> values(this->inputs().size());
  for (const auto& [name, value] : inputs) values[find_input(name)] = value;
  return call(std::move(values), options);
}

void Signature::set_input(std::vector<Tensor>& values, size_t input,
                          const Tensor& value) const {
  if (values[input].has_value()) {
    throw_binding_error("got multiple values for argument '" +
                        inputs()[input].name + "'");
  }
  values[input] = value;
}

void Signature::set_input(std::vector<Tensor>& values, std::string_view name,
                          const InputValue& value) const {
  if (!value.composite().has_value()) {
    const size_t index = find_input(name);
    return set_input(values, index, converted(value.tensor(), index));
  }
  const std::vector<Tensor> components = value.composite().components();
  const std::vector<size_t> places = find_components(name, components.size());
  if (places.empty()) {
    throw_binding_error("no input '" + std::string(name) + "' is a " +
                        std::string(value.composite().type_name()) +
                        ", which has " + std::to_string(components.size()) +
                        " components");
  }
  for (size_t i = 0; i < places.size(); ++i) {
    set_input(values, places[i], components[i]);
  }
}

// A SavedModel has the components alone. TensorFlow 1 calls them after what
// they are, TensorFlow 2 "name", "name_1", "name_2".
std::vector<size_t> Signature::find_components(std::string_view name,
                                               size_t count) const {
  const std::string base(name);
  std::vector<std::vector<std::string>> forms(2);
  for (size_t i = 0; i < count; ++i) {
    const std::string number = std::to_string(i);
    forms[0].push_back(base + "_component_" + number);
    forms[1].push_back(i == 0 ? base : base + "_" + number);
  }
  if (count == 3) {
    forms.push_back(
        {base + "_indices", base + "_values", base + "_dense_shape"});
  }
  for (const std::vector<std::string>& names : forms) {
    std::vector<size_t> places;
    for (const std::string& each : names) {
      const int index = SignatureInfo::find(inputs(), each);
      if (index >= 0) places.push_back(static_cast<size_t>(index));
    }
    if (places.size() == count) return places;
  }
  return {};
}

Outputs Signature::call_with_one(const InputValue& input,
                                 const CallOptions& options) const {
  if (inputs().empty()) throw_binding_error("too many positional arguments");
  std::vector<Tensor> values(inputs().size());
  if (input.composite().has_value()) {
    const size_t count = input.composite().components().size();
    if (count != inputs().size()) {
      throw_binding_error("one " + std::string(input.composite().type_name()) +
                          " was given for " + std::to_string(inputs().size()) +
                          " inputs, without a name");
    }
    // The name that all its components begin with.
    std::string name = inputs()[0].name;
    while (find_components(name, count).empty() &&
           name.find('_') != std::string::npos) {
      name.erase(name.rfind('_'));
    }
    set_input(values, name, input);
    return call(std::move(values), options);
  }
  size_t place = 0;
  if (inputs().size() > 1) {
    // The one that a call has to give, if there is just one.
    const auto required = [](const TensorInfo& info) {
      return !info.default_value;
    };
    if (std::count_if(inputs().begin(), inputs().end(), required) != 1) {
      throw_binding_error("one value was given for " +
                          std::to_string(inputs().size()) +
                          " inputs, without a name");
    }
    place = static_cast<size_t>(
        std::find_if(inputs().begin(), inputs().end(), required) -
        inputs().begin());
  }
  values[place] = converted(input.tensor(), place);
  return call(std::move(values), options);
}

Outputs Signature::call(std::vector<Tensor> values,
                        const CallOptions& options) const {
  complete(values);
  if (GraphBuilder* const graph = GraphBuilder::current()) {
    graph->keep(signature_);
  }
  std::vector<Tensor> results(outputs().size());
  signature_->plan->run(values, results, options);
  return {std::shared_ptr<const SignatureInfo>(signature_, &info()),
          std::move(results)};
}

void Signature::complete(std::vector<Tensor>& values) const {
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i].has_value()) continue;
    const TensorInfo& input = inputs()[i];
    if (!input.default_value) {
      throw_binding_error("missing a required argument: '" + input.name + "'");
    }
    values[i] = Tensor(input.default_value);
  }
}

Tensor Signature::converted(const TensorLike& value, size_t input) const {
  if (value.is_tensor()) return value.to_tensor();
  try {
    return value.to_tensor(inputs()[input].dtype);
  } catch (const TypeError& error) {
    throw_binding_error("input '" + inputs()[input].name +
                        "': " + error.what());
  }
}

size_t Signature::find_input(std::string_view name) const {
  const int index = SignatureInfo::find(inputs(), name);
  if (index < 0) {
    throw_binding_error("got an unexpected keyword argument '" +
                        std::string(name) + "'");
  }
  return static_cast<size_t>(index);
}

void Signature::throw_binding_error(const std::string& why) const {
  throw TypeError("Binding inputs to signature '" + name() +
                  "' failed due to `" + why +
                  "`, for signature: " + function_type().str() + ".");
}

PreparedCall Signature::prepare(std::span<const std::string> inputs,
                                std::span<const std::string> outputs) const {
  std::vector<int> feeds;
  for (const std::string& name : inputs) {
    const int index = static_cast<int>(find_input(name));
    if (std::find(feeds.begin(), feeds.end(), index) != feeds.end()) {
      throw_binding_error("got multiple values for argument '" + name + "'");
    }
    feeds.push_back(index);
  }
  for (size_t i = 0; i < this->inputs().size(); ++i) {
    if (std::find(feeds.begin(), feeds.end(), static_cast<int>(i)) ==
        feeds.end()) {
      throw_binding_error("missing a required argument: '" +
                          this->inputs()[i].name + "'");
    }
  }
  std::vector<int> fetches;
  for (const std::string& name : outputs) {
    fetches.push_back(SignatureInfo::find(this->outputs(), name));
    if (fetches.back() < 0) {
      throw KeyError("'" + name + "' is no output of signature '" +
                     this->name() + "'; it has " +
                     quoted_names(this->outputs()));
    }
  }
  // The plan keeps the signature.
  return PreparedCall(std::shared_ptr<const Plan>(
      model_->plan(info(), feeds, fetches).release(),
      [signature = signature_](const Plan* plan) { delete plan; }));
}

PreparedCall Signature::prepare(
    std::initializer_list<std::string> inputs,
    std::initializer_list<std::string> outputs) const {
  return prepare(std::span(inputs.begin(), inputs.size()),
                 std::span(outputs.begin(), outputs.size()));
}

PreparedCall Signature::prepare() const {
  return PreparedCall(
      std::shared_ptr<const Plan>(signature_, signature_->plan.get()));
}

void Signature::warmup() const {
  try {
    std::vector<Tensor> values;
    for (const TensorInfo& input : inputs()) {
      const auto same = std::ranges::find(inputs(), input.tensor_name,
                                          &TensorInfo::tensor_name);
      const auto place = static_cast<size_t>(same - inputs().begin());
      if (place < values.size()) {
        values.push_back(values[place]);
      } else {
        values.push_back(input.default_value ? Tensor(input.default_value)
                                             : zeros_like(input));
      }
    }
    call(std::move(values), {});
  } catch (const errors::OpError&) {  // NOLINT: zeros may be bad values
  }
}

std::ostream& operator<<(std::ostream& stream, const Signature& signature) {
  return stream << signature.str();
}

Signature Signatures::operator[](std::string_view name) const {
  const int index = find(name);
  if (index >= 0) return at(static_cast<size_t>(index));
  std::string known;
  for (const std::string& each : names()) {
    known += (known.empty() ? "'" : ", '") + each + "'";
  }
  throw KeyError("'" + std::string(name) + "' is no signature of the model, " +
                 (known.empty() ? "which has none" : "which has " + known));
}

size_t Signatures::size() const { return model_->signatures.size(); }

std::vector<std::string> Signatures::names() const {
  std::vector<std::string> names;
  for (const ModelSignature& signature : model_->signatures) {
    names.push_back(signature.info.name);
  }
  return names;
}

int Signatures::find(std::string_view name) const {
  for (size_t i = 0; i < size(); ++i) {
    if (model_->signatures[i].info.name == name) return static_cast<int>(i);
  }
  return -1;
}

Signature Signatures::at(size_t index) const {
  return {*model_, std::shared_ptr<const ModelSignature>(
                       model_, &model_->signatures[index])};
}

}  // namespace tfx::saved_model
