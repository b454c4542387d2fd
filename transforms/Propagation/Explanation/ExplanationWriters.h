//===- ExplanationWriters.h - Explanations as text and remarks --*- C++ -*-===//
//
// Text, for people:
//
//   %3 = stablehlo.tanh in @main at model.py:9:8 ("jit(f)/tanh")
//     tensor<8x16xf32> [{"x"}, {?}]
//     dim 0 "x" from argument %x of @main at model.py:3:1 (annotated, p0)
//       step 4: %x dim 0 -> %2 dim 0 through stablehlo.dot_general at ...
//       step 5: %2 dim 0 -> %3 dim 0 through stablehlo.tanh at ...
//     dim 1 not "y" of %w at stablehlo.dot_general at ...: dimension 1 is
//     closed
//
// Remarks stand at the ops with the chain as notes; edges are attributes at the
// ops through which axes moved. JSON is in ExplainJson.h.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONWRITERS_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONWRITERS_H

#include "transforms/Propagation/Explanation/Explanation.h"

namespace mlir::gspmd {

/// In a module of several meshes, shardings are told with the name of theirs.
void writeText(const Explanation &explanation, const ShardingAttrTable &meshes,
               llvm::raw_ostream &os);
/// A remark for each line of the source, at the first op of it: how its first
/// values lie, with the chain of the first as notes. What is beyond a hundred
/// lines, a few values of a line, or a screen of notes is counted.
void emitRemarks(ArrayRef<Explanation> explanations,
                 const ShardingAttrTable &meshes);
/// A remark at the op where two annotations meet, with a note at each of them.
void emitRemark(const AnnotationConflict &conflict);
/// Attaches to each op of a step `sharding.edges`: the copies of axes that were
/// made there.
void attachEdges(ShardingTable &table, const ProvenanceRecorder &recorder);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONWRITERS_H
