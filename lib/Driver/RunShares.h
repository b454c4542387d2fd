//===- RunShares.h - gspmd-run --engine mpi --shares ------------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_RUNSHARES_H
#define GSPMD_LIB_DRIVER_RUNSHARES_H

#include "gspmd/Driver/Run.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Says what ranks would hold and send, and runs nothing.
RunExit runShares(ModuleOp module, const std::string &entry,
                  const RunCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_RUNSHARES_H
