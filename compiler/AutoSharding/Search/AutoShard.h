//===- AutoShard.h - Search for sharding annotations ------------*- C++ -*-===//
//
// Chooses a mesh, shardings of a function's arguments, and of as few
// intermediate values as necessary, such that the simulated step on a topology
// is short and fits into memory. The other shardings follow by completion, so
// annotations that completion would find are omitted (docs/search.md).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_SEARCH_AUTOSHARD_H
#define GSPMD_COMPILER_AUTOSHARDING_SEARCH_AUTOSHARD_H

#include "gspmd/Simulator/Simulate.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <string>
#include <vector>

namespace mlir::gspmd {

/// A mesh axis and its size.
using NamedAxis = std::pair<std::string, int64_t>;

struct AutoShardOptions {
  /// Topology, layout, overlap and costs, as for a simulation.
  SimulateOptions simulate;
  /// Sizes of symbolic dimensions, `b=64,s=2048`: the program is specialized to
  /// these before the search.
  std::string dims;
  /// The mesh's axes. Empty: meshes of one and two axes are tried, and of three
  /// if the topology has three dimensions.
  std::vector<NamedAxis> mesh;
  /// The bytes of memory of one device; 0: those of the hardware.
  double memoryLimit = 0;
  /// Seconds after which the best result so far is returned.
  double timeLimit = 60;
  /// Keeps the program's shardings and its mesh; otherwise they are dropped
  /// first.
  bool keepAnnotations = false;
  /// If a candidate does not fit into memory, tries it with rematerialization,
  /// as `--optimize=rematerialize` of gspmd-run.
  bool recompute = false;
  /// Among the fastest candidates, takes the one that is fastest after the
  /// optimizations of collectives (docs/optimize.md).
  bool optimize = false;
  /// Annotations that gain less than this share of the step are omitted.
  double allowedSlowdown = 0.003;
};

/// The predicted cost of a program with some annotations.
struct EvaluatedLayout {
  std::vector<NamedAxis> mesh;
  /// A description: "replicated", "data parallel", "found".
  std::string name;
  double stepSeconds = 0, peakBytes = 0;
  /// True if the program fits into memory only with rematerialization.
  bool recomputes = false;
};

/// The arguments, or results of ops, that share one annotation.
struct FoundAnnotation {
  /// The name of the first argument or op in the source, or `arg3`.
  std::string name;
  unsigned numArguments = 1;
  /// True for results of ops.
  bool isIntermediate = false;
  /// `["x", null]`: an axis, a list of axes or null for each dimension.
  std::string sharding;
  /// Seconds of the step without the annotation.
  double stepWithout = 0;
  /// True if the program does not fit into memory without the annotation.
  bool isForMemory = false;
};

/// Default number of rows of the Pareto front of time and memory.
inline constexpr unsigned kDefaultAlternatives = 5;

/// The name of the row for the found layout after optimization.
inline constexpr llvm::StringLiteral kFoundOptimized = "found, optimized";

struct AutoShardResult {
  EvaluatedLayout best;
  /// Expected relative error of predicted steps.
  double stepError = 0;
  /// AutoShardOptions::allowedSlowdown: the step may be slower than that of
  /// other layouts by this share.
  double allowedSlowdown = 0;
  /// Bytes that a device may use. If nothing fits, `best` is the layout with
  /// the least memory, and there are no annotations and no module.
  double limitBytes = 0;
  bool fits() const { return best.peakBytes <= limitBytes; }
  std::vector<FoundAnnotation> annotations;
  /// Other evaluated layouts: simple ones by name, then the Pareto front of
  /// time and memory, fastest first.
  std::vector<EvaluatedLayout> simple, front;
  /// The annotations as the JSON that annotateArguments reads
  /// (gspmd/Pipeline/Annotate.h).
  std::string json;
  /// The number of values that have no name, whose annotations are only in the
  /// module.
  unsigned numUnnamed = 0;
  /// The program with the annotations.
  OwningOpRef<ModuleOp> module;
  unsigned numCandidates = 0;
  bool timeLimitReached = false;
  /// The reason why optimizing makes no difference; empty if it does, or was
  /// not requested.
  std::string optimizing;
  /// Meshes with too many shardings for the solver, for which only simple
  /// layouts and improvements of these were tried.
  std::vector<std::vector<NamedAxis>> unsolvedMeshes;
};

/// Fails after emitting an error if the program cannot be partitioned, the mesh
/// does not fit the topology, or the program has no arguments to shard.
FailureOr<AutoShardResult> autoShard(ModuleOp module, const std::string &entry,
                                     const AutoShardOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_SEARCH_AUTOSHARD_H
