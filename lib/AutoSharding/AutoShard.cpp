//===- AutoShard.cpp - Annotations that are found by themselves -----------===//
#include "gspmd/AutoSharding/AutoShard.h"
#include "CandidateSearch.h"
#include "DropAnnotations.h"
#include "Meshes.h"
#include "lib/Progress/Progress.h"

namespace mlir::gspmd {
namespace {

/// Of one mesh: where descents begin, and what a table shows beside the winner.
struct Starts {
  PricedCandidate classes;
  std::vector<PricedCandidate> all; ///< best first
  std::vector<PricedLayout> simple;
};

PricedLayout asLayout(const PricedCandidate &priced, StringRef name) {
  return {priced.candidate.mesh, name.str(), priced.price.stepSeconds,
          priced.price.peakBytes};
}

class AutoSharder {
public:
  AutoSharder(ModuleOp module, const std::string &entry,
              const AutoShardOptions &options,
              std::vector<ArgumentGroup> groups)
      : module(module), entry(entry), options(options),
        groups(std::move(groups)), pricer(module, entry, options, this->groups),
        search(pricer, this->groups) {}

  FailureOr<AutoShardResult> run() {
    FailureOr<std::vector<std::vector<NamedAxis>>> meshes =
        meshesToTry(module, options);
    if (failed(meshes))
      return failure();
    std::vector<Starts> starts;
    Progress::beginStage({"meshes", meshes->size()});
    // Some time is left for better ones of those that are found first.
    pricer.setShare(meshes->size() > 1 ? 0.4 : 0.8);
    if (failed(findStarts(*meshes, starts)))
      return failure();
    Progress::beginStage({"improving", 0});
    pricer.setShare(0.8);
    PricedCandidate best = descendFrom(starts);
    if (!best.price.fits())
      return unfit(best);
    Progress::beginStage({"leaving annotations out", 0});
    pricer.setShare(1.0);
    best = search.simplify(std::move(best), options.simplerWithin);
    return resultOf(best, starts.front());
  }

private:
  /// Best mesh first.
  LogicalResult findStarts(const std::vector<std::vector<NamedAxis>> &meshes,
                           std::vector<Starts> &starts) {
    for (const std::vector<NamedAxis> &mesh : meshes) {
      Candidate uncut(mesh, groups);
      std::optional<Price> price;
      if (starts.empty() && &mesh == &meshes.back()) {
        // The last hope: its errors are worth reading.
        FailureOr<Price> first = pricer.priceFirst(uncut);
        if (failed(first))
          return failure();
        price = *first;
      } else {
        price = pricer.price(uncut);
      }
      if (price)
        starts.push_back(startsOf({uncut, *price}));
      if (Progress *progress = Progress::current())
        progress->advance();
    }
    llvm::stable_sort(starts, [](const Starts &a, const Starts &b) {
      return a.all.front().price.isBelow(b.all.front().price);
    });
    return success();
  }

  Starts startsOf(const PricedCandidate &uncut) {
    Starts starts{search.byClasses(uncut), {}, {}};
    starts.simple = {asLayout(uncut, "replicated"),
                     asLayout(starts.classes, "one dimension per axis")};
    starts.all = {starts.classes};
    if (auto sharded = search.fullySharded(starts.classes)) {
      starts.simple.push_back(asLayout(*sharded, "the same, fully sharded"));
      starts.all.push_back(std::move(*sharded));
    }
    if (auto sharded = search.fullySharded(uncut)) {
      starts.simple.push_back(asLayout(*sharded, "fully sharded"));
      starts.all.push_back(std::move(*sharded));
    }
    llvm::stable_sort(starts.all, [](const auto &a, const auto &b) {
      return a.price.isBelow(b.price);
    });
    return starts;
  }

  /// From the best start of the two best meshes, then from the others of the
  /// best one.
  PricedCandidate descendFrom(const std::vector<Starts> &starts) {
    PricedCandidate best = starts.front().all.front();
    auto descend = [&](const PricedCandidate &start) {
      PricedCandidate found = search.descend(start);
      if (found.price.isBelow(best.price))
        best = std::move(found);
    };
    for (const Starts &ofMesh : llvm::ArrayRef(starts).take_front(2))
      descend(ofMesh.all.front());
    for (const PricedCandidate &start :
         llvm::ArrayRef(starts.front().all).drop_front())
      descend(start);
    return best;
  }

  AutoShardResult unfit(const PricedCandidate &best) {
    AutoShardResult result;
    result.best = asLayout(best, "least memory");
    result.limitBytes = best.price.limit;
    result.numCandidates = pricer.numPriced();
    return result;
  }

  FailureOr<AutoShardResult> resultOf(const PricedCandidate &best,
                                      const Starts &starts) {
    AutoShardResult result;
    result.best = asLayout(best, "found");
    result.stepError = best.price.stepError;
    result.limitBytes = best.price.limit;
    for (auto [i, group] : llvm::enumerate(groups))
      if (best.candidate.cuts[i])
        result.annotations.push_back(describe(best, i));
    result.simple = starts.simple;
    result.front = pricer.front();
    auto func = module.lookupSymbol<FunctionOpInterface>(entry);
    result.json = toJson(best.candidate, groups, func);
    FailureOr<OwningOpRef<ModuleOp>> program =
        annotated(module, entry, best.candidate, groups);
    if (failed(program))
      return failure();
    result.module = *std::move(program);
    result.numCandidates = pricer.numPriced();
    result.stoppedByClock = pricer.wasStopped();
    return result;
  }

  FoundAnnotation describe(const PricedCandidate &best, unsigned group) {
    FoundAnnotation found;
    found.name = groups[group].name;
    found.numArguments = groups[group].members.size();
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
  const std::vector<ArgumentGroup> groups;
  Pricer pricer;
  CandidateSearch search;
};

} // namespace

FailureOr<AutoShardResult> autoShard(ModuleOp given, const std::string &entry,
                                     const AutoShardOptions &options) {
  OwningOpRef<ModuleOp> module = given.clone();
  if (!options.keepAnnotations && failed(dropAnnotations(*module)))
    return failure();
  FailureOr<std::vector<ArgumentGroup>> groups = argumentGroups(*module, entry);
  if (failed(groups))
    return failure();
  if (groups->empty())
    return given.emitError("has no arguments whose sharding could be chosen");
  return AutoSharder(*module, entry, options, *std::move(groups)).run();
}

} // namespace mlir::gspmd
