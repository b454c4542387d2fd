//===- ExplanationJson.h - Explanations as JSON -----------------*- C++ -*-===//
//
// JSON for tools: {"version": 1, "mesh": {...}, "values": [...], "conflicts":
// [...]}; docs/explanations.md describes every field.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONJSON_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONJSON_H

#include "transforms/Propagation/Explanation/Explanation.h"

namespace mlir::gspmd {

/// Writes all explanations and conflicts of a module.
void writeJson(ArrayRef<Explanation> explanations,
               ArrayRef<AnnotationConflict> conflicts,
               const ShardingAttrTable &meshes, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONJSON_H
