//===- PackedMoves.h - Data movements of one buffer -------------*- C++ -*-===//
//
// Ops that move data between devices take one tensor each. Several movements
// between the same devices pay the start-up latency once if their tensors are
// packed into one buffer:
//
//   %2 = shift %0 by 1, %3 = shift %1 by 1
//   %2, %3 = the two halves of (shift (concatenate %0, %1) by 1)
//
// For halo exchanges the buffer holds only the borders: what the previous
// device needs of each tensor, then what the next device needs. The halo of the
// buffer is as wide as these.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_PACKEDMOVES_H
#define GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_PACKEDMOVES_H

#include "compiler/Optimize/CombineCollectives/CombineGroupFinder.h"
#include "compiler/Optimize/Driver/RewritePass.h"

namespace mlir::gspmd {

/// Returns the properties that the ops of one buffer share; nullopt for ops
/// that cannot be packed: anything but shifts, permutations, and halos of
/// adjacent devices.
std::optional<CombineKind> packKindOf(Operation *op);

/// Packs movements if the predicted step becomes shorter: fewer start-up
/// latencies against the time of copying. A Change.
FailureOr<Rewrite> packMoves(ModuleOp module, const Target &target,
                             const StepCost &before);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_PACKEDMOVES_H
