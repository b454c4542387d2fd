//===- AutoShard.cpp - Search for sharding annotations --------------------===//
#include "compiler/AutoSharding/Search/AutoShard.h"
#include "compiler/AutoSharding/Candidates/CandidateMeshes.h"
#include "compiler/AutoSharding/Candidates/SolverCandidates.h"
#include "compiler/AutoSharding/Candidates/StandardLayouts.h"
#include "compiler/AutoSharding/Program/DropAnnotations.h"
#include "compiler/AutoSharding/Program/ProblemProgram.h"
#include "compiler/AutoSharding/Search/CandidateSearch.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "compiler/Simulator/Simulation/OptionsTopology.h"
#include "lib/Progress/Progress.h"

namespace mlir::gspmd {
namespace {

CandidateSummary summarize(const EvaluatedCandidate &evaluated,
                           StringRef name) {
  return {evaluated.candidate.mesh, name.str(), evaluated.cost.stepSeconds,
          evaluated.cost.peakBytes, evaluated.cost.rematerializes};
}

bool fits(const EvaluatedCandidate &evaluated) { return evaluated.cost.fits(); }

bool isBetterThan(const EvaluatedCandidate &a, const EvaluatedCandidate &b) {
  return a.cost.isBetterThan(b.cost);
}

using Mesh = std::vector<NamedAxis>;

class AutoSharder {
public:
  AutoSharder(ModuleOp module, const std::string &entry,
              const AutoShardOptions &options,
              std::vector<AnnotationGroup> groups,
              const search::ProblemProgram &layout, const Topology &topology,
              DimRoles roles)
      : module(module), entry(entry), options(options),
        groups(std::move(groups)),
        evaluator(module, entry, options, this->groups),
        search(evaluator, this->groups),
        candidates(layout, this->groups, topology, options),
        roles(std::move(roles)), known(evaluator, this->groups, this->roles) {}

  FailureOr<AutoShardResult> run() {
    FailureOr<std::vector<Mesh>> meshes = candidateMeshes(module, options);
    if (failed(meshes))
      return failure();
    if (failed(evaluateReplicated(meshes->front())))
      return failure();
    evaluator.setShare(0.2);
    evaluateStandardLayouts(meshes->front());
    if (!llvm::all_of(starts, fits)) {
      evaluator.setShare(0.25);
      evaluateLowMemoryLayouts(*meshes,
                               /*onlyFullySharded=*/llvm::any_of(starts, fits));
    }
    evaluator.setShare(0.3);
    evaluateSolutions(*meshes);
    calibrate();
    // Reserves time for refinements that the problem does not model.
    EvaluatedCandidate best = improveFrom(startsOfMeshes(), 0.7);
    evaluator.setShare(0.8);
    best = improveFrom({best, evaluateSimpleLayouts(*meshes)}, 0.8);
    if (!best.cost.fits())
      if (auto sharded = search.fullySharded(best))
        best = improveFrom({best, *sharded}, 0.8);
    if (!best.cost.fits())
      return unfit(best);
    evaluator.setShare(0.85);
    if (options.mesh.empty() && !options.keepAnnotations)
      best =
          search.splitAxes(std::move(best), *meshes, options.allowedSlowdown);
    Progress::beginStage({"removing annotations", 0});
    // Optimizing one candidate takes as long as evaluating many.
    evaluator.setShare(options.optimize ? 0.9 : 1.0);
    best = search.refine(std::move(best), options.allowedSlowdown);
    evaluator.setShare(1.0);
    if (options.optimize)
      best = bestOptimized(best);
    return resultOf(best);
  }

private:
  /// Evaluates the program without annotations. Errors are emitted: a program
  /// that cannot be partitioned without annotations cannot be searched.
  LogicalResult evaluateReplicated(const Mesh &mesh) {
    Candidate replicated(mesh, groups);
    FailureOr<CandidateCost> cost = evaluator.evaluateFirst(replicated);
    if (failed(cost))
      return failure();
    starts.push_back({replicated, *cost});
    baselines.push_back(summarize(starts.back(), "replicated"));
    // If memory is short, this is close to the minimum.
    if (auto sharded = search.fullySharded(starts.back()))
      starts.push_back(*sharded);
    return success();
  }

  /// Evaluates the standard layouts. `full` has one axis, unless the user
  /// specified a mesh.
  void evaluateStandardLayouts(const Mesh &full) {
    Progress::beginStage({"standard layouts", 0});
    std::vector<NamedCandidate> found = known.inOneDimension(full);
    std::optional<Mesh> mesh = full;
    if (full.size() == 1)
      mesh = squareMesh(full.front().second);
    if (mesh)
      llvm::append_range(found, known.inTwoDimensions(*mesh));
    for (const NamedCandidate &one : found) {
      baselines.push_back(summarize(one.evaluated, one.name));
      starts.push_back(one.evaluated);
    }
  }

