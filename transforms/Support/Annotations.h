//===- Annotations.h - What a program says of its shardings -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_ANNOTATIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_ANNOTATIONS_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd {

/// The only mesh of a module; null after an error if there are several, null
/// without one if there is none.
FailureOr<sharding::MeshOp> findMesh(ModuleOp module);

/// Attribute on an op whose results lie as the program says, and not as completion
/// chose: between the two halves of `--gspmd-partition` only.
static constexpr llvm::StringLiteral kGivenAttr = "sharding.given";

/// What is known of a value: its attached sharding or, before completion, that
/// of an op whose purpose is an annotation. Null if nothing.
sharding::TensorShardingAttr annotationOf(Value value);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_ANNOTATIONS_H
