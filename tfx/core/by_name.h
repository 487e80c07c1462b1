// ByName: the first field of options, which nobody can write.
//
// Options are filled by name, as Python's keyword arguments: {.keepdims =
// true}. C++ would fill them by position as well, so that tf::reduce_sum(x, {0,
// 1}) meant axis 0 and keepdims. This field does not convert from anything, not
// even from {}; so such a call does not compile, and designators skip it.
#ifndef TFX_CORE_BY_NAME_H_
#define TFX_CORE_BY_NAME_H_

namespace tfx {

struct ByName {
  explicit ByName() = default;
};

}  // namespace tfx

#endif  // TFX_CORE_BY_NAME_H_
