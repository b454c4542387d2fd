//===- RunShares.h - Memory and traffic of MPI ranks (--shares) -*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_MPI_RUNSHARES_H
#define GSPMD_COMPILER_RUN_MPI_RUNSHARES_H

#include "compiler/Run/RunCommand.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Prints the bytes that each rank would hold and send. Runs nothing.
ExitCode runShares(ModuleOp module, const std::string &entry,
                   const RunCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_MPI_RUNSHARES_H
