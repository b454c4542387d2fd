//===- AnnotationGroups.h - Tensors that share one sharding -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_ANNOTATIONGROUPS_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_ANNOTATIONGROUPS_H

#include "compiler/AutoSharding/Program/TensorVariables.h"
#include <string>
#include <vector>

namespace mlir::gspmd {

/// Tensors that are sharded alike and share an annotation. Arguments have one
/// type, are all state or all not (StepState.h), and either have dimensions of
/// the same classes (two moments of a weight) or names that differ only in
/// numbers (a layer and the next). Results of ops belong to one variable and
/// have names that differ only in numbers.
struct AnnotationGroup {
  /// Name of the first member in the source, or `arg3`.
  std::string name;
  /// Arguments of the entry function, or results of ops, in order.
  std::vector<Value> members;
  std::vector<int64_t> shape;
  /// Per dimension, its class (DimClasses.h).
  std::vector<unsigned> dimClasses;
  /// Bytes of all members, unsharded.
  double bytes = 0;
  /// Results of ops, which are annotated only if completion would do worse.
  bool isIntermediate = false;
  /// Arguments that may have more shards than the weight they belong to.
  bool isState = false;
  /// The variable of TensorVariables; nullopt for small tensors.
  std::optional<unsigned> variable;
};

/// Returns, for each group of state, the group of its weight; nullopt if it has
/// none, and for groups of other tensors.
std::vector<std::optional<unsigned>>
weightsOf(llvm::ArrayRef<AnnotationGroup> groups);

/// Returns the groups of arguments of `entry` that can be sharded and have no
/// sharding yet, largest first, then those of results of ops.
FailureOr<std::vector<AnnotationGroup>>
findAnnotationGroups(ModuleOp module, StringRef entry,
                     TensorVariables &tensors);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_ANNOTATIONGROUPS_H
