//===- EditAnnotations.h - Change a program's annotations -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_ANNOTATIONS_EDITANNOTATIONS_H
#define GSPMD_COMPILER_PIPELINE_ANNOTATIONS_EDITANNOTATIONS_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Imports `module` to one mesh and changes its mesh and its annotations, as
/// somebody does who tries shardings. `json` has the form
///
///   {"mesh": {"x": 4, "y": 2}, "clear": false,
///    "edits": [{"function": "main", "name": "%arg0", "occurrence": 0,
///               "sharding": ["x", null]}]}
///
/// `mesh` replaces the axes of the program's mesh, major to minor; annotations
/// lose axes that it does not have. `clear` removes all annotations before the
/// edits. An edit selects a tensor by the function
/// and the name that explanations print (`%5`, `result0`); a later tensor of
/// the same name by its occurrence in the order of explanations, in which the
/// `mesh_split` that an edit may add does not count. `sharding` has an entry
/// for each dimension, as in annotateArguments, or is null to remove the
/// annotation. A result that is aliased to an edited argument
/// (`tf.aliasing_output`) gets the sharding of the argument, because the next
/// step starts with it.
///
/// The values have the names in `text`, the source text of the module, or those
/// that they have already (nameValues), and keep them. Emits errors on the
/// module for an unknown tensor, and those of the verifier for invalid
/// shardings.
LogicalResult editAnnotations(ModuleOp module, StringRef text, StringRef json);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_ANNOTATIONS_EDITANNOTATIONS_H
