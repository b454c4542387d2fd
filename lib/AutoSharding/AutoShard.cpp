//===- AutoShard.cpp - Annotations that are found by themselves -----------===//
#include "gspmd/AutoSharding/AutoShard.h"
#include "CandidateSearch.h"
#include "DropAnnotations.h"
#include "KnownLayouts.h"
#include "LayoutCandidates.h"
#include "Meshes.h"
#include "ProgramLayout.h"
#include "lib/Driver/RunProgram.h"
#include "lib/Progress/Progress.h"
#include "lib/Simulator/OptionsTopology.h"

namespace mlir::gspmd {
namespace {

PricedLayout asLayout(const PricedCandidate &priced, StringRef name) {
  return {priced.candidate.mesh, name.str(), priced.price.stepSeconds,
          priced.price.peakBytes, priced.price.recomputes};
}

bool fits(const PricedCandidate &priced) { return priced.price.fits(); }

bool isBelow(const PricedCandidate &a, const PricedCandidate &b) {
  return a.price.isBelow(b.price);
}

using Mesh = std::vector<NamedAxis>;

class AutoSharder {
public:
  AutoSharder(ModuleOp module, const std::string &entry,
              const AutoShardOptions &options, std::vector<CutGroup> groups,
              const search::LayoutProgram &layout, const Topology &topology,
              DimRoles roles)
      : module(module), entry(entry), options(options),
        groups(std::move(groups)), pricer(module, entry, options, this->groups),
        search(pricer, this->groups),
        candidates(layout, this->groups, topology, options),
        roles(std::move(roles)), known(pricer, this->groups, this->roles) {}

  FailureOr<AutoShardResult> run() {
    FailureOr<std::vector<Mesh>> meshes = meshesToTry(module, options);
    if (failed(meshes))
      return failure();
    if (failed(priceTrivial(meshes->front())))
      return failure();
    pricer.setShare(0.2);
    priceKnown(meshes->front());
    if (!llvm::all_of(starts, fits)) {
      pricer.setShare(0.25);
      priceOfLittleMemory(*meshes,
                          /*onlyFullySharded=*/llvm::any_of(starts, fits));
    }
    pricer.setShare(0.3);
    priceSolved(*meshes);
    calibrate();
    // Some time is left for what the problem does not see.
    PricedCandidate best = improveFrom(startsOfMeshes(), 0.7);
    pricer.setShare(0.8);
    best = improveFrom({best, priceSimple(*meshes)}, 0.8);
    if (!best.price.fits())
      if (auto sharded = search.fullySharded(best))
        best = improveFrom({best, *sharded}, 0.8);
    if (!best.price.fits())
      return unfit(best);
    pricer.setShare(0.85);
    if (options.mesh.empty() && !options.keepAnnotations)
      best = search.splitAxes(std::move(best), *meshes, options.simplerWithin);
    Progress::beginStage({"leaving annotations out", 0});
    // Optimizing takes as long as pricing many.
    pricer.setShare(options.optimize ? 0.9 : 1.0);
    best = search.refine(std::move(best), options.simplerWithin);
    pricer.setShare(1.0);
    if (options.optimize)
      best = bestOptimized(best);
    return resultOf(best);
  }

private:
  /// Its errors are worth reading: nothing is easier than to leave all whole.
  LogicalResult priceTrivial(const Mesh &mesh) {
    Candidate uncut(mesh, groups);
    FailureOr<Price> price = pricer.priceFirst(uncut);
    if (failed(price))
      return failure();
    starts.push_back({uncut, *price});
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
      simple.push_back(asLayout(one.priced, one.name));
      starts.push_back(one.priced);
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
                         known.ofLittleMemory(mesh, onlyFullySharded));
    Progress::beginStage({"layouts of little memory", candidates.size()});
    priceAll(candidates);
  }

  void priceAll(llvm::ArrayRef<Candidate> some) {
    for (; !some.empty(); some = some.drop_front()) {
      pricer.expect(some);
      if (std::optional<Price> price = pricer.price(some.front()))
        starts.push_back({some.front(), *price});
      if (Progress *progress = Progress::current())
        progress->advance();
    }
  }

