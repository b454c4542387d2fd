//===- Random.h - Portable random numbers -----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_SOLVER_RANDOM_H
#define GSPMD_LIB_SEARCH_SOLVER_RANDOM_H

#include <cstdint>
#include <utility>
#include <vector>

namespace mlir::gspmd::search {

/// splitmix64. The distributions of the standard library differ between
/// vendors.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  /// Returns a number in [0, count).
  size_t below(size_t count) { return next() % count; }
  /// Returns a number in [0, 1).
  double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  template <typename T>
  void shuffle(std::vector<T> &items) {
    for (size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[below(i)]);
  }

private:
  uint64_t state;
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_RANDOM_H
