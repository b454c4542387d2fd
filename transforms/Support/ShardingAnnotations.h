//===- ShardingAnnotations.h - Annotations of a program ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_SHARDINGANNOTATIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_SHARDINGANNOTATIONS_H

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Returns the only mesh of a module; null if there is none. Fails, with an
/// error, if there are several.
FailureOr<sharding::MeshOp> findMesh(ModuleOp module);

/// Returns true if the user gave the shardings of the results of `op`
/// (sharding::kAnnotatedAttrName); completion has found the others.
bool hasAnnotatedResults(Operation *op);
/// Returns true if the user gave the sharding of argument `arg` of a private
/// function.
bool isAnnotatedArgument(FunctionOpInterface func, unsigned arg);
void setAnnotatedResults(Operation *op);
/// Marks the arguments of a private function for which `isAnnotated` is true.
void markAnnotatedArguments(FunctionOpInterface func,
                            llvm::function_ref<bool(unsigned)> isAnnotated);
/// Removes all marks of annotated values.
void removeAnnotatedMarks(ModuleOp module);

/// Returns the sharding that is attached to a value or, before completion, that
/// of the annotation op that defines it; null if there is none.
sharding::TensorShardingAttr annotationOf(Value value);

/// Returns true if a sharding requests nothing, so that it is as good as none:
/// all dimensions are open, and it has no axes.
bool isUnconstrained(sharding::TensorShardingAttr sharding);

/// Returns the new attribute of an argument or a result of the type; null to
/// remove it, failure after an error.
using TranslateAttr = llvm::function_ref<FailureOr<Attribute>(Attribute, Type)>;

/// Replaces the attribute `from` of each argument and result of `func` by its
/// translation, named `to`.
LogicalResult translateSignature(FunctionOpInterface func, StringRef from,
                                 StringRef to, TranslateAttr translate);
/// Removes the attribute `name` from all arguments and results.
void dropFromSignature(FunctionOpInterface func, StringRef name);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_SHARDINGANNOTATIONS_H
