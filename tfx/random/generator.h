// tf.random.Generator: a random number generator with its own state.
//
//   auto g = tf::random::Generator::from_seed(1234);
//   auto x = g.normal({2, 3});
//
// The numbers and the states are the same as Python's. A Generator is a handle:
// copies share the state. Thread-safe: each call advances the state atomically.
#ifndef TFX_RANDOM_GENERATOR_H_
#define TFX_RANDOM_GENERATOR_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/shared.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/random/random_ops_util.h"
#include "tfx/variables/variable.h"

namespace tfx::random {

struct GeneratorAlgOptions {
  ByName by_name{};
  // "philox" by default.
  std::optional<AlgorithmLike> alg = std::nullopt;
};

struct GeneratorNormalOptions {
  ByName by_name{};
  TensorOption mean = 0.0;
  TensorOption stddev = 1.0;
  DType dtype = tfx::float32;
  std::string name = {};
};

struct GeneratorUniformOptions {
  ByName by_name{};
  // If minval and maxval are both None: the full range of an integer dtype.
  TensorOption minval = 0;
  TensorOption maxval = std::nullopt;
  DType dtype = tfx::float32;
  std::string name = {};
};

struct GeneratorUniformFullIntOptions {
  ByName by_name{};
  DType dtype = tfx::uint64;
  std::string name = {};
};

struct GeneratorBinomialOptions {
  ByName by_name{};
  DType dtype = tfx::int32;
  std::string name = {};
};

class Generator {
 public:
  // `seed` is an integer, or a vector of them.
  static Generator from_seed(const TensorLike& seed,
                             const GeneratorAlgOptions& options = {});
  static Generator from_non_deterministic_state(
      const GeneratorAlgOptions& options = {});
  // Throws ValueError if the state's length does not match the algorithm.
  static Generator from_state(const TensorLike& state,
                              const AlgorithmLike& alg);
  static Generator from_key_counter(const TensorLike& key,
                                    const TensorLike& counter,
                                    const AlgorithmLike& alg);
  // A new generator that starts from the current state of `other`:
  // Generator(copy_from=other) in Python.
  static Generator copy_from(const Generator& other);

  // A vector whose layout depends on the algorithm.
  const Variable& state() const& { return state_; }
  Variable state() && { return std::move(state_); }
  Algorithm algorithm() const { return algorithm_; }
  // As an attribute of modules and checkpoints it has its state.
  tfx::internal::Shared<Trackable> trackable() const { return node_; }
  // The part of the state that drawing leaves unchanged, a scalar.
  Tensor key() const;

  void reset(const TensorLike& state) const;
  void reset_from_seed(const TensorLike& seed) const;
  void reset_from_key_counter(const TensorLike& key,
                              const TensorLike& counter) const;
  // Advances the state by `delta` numbers of 64 bits; returns the old state.
  Tensor skip(const TensorLike& delta) const;

  Tensor normal(const ShapeLike& shape,
                const GeneratorNormalOptions& options = {}) const;
  Tensor truncated_normal(const ShapeLike& shape,
                          const GeneratorNormalOptions& options = {}) const;
  Tensor uniform(const ShapeLike& shape,
                 const GeneratorUniformOptions& options = {}) const;
  Tensor uniform_full_int(
      const ShapeLike& shape,
      const GeneratorUniformFullIntOptions& options = {}) const;
  Tensor binomial(const ShapeLike& shape, const TensorLike& counts,
                  const TensorLike& probs,
                  const GeneratorBinomialOptions& options = {}) const;

  // Seeds for the stateless functions, a column each: shape [2, count].
  Tensor make_seeds(int64_t count = 1) const;
  // Generators that are independent of this one and of each other.
  std::vector<Generator> split(int64_t count = 1) const;

 private:
  Generator(const Tensor& state, Algorithm algorithm);
  internal::KeyCounterAlg take(const Tensor& shape) const;

  Variable state_;
  Algorithm algorithm_;
  tfx::internal::Shared<Trackable> node_;
};

// The state that Generator::from_seed starts with.
Tensor create_rng_state(const TensorLike& seed, const AlgorithmLike& alg);

// The generator of the process. Its initial state is not deterministic unless
// one was set.
Generator get_global_generator();
void set_global_generator(const Generator& generator);

namespace experimental {
using random::create_rng_state;
using random::Generator;
using random::get_global_generator;
using random::set_global_generator;
}  // namespace experimental
}  // namespace tfx::random

#endif  // TFX_RANDOM_GENERATOR_H_
