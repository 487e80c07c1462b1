// tf.io: parses serialised tf.train.Example and tf.train.SequenceExample
// messages.
#ifndef TFX_IO_PARSING_H_
#define TFX_IO_PARSING_H_

#include <map>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/io/features.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::io {

struct ParseExampleOptions {
  ByName by_name{};
  // Names for the examples in error texts.
  TensorOption example_names = {};
  std::string name = {};
};
// Parses a vector of examples; each feature gets a leading batch dimension.
// (Batching before parsing is faster than the reverse.) Throws ValueError for
// conflicting features, and InvalidArgumentError for examples that cannot be
// parsed or lack a feature without a default.
ParsedFeatures parse_example(const TensorLike& serialized,
                             const Features& features,
                             const ParseExampleOptions& options = {});
// Parses one example, a scalar.
ParsedFeatures parse_single_example(const TensorLike& serialized,
                                    const Features& features,
                                    const ParseExampleOptions& options = {});

struct ParseSequenceExampleOptions {
  ByName by_name{};
  Features context_features = {};
  Features sequence_features = {};
  TensorOption example_names = {};
  std::string name = {};
};
struct ParsedSequenceExamples {
  ParsedFeatures context;
  ParsedFeatures feature_lists;
  // For dense feature lists: the number of values in each example.
  std::map<std::string, Tensor> feature_list_lengths;
};
ParsedSequenceExamples parse_sequence_example(
    const TensorLike& serialized, const ParseSequenceExampleOptions& options);

struct ParseSingleSequenceExampleOptions {
  ByName by_name{};
  Features context_features = {};
  Features sequence_features = {};
  TensorOption example_name = {};
  std::string name = {};
};
struct ParsedSequenceExample {
  ParsedFeatures context;
  ParsedFeatures feature_lists;
};
ParsedSequenceExample parse_single_sequence_example(
    const TensorLike& serialized,
    const ParseSingleSequenceExampleOptions& options);

}  // namespace tfx::io

#endif  // TFX_IO_PARSING_H_
