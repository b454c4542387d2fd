//===- RunSteps.h - Times the steps of a program ----------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_EMULATED_RUNSTEPS_H
#define GSPMD_LIB_ENGINES_EMULATED_RUNSTEPS_H

#include "gspmd/Runtime/RunStats.h"
#include "lib/Runtime/Execution/DeviceRun.h"

namespace mlir::gspmd {

/// Runs all devices `repeat` times and fills `stats`, which may be null.
/// Returns the error of a run, or one for faults that were not injected.
absl::Status runSteps(ProgramExecution &execution,
                      llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices,
                      int64_t repeat, RunStats *stats);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_EMULATED_RUNSTEPS_H
