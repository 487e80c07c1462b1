// The differences between Python's functions and the op definitions.
#ifndef TFX_RAW_OPS_GENERATOR_PYTHON_API_H_
#define TFX_RAW_OPS_GENERATOR_PYTHON_API_H_

#include <string_view>

namespace tfx::generator {

// An argument that has another name in Python.
struct PythonName {
  std::string_view op;
  std::string_view argument;
  std::string_view python;
};

inline constexpr PythonName kPythonNames[] = {
    {"All", "reduction_indices", "axis"},
    {"Any", "reduction_indices", "axis"},
    {"EuclideanNorm", "reduction_indices", "axis"},
    {"ExpandDims", "dim", "axis"},
    {"Max", "reduction_indices", "axis"},
    {"Mean", "reduction_indices", "axis"},
    {"Min", "reduction_indices", "axis"},
    {"Prod", "reduction_indices", "axis"},
    {"Select", "e", "y"},
    {"Select", "t", "x"},
    {"Split", "split_dim", "axis"},
    {"SplitV", "split_dim", "axis"},
    {"Squeeze", "squeeze_dims", "axis"},
    {"Sum", "reduction_indices", "axis"},
    {"Where", "input", "condition"},
};

// An attribute that has another default in Python.
struct PythonDefault {
  std::string_view op;
  std::string_view attr;
  std::string_view cpp_value;
};

inline constexpr PythonDefault kPythonDefaults[] = {
    {"SdcaOptimizer", "adaptative", "true"},
    {"SdcaOptimizerV2", "adaptive", "true"},
};

}  // namespace tfx::generator

#endif  // TFX_RAW_OPS_GENERATOR_PYTHON_API_H_
