//===- OptionsTopology.h - The hardware of the options ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SIMULATION_OPTIONSTOPOLOGY_H
#define GSPMD_COMPILER_SIMULATOR_SIMULATION_OPTIONSTOPOLOGY_H

#include "gspmd/Simulator/Simulate.h"
#include "lib/CostModel/Hardware.h"
#include "lib/CostModel/Topology/Topology.h"

namespace mlir::gspmd {

/// Returns the topology of `options`, with its figures scaled as requested.
/// Errors are emitted at `module`.
FailureOr<Topology> topologyOf(ModuleOp module, const SimulateOptions &options);

/// Returns `overlap`; for ByHardware, the overlap that the hardware selects.
Overlap overlapOn(const Hardware &hardware, Overlap overlap);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SIMULATION_OPTIONSTOPOLOGY_H
