// tf.train.Feature and what it is made of and belongs to: plain values with the
// messages' fields.
//
//   tf::train::Feature label{
//       .int64_list = tf::train::Int64List{.value = {labels[i]}}};
//   label.int64_list.value[0]
//
// Each has what all messages have in Python: SerializeToString(), FromString(),
// equality, and protobuf's text format by <<. In a map, entries are written in
// the order of their keys. FromString() throws ValueError for bytes that are no
// such message; it drops fields that the message does not have. Keys are UTF-8:
// SerializeToString() throws ValueError for others.
#ifndef TFX_TRAIN_FEATURE_H_
#define TFX_TRAIN_FEATURE_H_

#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/train/values.h"

namespace tfx::train {

struct BytesList {
  Values<std::string> value = {};

  std::string SerializeToString() const;
  static BytesList FromString(std::string_view serialized);
  bool operator==(const BytesList&) const = default;
  friend std::ostream& operator<<(std::ostream& stream, const BytesList& list);
};

struct FloatList {
  Values<float> value = {};

  std::string SerializeToString() const;
  static FloatList FromString(std::string_view serialized);
  bool operator==(const FloatList&) const = default;
  friend std::ostream& operator<<(std::ostream& stream, const FloatList& list);
};

struct Int64List {
  Values<int64_t> value = {};

  std::string SerializeToString() const;
  static Int64List FromString(std::string_view serialized);
  bool operator==(const Int64List&) const = default;
  friend std::ostream& operator<<(std::ostream& stream, const Int64List& list);
};

// A message in a field of another. It is set once it has been assigned or holds
// anything; an empty message that was assigned is set as well.
template <typename Message>
class Submessage : public Message {
 public:
  Submessage() = default;
  Submessage(Message message)  // NOLINT(google-explicit-constructor)
      : Message(std::move(message)), is_assigned_(true) {}

  bool is_set() const { return is_assigned_ || message() != Message(); }
  void clear() { *this = Submessage(); }

  friend bool operator==(const Submessage& a, const Submessage& b) {
    return a.is_set() == b.is_set() && a.message() == b.message();
  }

 private:
  const Message& message() const { return *this; }

  bool is_assigned_ = false;
};

// One of the three lists, or none. If several are set, the last one counts.
struct Feature {
  Submessage<BytesList> bytes_list = {};
  Submessage<FloatList> float_list = {};
  Submessage<Int64List> int64_list = {};

  // feature.WhichOneof("kind") in Python: the name of the list, if there is
  // one.
  std::optional<std::string_view> kind() const;

  std::string SerializeToString() const;
  static Feature FromString(std::string_view serialized);
  // Compares the lists that count.
  friend bool operator==(const Feature& a, const Feature& b);
  friend std::ostream& operator<<(std::ostream& stream, const Feature& feature);
};

struct Features {
  std::map<std::string, Feature> feature = {};

  std::string SerializeToString() const;
  static Features FromString(std::string_view serialized);
  bool operator==(const Features&) const = default;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const Features& features);
};

struct FeatureList {
  std::vector<Feature> feature = {};

  std::string SerializeToString() const;
  static FeatureList FromString(std::string_view serialized);
  bool operator==(const FeatureList&) const = default;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const FeatureList& list);
};

struct FeatureLists {
  std::map<std::string, FeatureList> feature_list = {};

  std::string SerializeToString() const;
  static FeatureLists FromString(std::string_view serialized);
  bool operator==(const FeatureLists&) const = default;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const FeatureLists& lists);
};

}  // namespace tfx::train

#endif  // TFX_TRAIN_FEATURE_H_
