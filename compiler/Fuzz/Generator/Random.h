//===- Random.h - Random numbers that depend on the seed only ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_RANDOM_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_RANDOM_H

#include "lib/Search/Solver/SplitMix64.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::gspmd::fuzz {

/// Random numbers for programs.
class Random : search::SplitMix64 {
public:
  /// Mixes the seed first, so that consecutive seeds do not share a
  /// subsequence.
  explicit Random(uint64_t seed)
      : SplitMix64(mix(mix(seed) + 0x5851f42d4c957f2du)) {}

  using SplitMix64::next;
  using SplitMix64::shuffle;
  /// Returns a number in [0, n).
  int64_t below(int64_t n) {
    return static_cast<int64_t>(SplitMix64::below(static_cast<size_t>(n)));
  }
  /// Returns a number in [low, high].
  int64_t between(int64_t low, int64_t high) {
    return low + below(high - low + 1);
  }
  /// Returns a number in [0, 1).
  double unit() { return fraction(); }
  bool chance(double probability) { return unit() < probability; }
  template <typename T>
  const T &pick(llvm::ArrayRef<T> items) {
    return items[below(items.size())];
  }
  /// Returns a permutation of 0 .. n-1.
  llvm::SmallVector<int64_t> permutation(int64_t n) {
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, n));
    shuffle(order);
    return order;
  }
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_RANDOM_H
