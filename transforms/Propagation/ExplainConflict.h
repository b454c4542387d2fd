//===- ExplainConflict.h - Annotations that meet ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLAINCONFLICT_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLAINCONFLICT_H

#include "transforms/Propagation/Provenance.h"

namespace mlir::gspmd {

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

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLAINCONFLICT_H
