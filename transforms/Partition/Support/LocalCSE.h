//===- LocalCSE.h - Ops that compute what one before did --------*- C++ -*-===//
//
// A program that was traced has the same constants and broadcasts over and over
// (four of ten ops of an unrolled model), and models make constants and
// positions for one op that they made for another. Passes leave repetitions out
// as they come upon them, at a third of what a pass of its own costs (CSE
// before and after was more than a third of the time of partitioning).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SUPPORT_LOCALCSE_H
#define GSPMD_TRANSFORMS_PARTITION_SUPPORT_LOCALCSE_H

#include "mlir/IR/Operation.h"
#include <cstdint>
#include <vector>

namespace mlir::gspmd {

/// The ops that were met in the block at hand and in those around it.
class LocalCSE {
public:
  /// Lasts as long as ops of a block are met: what they equal may stand in a
  /// block around it, but not in one beside it.
  class Block {
  public:
    explicit Block(LocalCSE &ops) : ops(ops), numBefore(ops.met.size()) {}
    ~Block() { ops.forget(numBefore); }
    Block(const Block &) = delete;
    Block &operator=(const Block &) = delete;

  private:
    LocalCSE &ops;
    size_t numBefore;
  };

  /// Puts the results of an equal op that was met before, which is returned, in
  /// place of those of `op`, which then has no uses. Null if there is none, or
  /// `op` does more than compute results. (Whether loops and branches do is not
  /// asked: to look at nested ones again and again would take quadratic time.)
  Operation *replaceWithEquivalent(Operation *op);

private:
  /// An op that was met, and its hash: a table that grows would compute each
  /// again, which takes several times as long as the rest together.
  struct Met {
    Operation *op;
    uint32_t hash;
  };
  /// Eight bytes for each, as a miss of the cache for each op is what counts
  /// in large programs.
  struct Bucket {
    uint32_t hash = 0;
    uint32_t number = kEmpty; ///< into `met`
  };
  static constexpr uint32_t kEmpty = ~0u;

  Bucket &findEmpty(uint32_t hash);
  void grow();
  void forget(size_t numBefore);

  std::vector<Met> met; ///< those of inner blocks last
  /// A power of two of them, at least half of them empty. What is met last is
  /// forgotten first, so that no search goes past a place that is empty again.
  std::vector<Bucket> buckets;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SUPPORT_LOCALCSE_H
