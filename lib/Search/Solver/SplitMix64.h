//===- SplitMix64.h - Portable random numbers -------------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_SOLVER_SPLITMIX64_H
#define GSPMD_LIB_SEARCH_SOLVER_SPLITMIX64_H

#include <cstddef>
#include <cstdint>
#include <utility>

namespace mlir::gspmd::search {

/// A splitmix64 generator: one sequence per seed on every machine, which the
/// distributions of the standard library do not guarantee.
class SplitMix64 {
public:
  explicit SplitMix64(uint64_t seed) : state(seed) {}
  uint64_t next() { return mix(state += 0x9e3779b97f4a7c15); }
  /// Returns a number in [0, count).
  size_t below(size_t count) { return next() % count; }
  /// Returns a number in [0, 1).
  double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  template <typename List>
  void shuffle(List &items) {
    for (size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[below(i)]);
  }

  static uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

private:
  uint64_t state;
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_SPLITMIX64_H
