//===- Interning.h - Small numbers for what occurs again and again -*-C++-*-==//
//
// A program has many tensors and few shardings, many ops and few kinds of ops.
// What is worked out for one is looked up for the next: shardings and the
// inputs of a decision are given numbers, equal ones the same, so that a
// decision is an index into a table.
//
//   ShardingPool pool;
//   unsigned a = pool.idOf(TensorSharding::open(2));
//   pool[a]                          // the sharding
//   SequenceNumbering seen;
//   seen.idOf({kind, a, b})          // 0, then 0 again for the same numbers
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_SHARDING_INTERNING_H
#define GSPMD_LIB_ALGEBRA_SHARDING_INTERNING_H

#include "lib/Algebra/Sharding/TensorSharding.h"
#include <deque>
#include <unordered_map>
#include <vector>

namespace mlir::gspmd {

/// Numbers sequences of numbers: 0, 1, 2, ... in order of first occurrence.
class SequenceNumbering {
public:
  /// The number of `sequence`.
  unsigned idOf(llvm::ArrayRef<unsigned> sequence);
  /// How many different sequences there are.
  unsigned size() const { return entries.size(); }
  /// The sequence of a number; invalid after the next new one.
  llvm::ArrayRef<unsigned> operator[](unsigned id) const {
    return llvm::ArrayRef(words).slice(entries[id].first, entries[id].count);
  }

private:
  struct Entry {
    unsigned hash, first, count;
  };
  void grow();

  std::vector<unsigned> words;
  std::vector<Entry> entries;
  /// Open addressing; number + 1, 0 is free. A power of two, half full at most.
  std::vector<unsigned> slots;
};

/// Numbers shardings. References stay valid as long as the pool.
class ShardingPool {
public:
  unsigned idOf(const TensorSharding &sharding);
  const TensorSharding &operator[](unsigned id) const { return shardings[id]; }
  unsigned size() const { return shardings.size(); }

private:
  std::deque<TensorSharding> shardings;
  /// By hash, the numbers of shardings that have it.
  std::unordered_map<size_t, llvm::SmallVector<unsigned, 1>> byHash;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_INTERNING_H
