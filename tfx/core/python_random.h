// Python's random.Random, seeded with an integer: the functions that TensorFlow
// uses, with the same numbers for the same seed.
#ifndef TFX_CORE_PYTHON_RANDOM_H_
#define TFX_CORE_PYTHON_RANDOM_H_

#include <cstdint>
#include <random>

namespace tfx {

class PythonRandom {
 public:
  explicit PythonRandom(int64_t seed);

  // random.getrandbits(bits), of 1 to 32 bits.
  uint32_t getrandbits(int bits);
  // random.randint(low, high): one of low … high. The range is less than 2**32.
  int64_t randint(int64_t low, int64_t high);

 private:
  std::mt19937 twister_;
};

}  // namespace tfx

#endif  // TFX_CORE_PYTHON_RANDOM_H_
