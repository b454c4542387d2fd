//===- ExplainLoss.h - What a tensor did not take, and why ------*- C++ -*-===//
//
// At the end of completion nothing can change any more. Where one tensor of an op
// has axes on a factor that another one lacks, something therefore stands against
// them; what that is can be read from the table, and when it came there, hence by
// which rule of the hierarchy, from the provenance.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLAINLOSS_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLAINLOSS_H

#include "transforms/Propagation/Explanation.h"

namespace mlir::gspmd {

/// Axes that tensor `source` of an op has on a factor and the tensor at
/// `position` lacks.
struct LostProposal {
  unsigned dim, position, factor, source;
  ::gspmd::AxisList axes;
  LossReason reason = LossReason::Strategy;
  /// What stands against them, if axes do: these, cutting this dimension.
  ::gspmd::AxisList winnerAxes;
  unsigned winnerDim = 0;
  DecisionTime winnerTime, proposedTime;
  /// The annotations behind both sides; null if unknown.
  const ProvenanceEvent *winner = nullptr;
  const ProvenanceEvent *proposed = nullptr;
};

/// What `tensor` did not take from the other tensors of node `node`.
std::vector<LostProposal> findLosses(ShardingTable &table,
                                     const ProvenanceRecorder &recorder,
                                     int tensor, unsigned node);
/// The reason as a sentence.
std::string describeLoss(const LostProposal &lost, const ::gspmd::Mesh &mesh);

/// Two tensors of a node that are cut differently along one factor, each as its
/// own annotation wants.
struct MetAnnotations {
  unsigned first, second; ///< places in the node
  unsigned firstDim, secondDim;
  ::gspmd::AxisList firstAxes, secondAxes;
  const ProvenanceEvent *firstRoot, *secondRoot;
};
std::vector<MetAnnotations>
findDisagreements(ShardingTable &table, const ProvenanceRecorder &recorder,
                  unsigned node);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLAINLOSS_H
