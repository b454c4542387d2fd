//===- PackedMoves.h - What goes the same way is one buffer -----*- C++ -*-===//
//
// Ops that bring tensors to other devices take one each. Several that go
// between the same devices start once where what is sent lies side by side:
//
//   %2 = shift %0 by 1, %3 = shift %1 by 1
//   %2, %3 = the two parts of (shift (concatenate %0, %1) by 1)
//
// Of halo exchanges only the borders go into the buffer: what the neighbours
// before need of each tensor, and then what those behind need. Its own halo
// is as wide as these.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_PACKEDMOVES_H
#define GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_PACKEDMOVES_H

#include "compiler/Optimize/CombineCollectives/CombineGroupFinder.h"
#include "compiler/Optimize/Support/RewritePass.h"

namespace mlir::gspmd {

/// What ops must have in common to go in one buffer; nullopt for what does not:
/// no shift, permutation or halo from the neighbours alone.
std::optional<CombineKind> packKindOf(Operation *op);

/// Makes one of several where the predicted step is shorter with it: what fewer
/// starts save is against what copying takes. A Change.
FailureOr<Rewrite> packMoves(ModuleOp module, const Target &target,
                             const StepCost &before);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_PACKEDMOVES_H
