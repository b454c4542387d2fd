//===- Saturate.h - Saturating addition -------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_PROBLEM_SATURATE_H
#define GSPMD_LIB_SEARCH_PROBLEM_SATURATE_H

#include <cstdint>
#include <limits>

namespace mlir::gspmd::search {

/// Returns `a + b`, clamped to the range of the type.
inline int64_t addSaturated(int64_t a, int64_t b) {
  int64_t sum;
  if (!__builtin_add_overflow(a, b, &sum))
    return sum;
  return a < 0 ? std::numeric_limits<int64_t>::min()
               : std::numeric_limits<int64_t>::max();
}

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_PROBLEM_SATURATE_H
