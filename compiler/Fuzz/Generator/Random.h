//===- Random.h - Random numbers that depend on the seed only ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_RANDOM_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_RANDOM_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::gspmd::fuzz {

/// A splitmix64 generator: one sequence per seed on every machine, which the
/// distributions of the standard library do not guarantee.
class Random {
public:
  /// Mixes the seed first, so that consecutive seeds do not share a
  /// subsequence.
  explicit Random(uint64_t seed)
      : state(mix(mix(seed) + 0x5851f42d4c957f2du)) {}

  uint64_t next() { return mix(state += 0x9e3779b97f4a7c15u); }
  /// Returns a number in [0, n).
  int64_t below(int64_t n) {
    return static_cast<int64_t>(next() % static_cast<uint64_t>(n));
  }
  /// Returns a number in [low, high].
  int64_t between(int64_t low, int64_t high) {
    return low + below(high - low + 1);
  }
  /// Returns a number in [0, 1).
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  bool chance(double probability) { return unit() < probability; }
  template <typename T>
  const T &pick(llvm::ArrayRef<T> items) {
    return items[below(items.size())];
  }
  template <typename List>
  void shuffle(List &items) {
    for (int64_t i = static_cast<int64_t>(items.size()) - 1; i > 0; --i)
      std::swap(items[i], items[below(i + 1)]);
  }

  /// Returns a permutation of 0 .. n-1.
  llvm::SmallVector<int64_t> permutation(int64_t n) {
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, n));
    shuffle(order);
    return order;
  }

private:
  static uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  uint64_t state;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_RANDOM_H
