// Writes tfx::raw_ops from the ops of the installed TensorFlow.
//
// usage: generate FAMILIES FOLDER
//
// FAMILIES has a line for each family: its name, a colon, the names of its ops.
// Ops that are not listed go to the family "misc". Writes NAME_ops.h and
// NAME_ops.cc for each family, raw_ops.h, which includes all, and names.txt,
// the names of all functions.

#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tfx/proto/core/framework/op_def.pb.h"
#include "tfx/raw_ops/generator/family_writer.h"
#include "tfx/raw_ops/generator/installed_ops.h"

namespace {

using namespace tfx::generator;

constexpr const char* kOtherOps = "misc";

// Families in the order of the file, and the family of each op.
struct Table {
  std::vector<Family> families;
  std::map<std::string, size_t> family_of;
};

Table read_table(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  Table table;
  std::string line;
  while (std::getline(file, line)) {
    if (line.empty() || line.starts_with('#')) continue;
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (!word.ends_with(':')) {
      throw std::runtime_error(path + ": no family at \"" + line + '"');
    }
    table.families.push_back({word.substr(0, word.size() - 1), {}});
    while (words >> word) table.family_of[word] = table.families.size() - 1;
  }
  table.families.push_back({kOtherOps, {}});
  return table;
}

void write(const std::string& path, const std::string& text) {
  std::ofstream file(path);
  if (!(file << text) || !file.flush()) {
    throw std::runtime_error("cannot write " + path);
  }
}

void generate(const std::string& families, const std::string& folder) {
  Table table = read_table(families);
  std::string names;
  const tfx::proto::OpList ops = installed_ops();
  for (const tfx::proto::OpDef& op : ops.op()) {
    if (!has_function(op)) continue;
    const auto found = table.family_of.find(op.name());
    Family& family = found == table.family_of.end()
                         ? table.families.back()
                         : table.families[found->second];
    family.functions.push_back(make_function(op));
    names += op.name() + "\n";
  }
  std::string all =
      "// Every op of the installed TensorFlow as a function.\n"
      "#ifndef TFX_RAW_OPS_RAW_OPS_H_\n#define TFX_RAW_OPS_RAW_OPS_H_\n\n";
  for (const Family& family : table.families) {
    const std::string file = family.name + "_ops";
    write(folder + "/" + file + ".h", header_text(family));
    write(folder + "/" + file + ".cc", source_text(family));
    all += "#include \"tfx/raw_ops/" + file + ".h\"  // IWYU pragma: export\n";
  }
  write(folder + "/raw_ops.h", all + "\n#endif  // TFX_RAW_OPS_RAW_OPS_H_\n");
  write(folder + "/names.txt", names);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: generate FAMILIES FOLDER\n";
    return 2;
  }
  try {
    generate(argv[1], argv[2]);
  } catch (const std::exception& error) {
    std::cerr << "generate: " << error.what() << '\n';
    return 1;
  }
}
