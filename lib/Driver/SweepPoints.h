//===- SweepPoints.h - What a sweep simulates -------------------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_SWEEPPOINTS_H
#define GSPMD_LIB_DRIVER_SWEEPPOINTS_H

#include "gspmd/Driver/Run.h"
#include "gspmd/Simulator/Simulate.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Does the command ask for more than one simulation (lists of topologies or
/// overlaps, all layouts, --sweep)?
bool isSweep(const RunCommand &command);

/// The simulations that `base`, the command's own options, and its lists ask
/// for: all combinations of topologies, layouts and overlaps, or the points of
/// the file of --sweep. Layouts called "all" are those in which `module`'s mesh
/// can lie on the topology. An error text for what cannot be read.
struct SweepPoints {
  std::vector<SimulateOptions> points;
  std::string error; ///< empty if all is well
};
SweepPoints sweepPoints(ModuleOp module, const RunCommand &command,
                        const SimulateOptions &base);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_SWEEPPOINTS_H
