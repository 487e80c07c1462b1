#include "tfx/train/example.h"

#include "tfx/train/codec.h"

namespace tfx::train {

std::string Example::SerializeToString() const {
  return internal::serialize(*this);
}
std::string SequenceExample::SerializeToString() const {
  return internal::serialize(*this);
}

}  // namespace tfx::train
