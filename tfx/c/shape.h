// Shapes as C functions take and return them.
#ifndef TFX_C_SHAPE_H_
#define TFX_C_SHAPE_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx::c {

// A shape that may be unknown: nullopt is an unknown rank, -1 an unknown
// dimension.
using PartialShape = std::optional<std::vector<int64_t>>;

// A borrowed shape, possibly unknown, valid for one call.
class ShapeView {
 public:
  // Implicit, so that any form of a shape can be passed. A braced list lives as
  // long as the call it is passed to, which is as long as a view may.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winit-list-lifetime"
#endif
  ShapeView(std::initializer_list<int64_t> dims)  // NOLINT
      : dims_(dims.begin()), rank_(static_cast<int>(dims.size())) {}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif
  ShapeView(std::span<const int64_t> dims)  // NOLINT
      : dims_(dims.data()), rank_(static_cast<int>(dims.size())) {}
  ShapeView(const std::vector<int64_t>& dims)  // NOLINT
      : dims_(dims.data()), rank_(static_cast<int>(dims.size())) {}
  ShapeView(const PartialShape& shape)  // NOLINT
      : dims_(shape ? shape->data() : nullptr),
        rank_(shape ? static_cast<int>(shape->size()) : kUnknownRank) {}

  static ShapeView unknown() { return {nullptr, kUnknownRank}; }

  bool known_rank() const { return rank_ != kUnknownRank; }
  // -1 if unknown, as in C.
  int rank() const { return rank_; }
  const int64_t* data() const { return dims_; }
  // Empty if the rank is unknown.
  std::span<const int64_t> dims() const {
    return {dims_, static_cast<size_t>(rank_ < 0 ? 0 : rank_)};
  }
  // "(2, 3)", "(2,)", "()", "(None, 3)", "<unknown>", as Python prints it.
  std::string str() const;

 private:
  static constexpr int kUnknownRank = -1;
  ShapeView(const int64_t* dims, int rank) : dims_(dims), rank_(rank) {}

  const int64_t* dims_;
  int rank_;
};

}  // namespace tfx::c

#endif  // TFX_C_SHAPE_H_
