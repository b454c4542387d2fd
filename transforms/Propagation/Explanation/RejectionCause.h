//===- RejectionCause.h - Why axes were not taken ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONCAUSE_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONCAUSE_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// Why a tensor did not take what another tensor of an op proposed.
enum class RejectionCause {
  ClosedDimension, ///< the user closed the dimension
  ReplicatedAxis,  ///< the user keeps the axis out of the tensor
  UnreducedAxis,   ///< the tensor is partial along the axis
  ManualAxis,      ///< a manual computation around the tensor uses the axis
  Conflict,        ///< both come from annotations; neither gives way
  UserPriority,    ///< what is there came in an earlier user priority
  OpPriority,      ///< ... from ops of an earlier priority
  LargerTensor,    ///< ... in the same step, from a larger tensor
  MoreShards,      ///< ... in the same step, with more shards
  EarlierOperand,  ///< ... in the same step, from an earlier operand
  EarlierStep,     ///< ... earlier in the same round
  Indivisible,     ///< cuts must be even here and would not be
  Overflow,        ///< axes that fit none of its factors end the dimension
  Strided,         ///< the part of the dimension that is major to it is uncut
  Rule,            ///< the op's rule does not move axes along this factor
  Direction,       ///< shardings do not move this way through the op
  Disagreement,    ///< a third tensor of the op has other axes there
  ResultRejected,  ///< an elementwise op's result could not take it
  Strategy,        ///< basic: another tensor stands against it
  SubAxisOnly,     ///< conservative: part of an axis would fit
  OtherOccurrence, ///< the tensor grew at another of its places in the op
  OtherMesh,       ///< shardings of the op's tensors are on several meshes
};
/// The name that JSON has: `closed-dimension`.
llvm::StringRef toString(RejectionCause reason);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONCAUSE_H
