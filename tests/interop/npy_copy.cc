// usage: npy_copy FROM TO
//
// Loads every .npy and .npz file of a folder and saves it in another, an
// archive twice: NAME.stored.npz and NAME.deflated.npz.
#include <exception>
#include <filesystem>
#include <iostream>
#include <string>

#include "tfx/core/npy.h"

namespace {

namespace fs = std::filesystem;

void copy_arrays(const fs::path& from, const fs::path& to) {
  const fs::path target = to / from.stem();
  if (from.extension() == ".npy") {
    tfx::np::save(target, tfx::np::load(from));
  } else {
    const auto arrays = tfx::np::load_npz(from);
    tfx::np::savez(target.string() + ".stored", arrays);
    tfx::np::savez_compressed(target.string() + ".deflated", arrays);
  }
}

}  // namespace

int main(int argc, char* argv[]) {
  if (argc != 3) {
    std::cerr << "usage: npy_copy FROM TO\n";
    return 2;
  }
  try {
    for (const auto& entry : fs::directory_iterator(argv[1])) {
      copy_arrays(entry.path(), argv[2]);
    }
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
  return 0;
}
