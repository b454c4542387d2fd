//===- Timeline.h - What a simulated step consists of -----------*- C++ -*-===//
//
// The result of a simulation, as plain data for tables, traces and reports.
// All devices run one program in step with each other, so one timeline tells of
// all of them. A loop's body is walked once; its events are those of the first
// iteration, and the loop's own event says how often it runs:
//
//   index  event            begin  duration  parent  iterations
//     0    fusion (%1)        0      2         -        1
//     1    loop (%4)          2    640         -       64     each one takes 10
//     2      all_gather       2      3         1        1     + k * 10, k < 64
//     3      dot (%7)         5      7         1        1
//
// What stands in a loop in total is `duration * occurrences`, where occurrences
// is the product of the iterations of all loops around an event.
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

/// What an event keeps busy.
enum class Track : uint8_t {
  Compute,      ///< the device's cores (and its memory)
  Network, ///< links to other devices
  Control,      ///< a loop or a branch as a whole, drawn above what it contains
};

/// What limits an event's speed.
enum class Bound : uint8_t { Matrix, Vector, Memory, Latency, Network };
llvm::StringRef toString(Bound bound);

/// Where an op came from.
struct SourceInfo {
  std::string file; ///< empty if unknown
  unsigned line = 0, column = 0;
  /// JAX's name stack: "jit(step)/transpose(jvp(while))/body/dot_general".
  std::string nameStack;
  /// A number that the location was marked with
  /// (compiler/Simulator/Ops/SourceLocations.h); -1 if it was not.
  int64_t mark = -1;
  /// "file:line:column" or the name stack; empty if neither is known.
  std::string toString() const;
};

/// A collective's part of an event.
struct CollectiveInfo {
  TransferKind kind = TransferKind::AllReduce;
  /// The group as axes of the mesh, as printed: `"x", "y":(1)2`.
  std::string axes;
  int64_t groupSize = 1;
  /// Of one device's result, as a run counts them too.
  double bytes = 0;
  /// Seconds the links are busy (the event's duration has the latency too).
  double wireSeconds = 0;
};

/// Something that takes time, once per iteration of the loops around it.
struct TimelineEvent {
  /// Seconds from the step's begin, of the first iteration.
  double begin = 0;
  /// Seconds of one execution; of a loop, of all its iterations.
  double duration = 0;
  Track track = Track::Compute;
  Bound bound = Bound::Memory;
  /// The leading op's mnemonic ("dot_general"); "loop" and "branch".
  std::string name;
  /// The class for tables: "matmul", "elementwise", "reduce", "copy",
  /// "gather/scatter", "collective", "loop", ...
  std::string kind;
  SourceInfo source;
  /// The ops that run as one with the leading op (their mnemonics; with it).
  std::vector<std::string> fusedOps;
  /// Index of the loop or branch that the event stands in; -1 at the top.
  int parent = -1;
  /// Iterations, where the event is a loop (as given or assumed).
  int64_t iterations = 1;
  /// Product of the iterations of all loops around the event.
  double occurrences = 1;
  /// Arithmetic on the matrix unit; bytes of main memory.
  double matrixFlops = 0, memoryBytes = 0;
  /// Seconds that `matrixFlops` take at the peaks of their types.
  double peakSeconds = 0;
  /// Seconds that each part of a kernel would take alone: on the matrix unit,
  /// on the vector unit, between the device and its memory.
  double matrixSeconds = 0, vectorSeconds = 0, memorySeconds = 0;
  /// Does again what was done before, to save memory (rematerialization).
  bool isRecomputation = false;
  /// The part of `matrixFlops` and `peakSeconds` that does so: a kernel may
  /// hold both.
  double recomputedFlops = 0, recomputedPeakSeconds = 0;
  /// Seconds during which the compute track waits for this event and does
  /// nothing else; of one execution. Only on the network track.
  double exposed = 0;
  std::optional<CollectiveInfo> collective;
};

/// A tensor that holds memory.
struct LiveTensor {
  std::string name; ///< "%arg3", "%12", "%28#1"
  std::string type; ///< "tensor<64x128xbf16>"
  double bytes = 0;
  /// "argument", "result", "loop carry", "temporary".
  std::string role;
  SourceInfo source;
};

/// A point of the memory curve: from `time` on, `bytes` are held.
struct MemoryPoint {
  double time = 0;
  double bytes = 0;
};

/// How a mesh axis lies on the hardware, for pictures.
struct AxisPlacement {
  std::string axis; ///< `"x"`
  int64_t size = 1;
  /// Pieces of physical dimensions, major to minor: "torus 1 (16, ring)".
  std::vector<std::string> subAxes;
};

struct PhysicalDim {
  std::string name; ///< "slice", "0", "1", "2", "core"
  int64_t size = 1;
  bool wraps = false;
};

/// Everything a simulation tells; seconds, bytes and flops of one device.
struct Timeline {
  std::string topology; ///< as given: "v4:8x16x16"
  std::string hardware; ///< "v4"
  int64_t numDevices = 1;
  int64_t numChips = 1;
  std::vector<PhysicalDim> physicalDims;
  std::vector<AxisPlacement> placement;
  std::string overlap; ///< the overlap mode's name

  double stepSeconds = 0;
  /// Share of it by which it is likely off (Hardware::predictionError).
  double stepError = 0;
  /// Tokens (or samples) of a step, all devices together; 0: not told.
  double stepTokens = 0;
  /// Of one chip (Hardware::chipHourPrice); 0: not told.
  double chipHourPrice = 0;
  /// Peak of the matrix unit of one device at the type of most products.
  double peakFlops = 0;
  std::string peakType; ///< "bf16", "int8"
  /// What kernels reach of the main memory of one device, bytes per second.
  double memoryBandwidth = 0;
  /// On the matrix unit: all that runs, and without recomputation.
  double executedFlops = 0, modelFlops = 0;
  /// Given by the user, not counted.
  bool hasUserModelFlops = false;
  /// Share of the step that executedFlops (modelFlops) take at the peaks of
  /// their types; given flops at peakFlops.
  double hardwareUtilization = 0, modelUtilization = 0;

  /// Busy and exposed seconds over the whole step.
  double computeSeconds = 0, networkSeconds = 0, exposedSeconds = 0;

  std::vector<TimelineEvent> events;

  double peakBytes = 0, peakTime = 0, capacityBytes = 0;
  double argumentBytes = 0, donatedBytes = 0;
  /// In the host's memory, for one device, at most.
  double hostBytes = 0;
  /// What gathers for the next iteration of a loop hold, beside the peak.
  double prefetchedBytes = 0;
  std::vector<MemoryPoint> memory;
  /// At the peak, largest first.
  std::vector<LiveTensor> aliveAtPeak;
  /// Of the largest tensor that an op with a marked location writes to memory,
  /// by the mark. What is computed inside of a kernel is in none.
  std::map<int64_t, double> bytesByMark;
  /// Loops whose trip count was assumed, ops without a cost, and the like.
  std::vector<std::string> notes;
};

/// What each chip is worth: stepTokens per second and chip; 0: not told.
double tokensPerSecondAndChip(const Timeline &timeline);
/// Of all chips for one step; 0: not told.
double stepPrice(const Timeline &timeline);

/// "1.234 ms".
std::string secondsText(double seconds);
/// "1.50 GiB".
std::string bytesText(double bytes);

} // namespace mlir::gspmd

#endif // GSPMD_COSTMODEL_TIMELINE_H
