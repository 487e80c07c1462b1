#include "tfx/trackable/self.h"

#include <algorithm>
#include <array>

namespace tfx::internal {
namespace {

// Those of C++ that are names in Python.
constexpr std::array<std::string_view, 61> kKeywords = {
    "alignas",   "alignof",   "auto",         "bool",       "case",
    "catch",     "char",      "compl",        "concept",    "const",
    "consteval", "constexpr", "constinit",    "const_cast", "co_await",
    "co_return", "co_yield",  "decltype",     "default",    "delete",
    "do",        "double",    "dynamic_cast", "enum",       "explicit",
    "export",    "extern",    "false",        "float",      "friend",
    "goto",      "inline",    "int",          "long",       "mutable",
    "namespace", "new",       "noexcept",     "nullptr",    "operator",
    "private",   "protected", "public",       "register",   "requires",
    "short",     "signed",    "sizeof",       "static",     "struct",
    "switch",    "template",  "this",         "throw",      "true",
    "typedef",   "typename",  "union",        "unsigned",   "using",
    "virtual",
};

}  // namespace

std::string_view attribute_name(std::string_view field) {
  if (!field.ends_with('_')) return field;
  const std::string_view name = field.substr(0, field.size() - 1);
  const bool is_keyword = std::ranges::find(kKeywords, name) != kKeywords.end();
  return is_keyword ? name : field;
}

}  // namespace tfx::internal
