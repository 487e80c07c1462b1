// Shapes for the components of an element: an argument of padded_batch().
#ifndef TFX_DATA_STRUCTURED_SHAPES_H_
#define TFX_DATA_STRUCTURED_SHAPES_H_

#include <concepts>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/tensor_shape.h"

namespace tfx::data {

// One for all components, or a tuple or dict: {tf::TensorShape({}),
// tf::TensorShape({tf::kNone})}. Plain braces are no shapes here: {{2}, {}}
// could mean one shape or two.
class StructuredShapes {
 public:
  struct Item {
    template <std::convertible_to<std::string> Name>
    Item(const Name& name, StructuredShapes value);

    std::string key;
    std::vector<TensorShape> shapes;
  };

  StructuredShapes() = default;  // None
  template <std::same_as<TensorShape> T>
  StructuredShapes(T shape)  // NOLINT: a structure of one
      : shapes_({std::move(shape)}), is_single_(true) {}
  StructuredShapes(std::initializer_list<StructuredShapes> tuple) {  // NOLINT
    for (const StructuredShapes& each : tuple) append(each.shapes_);
  }
  StructuredShapes(std::initializer_list<Item> dict);  // NOLINT

  bool is_none() const { return shapes_.empty(); }
  // Whether it is one shape, for all components.
  bool is_single() const { return is_single_; }
  // In the order of tf.nest.
  const std::vector<TensorShape>& shapes() const { return shapes_; }

 private:
  void append(const std::vector<TensorShape>& shapes) {
    shapes_.insert(shapes_.end(), shapes.begin(), shapes.end());
  }

  std::vector<TensorShape> shapes_;
  bool is_single_ = false;
};

template <std::convertible_to<std::string> Name>
StructuredShapes::Item::Item(const Name& name, StructuredShapes value)
    : key(name), shapes(std::move(value.shapes_)) {}

}  // namespace tfx::data

#endif  // TFX_DATA_STRUCTURED_SHAPES_H_
