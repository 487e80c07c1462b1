// SpareBlock: memory for objects that mostly die before the next one is made,
// as the results of operations do.
//
// Each thread keeps the block that it freed last. For a tensor that saves the
// fifth of its cost over a bare handle that malloc and free are.
#ifndef TFX_CORE_SPARE_BLOCK_H_
#define TFX_CORE_SPARE_BLOCK_H_

#include <cstddef>
#include <new>
#include <utility>

namespace tfx {

// Blocks of T's size, for T's operators new and delete.
template <typename T>
class SpareBlock {
 public:
  static void* take() {
    void* const block = std::exchange(spare_.block, nullptr);
    return block != nullptr ? block : ::operator new(sizeof(T));
  }

  static void give_back(void* block) noexcept {
    if (spare_.block != nullptr || !may_keep()) {
      ::operator delete(block);
      return;
    }
    spare_.block = block;
  }

 private:
  enum class Stage { kNew, kInUse, kGone };
  // Plain, so that looking at it costs nothing.
  struct Spare {
    void* block = nullptr;
    Stage stage = Stage::kNew;
  };
  // Frees the block when the thread ends; objects may die even later.
  struct Cleaner {
    ~Cleaner() {
      ::operator delete(std::exchange(spare_.block, nullptr));
      spare_.stage = Stage::kGone;
    }
    void start() { spare_.stage = Stage::kInUse; }
  };

  static bool may_keep() {
#ifdef __SANITIZE_ADDRESS__
    return false;  // What is used after its end is to be found.
#endif
    if (spare_.stage == Stage::kNew) {
      thread_local Cleaner cleaner;
      cleaner.start();
    }
    return spare_.stage == Stage::kInUse;
  }

  static constinit thread_local Spare spare_;
};

template <typename T>
constinit thread_local typename SpareBlock<T>::Spare SpareBlock<T>::spare_ = {};

}  // namespace tfx

#endif  // TFX_CORE_SPARE_BLOCK_H_
