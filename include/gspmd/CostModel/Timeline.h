//===- Timeline.h - The events of a simulated step --------------*- C++ -*-===//
//
// The result of a simulation, as plain data for tables, traces and reports. All
// devices run one program in lockstep, so one timeline describes all of them. A
// loop's body is walked once: its events are those of the first iteration, and
// the loop's own event has the trip count:
//
//   index  event            begin  duration  parent  iterations
//     0    fusion (%1)        0      2         -        1
//     1    loop (%4)          2    640         -       64     each one takes 10
//     2      all_gather       2      3         1        1     + k * 10, k < 64
//     3      dot (%7)         5      7         1        1
//
// The total time of an event is `duration * occurrences`, where `occurrences`
// is the product of the trip counts of all enclosing loops.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COSTMODEL_TIMELINE_H
#define GSPMD_COSTMODEL_TIMELINE_H

#include "gspmd/CostModel/Work.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// The resource that an event occupies.
enum class Track : uint8_t {
  Compute, ///< the device's cores (and its memory)
  Network, ///< links to other devices
  Control, ///< a loop or a branch, drawn above its contents
};

/// The element type of a matrix product: floats of 16 bits or more, 8-bit
/// integers, floats of 8 bits (and of 6) and of 4 bits.
enum class MatrixType : uint8_t { Float, Int8, Fp8, Fp4 };
/// Returns "bf16", "int8", "fp8" or "fp4".
llvm::StringRef toString(MatrixType type);

/// The resource that limits the speed of an event.
enum class Bound : uint8_t { Matrix, Vector, Memory, Latency, Network };
llvm::StringRef toString(Bound bound);

/// The source location of an op.
struct SourceInfo {
  std::string file; ///< empty if unknown
  unsigned line = 0, column = 0;
  /// JAX's name stack: "jit(step)/transpose(jvp(while))/body/dot_general".
  std::string nameStack;
  /// The number with which a pass has marked the location
  /// (compiler/Simulator/Ops/SourceLocations.h); -1 if it was not.
  int64_t mark = -1;
  /// "file:line:column" or the name stack; empty if neither is known.
  std::string toString() const;
};

/// The collective of an event.
struct CollectiveInfo {
  TransferKind kind = TransferKind::AllReduce;
  /// The group as axes of the mesh, as printed: `"x", "y":(1)2`.
  std::string axes;
  int64_t groupSize = 1;
  /// Bytes of one device's result, the measure that a run counts too.
  double bytes = 0;
  /// True for a reduce_scatter that the compiler executes as an all_reduce.
  bool isLoweredScatter = false;
  /// Seconds for which links are busy (the event's duration includes latency).
  double wireSeconds = 0;
};

/// An op or kernel that takes time, once per iteration of enclosing loops.
struct TimelineEvent {
  /// Seconds from the begin of the step to the first execution.
  double begin = 0;
  /// Seconds of one execution; for a loop, of all its iterations.
  double duration = 0;
  Track track = Track::Compute;
  Bound bound = Bound::Memory;
  /// The lead op's mnemonic ("dot_general"); "loop" and "branch".
  std::string name;
  /// The class for tables: "matmul", "elementwise", "reduce", "copy",
  /// "gather/scatter", "collective", "loop", ...
  std::string kind;
  SourceInfo source;
  /// Mnemonics of the ops of the kernel, including the lead op.
  std::vector<std::string> fusedOps;
  /// Index of the enclosing loop or branch; -1 at the top level.
  int parent = -1;
  /// The trip count (known or assumed) if the event is a loop.
  int64_t iterations = 1;
  /// Product of the trip counts of all enclosing loops.
  double occurrences = 1;
  /// Floating-point operations on the matrix unit; bytes of main memory.
  double matrixFlops = 0, memoryBytes = 0;
  /// Seconds of `matrixFlops` at the peaks of their types.
  double peakSeconds = 0;
  /// The type of most of `matrixFlops`.
  MatrixType matrixType = MatrixType::Float;
  /// Seconds of each component of a kernel in isolation: on the matrix unit, on
  /// the vector unit, and between the device and its memory.
  double matrixSeconds = 0, vectorSeconds = 0, memorySeconds = 0;
  /// True for rematerialized computations.
  bool isRecomputation = false;
  /// The share of `matrixFlops` and `peakSeconds` that is recomputation, since
  /// a kernel may hold both kinds.
  double recomputedFlops = 0, recomputedPeakSeconds = 0;
  /// Seconds per execution for which the compute track is idle until this event
  /// ends. Only on the network track.
  double exposed = 0;
  std::optional<CollectiveInfo> collective;
};

