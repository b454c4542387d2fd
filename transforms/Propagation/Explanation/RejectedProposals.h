//===- RejectedProposals.h - What a tensor did not take, and why -*- C++
//-*-===//
//
// At the end of completion nothing can change any more. Where one tensor of an
// op has axes on a factor that another one lacks, the last step on the op said
// what stands against them; when that came there, hence by which rule of the
// hierarchy, is in the provenance and in what the steps before said.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTEDPROPOSALS_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTEDPROPOSALS_H

#include "transforms/Propagation/Explanation/Explanation.h"

namespace mlir::gspmd {

/// Axes that tensor `source` of an op has on a factor and another tensor lacks
/// on its dimension `dim`.
struct RejectedProposal {
  unsigned dim, source;
  AxisList axes;
  RejectionCause reason = RejectionCause::Strategy;
  /// What stands against them, if axes do: these, cutting this dimension, since
  /// this event.
  AxisList winnerAxes;
  unsigned winnerDim = 0;
  const ProvenanceEvent *winnerEvent = nullptr;
  DecisionTime proposedTime;
  /// The annotations behind both sides; null if unknown.
  const ProvenanceEvent *winner = nullptr;
  const ProvenanceEvent *proposed = nullptr;

  DecisionTime winnerTime() const {
    return winnerEvent ? winnerEvent->time : DecisionTime();
  }
};

/// What `tensor` did not take from the other tensors of node `node`.
std::vector<RejectedProposal>
findRejectedProposals(ShardingTable &table, const ProvenanceRecorder &recorder,
                      int tensor, unsigned node);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTEDPROPOSALS_H
