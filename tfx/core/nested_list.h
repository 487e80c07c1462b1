// NestedList: the result of array.tolist() and rt.to_list(): a number, a
// string, or nested lists of these.
#ifndef TFX_CORE_NESTED_LIST_H_
#define TFX_CORE_NESTED_LIST_H_

#include <iosfwd>
#include <string>
#include <utility>

#include "tfx/core/literal.h"

namespace tfx {

namespace np {
class NDArray;
}  // namespace np

// Numbers are converted as in Python: floats become doubles.
class NestedList {
 public:
  explicit NestedList(Literal value) : value_(std::move(value)) {}

  const Literal& literal() const { return value_; }
  // Those of an array.
  static NestedList of(const np::NDArray& array);

  operator Literal() const { return value_; }  // NOLINT: is one, printed so

  // As Python prints it: "[[1, 2], [], [b'a']]".
  std::string str() const;
  std::string repr() const { return str(); }
  friend std::ostream& operator<<(std::ostream& stream, const NestedList& list);

 private:
  Literal value_;
};

}  // namespace tfx

#endif  // TFX_CORE_NESTED_LIST_H_
