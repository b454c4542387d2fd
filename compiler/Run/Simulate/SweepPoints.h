//===- SweepPoints.h - What a sweep simulates -------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_SIMULATE_SWEEPPOINTS_H
#define GSPMD_COMPILER_RUN_SIMULATE_SWEEPPOINTS_H

#include "compiler/Run/RunCommand.h"
#include "gspmd/Simulator/Simulate.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Does the command ask for more than one simulation (lists of topologies or
/// overlaps, all layouts, --sweep)?
bool isSweep(const RunCommand &command);

/// The simulations that `base`, the command's own options, and its lists ask
/// for: all combinations of topologies, layouts and overlaps, or the points of
/// the file of --sweep, which may name other programs (of other batches, say).
/// Layouts called "all" are those in which `module`'s mesh
/// can lie on the topology. An error text for what cannot be read.
struct SweepPoint {
  SimulateOptions options;
  std::string program; ///< its file; empty: the command's
  std::string dims;    ///< of symbolic dimensions; empty: the command's
  /// "model.mlir b=64", what differs from the command's.
  std::string name() const {
    return program + (program.empty() || dims.empty() ? "" : " ") + dims;
  }
};
struct SweepPoints {
  std::vector<SweepPoint> points;
  std::string error; ///< empty if all is well
};
SweepPoints makeSweepPoints(ModuleOp module, const RunCommand &command,
                            const SimulateOptions &base);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_SIMULATE_SWEEPPOINTS_H
