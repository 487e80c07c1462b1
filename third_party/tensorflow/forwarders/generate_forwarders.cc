// Reads TensorFlow's C headers and writes a C++ source that defines every
// function declared there, each as a jump through a slot.
//
//   generate_forwarders OUTPUT HEADER...
//
// A slot first points to a function that loads libtensorflow, which fills all
// slots, and then calls the real function; later calls cost one indirect jump.
// The forwarders are hidden (in assembler, because the headers force default
// visibility): nothing outside the program or library that contains them may
// bind to them, least of all TensorFlow itself.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Function {
  std::string result;
  std::string name;
  std::string parameters;  // as declared, every parameter with a name
  std::string arguments;
};

[[noreturn]] void fail(const std::string& message) {
  std::cerr << "generate_forwarders: " << message << "\n";
  std::exit(1);
}

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) fail("cannot read " + path);
  std::ostringstream content;
  content << in.rdbuf();
  return content.str();
}

// Removes comments and preprocessor lines; reduces white space to single
// blanks.
std::string flatten(const std::string& source) {
  std::string text;
  for (size_t i = 0; i < source.size();) {
    const bool line_start = i == 0 || source[i - 1] == '\n';
    if (source.compare(i, 2, "//") == 0 || (line_start && source[i] == '#')) {
      while (i < source.size() && source[i] != '\n') {
        i += source[i] == '\\' ? 2 : 1;
      }
    } else if (source.compare(i, 2, "/*") == 0) {
      i = source.find("*/", i) + 2;
      text += ' ';
    } else {
      const auto c = static_cast<unsigned char>(source[i++]);
      const bool blank = std::isspace(c) != 0;
      if (!blank) text += static_cast<char>(c);
      if (blank && !text.empty() && text.back() != ' ') text += ' ';
    }
  }
  return text;
}

std::string trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return std::string(text);
}

