//===- ShardingAnnotations.h - What a program says of its shardings -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_SHARDINGANNOTATIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_SHARDINGANNOTATIONS_H

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// The only mesh of a module; null after an error if there are several, null
/// without one if there is none.
FailureOr<sharding::MeshOp> findMesh(ModuleOp module);

/// Attribute on an op whose results lie as the program says, and not as
/// completion chose: between the two halves of `--gspmd-partition` only.
static constexpr llvm::StringLiteral kAnnotatedAttr = "sharding.given";

/// What is known of a value: its attached sharding or, before completion, that
/// of an op whose purpose is an annotation. Null if nothing.
sharding::TensorShardingAttr annotationOf(Value value);

/// What takes the place of an attribute of an argument or a result of the given
/// type; null for nothing, failure after an error.
using TranslateAttr = llvm::function_ref<FailureOr<Attribute>(Attribute, Type)>;

/// Translates the attribute `from` of each argument and result of `func` that
/// has it, which becomes `to`.
LogicalResult translateSignature(FunctionOpInterface func, StringRef from,
                                 StringRef to, TranslateAttr translate);
/// Removes the attribute `name` of all arguments and results.
void dropFromSignature(FunctionOpInterface func, StringRef name);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_SHARDINGANNOTATIONS_H
