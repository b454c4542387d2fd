//===- SimulateOn.h - A step on devices that are laid out -------*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_SIMULATEON_H
#define GSPMD_LIB_SIMULATOR_SIMULATEON_H

#include "gspmd/Simulator/Simulate.h"
#include "lib/CostModel/AxisLayout.h"
#include "lib/CostModel/Topology.h"
#include "lib/CostModel/TransferCosts.h"

namespace mlir::gspmd {

class OpFacts;

/// What is wanted beside the timeline, and what is known before.
struct SimulationNotes {
  /// Of the program's ops, by walks before; null for none.
  std::shared_ptr<OpFacts> facts;
  /// Of transfers on the topology in the layout, if some are known.
  std::shared_ptr<::gspmd::TransferCosts> costs;
  /// Unless null, gets what is in memory at the peak, largest first.
  std::vector<HeldTensor> *held = nullptr;
  /// Unless null, gets how long the cores wait for each transfer, each time
  /// that it runs.
  DenseMap<Operation *, double> *exposed = nullptr;
};

/// As simulate, with the mesh on `topology`, that of `options`, as `layout`
/// says and not as they do.
FailureOr<::gspmd::Timeline> simulateOn(ModuleOp module, StringRef entry,
                                        const ::gspmd::Topology &topology,
                                        const SimulateOptions &options,
                                        const ::gspmd::AxisLayout &layout,
                                        SimulationNotes notes = {});

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_SIMULATEON_H
