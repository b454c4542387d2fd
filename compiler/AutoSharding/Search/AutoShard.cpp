//===- AutoShard.cpp - Annotations that are found by themselves -----------===//
#include "gspmd/AutoSharding/AutoShard.h"
#include "compiler/AutoSharding/Candidates/CandidateMeshes.h"
#include "compiler/AutoSharding/Candidates/SolverCandidates.h"
#include "compiler/AutoSharding/Candidates/StandardLayouts.h"
#include "compiler/AutoSharding/Program/DropAnnotations.h"
#include "compiler/AutoSharding/Program/ProgramLayout.h"
#include "compiler/AutoSharding/Search/CandidateSearch.h"
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "compiler/Simulator/Simulation/OptionsTopology.h"
#include "lib/Progress/Progress.h"

namespace mlir::gspmd {
namespace {

EvaluatedLayout asLayout(const EvaluatedCandidate &evaluated, StringRef name) {
  return {evaluated.candidate.mesh, name.str(), evaluated.cost.stepSeconds,
          evaluated.cost.peakBytes, evaluated.cost.recomputes};
}

bool fits(const EvaluatedCandidate &evaluated) { return evaluated.cost.fits(); }

bool isBetterThan(const EvaluatedCandidate &a, const EvaluatedCandidate &b) {
  return a.cost.isBetterThan(b.cost);
}

using Mesh = std::vector<NamedAxis>;

class AutoSharder {
public:
  AutoSharder(ModuleOp module, const std::string &entry,
              const AutoShardOptions &options, std::vector<TensorGroup> groups,
              const search::LayoutProgram &layout, const Topology &topology,
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
    if (failed(priceTrivial(meshes->front())))
      return failure();
    evaluator.setShare(0.2);
    priceKnown(meshes->front());
    if (!llvm::all_of(starts, fits)) {
      evaluator.setShare(0.25);
      priceOfLittleMemory(*meshes,
                          /*onlyFullySharded=*/llvm::any_of(starts, fits));
    }
    evaluator.setShare(0.3);
    priceSolved(*meshes);
    calibrate();
    // Some time is left for what the problem does not see.
    EvaluatedCandidate best = improveFrom(startsOfMeshes(), 0.7);
    evaluator.setShare(0.8);
    best = improveFrom({best, priceSimple(*meshes)}, 0.8);
    if (!best.cost.fits())
      if (auto sharded = search.fullySharded(best))
        best = improveFrom({best, *sharded}, 0.8);
    if (!best.cost.fits())
      return unfit(best);
    evaluator.setShare(0.85);
    if (options.mesh.empty() && !options.keepAnnotations)
      best = search.splitAxes(std::move(best), *meshes, options.simplerWithin);
    Progress::beginStage({"leaving annotations out", 0});
    // Optimizing takes as long as pricing many.
    evaluator.setShare(options.optimize ? 0.9 : 1.0);
    best = search.refine(std::move(best), options.simplerWithin);
    evaluator.setShare(1.0);
    if (options.optimize)
      best = bestOptimized(best);
    return resultOf(best);
  }

private:
  /// Its errors are worth reading: nothing is easier than to leave all whole.
  LogicalResult priceTrivial(const Mesh &mesh) {
    Candidate uncut(mesh, groups);
    FailureOr<CandidateCost> cost = evaluator.evaluateFirst(uncut);
    if (failed(cost))
      return failure();
    starts.push_back({uncut, *cost});
    simple.push_back(asLayout(starts.back(), "replicated"));
    // Where memory is short, this is not far from what needs least.
    if (auto sharded = search.fullySharded(starts.back()))
      starts.push_back(*sharded);
    return success();
  }

  /// What people write. `whole` has one axis, unless the mesh is given.
  void priceKnown(const Mesh &whole) {
    Progress::beginStage({"known layouts", 0});
    std::vector<NamedCandidate> found = known.inOneDimension(whole);
    std::optional<Mesh> mesh = whole;
    if (whole.size() == 1)
      mesh = squareMesh(whole.front().second);
    if (mesh)
      llvm::append_range(found, known.inTwoDimensions(*mesh));
    for (const NamedCandidate &one : found) {
      simple.push_back(asLayout(one.evaluated, one.name));
      starts.push_back(one.evaluated);
    }
  }

