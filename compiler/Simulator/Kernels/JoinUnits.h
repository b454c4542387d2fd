//===- JoinUnits.h - Units that are better run together ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_JOINUNITS_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_JOINUNITS_H

#include "compiler/Simulator/Kernels/Units.h"

namespace mlir::gspmd {

class Fusion;

/// Joins units of `block` (in the order of the program): kernels that the
/// program's author names, what is done to a product's result, reductions of
/// what a kernel computes, kernels that read the same large tensor. What only
/// the unit that computes it reads is not written any more.
std::vector<Unit> joinUnits(std::vector<Unit> units, Block &block,
                            const Fusion &fusion);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_JOINUNITS_H
