//===- Interning.h - Dense ids for shardings and id sequences ---*- C++ -*-===//
//
// A program has many tensors but few distinct shardings, many ops but few
// distinct kinds of ops. Shardings and the inputs of a decision are interned:
// equal values get equal dense ids, so that a decision is memoized in a table
// indexed by ids.
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

/// Interns sequences of numbers. Ids are 0, 1, 2, ... in order of first
/// occurrence. Law: idOf(a) == idOf(b) if and only if a == b. Lookup takes
/// expected time linear in the length of the sequence (a hash table with open
/// addressing).
class SequenceNumbering {
public:
  /// Returns the id of `sequence`; adds it if it is new.
  unsigned idOf(llvm::ArrayRef<unsigned> sequence);
  /// Returns the number of distinct sequences.
  unsigned size() const { return entries.size(); }
  /// Returns the sequence of an id; valid until the next new sequence.
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
  /// id + 1 of each occupied slot, 0 of free ones. The size is a power of two,
  /// at most half of the slots are occupied.
  std::vector<unsigned> slots;
};

/// Interns shardings, in the same way. References stay valid as long as the
/// pool.
class ShardingPool {
public:
  unsigned idOf(const TensorSharding &sharding);
  const TensorSharding &operator[](unsigned id) const { return shardings[id]; }
  unsigned size() const { return shardings.size(); }

private:
  std::deque<TensorSharding> shardings;
  /// The ids of the shardings with a hash.
  std::unordered_map<size_t, llvm::SmallVector<unsigned, 1>> byHash;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_INTERNING_H
