// tf.train.Example and SequenceExample: what TFRecord files usually hold.
//
//   auto example = tf::train::Example{
//       .features = tf::train::Features{.feature = feature}};
//   writer.write(example.SerializeToString());
//
// Values as those of tfx/train/feature.h, with the same functions.
#ifndef TFX_TRAIN_EXAMPLE_H_
#define TFX_TRAIN_EXAMPLE_H_

#include <iosfwd>
#include <string>
#include <string_view>

#include "tfx/train/feature.h"

namespace tfx::train {

struct Example {
  Submessage<Features> features = {};

  std::string SerializeToString() const;
  static Example FromString(std::string_view serialized);
  bool operator==(const Example&) const = default;
  friend std::ostream& operator<<(std::ostream& stream, const Example& example);
};

struct SequenceExample {
  Submessage<Features> context = {};
  Submessage<FeatureLists> feature_lists = {};

  std::string SerializeToString() const;
  static SequenceExample FromString(std::string_view serialized);
  bool operator==(const SequenceExample&) const = default;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const SequenceExample& example);
};

}  // namespace tfx::train

#endif  // TFX_TRAIN_EXAMPLE_H_