  /// If memory is short, candidates with few annotations are far from any
  /// layout that fits, and moves of one axis do not reach one. So this adds
  /// layouts that shard all large tensors at once, on every mesh.
  void evaluateLowMemoryLayouts(const std::vector<Mesh> &meshes,
                                bool onlyFullySharded) {
    std::vector<Candidate> candidates;
    for (const Mesh &mesh : meshes)
      llvm::append_range(candidates,
                         known.lowMemoryCandidates(mesh, onlyFullySharded));
    Progress::beginStage({"layouts with little memory", candidates.size()});
    evaluateAll(candidates);
  }

  void evaluateAll(llvm::ArrayRef<Candidate> candidates) {
    for (; !candidates.empty(); candidates = candidates.drop_front()) {
      evaluator.expect(candidates);
      if (std::optional<CandidateCost> cost =
              evaluator.cost(candidates.front()))
        starts.push_back({candidates.front(), *cost});
      if (Progress *progress = Progress::current())
        progress->advance();
    }
  }

  /// Evaluates optimal solutions of the problem, cheapest first.
  void evaluateSolutions(const std::vector<Mesh> &meshes) {
    Progress::beginStage({"solving", meshes.size()});
    std::vector<SolverCandidates::SolvedCandidate> solved;
    for (const Mesh &mesh : meshes) {
      if (evaluator.checkTimeUp())
        break;
      SolverCandidates::MeshSolutions solutions =
          candidates.solve(mesh, evaluator.deadline());
      if (solutions.timeLimitReached)
        evaluator.noteStopped();
      // Meshes of fewer axes contain a part of those of three.
      if (solutions.isTooLarge && (mesh.size() < 3 || meshes.size() == 1))
        unsolved.push_back(mesh);
      llvm::append_range(solved, std::move(solutions.solved));
      if (Progress *progress = Progress::current())
        progress->advance();
    }
    llvm::stable_sort(solved, [](const auto &a, const auto &b) {
      return a.seconds < b.seconds;
    });
    Progress::beginStage({"evaluating", solved.size()});
    evaluator.setShare(0.5);
    std::vector<Candidate> candidates;
    for (SolverCandidates::SolvedCandidate &one : solved)
      candidates.push_back(std::move(one.candidate));
    evaluateAll(candidates);
    sortStarts();
  }

  void sortStarts() { llvm::stable_sort(starts, isBetterThan); }

  /// If memory is short, solutions of the problem need too much memory or leave
  /// some unused; its limit is calibrated on the best meshes.
  void calibrate() {
    if (llvm::all_of(starts, fits))
      return;
    Progress::beginStage({"calibrating memory", 0});
    std::vector<EvaluatedCandidate> meshStarts = startsOfMeshes();
    for (const EvaluatedCandidate &start : meshStarts)
      if (candidates.calibrate(
              start.candidate.mesh, evaluator.deadline(),
              [&](const Candidate &candidate) -> std::optional<double> {
                std::optional<CandidateCost> cost = evaluator.cost(candidate);
                if (!cost)
                  return std::nullopt;
                starts.push_back({candidate, *cost});
                return cost->bytesAfterRematerialization;
              }))
        evaluator.noteStopped();
    sortStarts();
  }

  /// Returns the best candidate of each of at most three meshes, and of one
  /// with more than two axes.
  std::vector<EvaluatedCandidate> startsOfMeshes() const {
    std::vector<EvaluatedCandidate> result;
    unsigned few = 0, many = 0;
    for (const EvaluatedCandidate &start : starts)
      if ((start.candidate.mesh.size() > 2 ? many < 1 : few < 3) &&
          llvm::none_of(result, [&](const EvaluatedCandidate &other) {
            return other.candidate.mesh == start.candidate.mesh;
          })) {
        ++(start.candidate.mesh.size() > 2 ? many : few);
        result.push_back(start);
      }
    return result;
  }

  /// Assigns one class of dimensions per axis, with everything else replicated
  /// or sharded along the remaining axes, on the best mesh so far and on that
  /// of one axis. Returns the best candidate.
  EvaluatedCandidate evaluateSimpleLayouts(const std::vector<Mesh> &meshes) {
    Progress::beginStage({"simple layouts", 0});
    std::vector<Mesh> tried = {starts.front().candidate.mesh};
    if (tried.front() != meshes.front())
      tried.push_back(meshes.front());
    EvaluatedCandidate best = starts.front();
    auto add = [&](const EvaluatedCandidate &start) {
      if (start.cost.isBetterThan(best.cost))
        best = start;
    };
    for (const Mesh &mesh : tried) {
      Candidate replicated(mesh, groups);
      std::optional<CandidateCost> cost = evaluator.cost(replicated);
      if (!cost)
        continue;
      EvaluatedCandidate full{replicated, *cost};
      EvaluatedCandidate classes = search.assignClasses(full);
      add(classes);
      for (const EvaluatedCandidate &start : {classes, full})
        if (auto sharded = search.fullySharded(start))
          add(*sharded);
    }
    return best;
  }

