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
  /// The topology, axis layout, overlap and kernel costs of the predictions.
  SimulateOptions simulate;
  /// Sizes of symbolic dimensions, `b=64,s=2048`: the program is specialized to
  /// these before the search.
  std::string dims;
  /// The mesh's axes. If empty, the search tries meshes of one and two axes,
  /// and of three if the topology has three dimensions.
  std::vector<NamedAxis> mesh;
  /// The memory limit of a device in bytes; 0 stands for the hardware's memory.
  double memoryLimit = 0;
  /// Seconds after which the best result so far is returned.
  double timeLimit = 60;
  /// Keeps the program's shardings and its mesh; otherwise they are dropped
  /// first.
  bool keepAnnotations = false;
  /// Evaluates candidates that do not fit into memory with rematerialization,
  /// as `--optimize=rematerialize` of gspmd-run does.
  bool recompute = false;
  /// Optimizes the collectives of the fastest candidates (docs/optimize.md),
  /// and returns the one that is fastest afterwards.
  bool optimize = false;
  /// The search omits annotations that save less than this share of the step.
  double allowedSlowdown = 0.003;
};

/// The predicted cost of a program with some annotations.
struct CandidateSummary {
  std::vector<NamedAxis> mesh;
  /// A description: "replicated", "data parallel", "found".
  std::string name;
  double stepSeconds = 0, peakBytes = 0;
  /// True if the program fits into memory only with rematerialization.
  bool rematerializes = false;
};

/// An annotation, shared by arguments or by results of ops.
struct FoundAnnotation {
  /// The name of the first argument or op in the source, or `arg3`.
  std::string name;
  unsigned numArguments = 1;
  /// True if it annotates results of ops.
  bool isIntermediate = false;
  /// `["x", null]`: an axis, a list of axes or null for each dimension.
  std::string sharding;
  /// The seconds of the step without the annotation.
  double stepWithout = 0;
  /// True if the program does not fit into memory without the annotation.
  bool isRequiredToFit = false;
};

/// The default number of rows of the Pareto front, which fit on a screen.
inline constexpr unsigned kDefaultAlternatives = 5;

/// The name of the row for the found candidate after optimization.
inline constexpr llvm::StringLiteral kFoundOptimized = "found, optimized";

struct AutoShardResult {
  CandidateSummary best;
  /// The expected relative error of predicted steps.
  double stepError = 0;
  /// AutoShardOptions::allowedSlowdown: other candidates may be faster by at
  /// most this share.
  double allowedSlowdown = 0;
  /// The bytes that a device may use. If no candidate fits, `best` is the one
  /// with the least memory, and there are neither annotations nor a module.
  double limitBytes = 0;
  bool fits() const { return best.peakBytes <= limitBytes; }
  std::vector<FoundAnnotation> annotations;
  /// Other evaluated candidates: baselines such as data parallelism by name,
  /// and the Pareto front of time and memory, fastest first.
  std::vector<CandidateSummary> baselines, paretoFront;
  /// The annotations as the JSON that annotateArguments reads
  /// (gspmd/Pipeline/Annotate.h).
  std::string json;
  /// The number of annotated values without a name. Their annotations are in
  /// the module only.
  unsigned numUnnamed = 0;
  /// The program with the annotations.
  OwningOpRef<ModuleOp> module;
  unsigned numCandidates = 0;
  bool timeLimitReached = false;
  /// The reason why optimization changes nothing; empty if it changes the
  /// step or was not requested.
  std::string unoptimizedReason;
  /// Meshes with too many shardings for the solver, for which only baselines
  /// and improvements of these were tried.
  std::vector<std::vector<NamedAxis>> unsolvedMeshes;
};

/// Returns the fastest annotations found for `module`, which stays unchanged.
/// Fails after emitting an error if the program cannot be partitioned, the mesh
/// does not fit the topology, or the program has no arguments to shard.
FailureOr<AutoShardResult> autoShard(ModuleOp module, const std::string &entry,
                                     const AutoShardOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_SEARCH_AUTOSHARD_H
