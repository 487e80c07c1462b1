#include "tfx/saved_model/load_errors.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "tfx/c/checkpoint_reader.h"
#include "tfx/c/file_system.h"
#include "tfx/core/errors.h"

namespace tfx::saved_model {
namespace {

constexpr std::string_view kVariables = "variables/variables";

std::string data_files(const std::string& directory) {
  std::vector<std::string> names = c::list_directory(directory + "/variables");
  std::ranges::sort(names);
  std::string files;
  for (const std::string& name : names) {
    if (!name.starts_with("variables.data-")) continue;
    files += (files.empty() ? "" : ", ") + directory + "/variables/" + name;
  }
  return files;
}

// The file of the model's variables that cannot be read; or several, if it is
// one of them. Empty if all can be read, or there are none.
std::string damaged_file(const std::string& directory) {
  const std::string prefix = directory + "/" + std::string(kVariables);
  if (!c::file_exists(prefix + ".index")) return "";
  try {
    const c::CheckpointReader reader(prefix);
    try {
      for (const std::string& name : reader.names()) reader.tensor(name);
    } catch (const errors::OpError&) {
      return data_files(directory);
    }
  } catch (const errors::OpError&) {
    return prefix + ".index";
  }
  return "";
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string advice(const std::string& message) {
  return contains(message, "Op type not registered")
             ? "\n\t [[If a library has the op, load that first: "
               "tf::load_op_library(\"path/to/library.so\")]]"
             : "";
}

}  // namespace

void rethrow_for_model(const std::string& directory) {
  try {
    throw;
  } catch (const errors::OpError& error) {
    const std::string message = error.message();
    std::string file;
    if (!contains(message, "Op type not registered") &&
        !contains(message, kVariables)) {
      file = damaged_file(directory);
    }
    errors::throw_error(error.code(),
                        (file.empty() ? "" : "cannot read " + file + ": ") +
                            message + advice(message) +
                            "\n\t [[while loading the SavedModel in " +
                            directory + "]]",
                        error.payloads());
  }
}

void rethrow_for_graph(const std::string& path) {
  try {
    throw;
  } catch (const errors::OpError& error) {
    if (error.message() == kInvalidGraph) {
      throw errors::DataLossError((path.empty() ? "the graph" : path) +
                                  " is damaged, or no GraphDef");
    }
    errors::throw_error(
        error.code(),
        error.message() + advice(error.message()) +
            (path.empty() ? "" : "\n\t [[while loading " + path + "]]"),
        error.payloads());
  }
}

void check_checkpoint(const std::string& prefix) {
  if (c::file_exists(prefix + ".index")) return;
  throw errors::NotFoundError(
      "the SavedModel is incomplete: its variables are missing, there is no " +
      prefix + ".index");
}

}  // namespace tfx::saved_model
