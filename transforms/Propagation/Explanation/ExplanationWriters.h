//===- ExplanationWriters.h - Explanations as text and remarks --*- C++ -*-===//
//
// Text:
//
//   %3 = stablehlo.cbrt in @main at model.py:9:8 ("jit(f)/cbrt")
//     tensor<8x16xf32> [{"x"}, {?}]
//     dim 0 "x" from argument %x of @main at model.py:3:1 (annotated, p0)
//       step 4: %x dim 0 -> %2 dim 0 through linalg.matmul at ...
//       step 5: %2 dim 0 -> %3 dim 0 through stablehlo.cbrt at ...
//     dim 1 not "y" of %w at linalg.matmul at ...: dimension 1 is
//     closed
//
// Remarks are emitted at the ops, with the chain as notes; edges are attributes
// of the ops through which axes propagated. JSON is in ExplanationJson.h.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONWRITERS_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONWRITERS_H

#include "transforms/Propagation/Explanation/Explanation.h"

namespace mlir::gspmd {

/// Writes one explanation as text. In a module with several meshes each
/// sharding is written with its mesh.
void writeText(const Explanation &explanation, const ShardingAttrTable &meshes,
               llvm::raw_ostream &os);
/// Emits a remark for each line of the source at its first op: the shardings of
/// its first values, with the chain of the first one as notes. Beyond a hundred
/// lines, a few values of a line, or a screen of notes only the number is
/// reported.
void emitRemarks(ArrayRef<Explanation> explanations,
                 const ShardingAttrTable &meshes);
/// Emits a remark at the op where two annotations conflict, with a note at each
/// of them.
void emitRemark(const AnnotationConflict &conflict);
/// Attaches `sharding.edges` to each op with a step: the axes that it
/// propagated.
void attachEdges(ShardingTable &table, const ProvenanceRecorder &recorder);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONWRITERS_H
