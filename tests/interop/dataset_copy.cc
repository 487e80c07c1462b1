// usage: dataset_copy FROM TO [COMPRESSION]
//
// Loads every saved dataset of a folder and saves it in another.
#include <exception>
#include <filesystem>
#include <iostream>
#include <string>

#include "tfx/data/dataset.h"

int main(int argc, char* argv[]) {
  if (argc < 3 || argc > 4) {
    std::cerr << "usage: dataset_copy FROM TO [COMPRESSION]\n";
    return 2;
  }
  const std::string compression = argc == 4 ? argv[3] : "";
  try {
    for (const auto& entry : std::filesystem::directory_iterator(argv[1])) {
      const auto dataset = tfx::data::Dataset::load(
          entry.path().string(), {.compression = compression});
      const auto to = std::filesystem::path(argv[2]) / entry.path().filename();
      dataset.save(to.string(), {.compression = compression});
    }
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
  return 0;
}
