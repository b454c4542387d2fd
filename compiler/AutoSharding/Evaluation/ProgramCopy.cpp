//===- ProgramCopy.cpp - A program in its own context ---------------------===//
#include "compiler/AutoSharding/Evaluation/ProgramCopy.h"
#include "compiler/AutoSharding/Evaluation/ProgramFingerprint.h"
#include "compiler/AutoSharding/Evaluation/Recompute.h"
#include "compiler/AutoSharding/Program/StepState.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Optimize/Passes.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Partition/Passes.h"

namespace mlir::gspmd {

/// Runs passes in place without verification: the chosen candidate is
/// partitioned again by the user.
static LogicalResult run(ModuleOp module,
                         llvm::function_ref<void(OpPassManager &)> build) {
  PassManager pm(module.getContext());
  build(pm);
  pm.enableVerifier(false);
  return pm.run(module);
}

/// Partitions a completed program.
static LogicalResult partition(ModuleOp module, const AutoShardOptions &options,
                               bool optimize) {
  return run(module, [&](OpPassManager &pm) {
    buildPartitionPipeline(pm);
    if (optimize)
      buildOptimizePipeline(pm,
                            makeOptimizeOptions(options, options.memoryLimit));
  });
}

/// Returns the integral over time of the bytes above the limit.
static double excessOf(const Timeline &timeline, double limit) {
  double sum = 0;
  for (auto [i, point] : llvm::enumerate(timeline.memory)) {
    double end = i + 1 < timeline.memory.size() ? timeline.memory[i + 1].time
                                                : timeline.stepSeconds;
    sum += std::max(0.0, point.bytes - limit) * std::max(0.0, end - point.time);
  }
  return sum;
}

/// Returns the cost of a partitioned program.
static FailureOr<CandidateCost>
evaluatePartitioned(ModuleOp module, StringRef entry,
                    const AutoShardOptions &options) {
  if (failed(annotateKernelCosts(module, options.simulate)))
    return failure();
  // The compiler places tensors within the limit, as rematerialization does.
  SimulateOptions simulation = options.simulate;
  simulation.memoryLimit = options.memoryLimit;
  FailureOr<Timeline> timeline = simulate(module, entry, simulation);
  if (failed(timeline))
    return failure();
  CandidateCost cost;
  cost.stepSeconds = timeline->stepSeconds;
  cost.peakBytes = cost.bytesAfterRematerialization = timeline->peakBytes;
  cost.stepError = timeline->stepError;
  cost.limit = timeline->capacityBytes;
  cost.excess = excessOf(*timeline, cost.limit);
  return cost;
}

/// Programs that need more than this multiple of the limit are assumed not to
/// fit by rematerialization; attention in a ring may save more.
static constexpr double kNearly = 3;

/// Partitions a completed program in place, and evaluates it.
static FailureOr<CandidateCost>
evaluateCompleted(ModuleOp module, StringRef entry,
                  const AutoShardOptions &options, bool optimize) {
  if (failed(partition(module, options, optimize)))
    return failure();
  // The optimizations include rematerialization.
  OwningOpRef<ModuleOp> rematerialized =
      options.recompute && !optimize ? OwningOpRef<ModuleOp>(module.clone())
                                     : OwningOpRef<ModuleOp>();
  FailureOr<CandidateCost> cost = evaluatePartitioned(module, entry, options);
  if (failed(cost) || !rematerialized || cost->fits())
    return cost;
  bool isNear = cost->peakBytes <= kNearly * cost->limit;
  if (failed(optimizeMemory(*rematerialized,
                            makeMemoryOptions(options, cost->limit, isNear))))
    return cost;
  FailureOr<CandidateCost> less =
      evaluatePartitioned(*rematerialized, entry, options);
  if (failed(less))
    return cost;
  if (!less->fits()) {
    cost->bytesAfterRematerialization = std::min(
        cost->bytesAfterRematerialization, less->bytesAfterRematerialization);
    return cost;
  }
  less->rematerializes = true;
  return less;
}

/// An argument and the result that replaces it in the next step.
using Replaced = std::pair<unsigned, unsigned>;

/// Pairs whose sharding completion decides, except small ones, whose resharding
/// between steps takes no time.
static SmallVector<Replaced>
leftToCompletion(FunctionOpInterface func, const Candidate &candidate,
                 llvm::ArrayRef<AnnotationGroup> groups) {
  auto results = replacingResults(func);
  SmallVector<Replaced> left;
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (group.isIntermediate || !group.variable || candidate.groupShardings[i])
      continue;
    for (Value member : group.members) {
      unsigned arg = cast<BlockArgument>(member).getArgNumber();
      if (results[arg] && !func.getResultAttr(*results[arg], "sdy.sharding"))
        left.emplace_back(arg, *results[arg]);
    }
  }
  return left;
}

