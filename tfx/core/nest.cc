#include "tfx/core/nest.h"

#include <algorithm>

#include "tfx/core/errors.h"

namespace tfx::nest {
namespace {

void append_tensors(const Structure& structure, std::vector<Tensor>& tensors) {
  if (structure.is_composite()) {
    for (const Tensor& component : structure.composite().components()) {
      tensors.push_back(component);
    }
  } else if (structure.is_leaf()) {
    tensors.push_back(structure.tensor());
  } else {
    for (const Structure& child : structure) append_tensors(child, tensors);
  }
}

class PathWriter {
 public:
  explicit PathWriter(std::string_view separator) : separator_(separator) {}

  void visit(const Structure& structure, bool is_root) {
    if (structure.is_leaf()) {
      found.emplace_back(path_, structure.tensor());
      return;
    }
    const size_t length = path_.size();
    for (size_t i = 0; i < structure.size(); ++i) {
      if (!is_root) path_ += separator_;
      path_ += structure.is_dict() ? structure.keys()[i] : std::to_string(i);
      visit(structure.children()[i], false);
      path_.resize(length);
    }
  }

  std::vector<std::pair<std::string, Tensor>> found;

 private:
  const std::string_view separator_;
  std::string path_;
};

// The first characters, not bytes, of a text.
std::string truncate(const std::string& text, size_t length) {
  size_t end = 0;
  for (; end < text.size(); ++end) {
    const bool continues = (static_cast<unsigned char>(text[end]) >> 6) == 2;
    if (!continues && length-- == 0) return text.substr(0, end) + "...";
  }
  return text;
}

// repr(type(s))
std::string type_repr(const Structure& structure) {
  const std::string name(structure.type_name());
  return "<class '" +
         (structure.is_tensor() ? "tensorflow.python.framework.ops." + name
                                : name) +
         "'>";
}

// How TensorFlow names an object in its errors.
std::string described(const Structure& structure) {
  return "type=" + std::string(structure.type_name()) +
         " str=" + structure.str();
}

template <typename T>
Structure list_of(std::span<const T> flat) {
  return Structure::list(std::vector<Structure>(flat.begin(), flat.end()));
}

// A leaf of `flat`, or as many tensors as the leaf consists of.
Structure next_leaf(const Structure& /*leaf*/, const Structure*& next) {
  return *next++;
}
Structure next_leaf(const Structure& leaf, const Tensor*& next) {
  if (!leaf.is_composite()) return *next++;
  const size_t count = leaf.composite().components().size();
  const std::span<const Tensor> components(next, count);
  next += count;
  return leaf.composite().with_components(components);
}

size_t count_of(const Structure& structure, const Structure* /*of*/) {
  return structure.leaf_count();
}
size_t count_of(const Structure& structure, const Tensor* of) {
  if (structure.is_composite()) {
    return structure.composite().components().size();
  }
  if (structure.is_leaf()) return 1;
  size_t count = 0;
  for (const Structure& child : structure) count += count_of(child, of);
  return count;
}

template <typename T>
Structure packed(const Structure& structure, const T*& next) {
  if (structure.is_leaf()) return next_leaf(structure, next);
  std::vector<Structure> children;
  children.reserve(structure.size());
  for (const Structure& child : structure) {
    children.push_back(packed(child, next));
  }
  return structure.with_children(std::move(children));
}

template <typename T>
Structure pack(const Structure& structure, std::span<const T> flat) {
  const size_t count = count_of(structure, flat.data());
  if (flat.size() == count) {
    const T* next = flat.data();
    return packed(structure, next);
  }
  if (structure.is_leaf()) {
    throw ValueError("The target structure is of type `" +
                     type_repr(structure) + "`\n  " +
                     truncate(structure.str(), 100) +
                     "\nHowever the input is a sequence (<class 'list'>) of "
                     "length " +
                     std::to_string(flat.size()) + ".\n  " +
                     truncate(list_of(flat).str(), 100) +
                     "\nnest cannot guarantee that it is safe to map one to "
                     "the other.");
  }
  throw ValueError("Could not pack sequence. Structure had " +
                   std::to_string(count) + " atoms, but flat_sequence had " +
                   std::to_string(flat.size()) +
                   " items.  Structure: " + structure.str() +
                   ", flat_sequence: " + list_of(flat).str() + ".");
}

struct Difference {
  std::string text;
  bool is_type_error = false;
};

// Empty text if there is none.
Difference difference(const Structure& a, const Structure& b,
                      bool check_types) {
  if (a.is_leaf() && b.is_leaf()) return {};
  if (a.is_leaf() || b.is_leaf()) {
    return {"Substructure \"" + described(a.is_leaf() ? b : a) +
            "\" is a sequence, while substructure \"" +
            described(a.is_leaf() ? a : b) + "\" is not"};
  }
  if (check_types && a.type_name() != b.type_name()) {
    return {
        "The two namedtuples don't have the same sequence type. First "
        "structure " +
            described(a) + " has type " + std::string(a.type_name()) +
            ", while second structure " + described(b) + " has type " +
            std::string(b.type_name()),
        true};
  }
  if (check_types && a.is_dict() && a.keys() != b.keys()) {
    return {
        "The two dictionaries don't have the same set of keys. First "
        "structure has keys type=list str=" +
        a.keys_str() +
        ", while second structure has keys type=list str=" + b.keys_str()};
  }
  const size_t common = std::min(a.size(), b.size());
  for (size_t i = 0; i < common; ++i) {
    Difference found =
        difference(a.children()[i], b.children()[i], check_types);
    if (!found.text.empty()) return found;
  }
  if (a.size() == b.size()) return {};
  return {
      "The two structures don't have the same number of elements. First "
      "structure: " +
      described(a) + ". Second structure: " + described(b)};
}

}  // namespace

std::vector<Tensor> flatten(const Structure& structure) {
  std::vector<Tensor> tensors;
  tensors.reserve(structure.leaf_count());
  append_tensors(structure, tensors);
  return tensors;
}

std::vector<std::pair<std::string, Tensor>> flatten_with_joined_string_paths(
    const Structure& structure, FlattenPathsOptions options) {
  PathWriter writer(options.separator);
  writer.visit(structure, true);
  return std::move(writer.found);
}

Structure pack_sequence_as(const Structure& structure,
                           std::span<const Tensor> flat_sequence) {
  return pack(structure, flat_sequence);
}

Structure pack_sequence_as(const Structure& structure,
                           std::span<const Structure> flat_sequence) {
  return pack(structure, flat_sequence);
}

Structure pack_sequence_as(const Structure& structure,
                           std::initializer_list<Structure> flat_sequence) {
  return pack(structure, std::span<const Structure>(flat_sequence));
}

void assert_same_structure(const Structure& nest1, const Structure& nest2,
                           AssertSameStructureOptions options) {
  const Difference found = difference(nest1, nest2, options.check_types);
  if (found.text.empty()) return;
  const std::string text =
      "The two structures don't have the same nested structure.\n\n"
      "First structure: " +
      described(nest1) + "\n\nSecond structure: " + described(nest2) +
      "\n\nMore specifically: " + found.text + "\nEntire first structure:\n" +
      nest1.layout() + "\nEntire second structure:\n" + nest2.layout();
  if (found.is_type_error) throw TypeError(text);
  throw ValueError(text);
}

namespace internal {
namespace {

constexpr size_t kMaxStructures = 3;

// All have the same structure, except perhaps for types.
Structure map_same(LeafFunction func,
                   std::span<const Structure* const> structures) {
  const Structure& first = *structures[0];
  if (first.is_leaf()) {
    const Tensor* leaves[kMaxStructures] = {};
    for (size_t i = 0; i < structures.size(); ++i) {
      leaves[i] = &structures[i]->tensor();
    }
    return func.call(func.function, leaves);
  }
  std::vector<Structure> children;
  children.reserve(first.size());
  for (size_t child = 0; child < first.size(); ++child) {
    const Structure* places[kMaxStructures] = {};
    for (size_t i = 0; i < structures.size(); ++i) {
      places[i] = &structures[i]->children()[child];
    }
    children.push_back(map_same(func, std::span(places, structures.size())));
  }
  return first.with_children(std::move(children));
}

}  // namespace

Structure map_leaves(LeafFunction func,
                     std::span<const Structure* const> structures,
                     MapStructureOptions options) {
  for (const Structure* other : structures.subspan(1)) {
    assert_same_structure(*structures[0], *other,
                          {.check_types = options.check_types});
  }
  return map_same(func, structures);
}

void check_arguments(const Structure& structure, size_t n) {
  const size_t given = structure.is_tuple() ? structure.size() : 1;
  if (structure.is_tuple() && given == n) return;
  throw TypeError("the function takes " + std::to_string(n) +
                  " positional arguments but " + std::to_string(given) +
                  (given == 1 ? " was given: " : " were given: ") +
                  structure.layout());
}

const Structure& only_argument(const Structure& structure) {
  return structure.is_tuple() && structure.size() == 1 ? structure[0]
                                                       : structure;
}

}  // namespace internal
}  // namespace tfx::nest
