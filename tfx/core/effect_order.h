// EffectOrder: in which order the operations of a graph have to run that have
// effects, Python's automatic control dependencies.
//
// Those that use one resource run in the order in which they were added, but
// for reads, which only wait for the last write. Those that use none run after
// each other too.
#ifndef TFX_CORE_EFFECT_ORDER_H_
#define TFX_CORE_EFFECT_ORDER_H_

#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/c/operation.h"

namespace tfx {

class EffectOrder {
 public:
  // The operations after which one has to run that is about to be added.
  std::vector<c::Operation> before(const std::string& op,
                                   std::span<const c::Output> inputs) const;
  void added(c::Operation operation, const std::string& op,
             std::span<const c::Output> inputs);

  // Those that have to run though nothing needs their results.
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