/// Returns true if the next step finds arguments with the shardings of this
/// one.
static bool haveEqualShardings(FunctionOpInterface completed,
                               ArrayRef<Replaced> pairs) {
  return llvm::all_of(pairs, [&](const Replaced &pair) {
    return sharding::getSharding(completed.getArgument(pair.first)) ==
           sharding::getResultSharding(completed, pair.second);
  });
}

FailureOr<CandidateCost>
evaluateCandidate(ModuleOp module, StringRef entry,
                  const AutoShardOptions &options, const Candidate &candidate,
                  llvm::ArrayRef<AnnotationGroup> groups,
                  EvaluationCache *cache, bool optimize) {
  FailureOr<OwningOpRef<ModuleOp>> program =
      cloneAnnotated(module, entry, candidate, groups);
  if (failed(program) || failed(run(**program, buildGspmdComplete)))
    return failure();
  auto original = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!haveEqualShardings((*program)->lookupSymbol<FunctionOpInterface>(entry),
                          leftToCompletion(original, candidate, groups)))
    return failure();
  if (!cache || optimize)
    return evaluateCompleted(**program, entry, options, optimize);
  auto [it, isNew] = cache->costs.try_emplace(computeFingerprint(**program));
  if (isNew)
    if (FailureOr<CandidateCost> cost =
            evaluateCompleted(**program, entry, options, optimize);
        succeeded(cost))
      it->second = *cost;
  if (!it->second)
    return failure();
  return *it->second;
}

ProgramCopy::ProgramCopy(StringRef bytecode, ModuleOp original,
                         const std::string &entry,
                         const AutoShardOptions &options,
                         llvm::ArrayRef<AnnotationGroup> groups)
    : entry(entry), options(options),
      context(original.getContext()->getDialectRegistry(),
              MLIRContext::Threading::DISABLED),
      cache(context), groups(groups.begin(), groups.end()) {
  context.allowUnregisteredDialects(
      original.getContext()->allowsUnregisteredDialects());
  {
    ScopedDiagnosticHandler listener(&context, [&](Diagnostic &diagnostic) {
      if (readErrorText.empty() &&
          diagnostic.getSeverity() == DiagnosticSeverity::Error)
        readErrorText = diagnostic.str();
      return success();
    });
    module = readTrustedProgram(bytecode, context, "candidates");
  }
  context.getDiagEngine().registerHandler(
      [](Diagnostic &) { return success(); });
  if (!module) {
    if (readErrorText.empty())
      readErrorText = "unknown reason";
    return;
  }
  readErrorText.clear();
  findGroups(original);
}

/// Finds the members of the groups in the copy. The ops of both modules are in
/// the same order.
void ProgramCopy::findGroups(ModuleOp original) {
  DenseMap<Operation *, Operation *> copies;
  std::vector<Operation *> ops;
  module->walk([&](Operation *op) { ops.push_back(op); });
  auto next = ops.begin();
  original.walk([&](Operation *op) { copies[op] = *next++; });
  for (AnnotationGroup &group : groups)
    for (Value &member : group.members)
      if (auto arg = dyn_cast<BlockArgument>(member)) {
        Operation *func = copies.at(arg.getOwner()->getParentOp());
        member = func->getRegion(0).getArgument(arg.getArgNumber());
      } else {
        auto result = cast<OpResult>(member);
        member =
            copies.at(result.getOwner())->getResult(result.getResultNumber());
      }
}

std::optional<CandidateCost> ProgramCopy::cost(const Candidate &candidate,
                                               bool optimize) {
  assert(module && "requires that readError() is empty");
  FailureOr<CandidateCost> cost = evaluateCandidate(
      *module, entry, options, candidate, groups, &cache, optimize);
  return succeeded(cost) ? std::optional(*cost) : std::nullopt;
}

} // namespace mlir::gspmd
