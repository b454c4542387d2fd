//===- JoinUnits.h - Multi-output fusion of units ---------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_JOINUNITS_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_JOINUNITS_H

#include "compiler/Simulator/Kernels/Units.h"

namespace mlir::gspmd {

class Fusion;

/// Joins units of `block` (in program order): kernels that the program's author
/// named, element-wise ops on the result of a product, reductions of the result
/// of a kernel, kernels that read the same large tensor. A value that only its
/// own unit uses is no longer written to memory.
std::vector<Unit> joinUnits(std::vector<Unit> units, Block &block,
                            const Fusion &fusion);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_JOINUNITS_H