  /// Where memory is short, what a few annotations say is far from any layout
  /// that fits, and moves of one axis do not find the way: layouts that cut all
  /// that is large at once, on every mesh.
  void priceOfLittleMemory(const std::vector<Mesh> &meshes,
                           bool onlyFullySharded) {
    std::vector<Candidate> candidates;
    for (const Mesh &mesh : meshes)
      llvm::append_range(candidates,
                         known.lowMemoryCandidates(mesh, onlyFullySharded));
    Progress::beginStage({"layouts of little memory", candidates.size()});
    priceAll(candidates);
  }

  void priceAll(llvm::ArrayRef<Candidate> some) {
    for (; !some.empty(); some = some.drop_front()) {
      evaluator.expect(some);
      if (std::optional<CandidateCost> cost = evaluator.cost(some.front()))
        starts.push_back({some.front(), *cost});
      if (Progress *progress = Progress::current())
        progress->advance();
    }
  }

  /// What is best for the program as a problem, cheapest first.
  void priceSolved(const std::vector<Mesh> &meshes) {
    Progress::beginStage({"solving", meshes.size()});
    std::vector<SolverCandidates::Solved> solved;
    for (const Mesh &mesh : meshes) {
      if (evaluator.checkTimeUp())
        break;
      SolverCandidates::MeshSolutions of =
          candidates.of(mesh, evaluator.deadline());
      if (of.stoppedByClock)
        evaluator.noteStopped();
      // Of three axes, those of fewer are a part.
      if (of.isTooLarge && (mesh.size() < 3 || meshes.size() == 1))
        unsolved.push_back(mesh);
      llvm::append_range(solved, std::move(of.solved));
      if (Progress *progress = Progress::current())
        progress->advance();
    }
    llvm::stable_sort(solved, [](const auto &a, const auto &b) {
      return a.seconds < b.seconds;
    });
    Progress::beginStage({"pricing", solved.size()});
    evaluator.setShare(0.5);
    std::vector<Candidate> candidates;
    for (SolverCandidates::Solved &one : solved)
      candidates.push_back(std::move(one.candidate));
    priceAll(candidates);
    sortStarts();
  }

  void sortStarts() { llvm::stable_sort(starts, isBetterThan); }

  /// Where memory is short, what the problem finds needs more than there is, or
  /// leaves some of it: its limit is measured on the best meshes.
  void calibrate() {
    if (llvm::all_of(starts, fits))
      return;
    Progress::beginStage({"measuring memory", 0});
    std::vector<EvaluatedCandidate> some = startsOfMeshes();
    for (const EvaluatedCandidate &start : some)
      if (candidates.calibrate(
              start.candidate.mesh, evaluator.deadline(),
              [&](const Candidate &candidate) -> std::optional<double> {
                std::optional<CandidateCost> cost = evaluator.cost(candidate);
                if (!cost)
                  return std::nullopt;
                starts.push_back({candidate, *cost});
                return cost->leastBytes;
              }))
        evaluator.noteStopped();
    sortStarts();
  }

  /// The best of each mesh, of at most three, and of one of more axes than two.
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

  /// One class of dimensions per axis, with all else whole or cut along the
  /// axes that are left: on the best mesh so far and on that of one axis. The
  /// best of them.
  EvaluatedCandidate priceSimple(const std::vector<Mesh> &meshes) {
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
      Candidate uncut(mesh, groups);
      std::optional<CandidateCost> cost = evaluator.cost(uncut);
      if (!cost)
        continue;
      EvaluatedCandidate whole{uncut, *cost};
      EvaluatedCandidate classes = search.byClasses(whole);
      add(classes);
      for (const EvaluatedCandidate &start : {classes, whole})
        if (auto sharded = search.fullySharded(start))
          add(*sharded);
    }
    return best;
  }

