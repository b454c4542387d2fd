//===- TensorGroups.h - What there is to choose shardings of ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_TENSORGROUPS_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_TENSORGROUPS_H

#include "compiler/AutoSharding/Program/ProgramTensors.h"
#include <string>
#include <vector>

namespace mlir::gspmd {

/// Tensors that are cut alike, and annotated together. Arguments: of one type,
/// either all state or none (StepState.h), and either of dimensions that ops
/// connect (two moments of a weight) or of names that differ in numbers (a
/// layer and the next). Results of ops: of one variable and of names that
/// differ in numbers.
struct TensorGroup {
  /// Of the first: its name in the source, or `arg3`.
  std::string name;
  /// Arguments of the entry function, or results of ops, in order.
  std::vector<Value> members;
  std::vector<int64_t> shape;
  /// Per dimension, its class (DimClasses.h).
  std::vector<unsigned> dimClasses;
  /// Bytes of all members, not cut.
  double bytes = 0;
  /// Results of ops: annotated only where completion would not do as well.
  bool isInside = false;
  /// Arguments that may be cut further than the weight they belong to.
  bool isState = false;
  /// The variable of ProgramTensors; nothing for small tensors.
  std::optional<unsigned> variable;
};

/// Per group of state that of the weight it belongs to; nothing where there is
/// none, and for other groups.
std::vector<std::optional<unsigned>>
weightsOf(llvm::ArrayRef<TensorGroup> groups);

/// The groups of those arguments of `entry` that have dimensions to cut and no
/// sharding yet, largest first, then those of what ops make.
FailureOr<std::vector<TensorGroup>>
findTensorGroups(ModuleOp module, StringRef entry, ProgramTensors &tensors);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_TENSORGROUPS_H
