//===- PairwiseSum.h - Pairwise sums of matrices ----------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_PAIRWISESUM_H
#define GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_PAIRWISESUM_H

#include "lib/Algebra/Namespace.h"
#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

namespace mlir::gspmd {

/// Sums matrices of one size in pairs, pairs of pairs, and so on.
template <typename T>
class PairwiseSum {
public:
  explicit PairwiseSum(int64_t size) : size(size) {}

  /// Returns the buffer of the next summand, to be filled before `add`.
  T *next() {
    summand.resize(size);
    return summand.data();
  }

  void add() {
    unsigned level = 0;
    for (; count >> level & 1; ++level)
      addTo(summand, levels[level]);
    if (level == levels.size())
      levels.emplace_back();
    std::swap(levels[level], summand);
    ++count;
  }

  std::vector<T> take() {
    std::vector<T> sum(size, T(0));
    for (unsigned level = 0; level < levels.size(); ++level)
      if (count >> level & 1)
        addTo(sum, levels[level]);
    return sum;
  }

private:
  static void addTo(std::vector<T> &sum, const std::vector<T> &other) {
    std::transform(sum.begin(), sum.end(), other.begin(), sum.begin(),
                   std::plus<T>());
  }

  const int64_t size;
  int64_t count = 0;
  std::vector<T> summand;
  /// levels[l] is the sum of 2^l summands while bit l of `count` is set.
  std::vector<std::vector<T>> levels;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_PAIRWISESUM_H
