//===- SimulateWithLayout.h - Simulation with a fixed layout ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SIMULATION_SIMULATEWITHLAYOUT_H
#define GSPMD_COMPILER_SIMULATOR_SIMULATION_SIMULATEWITHLAYOUT_H

#include "gspmd/Simulator/Simulate.h"
#include "lib/CostModel/Collectives/TransferCostCache.h"
#include "lib/CostModel/Topology/AxisLayout.h"
#include "lib/CostModel/Topology/Topology.h"
#include <limits>

namespace mlir::gspmd {

struct BoundedLoop;
class OpPropertyCache;
class RescheduledProgram;
class SharedUnits;
class UnitsByHardware;

/// Caches for a simulation, and outputs in addition to the timeline.
struct SimulationContext {
  /// The program with what earlier simulations found; null: `properties` are
  /// those of its ops.
  RescheduledProgram *program = nullptr;
  std::shared_ptr<OpPropertyCache> properties; ///< null for none
  /// Cached costs of transfers on the topology in this layout, if any.
  std::shared_ptr<TransferCostCache> costs;
  /// Unless null, receives the values in memory at the peak, largest first.
  std::vector<LiveValue> *held = nullptr;
  /// Unless null, receives the seconds per execution for which the cores wait
  /// for each transfer.
  DenseMap<Operation *, double> *exposed = nullptr;
  /// Unless null, receives the loops of the step.
  std::vector<BoundedLoop> *loops = nullptr;
  /// The units of the program's blocks on the hardware of the topology; null:
  /// those are computed.
  SharedUnits *units = nullptr;
  /// Unless infinite, a step of at least this many seconds gets no memory: its
  /// peak is infinite.
  double mostSeconds = std::numeric_limits<double>::infinity();
};

/// Like simulate. `units` are those of earlier simulations of the module, which
/// must not have changed since.
FailureOr<Timeline> simulateAgain(ModuleOp module, StringRef entry,
                                  const SimulateOptions &options,
                                  UnitsByHardware &units);

/// Like simulate, but places the mesh on `topology`, which is that of
/// `options`, by `layout` instead of the layout of `options`.
FailureOr<Timeline> simulateWithLayout(ModuleOp module, StringRef entry,
                                       const Topology &topology,
                                       const SimulateOptions &options,
                                       const AxisLayout &layout,
                                       const SimulationContext &context = {});

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SIMULATION_SIMULATEWITHLAYOUT_H
