//===- MemoryCurve.h - Memory over the time of a step -----------*- C++ -*-===//
// The memory curve follows program order: a unit that runs ahead of others is
// drawn when those before it have begun. A loop contributes its first
// iteration.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_MEMORYCURVE_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_MEMORYCURVE_H

#include "compiler/Simulator/Simulation/ProgramTimer.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Adds the memory curve, the peak and the tensors in memory there to
/// `timeline`, and the latter, as values, to `held` unless that is null.
LogicalResult addMemory(FunctionOpInterface function, ProgramTimer &timer,
                        const SimulateOptions &options, Timeline &timeline,
                        std::vector<LiveValue> *held);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_MEMORYCURVE_H
