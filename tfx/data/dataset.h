// tf.data.Dataset: a pipeline that elements come out of.
//
//   auto dataset = tf::data::Dataset::from_tensor_slices({images, labels});
//   dataset = dataset.map(rotate, {.num_parallel_calls = 2}).shuffle(1000);
//   for (auto [image, label] : dataset.batch(32)) …
//
// An element is a tf::Structure. A structure decomposes into two tensors; other
// forms are named: `for (auto [a, b, c] : dataset.as<3>())`,
// `dataset.as<Batch>()` for a plain struct, `dataset.as<tf::Structure,
// tf::Tensor>()`.
//
// A Dataset is a handle; copies are the same dataset. It may be used from any
// thread. TensorFlow's own operations read, compute and run ahead, on threads
// of its own. Functions of elements are traced once, when they are passed; code
// that is not TensorFlow's is tf::cpp_function in them. Datasets go into and
// out of functions, and are made in them.
#ifndef TFX_DATA_DATASET_H_
#define TFX_DATA_DATASET_H_

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/never_null.h"
#include "tfx/core/parts.h"
#include "tfx/core/shared.h"
#include "tfx/core/structure.h"
#include "tfx/core/structure_like.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/type_spec.h"
#include "tfx/data/dataset_spec.h"
#include "tfx/data/element_call.h"
#include "tfx/data/method_options.h"
#include "tfx/data/options.h"
#include "tfx/ops/options.h"

namespace tfx::data {

namespace internal {
class ElementFunction;
class ElementType;
class NumpyElements;

// The state of reduce() and scan(): numbers become tensors.
struct AsState {
  template <typename T>
  auto operator()(const T& value) const {
    if constexpr (tfx::internal::HasParts<T>) {
      return tfx::internal::Parts<T>::map(value, *this);
    } else if constexpr (std::same_as<T, Structure> || CompositeTensor<T>) {
      return value;
    } else {
      return TensorLike(value).to_tensor();
    }
  }
};
template <typename T>
using StateOf = decltype(AsState()(std::declval<const T&>()));
}  // namespace internal

struct FromGeneratorOptions;
template <typename T>
class ElementIterator;
template <typename T>
class DatasetView;

class Dataset {
 public:
  // ---- Sources ----

  // One element. Throws ValueError if there are no tensors in it.
  static Dataset from_tensors(const StructureLike& tensors,
                              const NameOptions& options = {});
  // An element for each slice along the first dimension, which all tensors have
  // in common.
  static Dataset from_tensor_slices(const StructureLike& tensors,
                                    const NameOptions& options = {});
  // Elements that C++ code makes: see tfx/data/generator.h. The generator is
  // called anew for each iteration.
  template <typename G>
  static Dataset from_generator(G generator,
                                const FromGeneratorOptions& options);
  // Numbers from 0, or `start`, to before `stop`. Templates, so that braces are
  // options.
  static Dataset range(const TensorLike& stop,
                       const RangeOptions& options = {}) {
    return range_of(0, stop, 1, options);
  }
  template <std::convertible_to<TensorLike> Stop>
  static Dataset range(const TensorLike& start, const Stop& stop,
                       const RangeOptions& options = {}) {
    return range_of(start, stop, 1, options);
  }
  template <std::convertible_to<TensorLike> Stop,
            std::convertible_to<TensorLike> Step>
  static Dataset range(const TensorLike& start, const Stop& stop,
                       const Step& step, const RangeOptions& options = {}) {
    return range_of(start, stop, step, options);
  }
  // start, start + step, … without end.
  static Dataset counter(const CounterOptions& options = {});
  // Random int64s without end.
  static Dataset random(const RandomOptions& options = {});
  // The names of files that match one of the patterns, in random order unless
  // shuffle is false. Throws InvalidArgumentError if there are none.
  static Dataset list_files(const TensorLike& file_pattern,
                            const ListFilesOptions& options = {});
  // Tuples of the datasets' elements; ends with the shortest. Also a structure
  // of datasets: zip({{"a", a}, {"b", b}}).
  static Dataset zip(const Structure& datasets,
                     const NameOptions& options = {});
  template <std::same_as<Dataset>... More>
  static Dataset zip(const Dataset& first, const Dataset& second,
                     const More&... more) {
    return zip(Structure::tuple({first, second, more...}));
  }
  // Elements of the datasets, chosen at random or by the indices that
  // `choice_dataset` has.
  static Dataset sample_from_datasets(const std::vector<Dataset>& datasets,
                                      const SampleOptions& options = {});
  static Dataset choose_from_datasets(const std::vector<Dataset>& datasets,
                                      const Dataset& choice_dataset,
                                      const ChooseOptions& options = {});
  // What save() wrote.
  static Dataset load(const std::string& path, const LoadOptions& options = {});

  // A dataset is an element of others; throws TypeError if `element` is none.
  Dataset(const Structure& element)  // NOLINT(google-explicit-constructor)
      : Dataset(element.as<Dataset>()) {}