bool is_identifier(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::vector<std::string> split_parameters(std::string_view list) {
  std::vector<std::string> parts;
  int depth = 0;
  size_t start = 0;
  for (size_t i = 0; i <= list.size(); ++i) {
    if (i < list.size() && list[i] == '(') ++depth;
    if (i < list.size() && list[i] == ')') --depth;
    if (i == list.size() || (list[i] == ',' && depth == 0)) {
      parts.push_back(trim(list.substr(start, i - start)));
      start = i + 1;
    }
  }
  if (parts.size() == 1 && (parts[0].empty() || parts[0] == "void")) return {};
  return parts;
}

std::vector<std::string> identifiers(std::string_view text) {
  std::vector<std::string> found;
  for (size_t i = 0; i < text.size();) {
    if (!is_identifier(text[i])) {
      ++i;
      continue;
    }
    const size_t start = i;
    while (i < text.size() && is_identifier(text[i])) ++i;
    found.emplace_back(text.substr(start, i - start));
  }
  return found;
}

// The name in a parameter's declaration, or "" if it has none.
std::string parameter_name(const std::string& parameter) {
  // A pointer to function carries its name inside: void (*name)(...).
  if (const size_t star = parameter.find("(*"); star != std::string::npos) {
    return trim(
        parameter.substr(star + 2, parameter.find(')', star) - star - 2));
  }
  std::string declarator = trim(parameter.substr(0, parameter.find('[')));
  if (!is_identifier(declarator.back())) return "";
  // A type and a name are two words; "unsigned int" is a type alone.
  static const std::set<std::string> kQualifiers = {"const", "struct", "enum"};
  static const std::set<std::string> kBuiltin = {
      "unsigned", "signed", "char", "int", "long", "float", "double", "bool"};
  std::string last;
  size_t words = 0;
  for (const std::string& word : identifiers(declarator)) {
    last = word;
    if (!kQualifiers.count(word)) ++words;
  }
  return words >= 2 && !kBuiltin.count(last) ? last : "";
}

// Where to insert a parameter's name: int (*name)(int), int name[2], int name.
size_t name_place(const std::string& parameter) {
  if (const size_t star = parameter.find("(*"); star != std::string::npos) {
    return star + 2;
  }
  return std::min(parameter.find('['), parameter.size());
}

Function parse(const std::string& declaration) {
  const size_t open = declaration.find('(');
  if (open == std::string::npos) fail("not a function: " + declaration);
  Function function;
  std::string head = trim(declaration.substr(0, open));
  size_t name_start = head.size();
  while (name_start > 0 && is_identifier(head[name_start - 1])) --name_start;
  function.name = head.substr(name_start);
  function.result = trim(head.substr(0, name_start));
  if (function.result.rfind("extern ", 0) == 0) function.result.erase(0, 7);
  const size_t close = declaration.rfind(')');
  int unnamed = 0;
  for (std::string parameter : split_parameters(
           std::string_view(declaration).substr(open + 1, close - open - 1))) {
    std::string name = parameter_name(parameter);
    if (name.empty()) {
      name = "unnamed" + std::to_string(unnamed++);
      parameter.insert(name_place(parameter), " " + name);
    }
    const char* comma = function.parameters.empty() ? "" : ", ";
    function.parameters += comma + parameter;
    function.arguments += comma + name;
  }
  return function;
}

std::vector<Function> parse_header(const std::string& path) {
  static const std::string kMark = "TF_CAPI_EXPORT ";
  const std::string text = flatten(read_file(path));
  std::vector<Function> functions;
  for (size_t at = text.find(kMark); at != std::string::npos;
       at = text.find(kMark, at + 1)) {
    const size_t start = at + kMark.size();
    functions.push_back(
        parse(text.substr(start, text.find(';', start) - start)));
  }
  return functions;
}

// Called by destructors, which must not throw. TF_DeleteFile and the like,
// which take names, are none.
bool deletes_object(const Function& function) {
  return function.result == "void" &&
         (function.name.rfind("TF_Delete", 0) == 0 ||
          function.name.rfind("TFE_Delete", 0) == 0) &&
         function.parameters.rfind("const ", 0) != 0;
}

void write_source(std::ostream& out, const std::vector<std::string>& headers,
                  const std::vector<Function>& functions) {
  out << "// Written by third_party/tensorflow/forwarders/"
         "generate_forwarders.cc.\n";
  for (const std::string& header : headers) {
    out << "#include \"" << header << "\"\n";
  }
  out << "\n#include \"third_party/tensorflow/forwarders/slots.h\"\n\n"
         "namespace tfx::libtensorflow {\nnamespace {\n\nenum Index {\n";
  for (const Function& f : functions) out << "  k" << f.name << ",\n";
  out << "};\n\n";
  for (const Function& f : functions) {
    const bool deletes = deletes_object(f);
    out << f.result << " first_" << f.name << "(" << f.parameters << ") {\n"
        << "  const Entry entry = resolve" << (deletes ? "_deleter" : "")
        << "(k" << f.name << ");\n"
        << (deletes ? "  if (entry == nullptr) return;\n" : "")
        << "  return reinterpret_cast<decltype(&first_" << f.name
        << ")>(entry)(" << f.arguments << ");\n}\n";
  }
  out << "\n}  // namespace\n\nSlot slots[] = {\n";
  for (const Function& f : functions) {
    const std::string first = "reinterpret_cast<Entry>(&first_" + f.name + ")";
    out << "    {\"" << f.name << "\", " << first << ", " << first << "},\n";
  }
  out << "};\n\nconst size_t slot_count = " << functions.size()
      << ";\n\n}  // namespace tfx::libtensorflow\n\nextern \"C\" {\n\n";
  for (const Function& f : functions) {
    out << "asm(\".hidden " << f.name << "\");\n"
        << f.result << " " << f.name << "(" << f.parameters << ") {\n"
        << "  using namespace tfx::libtensorflow;\n"
        << "  return reinterpret_cast<decltype(&first_" << f.name
        << ")>(slots[k" << f.name << "].entry.load(std::memory_order_acquire))("
        << f.arguments << ");\n}\n";
  }
  out << "\n}  // extern \"C\"\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) fail("usage: OUTPUT HEADER...");
  std::vector<std::string> headers;
  std::vector<Function> functions;
  std::set<std::string> seen;
  for (int i = 2; i < argc; ++i) {
    const std::string path = argv[i];
    const size_t name = path.rfind("tensorflow/c/");
    if (name == std::string::npos) fail(path + " is not under tensorflow/c");
    headers.push_back(path.substr(name));
    for (Function& function : parse_header(path)) {
      if (seen.insert(function.name).second) {
        functions.push_back(std::move(function));
      }
    }
  }
  if (functions.size() < 300) {
    fail("only " + std::to_string(functions.size()) +
         " functions found: are these TensorFlow's C headers?");
  }
  std::ofstream out(argv[1]);
  write_source(out, headers, functions);
  if (!out.flush()) fail(std::string("cannot write ") + argv[1]);
}
