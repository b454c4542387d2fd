//===- ProgramPhase.h - The phases that a program has passed ----*- C++ -*-===//
//
// A pass leaves a program unchanged that has passed its phase already. A
// pipeline therefore accepts a program at any phase, for example one that was
// completed, written to a file and read again.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_PROGRAMPHASE_H
#define GSPMD_TRANSFORMS_SUPPORT_PROGRAMPHASE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// The last phase that a program has passed, in the order of the phases.
enum class ProgramPhase {
  None,        ///< its shardings are annotations of the user
  Completed,   ///< every tensor has a closed sharding
  Resharded,   ///< the shardings of the tensors of each op agree
  Partitioned, ///< the program of one device
};

/// Returns the phase that `module` states (sharding::kPhaseAttrName), or
/// Partitioned if it has ops or attributes of the spmd dialect.
ProgramPhase phaseOf(ModuleOp module);

/// Changes what `module` states. The spmd dialect states that a program is
/// partitioned, so for Partitioned, as for None, the attribute is removed.
void setPhase(ModuleOp module, ProgramPhase phase);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_PROGRAMPHASE_H
