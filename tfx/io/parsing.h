// tf.io: serialised tf.train.Example and tf.train.SequenceExample messages,
// parsed.
#ifndef TFX_IO_PARSING_H_
#define TFX_IO_PARSING_H_

#include <map>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/io/features.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::io {

struct ParseExampleOptions {
  // What errors call each example.
  TensorOption example_names = {};
  std::string name = {};
};
// A vector of examples: each feature has one more dimension, in front. (To
// batch first and parse then is faster than the other way round.) Throws
// ValueError for features that contradict each other, InvalidArgumentError for
// examples that cannot be parsed, or that lack a feature without a default.
ParsedFeatures parse_example(const TensorLike& serialized,
                             const Features& features,
                             const ParseExampleOptions& options = {});
// A scalar: one example.
ParsedFeatures parse_single_example(const TensorLike& serialized,
                                    const Features& features,
                                    const ParseExampleOptions& options = {});

struct ParseSequenceExampleOptions {
  Features context_features = {};
  Features sequence_features = {};
  TensorOption example_names = {};
  std::string name = {};
};
struct ParsedSequenceExamples {
  ParsedFeatures context;
  ParsedFeatures feature_lists;
  // Of feature lists that are dense: how many values each example has.
  std::map<std::string, Tensor> feature_list_lengths;
};
ParsedSequenceExamples parse_sequence_example(
    const TensorLike& serialized, const ParseSequenceExampleOptions& options);

struct ParseSingleSequenceExampleOptions {
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
