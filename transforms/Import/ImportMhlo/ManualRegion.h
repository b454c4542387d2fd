//===- ManualRegion.h - What lies between shape conversions -----*- C++ -*-===//
//
// GSPMD marks a per-device part of a program by custom calls on its values:
//
//   %1 = @Sharding(%0)              how the operand lies outside
//   %2 = @SPMDFullToShardShape(%1)  its part on one device
//   ... ops on local values ...
//   %8 = @Sharding(%7)
//   %9 = @SPMDShardToFullShape(%8)  the whole again; says how it lies outside
//
// The part is what the operands of the last kind are made of, back to the first
// kind, and what has effects and takes such values (a callback). Two of these
// parts that share an op are one part. What nothing comes of is left out.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MANUALREGION_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MANUALREGION_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// The custom calls that begin and end parts.
inline constexpr llvm::StringLiteral kFullToShardTarget =
    "SPMDFullToShardShape";
inline constexpr llvm::StringLiteral kShardToFullTarget =
    "SPMDShardToFullShape";

/// Is `op` a stablehlo.custom_call of `target`?
bool isCustomCall(Operation *op, StringRef target);

/// One per-device part: its ops and where values enter and leave.
struct ManualRegion {
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Operation *> entries; ///< SPMDFullToShardShape
  SmallVector<Operation *> exits;       ///< SPMDShardToFullShape

  SmallVector<Operation *> inOrder() const {
    SmallVector<Operation *> ordered(ops.begin(), ops.end());
    llvm::sort(ordered, [](Operation *x, Operation *y) {
      return x->isBeforeInBlock(y);
    });
    return ordered;
  }
  /// Where the region stands: all that goes in has to be there, and nothing
  /// that comes out may be needed before.
  Operation *place() const {
    return exits.empty() ? inOrder().back() : exits.front();
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

/// The parts of a block, in the order of what leaves them; failure, with an
/// error, where a value comes into one from elsewhere.
FailureOr<SmallVector<ManualRegion>> findManualRegions(Block &block);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MANUALREGION_H
