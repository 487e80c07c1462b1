// EffectOrder: the order in which a graph's operations with effects must run;
// Python's automatic control dependencies.
//
// Operations on the same resource run in the order in which they were added,
// except that reads only wait for the last write. Operations with effects but
// without a resource run one after the other.
#ifndef TFX_CORE_EFFECT_ORDER_H_
#define TFX_CORE_EFFECT_ORDER_H_

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/c/operation.h"

namespace tfx {

class EffectOrder {
 public:
  // The control inputs of an operation that is about to be added.
  std::vector<c::Operation> before(const std::string& op,
                                   std::span<const c::Output> inputs) const;
  void added(c::Operation operation, const std::string& op,
             std::span<const c::Output> inputs);

  // Makes an imported operation run, which brings its own control inputs.
  void require(c::Operation operation) { must_run_.push_back(operation); }

  // Whether an op only reads a variable.
  static bool only_reads(std::string_view op);

  // Operations that must run even if their results are unused.
  const std::vector<c::Operation>& must_run() const { return must_run_; }

 private:
  using Place = std::pair<TF_Operation*, int>;
  struct Uses {
    c::Operation last_write;
    std::vector<c::Operation> reads_since;
  };

  std::map<Place, Uses> resources_;
  c::Operation last_without_resource_;
  std::vector<c::Operation> must_run_;
};

}  // namespace tfx

#endif  // TFX_CORE_EFFECT_ORDER_H_
