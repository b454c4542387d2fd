//===- RejectedProposals.h - Proposals that a tensor rejected ---*- C++ -*-===//
//
// Completion ends at a fixed point. If a tensor of an op has axes on a factor
// that another tensor lacks, the record of the last step on the op states what
// blocks them. The provenance and the records of earlier steps state when the
// blocking axes were added, and therefore which priority (user, op, order of
// operands) decided.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTEDPROPOSALS_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTEDPROPOSALS_H

#include "transforms/Propagation/Explanation/Explanation.h"

namespace mlir::gspmd {

/// Axes that tensor `source` of an op has on a factor and that another tensor
/// lacks on its dimension `dim`.
struct RejectedProposal {
  unsigned dim, source;
  AxisList axes;
  RejectionCause cause = RejectionCause::Strategy;
  AxisList blockingAxes;    ///< empty if no axes block the proposal
  unsigned blockingDim = 0; ///< the dimension that the blocking axes shard
  /// The event that added the blocking axes.
  const ProvenanceEvent *blockingEvent = nullptr;
  DecisionTime proposalTime;
  /// The annotations that both sides come from; null if unknown.
  const ProvenanceEvent *blockingAnnotation = nullptr;
  const ProvenanceEvent *proposingAnnotation = nullptr;

  DecisionTime blockingTime() const {
    return blockingEvent ? blockingEvent->time : DecisionTime();
  }
};

/// Returns the proposals of the other tensors of node `nodeIndex` of the table
/// that its tensor `tensor` (an index in the table) rejected.
std::vector<RejectedProposal>
findRejectedProposals(ShardingTable &table, const ProvenanceRecorder &recorder,
                      int tensor, unsigned nodeIndex);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTEDPROPOSALS_H
