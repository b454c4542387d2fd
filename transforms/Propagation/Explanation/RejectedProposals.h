//===- RejectedProposals.h - Proposals that a tensor rejected ---*- C++ -*-===//
//
// At the end of completion nothing changes any more. If a tensor of an op has
// axes on a factor that another tensor lacks, the record of the last step on
// the op states what blocks them. The provenance and the records of earlier
// steps state when that appeared, and therefore which rule of the hierarchy
// decided.
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
  RejectionCause reason = RejectionCause::Strategy;
  /// The axes that block the proposal, if axes do, the dimension that they
  /// shard and the event that added them.
  AxisList winnerAxes;
  unsigned winnerDim = 0;
  const ProvenanceEvent *winnerEvent = nullptr;
  DecisionTime proposedTime;
  /// The annotations that both sides come from; null if unknown.
  const ProvenanceEvent *winner = nullptr;
  const ProvenanceEvent *proposed = nullptr;

  DecisionTime winnerTime() const {
    return winnerEvent ? winnerEvent->time : DecisionTime();
  }
};

/// Returns the proposals of the other tensors of node `node` that `tensor`
/// rejected.
std::vector<RejectedProposal>
findRejectedProposals(ShardingTable &table, const ProvenanceRecorder &recorder,
                      int tensor, unsigned node);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTEDPROPOSALS_H
