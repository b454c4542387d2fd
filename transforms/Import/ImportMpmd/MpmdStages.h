//===- MpmdStages.h - The stages of Shardy's computations -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMPMD_MPMDSTAGES_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMPMD_MPMDSTAGES_H

#include "dialect/Mpmd/MpmdDialect.h"

namespace mlir::gspmd {

/// The stage of the ops of a computation.
struct ComputationStage {
  int64_t stage = 0;
  bool isBackward = false;
};

/// Finds the stages of the computations of a module.
class MpmdStages {
public:
  /// Reads `assignment`, the option of --gspmd-import-mpmd. Without it, numbers
  /// the names of the computations in `module`. Errors are emitted.
  static FailureOr<MpmdStages> get(ModuleOp module, StringRef assignment);

  /// Emits a warning if the assignment has names that no computation has.
  void reportUnknownNames(ModuleOp module) const;

  /// Returns the stage of a named computation, a fragment or the call of one;
  /// nullopt for a fragment that has no origin. Errors are emitted.
  FailureOr<std::optional<ComputationStage>> stageOf(Operation *op) const;

private:
  struct Assignment {
    std::string mesh;
    std::optional<int64_t> stage;
  };
  LogicalResult readAssignment(ModuleOp module, StringRef text);
  FailureOr<int64_t> stageOfName(mpmd::NamedComputationOp op) const;

  llvm::StringMap<Assignment> assignments;
  /// The names of the computations in order of their first occurrence.
  llvm::StringMap<int64_t> numbers;
  /// True if calls of fragments state their stages in names.
  bool hasStagesInNames = false;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMPMD_MPMDSTAGES_H
