//===- RunShares.h - gspmd-run --engine mpi --shares ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_MPI_RUNSHARES_H
#define GSPMD_COMPILER_RUN_MPI_RUNSHARES_H

#include "compiler/Run/RunCommand.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Says what ranks would hold and send, and runs nothing.
ExitCode runShares(ModuleOp module, const std::string &entry,
                   const RunCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_MPI_RUNSHARES_H