  /// What is best for the program as a problem, cheapest first.
  void priceSolved(const std::vector<Mesh> &meshes) {
    Progress::beginStage({"solving", meshes.size()});
    std::vector<LayoutCandidates::Solved> solved;
    for (const Mesh &mesh : meshes) {
      if (pricer.refuses())
        break;
      LayoutCandidates::OfMesh of = candidates.of(mesh, pricer.deadline());
      if (of.stoppedByClock)
        pricer.tellStopped();
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
    pricer.setShare(0.5);
    std::vector<Candidate> candidates;
    for (LayoutCandidates::Solved &one : solved)
      candidates.push_back(std::move(one.candidate));
    priceAll(candidates);
    sortStarts();
  }

  void sortStarts() { llvm::stable_sort(starts, isBelow); }

  /// Where memory is short, what the problem finds needs more than there is, or
  /// leaves some of it: its limit is measured on the best meshes.
  void calibrate() {
    if (llvm::all_of(starts, fits))
      return;
    Progress::beginStage({"measuring memory", 0});
    std::vector<PricedCandidate> some = startsOfMeshes();
    for (const PricedCandidate &start : some)
      if (candidates.calibrate(
              start.candidate.mesh, pricer.deadline(),
              [&](const Candidate &candidate) -> std::optional<double> {
                std::optional<Price> price = pricer.price(candidate);
                if (!price)
                  return std::nullopt;
                starts.push_back({candidate, *price});
                return price->leastBytes;
              }))
        pricer.tellStopped();
    sortStarts();
  }

  /// The best of each mesh, of at most three, and of one of more axes than two.
  std::vector<PricedCandidate> startsOfMeshes() const {
    std::vector<PricedCandidate> result;
    unsigned few = 0, many = 0;
    for (const PricedCandidate &start : starts)
      if ((start.candidate.mesh.size() > 2 ? many < 1 : few < 3) &&
          llvm::none_of(result, [&](const PricedCandidate &other) {
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
  PricedCandidate priceSimple(const std::vector<Mesh> &meshes) {
    Progress::beginStage({"simple layouts", 0});
    std::vector<Mesh> tried = {starts.front().candidate.mesh};
    if (tried.front() != meshes.front())
      tried.push_back(meshes.front());
    PricedCandidate best = starts.front();
    auto add = [&](const PricedCandidate &start) {
      if (start.price.isBelow(best.price))
        best = start;
    };
    for (const Mesh &mesh : tried) {
      Candidate uncut(mesh, groups);
      std::optional<Price> price = pricer.price(uncut);
      if (!price)
        continue;
      PricedCandidate whole{uncut, *price};
      PricedCandidate classes = search.byClasses(whole);
      add(classes);
      for (const PricedCandidate &start : {classes, whole})
        if (auto sharded = search.fullySharded(start))
          add(*sharded);
    }
    return best;
  }

  /// Is what is found from `start` likely to get below that from `best`?
  static bool isNear(const PricedCandidate &start,
                     const PricedCandidate &best) {
    constexpr double kFar = 1.5;
    return !best.price.fits() ||
           (start.price.fits() &&
            start.price.stepSeconds <= kFar * best.price.stepSeconds);
  }

  PricedCandidate descend(const PricedCandidate &start) {
    return search.descend(
        search.simplifyInside(search.leaveAxes(start), options.simplerWithin));
  }

  /// What is found from each of them, best first. Half of the time until this
  /// share of it is for all alike that are near the best: what begins as best
  /// is not always what ends so. In the other half the best go on.
  std::vector<PricedCandidate> descendFrom(llvm::ArrayRef<PricedCandidate> from,
                                           double untilShare) {
    const PricedCandidate &best = *llvm::min_element(from, isBelow);
    unsigned numNear = llvm::count_if(
        from, [&](const auto &start) { return isNear(start, best); });
    double now = std::min(pricer.shareSpent(), untilShare);
    double each = (untilShare - now) / 2 / numNear;
    std::vector<PricedCandidate> found(from);
    for (PricedCandidate &one : found)
      if (isNear(one, best)) {
        pricer.setShare(now += each);
        one = descend(one);
      }
    pricer.setShare(untilShare);
    llvm::stable_sort(found, isBelow);
    for (PricedCandidate &one : found)
      one = descend(one);
    llvm::stable_sort(found, isBelow);
    return found;
  }

  /// The best that is found from any of them. With few annotations more is
  /// within reach: those that are nearly as good as the best are taken on.
  PricedCandidate improveFrom(llvm::ArrayRef<PricedCandidate> from,
                              double untilShare) {
    constexpr double kNearly = 1.1;
    Progress::beginStage({"improving", 0});
    std::vector<PricedCandidate> found = descendFrom(from, untilShare);
    PricedCandidate best = found.front();
    double longest = kNearly * best.price.stepSeconds;
    for (PricedCandidate &one : found) {
      if (!one.price.fits() || one.price.stepSeconds > longest)
        break;
      PricedCandidate refined =
          search.refine(std::move(one), options.simplerWithin);
      if (refined.price.isBelow(best.price))
        best = std::move(refined);
    }
    return best;
  }

  /// What optimizations make of a few that are nearly as good decides.
  PricedCandidate bestOptimized(PricedCandidate best) {
    constexpr unsigned kFew = 4;
    constexpr double kNearly = 1.1;
    Progress::beginStage({"optimizing", 0});
    const double before = best.price.stepSeconds;
    std::optional<Price> least = pricer.priceOptimized(best.candidate);
    if (!least) {
      optimizing = pricer.isTimeUp()
                       ? "it was not optimized: there was no time left"
                       : "it cannot be optimized";
      return best;
    }
    // Fewest annotations come first: others must gain more than they may cost.
    for (const PricedCandidate &other :
         pricer.fastest(kFew, kNearly * best.price.stepSeconds)) {
      std::optional<Price> price = pricer.priceOptimized(other.candidate);
      if (!price || !price->fits() ||
          price->stepSeconds * (1 + options.simplerWithin) >=
              least->stepSeconds)
        continue;
      least = price;
      best = other;
    }
    simple.insert(simple.begin(), {best.candidate.mesh, kFoundOptimized.str(),
                                   least->stepSeconds, least->peakBytes});
    if (least->stepSeconds >= before)
      optimizing = "optimizing its collectives gains nothing";
    return best;
  }

  AutoShardResult unfit(const PricedCandidate &best) {
    AutoShardResult result;
    result.best = asLayout(best, "least memory");
    result.best.peakBytes = best.price.leastBytes;
    result.limitBytes = best.price.limit;
    result.numCandidates = pricer.numPriced();
    return result;
  }

  FailureOr<AutoShardResult> resultOf(const PricedCandidate &best) {
    AutoShardResult result;
    result.best = asLayout(best, "found");
    result.stepError = best.price.stepError;
    result.simplerWithin = options.simplerWithin;
    result.limitBytes = best.price.limit;
    for (auto [i, group] : llvm::enumerate(groups))
      if (best.candidate.cuts[i])
        result.annotations.push_back(describe(best, i));
    result.simple = simple;
    result.front = pricer.front();
    auto func = module.lookupSymbol<FunctionOpInterface>(entry);
    result.json = toNamedJson(best.candidate, groups, func, result.numNameless);
    FailureOr<OwningOpRef<ModuleOp>> program =
        annotated(module, entry, best.candidate, groups);
    if (failed(program))
      return failure();
    result.module = *std::move(program);
    result.numCandidates = pricer.numPriced();
    result.optimizing = optimizing;
    result.stoppedByClock = pricer.wasStopped();
    result.unsolvedMeshes = unsolved;
    return result;
  }

  FoundAnnotation describe(const PricedCandidate &best, unsigned group) {
    FoundAnnotation found;
    found.name = groups[group].name;
    found.numArguments = groups[group].members.size();
    found.isInside = groups[group].isInside;
    found.sharding = cutText(best.candidate, group);
    Candidate without = best.candidate;
    without.cuts[group].reset();
    if (std::optional<Price> price = pricer.price(without)) {
      found.stepWithout = price->stepSeconds;
      found.isForMemory = !price->fits();
    }
    return found;
  }

  ModuleOp module;
  const std::string entry;
  const AutoShardOptions &options;
  const std::vector<CutGroup> groups;
  Pricer pricer;
  CandidateSearch search;
  LayoutCandidates candidates;
  const DimRoles roles;
  KnownLayouts known;
  std::vector<PricedCandidate> starts; ///< best first
  std::vector<PricedLayout> simple;
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

FailureOr<AutoShardResult> autoShard(ModuleOp given, const std::string &entry,
                                     const AutoShardOptions &asked) {
  AutoShardOptions options = asked;
  // What people want to know of one step takes time for each candidate.
  options.simulate.notesLayoutGain = false;
  options.simulate.namesTensors = false;
  OwningOpRef<ModuleOp> module = given.clone();
  // Without sizes it tells which there are.
  if ((!options.dims.empty() || hasSymbolicSizes(*module, entry)) &&
      failed(specializeProgram(*module, entry, options.dims)))
    return failure();
  if (!options.keepAnnotations && failed(dropAnnotations(*module)))
    return failure();
  FailureOr<ProgramTensors> tensors = ProgramTensors::of(*module);
  if (failed(tensors))
    return failure();
  FailureOr<std::vector<CutGroup>> groups = cutGroups(*module, entry, *tensors);
  FailureOr<Topology> topology = topologyOf(*module, options.simulate);
  if (failed(groups) || failed(topology))
    return failure();
  if (groups->empty() && options.keepAnnotations)
    return given.emitError("has nothing whose sharding could be chosen: what "
                           "is not annotated yet has no dimension to cut");
  // Where arguments are annotated, values inside can be still.
  if (!options.keepAnnotations &&
      llvm::all_of(*groups, [](const auto &group) { return group.isInside; }))
    return given.emitError("has no arguments whose sharding could be chosen");
  double unknownTrips = options.simulate.assumedTripCount;
  search::LayoutProgram layout =
      programLayout(*tensors, entry, topology->hardware(), unknownTrips);
  DimRoles roles =
      dimRolesOf(*tensors, entry, *groups, topology->hardware(), unknownTrips);
  return AutoSharder(*module, entry, options, *std::move(groups), layout,
                     *topology, std::move(roles))
      .run();
}

} // namespace mlir::gspmd
