// Cases of gradients, as tools/golden/gradients.py writes them; it tells the
// form of the files.
#ifndef TESTS_AUTODIFF_GRADIENT_CASE_H_
#define TESTS_AUTODIFF_GRADIENT_CASE_H_

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/attr_map.h"

namespace tfx {

// A value that goes in: a tensor, or a variable's first value.
struct CaseInput {
  c::Tensor value;
  bool is_variable;
};

// An op, called on values by their numbers.
struct CaseOp {
  struct Argument {
    std::vector<size_t> values;
    bool is_list;
  };
  std::string name;
  std::vector<Argument> arguments;
  std::vector<std::pair<std::string, OwnedAttr>> attrs;
};

// What a derivative is: nothing if there is no value.
struct ExpectedGradient {
  std::optional<c::Tensor> value;
  std::optional<c::Tensor> indices;  // of slices
};

struct CaseTarget {
  size_t value;
  c::Tensor output_gradient;
};

struct GradientCase {
  // The name, and the types and shapes of the inputs.
  std::string description() const;

  std::string name;
  // The first values; the outputs of ops are the next.
  std::vector<CaseInput> inputs;
  std::vector<CaseOp> ops;
  std::vector<CaseTarget> targets;
  std::vector<size_t> sources;  // inputs
  std::vector<ExpectedGradient> first;
  std::vector<c::Tensor> weights;
  std::vector<ExpectedGradient> second;
  std::optional<double> ulps;
  // The tolerance of finite differences, if they are to be compared.
  std::optional<double> differences;
  // The ways of tests/function/traced_call.h in which Python fails.
  std::set<std::string> untraced;
  // Those in which some first gradients are slices that are none eagerly, or
  // the other way round.
  std::set<std::string> other_forms;
};

// The families that there are, and the cases of one. Throw std::runtime_error
// for what they cannot read.
std::vector<std::string> gradient_families();
std::vector<GradientCase> read_gradient_cases(const std::string& family);

}  // namespace tfx

#endif  // TESTS_AUTODIFF_GRADIENT_CASE_H_
