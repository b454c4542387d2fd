//===- RunSteps.h - Runs devices that are ready to go -----------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_EMULATED_RUNSTEPS_H
#define GSPMD_LIB_ENGINES_EMULATED_RUNSTEPS_H

#include "gspmd/Runtime/RunStats.h"
#include "lib/Runtime/Execution/DeviceRun.h"

namespace mlir::gspmd {

/// Runs all devices `repeat` times and says in `stats`, which may be null, what
/// it took. An error for what goes wrong, and for faults that did not happen.
absl::Status runSteps(ProgramExecution &execution,
                      llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices,
                      int64_t repeat, RunStats *stats);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_EMULATED_RUNSTEPS_H
