//===- Memory.h - What holds memory when ------------------------*- C++ -*-===//
// The memory curve goes by the order of the program, in which the units were
// written down: a unit that runs ahead of others is drawn when those before it
// have begun. A loop's part of the curve is that of its first iteration.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_SIMULATOR_MEMORY_H
#define GSPMD_LIB_SIMULATOR_MEMORY_H

#include "lib/Simulator/Walk.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Adds the memory curve, the peak and what is alive there to `timeline`, and
/// the latter, as values, to `held`, unless that is null.
LogicalResult addMemory(FunctionOpInterface function, Walk &walk,
                        const SimulateOptions &options,
                        ::gspmd::Timeline &timeline,
                        std::vector<HeldTensor> *held);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_MEMORY_H