  // ---- What it is ----

  const StructuredSpec& element_spec() const;
  // The number of elements, INFINITE_CARDINALITY or UNKNOWN_CARDINALITY; an
  // int64.
  Tensor cardinality() const;
  // The same as a number. Throws TypeError if it is infinite or unknown.
  int64_t len() const;
  const Options& options() const;
  // A uint64. Datasets with the same one have the same elements, as long as
  // files stay as they are.
  Tensor fingerprint() const;
  // "<_RangeDataset element_spec=TensorSpec(…)>"
  std::string str() const { return repr(); }
  std::string repr() const;
  friend std::ostream& operator<<(std::ostream& stream, const Dataset& dataset);

  // ---- Iteration ----

  // Throws RuntimeError while a function is traced, where tf::for_(dataset, …)
  // is a loop of its graph.
  ElementIterator<Structure> begin() const;
  std::default_sentinel_t end() const { return {}; }
  // The same elements as C++ values: N tensors, a T, a tuple of several.
  template <size_t N>
  DatasetView<std::array<Tensor, N>> as() const;
  template <typename T>
  DatasetView<T> as() const;
  template <typename First, typename Second, typename... Rest>
  DatasetView<std::tuple<First, Second, Rest...>> as() const;
  // The elements as NumPy arrays.
  internal::NumpyElements as_numpy_iterator() const;
  // The only element. Throws InvalidArgumentError unless there is exactly one.
  Structure get_single_element(const NameOptions& options = {}) const;
  // f(…f(f(initial_state, first), second)…, last); f returns a state.
  template <typename State, typename F>
  internal::StateOf<State> reduce(const State& initial_state, F reduce_func,
                                  const NameOptions& options = {}) const {
    return reduce_elements(internal::AsState()(initial_state),
                           internal::element_call(std::move(reduce_func)),
                           options)
        .template as<internal::StateOf<State>>();
  }

  // ---- Functions of elements ----

  template <typename F>
  Dataset map(F map_func, const MapOptions& options = {}) const {
    return map_elements(internal::element_call(std::move(map_func)), options);
  }
  // The function returns a dataset; all elements of all of these.
  template <typename F>
  Dataset flat_map(F map_func, const NameOptions& options = {}) const {
    return flat_map_elements(internal::element_call(std::move(map_func)),
                             options);
  }
  template <typename F>
  Dataset interleave(F map_func, const InterleaveOptions& options = {}) const {
    return interleave_elements(internal::element_call(std::move(map_func)),
                               options);
  }
  // The function returns a scalar bool.
  template <typename F>
  Dataset filter(F predicate, const NameOptions& options = {}) const {
    return filter_elements(internal::element_call(std::move(predicate)),
                           options);
  }
  template <typename F>
  Dataset take_while(F predicate, const NameOptions& options = {}) const {
    return take_while_elements(internal::element_call(std::move(predicate)),
                               options);
  }
  // scan_func(state, element) returns the next state and an element.
  template <typename State, typename F>
  Dataset scan(const State& initial_state, F scan_func,
               const NameOptions& options = {}) const {
    return scan_elements(internal::AsState()(initial_state),
                         internal::element_call(std::move(scan_func)), options);
  }
  // key_func returns an int64; reduce_func(key, window) a dataset.
  template <typename Key, typename Reduce>
  Dataset group_by_window(Key key_func, Reduce reduce_func,
                          const GroupByWindowOptions& options) const {
    return group_elements(
        internal::element_call<internal::Int64>(std::move(key_func)),
        internal::element_call(std::move(reduce_func)), options);
  }
  // Batches elements of similar length; the function returns an int32 length.
  template <typename Length>
  Dataset bucket_by_sequence_length(
      Length element_length_func, const std::vector<int64_t>& bucket_boundaries,
      const std::vector<int64_t>& bucket_batch_sizes,
      const BucketOptions& options = {}) const {
    return bucket_elements(
        internal::element_call(std::move(element_length_func)),
        bucket_boundaries, bucket_batch_sizes, options);
  }
  // Keeps elements so that classes have the distribution `target_dist`; the
  // function returns an element's class, an int32. Elements are (class,
  // element).
  template <typename F>
  Dataset rejection_resample(
      F class_func, const TensorLike& target_dist,
      const RejectionResampleOptions& options = {}) const {
    return resample_elements(internal::element_call(std::move(class_func)),
                             target_dist, options);
  }
  // What a function of datasets returns.
  template <typename F>
  Dataset apply(const F& transformation_func) const {
    return transformation_func(*this);
  }

  // ---- Transformations ----