  /// Is what is found from `start` likely to get below that from `best`?
  static bool isNear(const EvaluatedCandidate &start,
                     const EvaluatedCandidate &best) {
    constexpr double kFar = 1.5;
    return !best.cost.fits() ||
           (start.cost.fits() &&
            start.cost.stepSeconds <= kFar * best.cost.stepSeconds);
  }

  EvaluatedCandidate descend(const EvaluatedCandidate &start) {
    return search.descend(search.simplifyInside(search.unshardAxes(start),
                                                options.simplerWithin));
  }

  /// What is found from each of them, best first. Half of the time until this
  /// share of it is for all alike that are near the best: what begins as best
  /// is not always what ends so. In the other half the best go on.
  std::vector<EvaluatedCandidate>
  descendFrom(llvm::ArrayRef<EvaluatedCandidate> from, double untilShare) {
    const EvaluatedCandidate &best = *llvm::min_element(from, isBetterThan);
    unsigned numNear = llvm::count_if(
        from, [&](const auto &start) { return isNear(start, best); });
    double now = std::min(evaluator.shareSpent(), untilShare);
    double each = (untilShare - now) / 2 / numNear;
    std::vector<EvaluatedCandidate> found(from);
    for (EvaluatedCandidate &one : found)
      if (isNear(one, best)) {
        evaluator.setShare(now += each);
        one = descend(one);
      }
    evaluator.setShare(untilShare);
    llvm::stable_sort(found, isBetterThan);
    for (EvaluatedCandidate &one : found)
      one = descend(one);
    llvm::stable_sort(found, isBetterThan);
    return found;
  }

  /// The best that is found from any of them. With few annotations more is
  /// within reach: those that are nearly as good as the best are taken on.
  EvaluatedCandidate improveFrom(llvm::ArrayRef<EvaluatedCandidate> from,
                                 double untilShare) {
    constexpr double kNearly = 1.1;
    Progress::beginStage({"improving", 0});
    std::vector<EvaluatedCandidate> found = descendFrom(from, untilShare);
    EvaluatedCandidate best = found.front();
    double longest = kNearly * best.cost.stepSeconds;
    for (EvaluatedCandidate &one : found) {
      if (!one.cost.fits() || one.cost.stepSeconds > longest)
        break;
      EvaluatedCandidate refined =
          search.refine(std::move(one), options.simplerWithin);
      if (refined.cost.isBetterThan(best.cost))
        best = std::move(refined);
    }
    return best;
  }

  /// What optimizations make of a few that are nearly as good decides.
  EvaluatedCandidate bestOptimized(EvaluatedCandidate best) {
    constexpr unsigned kFew = 4;
    constexpr double kNearly = 1.1;
    Progress::beginStage({"optimizing", 0});
    const double before = best.cost.stepSeconds;
    std::optional<CandidateCost> least =
        evaluator.evaluateOptimized(best.candidate);
    if (!least) {
      optimizing = evaluator.isTimeUp()
                       ? "it was not optimized: there was no time left"
                       : "it cannot be optimized";
      return best;
    }
    // Fewest annotations come first: others must gain more than they may cost.
    for (const EvaluatedCandidate &other :
         evaluator.fastest(kFew, kNearly * best.cost.stepSeconds)) {
      std::optional<CandidateCost> cost =
          evaluator.evaluateOptimized(other.candidate);
      if (!cost || !cost->fits() ||
          cost->stepSeconds * (1 + options.simplerWithin) >= least->stepSeconds)
        continue;
      least = cost;
      best = other;
    }
    simple.insert(simple.begin(), {best.candidate.mesh, kFoundOptimized.str(),
                                   least->stepSeconds, least->peakBytes});
    if (least->stepSeconds >= before)
      optimizing = "optimizing its collectives gains nothing";
    return best;
  }

  AutoShardResult unfit(const EvaluatedCandidate &best) {
    AutoShardResult result;
    result.best = asLayout(best, "least memory");
    result.best.peakBytes = best.cost.leastBytes;
    result.limitBytes = best.cost.limit;
    result.numCandidates = evaluator.numEvaluated();
    return result;
  }

