//===- PropagationRecord.h - What a step did and refused --------*- C++ -*-===//
//
// A step that is asked to (FactorPropagation.h) says of each difference that
// stays between two tensors of its op why it stays, and of each growth where
// the axes came from. What it says is what its own conditions answered.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONRECORD_H
#define GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONRECORD_H

#include "lib/Algebra/Mesh/Axis.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <vector>

namespace mlir::gspmd {

/// Why a tensor did not take the axes that another has on a factor.
enum class RejectionReason {
  None,           ///< nothing stands against them
  Blocked,        ///< the rule moves nothing along the factor
  Direction,      ///< axes do not move from that tensor in this step
  OtherAxes,      ///< the tensor has other axes there
  Replicated,     ///< the axis is kept out of the tensor
  Unreduced,      ///< the tensor is partial along the axis
  Manual,         ///< the axis may not be used around the tensor
  Closed,         ///< the dimension is closed
  Overflow,       ///< axes that fit none of the dimension's factors end it
  Strided,        ///< factor `otherFactor`, major to it, is not filled
  Indivisible,    ///< cuts must be even there and would not be
  InUse,          ///< the tensor has the axis on factor `otherFactor`
  SubAxisOnly,    ///< only part of the axis would fit, and parts are not moved
  ResultRejected, ///< elementwise: result `other` does not have it
  Disagreement,   ///< tensor `other` has other axes on the factor
  OtherTensor, ///< the strategy is basic and tensor `other` could not take it
  OtherOccurrence, ///< the tensor grew at another of its places in the op
};
llvm::StringRef toString(RejectionReason reason);

/// Why, of two factors that want one axis of a tensor, one was served first.
enum class Precedence {
  LargerTensor,  ///< its axes are on a larger tensor of the op
  MoreShards,    ///< it has more shards (elementwise ops)
  EarlierTensor, ///< its axes are on an earlier tensor
  EarlierFactor,
};

/// What stands against axes.
struct RejectionCause {
  RejectionReason reason = RejectionReason::None;
  /// The tensor and the factor that do, where the reason has one.
  unsigned other = 0, otherFactor = 0;
};

/// Tensor `tensor` lacks `axes`, which tensor `source` has on factor `factor`.
struct Rejection {
  unsigned tensor, factor, source;
  AxisList axes = {};
  RejectionCause cause = {};
  /// InUse: set if the other factor got the axis in this very step.
  std::optional<Precedence> precedence = std::nullopt;

  RejectionReason reason() const { return cause.reason; }
};

/// Tensor `tensor` got `axes` on factor `factor`, which `source` had.
struct Growth {
  unsigned tensor, factor;
  int source; ///< -1 if no tensor has all of them
  AxisList axes;
};

struct StepRecord {
  std::vector<Growth> grown;
  std::vector<Rejection> rejected;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONRECORD_H
