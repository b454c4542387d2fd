//===- OptionsTopology.h - The hardware that options name -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SIMULATION_OPTIONSTOPOLOGY_H
#define GSPMD_COMPILER_SIMULATOR_SIMULATION_OPTIONSTOPOLOGY_H

#include "gspmd/Simulator/Simulate.h"
#include "lib/CostModel/Topology/Topology.h"

namespace mlir::gspmd {

/// The topology of `options`, its figures scaled as they say. Errors are
/// emitted at `module`.
FailureOr<Topology> topologyOf(ModuleOp module, const SimulateOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SIMULATION_OPTIONSTOPOLOGY_H
