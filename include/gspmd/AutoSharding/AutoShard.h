//===- AutoShard.h - Annotations that are found by themselves ---*- C++ -*-===//
//
// Chooses a mesh, shardings of a function's arguments and of as few values
// inside as suffice, so that the simulated step on a topology is short and fits
// into memory. The rest of the program follows by completion, and an annotation
// that completion would find is left out (docs/search.md).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_AUTOSHARDING_AUTOSHARD_H
#define GSPMD_AUTOSHARDING_AUTOSHARD_H

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
  /// Sizes of symbolic dimensions, `b=64,s=2048`: the program is searched, and
  /// annotated, with these.
  std::string dims;
  /// The mesh's axes; empty: meshes of one and two axes are tried, and of
  /// three on three dimensions.
  std::vector<NamedAxis> mesh;
  /// Bytes of one device; 0: what the hardware has.
  double memoryLimit = 0;
  /// Seconds after which the best so far is given.
  double timeLimit = 60;
  /// Shardings that the program has stay as they are, on its own mesh; else
  /// they are dropped first.
  bool keepAnnotations = false;
  /// What does not fit is tried with values that are computed again instead of
  /// kept, as `--optimize=rematerialize` of gspmd-run makes it.
  bool recompute = false;
  /// Of the fastest found, that is taken which is fastest when its collectives
  /// are made cheaper (docs/optimize.md).
  bool optimize = false;
  /// An annotation that gains less than this share of the step is left out.
  double simplerWithin = 0.003;
};

/// What a program with some annotations would do.
struct EvaluatedLayout {
  std::vector<NamedAxis> mesh;
  /// In words: "replicated", "data parallel", "found".
  std::string name;
  double stepSeconds = 0, peakBytes = 0;
  /// With values that are computed again instead of kept, which makes it fit.
  bool recomputes = false;
};

/// The arguments, or results of ops, that share one annotation.
struct FoundAnnotation {
  /// Of the first: its name in the source, or `arg3`.
  std::string name;
  unsigned numArguments = 1;
  /// Of results of ops.
  bool isInside = false;
  /// `["x", null]`: an axis, a list of axes or null for each dimension.
  std::string sharding;
  /// The step without it.
  double stepWithout = 0;
  /// Without it the program does not fit into memory.
  bool isForMemory = false;
};

/// Rows of the front of time against memory, where nothing is said.
inline constexpr unsigned kUsualAlternatives = 5;

/// The name of the row of what was found as --optimize makes it.
inline constexpr llvm::StringLiteral kFoundOptimized = "found, optimized";

struct AutoShardResult {
  EvaluatedLayout best;
  /// Relative error to be expected of predicted steps.
  double stepError = 0;
  /// AutoShardOptions::simplerWithin: by so much it may be slower than others.
  double simplerWithin = 0;
  /// Bytes that a device may use. Where nothing fits, `best` is what needs
  /// least, and there are no annotations and no module.
  double limitBytes = 0;
  bool fits() const { return best.peakBytes <= limitBytes; }
  std::vector<FoundAnnotation> annotations;
  /// Others that were looked at: simple layouts by name, then the front of time
  /// against memory, fastest first.
  std::vector<EvaluatedLayout> simple, front;
  /// For annotateArguments (gspmd/Pipeline/Annotate.h).
  std::string json;
  /// Values whose annotations are in the module only: they have no names of
  /// their own.
  unsigned numNameless = 0;
  /// The program with the annotations.
  OwningOpRef<ModuleOp> module;
  unsigned numCandidates = 0;
  bool stoppedByClock = false;
  /// Why optimizing makes no difference, in words; empty where it does or was
  /// not asked for.
  std::string optimizing;
  /// Those with too many shardings to be solved as a problem: only simple
  /// layouts, and what is better than these, were tried.
  std::vector<std::vector<NamedAxis>> unsolvedMeshes;
};

/// Errors are emitted: a program that cannot be partitioned, a mesh that does
/// not fit the topology, a program without arguments to cut.
FailureOr<AutoShardResult> autoShard(ModuleOp module, const std::string &entry,
                                     const AutoShardOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_AUTOSHARDING_AUTOSHARD_H
