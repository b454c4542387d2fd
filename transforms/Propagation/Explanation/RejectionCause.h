//===- RejectionCause.h - Causes of rejected proposals ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONCAUSE_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONCAUSE_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// The cause for which a tensor rejected the axes that another tensor of an op
/// proposed.
enum class RejectionCause {
  ClosedDimension, ///< the user closed the dimension
  ReplicatedAxis,  ///< the user excluded the axis (replicated)
  UnreducedAxis,   ///< the tensor is unreduced along the axis
  ManualAxis,      ///< a manual computation around the tensor uses the axis
  Conflict,        ///< both come from annotations and stay
  UserPriority,    ///< the present axes came in an earlier user priority
  OpPriority,      ///< ... from ops of an earlier priority
  LargerTensor,    ///< ... in the same step, from a larger tensor
  MoreShards,      ///< ... in the same step, with more shards
  EarlierOperand,  ///< ... in the same step, from an earlier operand
  EarlierStep,     ///< ... earlier in the same round
  Indivisible,     ///< shards must be even here and would not be
  Overflow,        ///< axes that divide none of its factors end the dimension
  Strided,         ///< the factor that is major to it is not fully sharded
  Rule,            ///< the op's rule does not propagate along this factor
  Direction,       ///< shardings do not propagate in this direction
  Disagreement,    ///< a third tensor of the op has other axes there
  ResultRejected,  ///< the result of an elementwise op did not take it
  Strategy,        ///< basic strategy: another tensor conflicts
  SubAxisOnly,     ///< conservative: only a sub-axis would fit
  OtherOccurrence, ///< the tensor got axes at another index of the op
  OtherMesh,       ///< the op's tensors are on several meshes
};
/// Returns the name in JSON: `closed-dimension`.
llvm::StringRef toString(RejectionCause reason);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONCAUSE_H