  /// Returns true if descent from `start` may end below descent from `best`: it
  /// fits into memory, and its step is at most kFar times as long.
  static bool isNear(const EvaluatedCandidate &start,
                     const EvaluatedCandidate &best) {
    constexpr double kFar = 1.5;
    return !best.cost.fits() ||
           (start.cost.fits() &&
            start.cost.stepSeconds <= kFar * best.cost.stepSeconds);
  }

  EvaluatedCandidate descend(const EvaluatedCandidate &start) {
    return search.descend(search.simplifyInside(search.unshardAxes(start),
                                                options.allowedSlowdown));
  }

  /// Returns the results of descent from each candidate of `from`, best first.
  /// The starts near the best one share half of the time until `untilShare` of
  /// the limit, because the best start does not always lead to the best result.
  /// The other half is for the best of their results.
  std::vector<EvaluatedCandidate>
  descendFrom(llvm::ArrayRef<EvaluatedCandidate> from, double untilShare) {
    const EvaluatedCandidate &best = *llvm::min_element(from, isBetterThan);
    unsigned numNear = llvm::count_if(
        from, [&](const auto &start) { return isNear(start, best); });
    double now = std::min(evaluator.shareSpent(), untilShare);
    double increment = (untilShare - now) / 2 / numNear;
    std::vector<EvaluatedCandidate> found(from);
    for (EvaluatedCandidate &one : found)
      if (isNear(one, best)) {
        evaluator.setShare(now += increment);
        one = descend(one);
      }
    evaluator.setShare(untilShare);
    llvm::stable_sort(found, isBetterThan);
    for (EvaluatedCandidate &one : found)
      one = descend(one);
    llvm::stable_sort(found, isBetterThan);
    return found;
  }

  /// Returns the best result of descent and refinement from any of `from`.
  /// Candidates with few annotations have more potential to improve, so those
  /// within kMaxRatio of the best step are refined, too.
  EvaluatedCandidate improveFrom(llvm::ArrayRef<EvaluatedCandidate> from,
                                 double untilShare) {
    constexpr double kMaxRatio = 1.1;
    Progress::beginStage({"improving", 0});
    std::vector<EvaluatedCandidate> found = descendFrom(from, untilShare);
    EvaluatedCandidate best = found.front();
    double longest = kMaxRatio * best.cost.stepSeconds;
    for (EvaluatedCandidate &one : found) {
      if (!one.cost.fits() || one.cost.stepSeconds > longest)
        break;
      EvaluatedCandidate refined =
          search.refine(std::move(one), options.allowedSlowdown);
      if (refined.cost.isBetterThan(best.cost))
        best = std::move(refined);
    }
    return best;
  }

  /// Returns the candidate with the least cost after optimization, among `best`
  /// and the fastest kMaxOptimized candidates within kMaxRatio of its step. An
  /// optimization takes as long as evaluating 20 candidates (docs/search.md).
  EvaluatedCandidate bestOptimized(EvaluatedCandidate best) {
    constexpr unsigned kMaxOptimized = 4;
    constexpr double kMaxRatio = 1.1;
    Progress::beginStage({"optimizing", 0});
    const double before = best.cost.stepSeconds;
    std::optional<CandidateCost> least =
        evaluator.evaluateOptimized(best.candidate);
    if (!least) {
      unoptimizedReason = evaluator.isTimeUp()
                              ? "it was not optimized: there was no time left"
                              : "it cannot be optimized";
      return best;
    }
    // `best` has the fewest annotations, so others must be faster by more than
    // the allowed slowdown.
    for (const EvaluatedCandidate &other :
         evaluator.fastest(kMaxOptimized, kMaxRatio * best.cost.stepSeconds)) {
      std::optional<CandidateCost> cost =
          evaluator.evaluateOptimized(other.candidate);
      if (!cost || !cost->fits() ||
          cost->stepSeconds * (1 + options.allowedSlowdown) >=
              least->stepSeconds)
        continue;
      least = cost;
      best = other;
    }
    baselines.insert(baselines.begin(),
                     {best.candidate.mesh, kFoundOptimized.str(),
                      least->stepSeconds, least->peakBytes});
    if (least->stepSeconds >= before)
      unoptimizedReason = "optimizing its collectives gains nothing";
    return best;
  }

