#include "tfx/random/generator.h"

#include <algorithm>
#include <mutex>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/random/rng_state_layout.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/random_ops.h"
#include "tfx/trackable/attribute.h"

namespace tfx::random {
namespace {

using tfx::internal::integer;
using tfx::internal::slice_vector;

Algorithm or_default(const std::optional<AlgorithmLike>& alg) {
  return alg ? alg->get() : Algorithm::PHILOX;
}

// As in Python, an empty list is int64 here, unlike elsewhere.
Tensor dims_of(const ShapeLike& shape) {
  const std::vector<int64_t>* numbers = shape.numbers();
  const bool is_empty = numbers != nullptr && numbers->empty();
  return is_empty ? shape.to_tensor(tfx::int64) : shape.to_tensor();
}

class GeneratorNode final : public Trackable {
 public:
  explicit GeneratorNode(const Variable& state)
      : attributes_{{"_state_var", state}} {}
  std::vector<TrackableChild> children(SaveType save_type) const override {
    return attributes_.children(save_type);
  }

 private:
  const Attributes attributes_;
};

struct GlobalGenerator {
  std::mutex mutex;
  std::optional<Generator> generator;
};

// Never destroyed: threads may use it until the process ends.
GlobalGenerator& global() {
  static auto* global = new GlobalGenerator;
  return *global;
}

}  // namespace

Generator::Generator(const Tensor& state, Algorithm algorithm)
    : state_(internal::checked_state(state, algorithm),
             {.trainable = false, .name = "StateVar", .dtype = tfx::int64}),
      algorithm_(algorithm),
      node_(new GeneratorNode(state_)) {}

Generator Generator::from_seed(const TensorLike& seed,
                               const GeneratorAlgOptions& options) {
  const Algorithm algorithm = or_default(options.alg);
  return {internal::state_from_seed(seed, algorithm), algorithm};
}

Generator Generator::from_non_deterministic_state(
    const GeneratorAlgOptions& options) {
  const Algorithm algorithm = or_default(options.alg);
  const ShapeLike shape = {internal::state_size(algorithm)};
  return {raw_ops::NonDeterministicInts(shape.to_tensor()), algorithm};
}

Generator Generator::from_state(const TensorLike& state,
                                const AlgorithmLike& alg) {
  return {cast(state, tfx::int64), alg.get()};
}

Generator Generator::from_key_counter(const TensorLike& key,
                                      const TensorLike& counter,
                                      const AlgorithmLike& alg) {
  const Algorithm algorithm = alg.get();
  return {internal::state_from_key_counter(key, counter, algorithm), algorithm};
}

Generator Generator::copy_from(const Generator& other) {
  return {other.state(), other.algorithm()};
}

Tensor Generator::key() const {
  return tfx::internal::element_of(state(),
                                   internal::state_size(algorithm_) - 1);
}

void Generator::reset(const TensorLike& state) const {
  state_.assign(internal::checked_state(cast(state, tfx::int64), algorithm_));
}

void Generator::reset_from_seed(const TensorLike& seed) const {
  state_.assign(internal::state_from_seed(seed, algorithm_));
}

void Generator::reset_from_key_counter(const TensorLike& key,
                                       const TensorLike& counter) const {
  state_.assign(internal::state_from_key_counter(key, counter, algorithm_));
}

Tensor Generator::skip(const TensorLike& delta) const {
  const auto number = static_cast<int64_t>(algorithm_);
  // Python casts the number here; that adds no operation but uses up a name.
  { const NameScope scope = name_scope("Cast"); }
  return raw_ops::RngReadAndSkip(state_.handle(), integer(number),
                                 cast(delta, tfx::uint64));
}

// The inputs for drawing numbers of `shape`. Advances the state by as many.
internal::KeyCounterAlg Generator::take(const Tensor& shape) const {
  const Tensor axes = Axis().to_tensor(shape);
  const Tensor before = skip(raw_ops::Prod(shape, axes));
  const int64_t end = internal::state_size(algorithm_);
  const Tensor counter =
      raw_ops::Bitcast(slice_vector(before, 0, end - 1), tfx::uint64);
  const Tensor key =
      raw_ops::Bitcast(slice_vector(before, end - 1, end), tfx::uint64);
  return {key, counter, integer(static_cast<int64_t>(algorithm_))};
}

Tensor Generator::normal(const ShapeLike& shape,
                         const GeneratorNormalOptions& options) const {
  const NameScope scope = name_scope(options.name, "stateful_normal");
  const Tensor dims = dims_of(shape);
  const Tensor mean = options.mean.to_tensor(options.dtype);
  const Tensor stddev = options.stddev.to_tensor(options.dtype);
  const auto [key, counter, alg] = take(dims);
  const Tensor rnd = raw_ops::StatelessRandomNormalV2(dims, key, counter, alg,
                                                      {.dtype = options.dtype});
  return internal::scale(rnd, stddev, mean, scope.name());
}

Tensor Generator::truncated_normal(
    const ShapeLike& shape, const GeneratorNormalOptions& options) const {
  const NameScope scope = name_scope(options.name, "truncated_normal");
  const Tensor dims = dims_of(shape);
  const Tensor mean = options.mean.to_tensor(options.dtype);
  const Tensor stddev = options.stddev.to_tensor(options.dtype);
  const auto [key, counter, alg] = take(dims);
  const Tensor rnd = raw_ops::StatelessTruncatedNormalV2(
      dims, key, counter, alg, {.dtype = options.dtype});
  return internal::scale(rnd, stddev, mean, scope.name());
}

Tensor Generator::uniform(const ShapeLike& shape,
                          const GeneratorUniformOptions& options) const {
  const DType dtype = options.dtype;
  if (dtype.is_integer() &&
      options.minval.is_none() != options.maxval.is_none()) {
    throw ValueError("For integer dtype " + dtype.str() +
                     ", minval and maxval must be both `None` or both "
                     "non-`None`; got minval=" +
                     options.minval.str() +
                     " and maxval=" + options.maxval.str());
  }
  if (dtype.is_integer() && options.minval.is_none()) {
    return uniform_full_int(shape, {.dtype = dtype, .name = options.name});
  }
  const NameScope scope = name_scope(options.name, "stateful_uniform");
  const Tensor dims = dims_of(shape);
  const Tensor minval = options.minval.to_tensor(dtype);
  const Tensor maxval =
      (options.maxval.is_none() ? TensorOption(1) : options.maxval)
          .to_tensor(dtype);
  const auto [key, counter, alg] = take(dims);
  if (dtype.is_integer()) {
    return raw_ops::StatelessRandomUniformIntV2(dims, key, counter, alg, minval,
                                                maxval, {.name = scope.name()});
  }
  const Tensor rnd = raw_ops::StatelessRandomUniformV2(dims, key, counter, alg,
                                                       {.dtype = dtype});
  const Tensor width = raw_ops::Sub(maxval, minval, {.name = "sub"});
  return internal::scale(rnd, width, minval, scope.name());
}

Tensor Generator::uniform_full_int(
    const ShapeLike& shape,
    const GeneratorUniformFullIntOptions& options) const {
  const NameScope scope = name_scope(options.name, "stateful_uniform_full_int");
  const Tensor dims = dims_of(shape);
  const auto [key, counter, alg] = take(dims);
  return raw_ops::StatelessRandomUniformFullIntV2(
      dims, key, counter, alg, {.dtype = options.dtype, .name = scope.name()});
}

Tensor Generator::binomial(const ShapeLike& shape, const TensorLike& counts,
                           const TensorLike& probs,
                           const GeneratorBinomialOptions& options) const {
  const NameScope scope = name_scope(options.name, "binomial");
  const Tensor number = integer(static_cast<int64_t>(algorithm_), tfx::int64);
  return raw_ops::StatefulRandomBinomial(
      state_.handle(), number, dims_of(shape), counts.to_tensor(),
      probs.to_tensor(), {.dtype = options.dtype, .name = scope.name()});
}

Tensor Generator::make_seeds(int64_t count) const {
  const Tensor keys = uniform_full_int({count}, {.dtype = tfx::int64});
  const std::vector<int64_t> zeros(
      static_cast<size_t>(std::max<int64_t>(count, 0)), 0);
  return raw_ops::Pack({keys, TensorLike(zeros).to_tensor()},
                       {.name = "stack"});
}

std::vector<Generator> Generator::split(int64_t count) const {
  const Tensor keys = uniform_full_int({count}, {.dtype = tfx::int64});
  std::vector<Generator> generators;
  for (const Tensor& key : raw_ops::Unpack(keys, count)) {
    generators.push_back(
        {internal::state_with_key(key, algorithm_), algorithm_});
  }
  return generators;
}

Tensor create_rng_state(const TensorLike& seed, const AlgorithmLike& alg) {
  return internal::state_from_seed(seed, alg.get());
}

Generator get_global_generator() {
  GlobalGenerator& state = global();
  const std::lock_guard lock(state.mutex);
  if (!state.generator) {
    state.generator = Generator::from_non_deterministic_state();
  }
  return *state.generator;
}

void set_global_generator(const Generator& generator) {
  GlobalGenerator& state = global();
  const std::lock_guard lock(state.mutex);
  state.generator = generator;
}

}  // namespace tfx::random
