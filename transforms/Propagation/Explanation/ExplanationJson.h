//===- ExplanationJson.h - Explanations as JSON -----------------*- C++ -*-===//
//
// JSON for tools: {"version": 1, "mesh": {...}, "values": [...], "conflicts":
// [...]}; docs/explanations.md describes every field.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONJSON_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONJSON_H

#include "transforms/Propagation/Explanation/Explanation.h"
#include "llvm/Support/JSON.h"

namespace mlir::gspmd {

/// Writes all explanations and conflicts of a module. Chains may be as long as
/// the program, so neither this nor a summary builds a tree of the text.
void writeJson(ArrayRef<Explanation> explanations,
               ArrayRef<AnnotationConflict> conflicts,
               const ShardingAttrTable &meshes, llvm::raw_ostream &os);

/// Writes what a table of all tensors shows of one explanation: the fields of a
/// value without chains, locations of annotations and reasons in words.
/// `annotation` is the text of an annotation, `steps` the length of a chain.
void writeSummary(const Explanation &explanation,
                  const ShardingAttrTable &meshes, llvm::raw_ostream &os);

/// Returns the axes of every mesh, by mesh name.
llvm::json::Object meshesOf(const ShardingAttrTable &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONJSON_H