  Dataset batch(const TensorLike& batch_size,
                const BatchOptions& options = {}) const;
  Dataset padded_batch(const TensorLike& batch_size,
                       const PaddedBatchOptions& options = {}) const;
  // Tensors of different shapes become ragged ones.
  Dataset ragged_batch(const TensorLike& batch_size,
                       const RaggedBatchOptions& options = {}) const;
  // Vectors of different lengths become sparse tensors of `row_shape`.
  Dataset sparse_batch(const TensorLike& batch_size,
                       const TensorShape& row_shape,
                       const NameOptions& options = {}) const;
  Dataset unbatch(const NameOptions& options = {}) const;
  Dataset rebatch(const TensorLike& batch_size,
                  const RebatchOptions& options = {}) const;
  // Datasets of `size` elements each, as elements.
  Dataset window(const TensorLike& size,
                 const WindowOptions& options = {}) const;
  // Elements in random order, as far as `buffer_size` elements allow.
  Dataset shuffle(const TensorLike& buffer_size,
                  const ShuffleOptions& options = {}) const;
  // -1 times is without end.
  Dataset repeat(const TensorLike& count = -1,
                 const NameOptions& options = {}) const;
  // -1 is all.
  Dataset take(const TensorLike& count, const NameOptions& options = {}) const;
  Dataset skip(const TensorLike& count, const NameOptions& options = {}) const;
  // Every num_shards-th element, from the index-th on.
  Dataset shard(const TensorLike& num_shards, const TensorLike& index,
                const NameOptions& options = {}) const;
  // Computes that many elements ahead; AUTOTUNE.
  Dataset prefetch(const TensorLike& buffer_size,
                   const NameOptions& options = {}) const;
  // Keeps the elements of the first iteration in memory, or in a file.
  Dataset cache(const TensorLike& filename = "",
                const NameOptions& options = {}) const;
  Dataset concatenate(const Dataset& dataset,
                      const NameOptions& options = {}) const;
  // (index, element)
  Dataset enumerate(const EnumerateOptions& options = {}) const;
  Dataset unique(const NameOptions& options = {}) const;
  // Leaves out elements whose computation fails.
  Dataset ignore_errors(const IgnoreErrorsOptions& options = {}) const;
  Dataset snapshot(const std::string& path,
                   const SnapshotOptions& options = {}) const;
  Dataset with_options(const Options& options,
                       const NameOptions& name = {}) const;
  // Writes all elements, for load().
  void save(const std::string& path, const SaveOptions& options = {}) const;

  // ---- For other rooms ----

  // The scalar that TensorFlow's operations take and return.
  const Tensor& variant_tensor() const;
  // The dataset in such a scalar (tf.data.experimental.from_variant).
  static Dataset of_variant(const Tensor& variant,
                            const StructuredSpec& element_spec);

  // A composite tensor (tfx/core/composite_tensor.h).
  std::vector<Tensor> components() const { return {variant_tensor()}; }
  Dataset with_components(std::span<const Tensor> components) const;
  std::vector<TensorShape> component_shapes() const { return {{}}; }
  std::string type_key() const;
  TypeSpec type_spec() const;

 private:
  friend class DatasetFactory;
  struct State;
  explicit Dataset(tfx::internal::Shared<const State> state);

  static Dataset from_started(
      const Callable<
          Callable<std::optional<StructureLike>()>(const Structure&)>& start,
      const FromGeneratorOptions& options);
  static Dataset range_of(const TensorLike& start, const TensorLike& stop,
                          const TensorLike& step, const RangeOptions& options);
  Structure reduce_elements(const Structure& initial_state,
                            const internal::ElementCall& call,
                            const NameOptions& options) const;
  Dataset map_elements(const internal::ElementCall& call,
                       const MapOptions& options) const;
  Dataset flat_map_elements(const internal::ElementCall& call,
                            const NameOptions& options) const;
  Dataset interleave_elements(const internal::ElementCall& call,
                              const InterleaveOptions& options) const;
  Dataset filter_elements(const internal::ElementCall& call,
                          const NameOptions& options) const;
  Dataset take_while_elements(const internal::ElementCall& call,
                              const NameOptions& options) const;
  Dataset scan_elements(const Structure& initial_state,
                        const internal::ElementCall& call,
                        const NameOptions& options) const;
  Dataset group_elements(const internal::ElementCall& key,
                         const internal::ElementCall& reduce,
                         const GroupByWindowOptions& options) const;
  Dataset bucket_elements(const internal::ElementCall& length,
                          const std::vector<int64_t>& boundaries,
                          const std::vector<int64_t>& batch_sizes,
                          const BucketOptions& options) const;
  Dataset resample_elements(const internal::ElementCall& class_of,
                            const TensorLike& target_dist,
                            const RejectionResampleOptions& options) const;

  tfx::internal::NeverNull<tfx::internal::Shared<const State>> state_;
};

// len(dataset)
inline int64_t len(const Dataset& dataset) { return dataset.len(); }

}  // namespace tfx::data

namespace tfx {
using data::len;
}  // namespace tfx

#include "tfx/data/generator.h"  // IWYU pragma: export
#include "tfx/data/iterator.h"   // IWYU pragma: export

#endif  // TFX_DATA_DATASET_H_
