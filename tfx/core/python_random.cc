#include "tfx/core/python_random.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

namespace tfx {
namespace {

// Fills the Mersenne twister's state as its authors' init_by_array does, which
// Python uses and the standard library has not. The key is the seed's
// magnitude, in words of 32 bits.
class InitByArray {
 public:
  using result_type = uint32_t;

  explicit InitByArray(int64_t seed) {
    const auto bits = static_cast<uint64_t>(seed);
    const uint64_t magnitude = seed < 0 ? 0 - bits : bits;
    key_.push_back(static_cast<uint32_t>(magnitude));
    const auto high = static_cast<uint32_t>(magnitude >> 32);
    if (high != 0) key_.push_back(high);
  }

  template <typename Iterator>
  void generate(Iterator begin, Iterator end) const {
    const auto size = static_cast<size_t>(end - begin);
    std::vector<uint32_t> state(size);
    fill(state);
    std::copy(state.begin(), state.end(), begin);
  }

 private:
  // What a word gets from its neighbour.
  static uint32_t mix(uint32_t neighbour, uint32_t factor) {
    return (neighbour ^ (neighbour >> 30)) * factor;
  }

  void fill(std::vector<uint32_t>& state) const {
    const size_t size = state.size();
    state[0] = 19650218;
    for (size_t i = 1; i < size; ++i) {
      state[i] = mix(state[i - 1], 1812433253) + static_cast<uint32_t>(i);
    }
    size_t i = 1;
    const auto advance = [&] {
      if (++i < size) return;
      state[0] = state[size - 1];
      i = 1;
    };
    for (size_t step = 0; step < std::max(size, key_.size()); ++step) {
      const size_t j = step % key_.size();
      state[i] = (state[i] ^ mix(state[i - 1], 1664525)) + key_[j] +
                 static_cast<uint32_t>(j);
      advance();
    }
    for (size_t step = 1; step < size; ++step) {
      state[i] =
          (state[i] ^ mix(state[i - 1], 1566083941)) - static_cast<uint32_t>(i);
      advance();
    }
    state[0] = 0x80000000;
  }

  std::vector<uint32_t> key_;
};

std::mt19937 seeded(int64_t seed) {
  InitByArray sequence(seed);
  return std::mt19937(sequence);
}

}  // namespace

PythonRandom::PythonRandom(int64_t seed) : twister_(seeded(seed)) {}

uint32_t PythonRandom::getrandbits(int bits) {
  return static_cast<uint32_t>(twister_()) >> (32 - bits);
}

int64_t PythonRandom::randint(int64_t low, int64_t high) {
  const auto width = static_cast<uint64_t>(high - low) + 1;
  const auto bits = static_cast<int>(std::bit_width(width));
  uint32_t drawn = getrandbits(bits);
  while (drawn >= width) drawn = getrandbits(bits);
  return low + drawn;
}

}  // namespace tfx