  AutoShardResult unfit(const EvaluatedCandidate &best) {
    AutoShardResult result;
    result.best = summarize(best, "least memory");
    result.best.peakBytes = best.cost.bytesAfterRematerialization;
    result.limitBytes = best.cost.limit;
    result.numCandidates = evaluator.numEvaluated();
    return result;
  }

  FailureOr<AutoShardResult> resultOf(const EvaluatedCandidate &best) {
    AutoShardResult result;
    result.best = summarize(best, "found");
    result.stepError = best.cost.stepError;
    result.allowedSlowdown = options.allowedSlowdown;
    result.limitBytes = best.cost.limit;
    for (auto [i, group] : llvm::enumerate(groups))
      if (best.candidate.groupShardings[i])
        result.annotations.push_back(describe(best, i));
    result.baselines = baselines;
    result.paretoFront = evaluator.front();
    auto func = module.lookupSymbol<FunctionOpInterface>(entry);
    result.json = toNamedJson(best.candidate, groups, func, result.numUnnamed);
    FailureOr<OwningOpRef<ModuleOp>> program =
        cloneAnnotated(module, entry, best.candidate, groups);
    if (failed(program))
      return failure();
    result.module = *std::move(program);
    result.numCandidates = evaluator.numEvaluated();
    result.unoptimizedReason = unoptimizedReason;
    result.timeLimitReached = evaluator.wasStopped();
    result.unsolvedMeshes = unsolved;
    return result;
  }

  FoundAnnotation describe(const EvaluatedCandidate &best, unsigned group) {
    FoundAnnotation found;
    found.name = groups[group].name;
    found.numArguments = groups[group].members.size();
    found.isIntermediate = groups[group].isIntermediate;
    found.sharding = shardingText(best.candidate, group);
    Candidate without = best.candidate;
    without.groupShardings[group].reset();
    if (std::optional<CandidateCost> cost = evaluator.cost(without)) {
      found.stepWithout = cost->stepSeconds;
      found.isRequiredToFit = !cost->fits();
    }
    return found;
  }

  ModuleOp module;
  const std::string entry;
  const AutoShardOptions &options;
  const std::vector<AnnotationGroup> groups;
  CandidateEvaluator evaluator;
  CandidateSearch search;
  SolverCandidates candidates;
  const DimRoles roles;
  StandardLayouts known;
  std::vector<EvaluatedCandidate> starts; ///< best first
  std::vector<CandidateSummary> baselines;
  std::vector<Mesh> unsolved;
  std::string unoptimizedReason;
};

/// Returns true if an argument of the program has a symbolic size.
bool hasSymbolicSizes(ModuleOp module, StringRef entry) {
  auto func = module.lookupSymbol<FunctionOpInterface>(entry);
  return llvm::any_of(func.getArgumentTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && !tensor.hasStaticShape();
  });
}

} // namespace

FailureOr<AutoShardResult> autoShard(ModuleOp original,
                                     const std::string &entry,
                                     const AutoShardOptions &requested) {
  AutoShardOptions options = requested;
  // Extra output would take time for each candidate.
  options.simulate.reportsLayoutGain = false;
  options.simulate.namesTensors = false;
  OwningOpRef<ModuleOp> module = original.clone();
  // Without sizes it reports the symbolic ones.
  if ((!options.dims.empty() || hasSymbolicSizes(*module, entry)) &&
      failed(specializeProgram(*module, entry, options.dims)))
    return failure();
  if (!options.keepAnnotations && failed(dropAnnotations(*module)))
    return failure();
  FailureOr<TensorVariables> tensors = TensorVariables::collect(*module);
  if (failed(tensors))
    return failure();
  FailureOr<std::vector<AnnotationGroup>> groups =
      findAnnotationGroups(*module, entry, *tensors);
  FailureOr<Topology> topology = topologyOf(*module, options.simulate);
  if (failed(groups) || failed(topology))
    return failure();
  if (groups->empty() && options.keepAnnotations)
    return original.emitError(
        "has nothing whose sharding could be chosen: what "
        "is not annotated yet has no dimension to shard");
  // If the arguments are annotated, intermediate values may still be free.
  if (!options.keepAnnotations && llvm::all_of(*groups, [](const auto &group) {
        return group.isIntermediate;
      }))
    return original.emitError(
        "has no arguments whose sharding could be chosen");
  double assumedTripCount = options.simulate.assumedTripCount;
  search::ProblemProgram layout = buildProblemProgram(
      *tensors, entry, topology->hardware(), assumedTripCount);
  DimRoles roles = dimRolesOf(*tensors, entry, *groups, topology->hardware(),
                              assumedTripCount);
  return AutoSharder(*module, entry, options, *std::move(groups), layout,
                     *topology, std::move(roles))
      .run();
}

} // namespace mlir::gspmd
