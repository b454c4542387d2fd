//===- ExplanationJson.h - Explanations as JSON -----------------*- C++ -*-===//
//
// For tools: {"version": 1, "mesh": {...}, "values": [...], "conflicts":
// [...]}; docs/explanations.md has every field.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONJSON_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONJSON_H

#include "transforms/Propagation/Explanation/Explanation.h"

namespace mlir::gspmd {

/// All of a module.
void writeJson(ArrayRef<Explanation> explanations,
               ArrayRef<AnnotationConflict> conflicts,
               const ShardingAttrTable &meshes, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONJSON_H