  FailureOr<AutoShardResult> resultOf(const EvaluatedCandidate &best) {
    AutoShardResult result;
    result.best = asLayout(best, "found");
    result.stepError = best.cost.stepError;
    result.simplerWithin = options.simplerWithin;
    result.limitBytes = best.cost.limit;
    for (auto [i, group] : llvm::enumerate(groups))
      if (best.candidate.groupShardings[i])
        result.annotations.push_back(describe(best, i));
    result.simple = simple;
    result.front = evaluator.front();
    auto func = module.lookupSymbol<FunctionOpInterface>(entry);
    result.json = toNamedJson(best.candidate, groups, func, result.numNameless);
    FailureOr<OwningOpRef<ModuleOp>> program =
        annotated(module, entry, best.candidate, groups);
    if (failed(program))
      return failure();
    result.module = *std::move(program);
    result.numCandidates = evaluator.numEvaluated();
    result.optimizing = optimizing;
    result.stoppedByClock = evaluator.wasStopped();
    result.unsolvedMeshes = unsolved;
    return result;
  }

  FoundAnnotation describe(const EvaluatedCandidate &best, unsigned group) {
    FoundAnnotation found;
    found.name = groups[group].name;
    found.numArguments = groups[group].members.size();
    found.isInside = groups[group].isInside;
    found.sharding = shardingText(best.candidate, group);
    Candidate without = best.candidate;
    without.groupShardings[group].reset();
    if (std::optional<CandidateCost> cost = evaluator.cost(without)) {
      found.stepWithout = cost->stepSeconds;
      found.isForMemory = !cost->fits();
    }
    return found;
  }

  ModuleOp module;
  const std::string entry;
  const AutoShardOptions &options;
  const std::vector<TensorGroup> groups;
  CandidateEvaluator evaluator;
  CandidateSearch search;
  SolverCandidates candidates;
  const DimRoles roles;
  StandardLayouts known;
  std::vector<EvaluatedCandidate> starts; ///< best first
  std::vector<EvaluatedLayout> simple;
  std::vector<Mesh> unsolved;
  std::string optimizing;
};

/// Has an argument of the program a size that is yet to be given?
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
                                     const AutoShardOptions &asked) {
  AutoShardOptions options = asked;
  // What people want to know of one step takes time for each candidate.
  options.simulate.reportsLayoutGain = false;
  options.simulate.namesTensors = false;
  OwningOpRef<ModuleOp> module = original.clone();
  // Without sizes it tells which there are.
  if ((!options.dims.empty() || hasSymbolicSizes(*module, entry)) &&
      failed(specializeProgram(*module, entry, options.dims)))
    return failure();
  if (!options.keepAnnotations && failed(dropAnnotations(*module)))
    return failure();
  FailureOr<ProgramTensors> tensors = ProgramTensors::of(*module);
  if (failed(tensors))
    return failure();
  FailureOr<std::vector<TensorGroup>> groups =
      findTensorGroups(*module, entry, *tensors);
  FailureOr<Topology> topology = topologyOf(*module, options.simulate);
  if (failed(groups) || failed(topology))
    return failure();
  if (groups->empty() && options.keepAnnotations)
    return original.emitError(
        "has nothing whose sharding could be chosen: what "
        "is not annotated yet has no dimension to cut");
  // Where arguments are annotated, values inside can be still.
  if (!options.keepAnnotations &&
      llvm::all_of(*groups, [](const auto &group) { return group.isInside; }))
    return original.emitError(
        "has no arguments whose sharding could be chosen");
  double unknownTripCount = options.simulate.assumedTripCount;
  search::LayoutProgram layout =
      programLayout(*tensors, entry, topology->hardware(), unknownTripCount);
  DimRoles roles = dimRolesOf(*tensors, entry, *groups, topology->hardware(),
                              unknownTripCount);
  return AutoSharder(*module, entry, options, *std::move(groups), layout,
                     *topology, std::move(roles))
      .run();
}

} // namespace mlir::gspmd
