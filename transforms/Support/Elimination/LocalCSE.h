//===- LocalCSE.h - Common subexpression elimination ------------*- C++ -*-===//
//
// Local common subexpression elimination (CSE) that passes run while they visit
// or build ops. A traced program repeats constants and broadcasts (four of ten
// ops of an unrolled model), and op models create the same constants and
// places in the block for several ops. Eliminating repetitions on the fly costs
// a third of a separate pass; CSE before and after was more than a third of the
// time of partitioning.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_ELIMINATION_LOCALCSE_H
#define GSPMD_TRANSFORMS_SUPPORT_ELIMINATION_LOCALCSE_H

#include "mlir/IR/Operation.h"
#include <cstdint>
#include <vector>

namespace mlir::gspmd {

/// The ops that were visited in the current block and in the blocks around it.
class LocalCSE {
public:
  /// Scope of the ops of one block: an op may be replaced by one of an
  /// enclosing block, but not by one of a sibling block.
  class Block {
  public:
    explicit Block(LocalCSE &ops) : ops(ops), numBefore(ops.visited.size()) {}
    ~Block() { ops.forget(numBefore); }
    Block(const Block &) = delete;
    Block &operator=(const Block &) = delete;

  private:
    LocalCSE &ops;
    size_t numBefore;
  };

  /// Replaces the uses of `op` by the results of an equivalent op that was
  /// visited before and returns that op; the caller erases `op`. Returns null
  /// if there is no such op or `op` has memory effects. Loops and branches are
  /// not tested for effects, because walking nested regions again for each
  /// level would take quadratic time.
  Operation *replaceWithEquivalent(Operation *op);

private:
  /// A visited op and its hash. The hash is stored because recomputing it when
  /// the table grows takes several times as long as the rest.
  struct VisitedOp {
    Operation *op;
    uint32_t hash;
  };
  /// Eight bytes per bucket: cache misses dominate in large programs.
  struct Bucket {
    uint32_t hash = 0;
    uint32_t number = kEmpty; ///< index into `visited`
  };
  static constexpr uint32_t kEmpty = ~0u;

  Bucket &findEmpty(uint32_t hash);
  void grow();
  void forget(size_t numBefore);

  std::vector<VisitedOp> visited; ///< ops of inner blocks come last
  /// The number of buckets is a power of two and at least half of them are
  /// empty. Ops are forgotten in reverse order of insertion, so a probe
  /// sequence never passes a bucket that became empty again.
  std::vector<Bucket> buckets;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_ELIMINATION_LOCALCSE_H
