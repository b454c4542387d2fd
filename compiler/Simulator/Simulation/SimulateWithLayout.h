//===- SimulateWithLayout.h - A step on devices that are laid out -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SIMULATION_SIMULATEWITHLAYOUT_H
#define GSPMD_COMPILER_SIMULATOR_SIMULATION_SIMULATEWITHLAYOUT_H

#include "gspmd/Simulator/Simulate.h"
#include "lib/CostModel/Collectives/TransferCostCache.h"
#include "lib/CostModel/Topology/AxisLayout.h"
#include "lib/CostModel/Topology/Topology.h"

namespace mlir::gspmd {

class OpFacts;

/// What is wanted beside the timeline, and what is known before.
struct SimulationContext {
  /// Of the program's ops, by walks before; null for none.
  std::shared_ptr<OpFacts> facts;
  /// Of transfers on the topology in the layout, if some are known.
  std::shared_ptr<TransferCostCache> costs;
  /// Unless null, gets what is in memory at the peak, largest first.
  std::vector<LiveValue> *held = nullptr;
  /// Unless null, gets how long the cores wait for each transfer, each time
  /// that it runs.
  DenseMap<Operation *, double> *exposed = nullptr;
};

/// As simulate, with the mesh on `topology`, that of `options`, as `layout`
/// says and not as they do.
FailureOr<Timeline> simulateWithLayout(ModuleOp module, StringRef entry,
                                       const Topology &topology,
                                       const SimulateOptions &options,
                                       const AxisLayout &layout,
                                       SimulationContext notes = {});

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SIMULATION_SIMULATEWITHLAYOUT_H
