//===- AnnotationConflicts.h - Conflicting annotations ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_ANNOTATIONCONFLICTS_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_ANNOTATIONCONFLICTS_H

#include "transforms/Propagation/Explanation/Provenance.h"

namespace mlir::gspmd {

/// Two tensors of a node that are sharded differently along one factor, each by
/// its own annotation.
struct NodeConflict {
  unsigned first, second; ///< indices in the node
  unsigned firstDim, secondDim;
  AxisList firstAxes, secondAxes;
  const ProvenanceEvent *firstRoot, *secondRoot;
};
std::vector<NodeConflict> findNodeConflicts(ShardingTable &table,
                                            const ProvenanceRecorder &recorder,
                                            unsigned node);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_ANNOTATIONCONFLICTS_H
