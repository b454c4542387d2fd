//===- Simulate.h - What a program would do on real hardware ----*- C++ -*-===//
//
// Walks the program that every device of a mesh runs and adds up what it would
// take on a topology. No tensor exists: an op tells its work through
// EmulationCostOpInterface, the cost model (lib/CostModel) turns work into
// time, loops are walked once and multiplied by their trip counts, so that
// neither the size of tensors nor the number of devices or iterations matters.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_SIMULATOR_SIMULATE_H
#define GSPMD_SIMULATOR_SIMULATE_H

#include "gspmd/CostModel/Timeline.h"
#include "gspmd/Simulator/LiveValue.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// What runs beside what.
enum class Overlap {
  /// A collective stops the cores: compilers without asynchronous collectives.
  None,
  /// A collective runs beside what does not need it; in loops also beside the
  /// iteration before and after, where it needs only what no iteration changes
  /// (gathers of weights), or only fills what no iteration reads (gradients).
  Async,
  /// Also a gather beside the product that reads it, and a scatter beside the
  /// product that makes it, in as many steps as the group has members.
  Matmul,
};

/// "none", "async", "matmul"; nullopt for other texts.
std::optional<Overlap> parseOverlap(StringRef text);
StringRef toString(Overlap overlap);

struct SimulateOptions {
  /// See lib/CostModel/Topology/Topology.h.
  std::string topology;
  /// The program is for one device, which may be one of several of the
  /// topology: a chip of two cores is not to be had by halves.
  bool onOneDevice = false;
  /// See AxisLayout::parse; empty: what JAX makes; "best": the cheapest;
  /// "row-major": the mesh's order.
  std::string axisLayout;
  /// Says what the cheapest layout would gain, which has to be searched for.
  bool reportsLayoutGain = true;
  Overlap overlap = Overlap::None;
  /// Arithmetic of one step of the model without recomputation, all devices
  /// together; 0: counted.
  double modelFlops = 0;
  /// Tokens (or samples) of one step, all devices together; 0: not told.
  double stepTokens = 0;
  /// Figures of the hardware and factors they are multiplied by.
  std::vector<std::pair<std::string, double>> scales;
  /// Iterations of loops whose number is not known.
  int64_t assumedTripCount = 1;
  /// Names what is in memory at the peak, which numbers all values of the
  /// module.
  bool namesTensors = true;
  /// Tells what the step consists of: events with their names and sums, the
  /// memory curve, notes. Else only seconds and bytes of all of it.
  bool recordsEvents = true;
  /// Bytes of memory that a device has; 0: what the chip has.
  double memoryLimit = 0;
  /// File of what kernels cost (lib/CostModel/Kernels/KernelCosts.h); empty:
  /// none.
  std::string kernelCosts;
};

/// Makes a program that is partitioned ready for simulate: what is said of its
/// ops' costs, in the file of `options`, their attributes or the
/// configurations of their kernels, is written at the ops as numbers. Errors
/// are emitted at `module` or the op concerned.
LogicalResult annotateKernelCosts(ModuleOp module,
                                  const SimulateOptions &options);

/// Simulates a call of `entry`, a function of a program that is partitioned.
/// Errors are emitted at `module` or the op concerned. `held`, unless null,
/// gets what is in memory at the peak, largest first.
FailureOr<Timeline> simulate(ModuleOp module, StringRef entry,
                             const SimulateOptions &options,
                             std::vector<LiveValue> *held = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_SIMULATOR_SIMULATE_H
