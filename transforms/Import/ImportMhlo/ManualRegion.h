//===- ManualRegion.h - Ops between shape conversions -----------*- C++ -*-===//
//
// GSPMD marks a manual region by custom calls on its values:
//
//   %1 = @Sharding(%0)              the sharding of the operand outside
//   %2 = @SPMDFullToShardShape(%1)  its local tensor
//   ... ops on local values ...
//   %8 = @Sharding(%7)
//   %9 = @SPMDShardToFullShape(%8)  the global tensor, with its sharding
//
// The region consists of the ops that the operands of the last custom call are
// computed from, back to the first one, and of ops with effects on such values
// (a callback). Two regions that share an op are one region. Dead ops are
// dropped.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MANUALREGION_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MANUALREGION_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// Targets of the custom calls at the boundary of a region.
inline constexpr llvm::StringLiteral kFullToShardTarget =
    "SPMDFullToShardShape";
inline constexpr llvm::StringLiteral kShardToFullTarget =
    "SPMDShardToFullShape";

/// Returns true if `op` is a custom call of `target`.
bool isCustomCall(Operation *op, StringRef target);

/// One manual region: its ops and the custom calls at its boundary.
struct ManualRegion {
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Operation *> entries; ///< SPMDFullToShardShape
  SmallVector<Operation *> exits;       ///< SPMDShardToFullShape

  SmallVector<Operation *> opsInOrder() const {
    SmallVector<Operation *> ordered(ops.begin(), ops.end());
    llvm::sort(ordered, [](Operation *x, Operation *y) {
      return x->isBeforeInBlock(y);
    });
    return ordered;
  }
  /// Returns the insertion point of the region: all entries must precede it,
  /// and no result may be used before it.
  Operation *insertionPoint() const {
    return exits.empty() ? opsInOrder().back() : exits.front();
  }

  /// Sorts the entries into program order.
  void sortEntries() {
    SmallVector<Operation *> sorted = entries.takeVector();
    llvm::sort(sorted, [](Operation *x, Operation *y) {
      return x->isBeforeInBlock(y);
    });
    entries.insert(sorted.begin(), sorted.end());
  }
};

/// Returns the innermost regions of a block, in the order of their results. A
/// region that encloses others is found once these are replaced by ops. Fails,
/// with an error, if a value enters a region in another way.
FailureOr<SmallVector<ManualRegion>> findManualRegions(Block &block);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MANUALREGION_H
