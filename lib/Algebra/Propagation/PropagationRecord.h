//===- PropagationRecord.h - Expansions and rejections of a step *- C++ -*-===//
//
// The optional record of a propagation step (FactorPropagation.h): for each
// expansion the tensor that the axes came from, and for each difference between
// the axes of two tensors on a factor the reason for it. The reasons are
// computed by the conditions of the step itself.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONRECORD_H
#define GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONRECORD_H

#include "lib/Algebra/Mesh/Axis.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <vector>

namespace mlir::gspmd {

/// The reason why a tensor does not have the axes of another one on a factor.
enum class RejectionReason {
  None,            ///< nothing rejects them
  Blocked,         ///< the rule blocks propagation along the factor
  Direction,       ///< the step does not propagate from that tensor
  OtherAxes,       ///< the tensor has other axes on the factor
  Replicated,      ///< the axis is explicitly replicated in the tensor
  Unreduced,       ///< the tensor is unreduced over the axis
  Manual,          ///< the axis is manual around the tensor
  Closed,          ///< the dimension is closed
  Overflow,        ///< axes that fit no factor of the dimension end it
  Strided,         ///< factor `otherFactor`, major to it, is not filled
  Indivisible,     ///< the axes must divide the dimension and do not
  InUse,           ///< the tensor has the axis on factor `otherFactor`
  SubAxisOnly,     ///< only a sub-axis fits, and sub-axes are not propagated
  ResultRejected,  ///< elementwise: result `other` does not have it
  Disagreement,    ///< tensor `other` has incompatible axes on the factor
  OtherTensor,     ///< basic strategy: tensor `other` rejects it
  OtherOccurrence, ///< the tensor was expanded at another operand or result
};
llvm::StringRef toString(RejectionReason reason);

/// The reason why, of two factors that compete for an axis of a tensor, one is
/// expanded first.
enum class Precedence {
  LargerTensor,  ///< its axes are on a larger tensor of the op
  MoreShards,    ///< it has more shards (elementwise ops)
  EarlierTensor, ///< its axes are on an earlier tensor
  EarlierFactor,
};

/// A reason with the tensor and the factor that it refers to.
struct RejectionDetail {
  RejectionReason reason = RejectionReason::None;
  /// The tensor and the factor, for reasons that have one.
  unsigned other = 0, otherFactor = 0;
};

/// A difference that remains: tensor `tensor` lacks `axes`, which tensor
/// `source` has on factor `factor`.
struct Rejection {
  unsigned tensor, factor, source;
  AxisList axes = {};
  RejectionDetail cause = {};
  /// InUse: set if the other factor got the axis in this step.
  std::optional<Precedence> precedence = std::nullopt;

  RejectionReason reason() const { return cause.reason; }
};

/// An expansion: tensor `tensor` got `axes` on factor `factor` from `source`.
struct FactorExpansion {
  unsigned tensor, factor;
  int source; ///< -1 if no tensor has all the axes
  AxisList axes;
};

/// The expansions and rejections of one or several steps.
struct StepRecord {
  std::vector<FactorExpansion> grown;
  std::vector<Rejection> rejected;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONRECORD_H
