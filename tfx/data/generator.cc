#include "tfx/data/generator.h"

#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/random_seed.h"
#include "tfx/data/dataset.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/data/element_function.h"
#include "tfx/data/element_type.h"
#include "tfx/function/cpp_function.h"
#include "tfx/raw_ops/dataset_ops.h"

namespace tfx::data {

using internal::ElementFunction;
using internal::ElementType;
using internal::NextElement;
using internal::StartGenerator;

std::optional<StructureLike> Generator::next() {
  if (coroutine_ == nullptr || coroutine_.done()) return std::nullopt;
  coroutine_.resume();
  promise_type& promise = coroutine_.promise();
  if (promise.error_) {
    std::rethrow_exception(std::exchange(promise.error_, nullptr));
  }
  if (coroutine_.done()) return std::nullopt;
  return std::move(promise.element_);
}

namespace {

// The iterations that are under way, by number. TensorFlow begins, goes on with
// and ends them on threads of its own.
class Iterations {
 public:
  int64_t begin(NextElement next) {
    const std::lock_guard lock(mutex_);
    running_.emplace(++last_, std::move(next));
    return last_;
  }
  std::optional<StructureLike> next(int64_t number) { return find(number)(); }
  void end(int64_t number) {
    NextElement ended;  // destroyed without the lock
    const std::lock_guard lock(mutex_);
    const auto found = running_.find(number);
    if (found == running_.end()) return;
    ended = std::move(found->second);
    running_.erase(found);
  }

 private:
  NextElement find(int64_t number) {
    const std::lock_guard lock(mutex_);
    return running_.at(number);
  }

  std::mutex mutex_;
  std::map<int64_t, NextElement> running_;
  int64_t last_ = 0;
};

StructuredSpec spec_of_options(const FromGeneratorOptions& options) {
  if (!options.output_signature.is_none()) {
    if (!options.output_types.is_none()) {
      throw TypeError(
          "The `output_types` argument can not be used together with the "
          "`output_signature` argument.");
    }
    if (!options.output_shapes.is_none()) {
      throw TypeError(
          "The `output_shapes` argument can not be used together with the "
          "`output_signature` argument.");
    }
    return options.output_signature;
  }
  if (options.output_types.is_none()) {
    throw TypeError(
        "To specify the output signature you need to provide either the "
        "`output_signature` argument or the `output_types` argument.");
  }
  if (options.output_shapes.is_none()) return options.output_types;
  std::vector<TypeSpec> leaves = internal::leaf_specs(options.output_types);
  const std::vector<TensorShape>& shapes = options.output_shapes.shapes();
  if (leaves.size() != shapes.size()) {
    throw ValueError("`output_types` has " + std::to_string(leaves.size()) +
                     " components, but `output_shapes` has " +
                     std::to_string(shapes.size()));
  }
  for (size_t i = 0; i < leaves.size(); ++i) {
    leaves[i] = TensorSpec(shapes[i], leaves[i].component_specs()[0].dtype());
  }
  return internal::with_leaf_specs(options.output_types, leaves);
}

[[noreturn]] void throw_other_structure(const StructuredSpec& spec,
                                        const StructureLike& value) {
  throw TypeError(
      "`generator` yielded an element that did not match the expected "
      "structure. The expected structure was " +
      spec.repr() + ", but the yielded element was " + value.repr() + ".");
}

Tensor yielded_tensor(const StructureLike& value, const TensorSpec& spec) {
  Tensor tensor;
  try {
    tensor = value.to_tensor(spec.dtype());
  } catch (const std::invalid_argument&) {  // TypeError, ValueError
  }
  if (!tensor.has_value() || tensor.dtype() != spec.dtype()) {
    throw TypeError(
        "`generator` yielded an element that could not be converted to the "
        "expected type. The expected type was " +
        spec.dtype().name() + ", but the yielded element was " + value.repr() +
        ".");
  }
  if (!spec.shape().is_compatible_with(tensor.shape())) {
    throw TypeError("`generator` yielded an element of shape " +
                    tensor.shape().str() + " where an element of shape " +
                    spec.shape().str() + " was expected.");
  }
  return tensor;
}

// A yielded value as an element of the type.
Structure as_element(const StructureLike& value, const StructuredSpec& spec) {
  if (spec.is_leaf()) {
    if (spec.is_none()) return {};
    if (!spec.is_tensor()) return value.to_structure();
    return yielded_tensor(value, spec.spec());
  }
  if (value.is_leaf() || value.size() != spec.size() ||
      value.is_dict() != spec.is_dict() ||
      (spec.is_dict() && value.keys() != spec.keys())) {
    throw_other_structure(spec, value);
  }
  std::vector<Structure> children;
  for (size_t i = 0; i < spec.size(); ++i) {
    children.push_back(as_element(value.children()[i], spec.children()[i]));
  }
  if (!spec.is_dict()) return Structure::tuple(std::move(children));
  std::vector<Structure::Item> items;
  for (const size_t i : spec.keys_as_written()) {
    items.emplace_back(spec.keys()[i], std::move(children[i]));
  }
  return Structure::dict(std::move(items));
}

std::vector<Tensor> tensors_of_args(const StructureLike& args) {
  std::vector<Tensor> tensors;
  if (args.is_none()) return tensors;
  if (args.is_leaf()) return {args.to_tensor({})};
  for (const StructureLike& arg : args) tensors.push_back(arg.to_tensor({}));
  return tensors;
}

ElementFunction function_of_number(const char* method,
                                   const internal::ElementCall& call) {
  return {call, TensorSpec({}, int64), method};
}

}  // namespace

Dataset Dataset::from_started(const StartGenerator& start,
                              const FromGeneratorOptions& options) {
  const auto type =
      std::make_shared<const ElementType>(spec_of_options(options));
  const std::vector<Tensor> args = tensors_of_args(options.args);
  const auto iterations = std::make_shared<Iterations>();

  const ElementFunction init(
      [=](const Structure&) -> Structure {
        return cpp_function(
            [=](const std::vector<Tensor>& given) {
              const int64_t number = iterations->begin(
                  start(Structure::tuple({given.begin(), given.end()})));
              return TensorLike(number).to_tensor();
            },
            args, int64);
      },
      StructuredSpec(), "from_generator");
  const ElementFunction next =
      function_of_number("from_generator", [=](const Structure& number) {
        const std::vector<Tensor> tensors = cpp_function(
            [=](const Tensor& of) {
              const auto element = iterations->next(of.item<int64_t>());
              if (!element) throw errors::OutOfRangeError("End of sequence");
              return type->to_tensors(as_element(*element, type->spec()));
            },
            {number.tensor()}, type->dtypes());
        for (size_t i = 0; i < tensors.size(); ++i) {
          tensors[i].set_shape(type->shapes()[i]);
        }
        return type->from_tensors(tensors);
      });
  const ElementFunction finalize = function_of_number(
      "from_generator", [=](const Structure& number) -> Structure {
        return cpp_function(
            [=](const Tensor& of) {
              iterations->end(of.item<int64_t>());
              return of;
            },
            {number.tensor()}, int64);
      });
  return DatasetFactory::make(
      "_FlatMapDataset", type->spec(),
      {.owners = {init.owner(), next.owner(), finalize.owner()}},
      [&](const ElementType& of) {
        return raw_ops::GeneratorDataset(
            init.captured(), next.captured(), finalize.captured(), init.name(),
            next.name(), finalize.name(), of.dtypes(), of.shapes(),
            {.metadata = internal::metadata(options.name)});
      });
}

}  // namespace tfx::data
