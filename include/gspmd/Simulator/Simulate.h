//===- Simulate.h - Predicts a step on real hardware ------------*- C++ -*-===//
//
// Walks the program that every device of a mesh runs and adds up its cost on a
// topology. No tensor is allocated: an op describes its work through
// EmulationCostOpInterface, the cost model (lib/CostModel) turns work into
// time, and loops are walked once and multiplied by their trip counts. So the
// time of a simulation does not depend on the sizes of tensors or the numbers
// of devices and iterations.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_SIMULATOR_SIMULATE_H
#define GSPMD_SIMULATOR_SIMULATE_H

#include "gspmd/CostModel/Timeline.h"
#include "gspmd/Simulator/LiveValue.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// The overlap of collectives with kernels and with each other.
enum class Overlap {
  /// Collectives are synchronous, as with compilers that have no asynchronous
  /// ones.
  None,
  /// A collective overlaps all units that do not depend on it. In loops it also
  /// overlaps the previous or the next iteration if its operands are
  /// loop-invariant (gathers of weights), or if no iteration reads its results
  /// (gradients).
  Async,
  /// In addition, a gather overlaps the product that uses it, and a scatter the
  /// product of its operand, in as many steps as the group has members.
  Matmul,
  /// Async on hardware whose compiler makes gathers asynchronous by default
  /// (the figure `async_by_default`), otherwise None.
  ByHardware,
};

/// Parses "none", "async" or "matmul". Returns nullopt for other texts.
std::optional<Overlap> parseOverlap(StringRef text);
/// Parses the text of toString, of ByHardware too: `--compiler` passes it on in
/// the options of optimizations. Returns nullopt for other texts.
std::optional<Overlap> parsePassedOverlap(StringRef text);
/// The treatment of collectives by a generation of compilers.
struct CompilerGeneration {
  Overlap overlap = Overlap::None;
  /// See SimulateOptions::changesCollectives.
  bool changesCollectives = false;
};
/// Parses "xla-2021", "xla-2024", "xla-2026" or "gspmd". Returns nullopt for
/// other texts.
std::optional<CompilerGeneration> parseCompiler(StringRef text);
/// The texts of parseCompiler, for messages.
inline constexpr StringLiteral kCompilers =
    "xla-2021, xla-2024, xla-2026 or gspmd";
/// Parses a figure of the hardware and the factor to multiply it by,
/// "hbm_bandwidth=1.1". Returns nullopt for other texts.
std::optional<std::pair<std::string, double>>
parseHardwareScale(StringRef text);
StringRef toString(Overlap overlap);

struct SimulateOptions {
  /// The topology, "v4:8x16x16" (lib/CostModel/Topology/Topology.h).
  std::string topology;
  /// A software profile of the hardware's file (docs/simulator.md); empty:
  /// none.
  std::string software;
  /// True if the program runs on one device, even if the smallest topology has
  /// several: a chip of two cores cannot be divided.
  bool onOneDevice = false;
  /// The layout of the mesh axes on the topology (AxisLayout::parse). Empty:
  /// the layout of JAX; "best": the fastest one; "row-major": the order of the
  /// mesh.
  std::string axisLayout;
  /// True if a mesh with none of the axes that `axisLayout` names has the
  /// layout of JAX, and a note: the programs of a script may have several
  /// meshes.
  bool ignoresOtherMeshes = false;
  /// Adds a note on the gain of the fastest layout, which has to be searched
  /// for.
  bool reportsLayoutGain = true;
  Overlap overlap = Overlap::None;
  /// True if collectives are timed as the compilers of TPUs execute them
  /// (compiler/Simulator/Simulation/ExecutedCollectives.h).
  bool changesCollectives = false;
  /// Floating-point operations of one step of the model without recomputation,
  /// on all devices together; 0: counted.
  double modelFlops = 0;
  /// Tokens (or samples) of one step on all devices together; 0: unknown.
  double stepTokens = 0;
  /// Figures of the hardware, and factors to multiply them by.
  std::vector<std::pair<std::string, double>> scales;
  /// The trip count that is assumed for loops whose trip count is unknown.
  int64_t assumedTripCount = 1;
  /// Names the values in memory at the peak, which requires numbering all
  /// values of the module.
  bool namesTensors = true;
  /// Records events, sums by name, the memory curve and notes; otherwise only
  /// the totals of seconds and bytes.
  bool recordsEvents = true;
  /// The bytes of memory of one device; 0: those of the hardware.
  double memoryLimit = 0;
  /// File with the costs of kernels (lib/CostModel/Kernels/KernelCosts.h);
  /// empty: none.
  std::string kernelCosts;
};

/// Prepares a partitioned program for `simulate`: evaluates the costs of ops
/// that the file of `options`, attributes, or the configurations of kernels
/// state, and attaches them to the ops as numbers. Errors are emitted at
/// `module` or the op concerned.
LogicalResult annotateKernelCosts(ModuleOp module,
                                  const SimulateOptions &options);

/// Simulates one call of the function `entry` of a partitioned program. Errors
/// are emitted at `module` or the op concerned. `held`, unless null, receives
/// the values in memory at the peak, largest first.
FailureOr<Timeline> simulate(ModuleOp module, StringRef entry,
                             const SimulateOptions &options,
                             std::vector<LiveValue> *held = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_SIMULATOR_SIMULATE_H