/// A tensor that is in memory.
struct LiveTensor {
  std::string name; ///< "%arg3", "%12", "%28#1"
  std::string type; ///< "tensor<64x128xbf16>"
  double bytes = 0;
  /// "argument", "result", "loop carry", "temporary".
  std::string role;
  SourceInfo source;
};

/// A change of one tensor that lowers the peak of memory.
struct PeakChange {
  std::string kind; ///< "donate", "shard", "recompute"
  std::string text; ///< "donate %arg1, for a result of its type"
  std::string tensor, type;
  /// The number of bytes by which the peak is lower if nothing else changes.
  double bytes = 0;
  SourceInfo source;
};

/// A point of the memory curve: `bytes` are allocated from `time` on.
struct MemoryPoint {
  double time = 0;
  double bytes = 0;
};

/// The placement of a mesh axis on the hardware, for pictures.
struct AxisPlacement {
  std::string axis; ///< `"x"`
  int64_t size = 1;
  /// Sub-axes of physical dimensions, major to minor: "torus 1 (16, ring)".
  std::vector<std::string> subAxes;
};

struct PhysicalDim {
  std::string name; ///< "slice", "0", "1", "2", "core"
  int64_t size = 1;
  bool wraps = false;
};

/// The result of a simulation; seconds, bytes and flops of one device.
struct Timeline {
  std::string topology; ///< the requested topology: "v4:8x16x16"
  std::string hardware; ///< "v4"
  std::string software; ///< the profile of the hardware's file; empty: none
  int64_t numDevices = 1;
  int64_t numChips = 1;
  std::vector<PhysicalDim> physicalDims;
  std::vector<AxisPlacement> placement;
  std::string overlap; ///< the overlap mode's name

  double stepSeconds = 0;
  /// Expected relative error of `stepSeconds` (Hardware::predictionError).
  double stepError = 0;
  /// Tokens (or samples) of a step on all devices together; 0: unknown.
  double stepTokens = 0;
  /// The price of a chip for one hour (Hardware::chipHourPrice); 0: unknown.
  double chipHourPrice = 0;
  /// Peak of the matrix unit of one device for the type of most products.
  double peakFlops = 0;
  std::string peakType; ///< toString(MatrixType)
  /// Achievable bandwidth of one device's main memory, bytes per second.
  double memoryBandwidth = 0;
  /// Operations on the matrix unit: executed, and without recomputation.
  double executedFlops = 0, modelFlops = 0;
  /// True if the user specified modelFlops, false if they were counted.
  bool hasUserModelFlops = false;
  /// The time of executedFlops (modelFlops) at the peaks of their types,
  /// divided by the time of the step; flops of the user count at peakFlops.
  double hardwareUtilization = 0, modelUtilization = 0;

  /// Busy and exposed seconds over the entire step.
  double computeSeconds = 0, networkSeconds = 0, exposedSeconds = 0;

  std::vector<TimelineEvent> events;

  double peakBytes = 0, peakTime = 0, capacityBytes = 0;
  double argumentBytes = 0, donatedBytes = 0;
  /// Maximum in the host's memory, for one device.
  double hostBytes = 0;
  /// Bytes held by gathers for the next iteration of a loop, beside the peak.
  double prefetchedBytes = 0;
  std::vector<MemoryPoint> memory;
  /// The tensors that are live at the peak, largest first.
  std::vector<LiveTensor> aliveAtPeak;
  /// The changes that lower the peak most, largest first.
  std::vector<PeakChange> peakChanges;
  /// For each mark, the bytes of the largest tensor that an op with that mark
  /// writes to memory. Tensors inside of kernels do not count.
  std::map<int64_t, double> bytesByMark;
  /// Loops with an assumed trip count, ops without a cost, and the like.
  std::vector<std::string> notes;
};

/// Returns the throughput, stepTokens per second and chip; 0: unknown.
double tokensPerSecondAndChip(const Timeline &timeline);
/// Returns the price of one step on all chips; 0: unknown.
double stepPrice(const Timeline &timeline);

/// Returns a text such as "1.234 ms".
std::string secondsText(double seconds);
/// Returns a text such as "1.50 GiB".
std::string bytesText(double bytes);

} // namespace mlir::gspmd

#endif // GSPMD_COSTMODEL_TIMELINE_H
