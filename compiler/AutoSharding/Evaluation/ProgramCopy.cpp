//===- ProgramCopy.cpp - A program that one thread annotates --------------===//
#include "compiler/AutoSharding/Evaluation/ProgramCopy.h"
#include "compiler/AutoSharding/Evaluation/ProgramFingerprint.h"
#include "compiler/AutoSharding/Evaluation/Recompute.h"
#include "compiler/AutoSharding/Program/StepState.h"
#include "compiler/Optimize/Passes.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Formats/Formats.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

/// In place. What passes make is not verified: of all candidates one is taken,
/// which whoever uses it partitions anew.
static LogicalResult run(ModuleOp module,
                         llvm::function_ref<void(OpPassManager &)> build) {
  PassManager pm(module.getContext());
  build(pm);
  pm.enableVerifier(false);
  return pm.run(module);
}

/// Of a program that is completed.
static LogicalResult partition(ModuleOp module, const AutoShardOptions &options,
                               PlanningCache *memory, bool optimize) {
  return run(module, [&](OpPassManager &pm) {
    buildPartitionCompleted(pm, memory);
    if (optimize)
      buildOptimizePipeline(pm, optimizations(options, options.memoryLimit));
  });
}

/// Bytes beyond the limit, times seconds.
static double excessOf(const Timeline &timeline, double limit) {
  double sum = 0;
  for (auto [i, point] : llvm::enumerate(timeline.memory)) {
    double end = i + 1 < timeline.memory.size() ? timeline.memory[i + 1].time
                                                : timeline.stepSeconds;
    sum += std::max(0.0, point.bytes - limit) * std::max(0.0, end - point.time);
  }
  return sum;
}

/// Of a program that is partitioned.
static FailureOr<CandidateCost> priceOfPart(ModuleOp module, StringRef entry,
                                            const AutoShardOptions &options) {
  if (failed(annotateKernelCosts(module, options.simulate)))
    return failure();
  FailureOr<Timeline> timeline = simulate(module, entry, options.simulate);
  if (failed(timeline))
    return failure();
  CandidateCost cost;
  cost.stepSeconds = timeline->stepSeconds;
  cost.peakBytes = cost.leastBytes = timeline->peakBytes;
  cost.stepError = timeline->stepError;
  cost.limit =
      options.memoryLimit > 0 ? options.memoryLimit : timeline->capacityBytes;
  cost.excess = excessOf(*timeline, cost.limit);
  return cost;
}

/// What needs more than so much of the limit does not fit by computing again.
static constexpr double kNearly = 3;

/// Of a program that is completed, which is partitioned in place.
static FailureOr<CandidateCost>
priceOfCompleted(ModuleOp module, StringRef entry,
                 const AutoShardOptions &options, PlanningCache *memory,
                 bool optimize) {
  if (failed(partition(module, options, memory, optimize)))
    return failure();
  // Optimized, what is worth computing again is so.
  OwningOpRef<ModuleOp> again = options.recompute && !optimize
                                    ? OwningOpRef<ModuleOp>(module.clone())
                                    : OwningOpRef<ModuleOp>();
  FailureOr<CandidateCost> cost = priceOfPart(module, entry, options);
  if (failed(cost) || !again || cost->fits() ||
      cost->peakBytes > kNearly * cost->limit ||
      failed(recompute(*again, options, cost->limit)))
    return cost;
  FailureOr<CandidateCost> less = priceOfPart(*again, entry, options);
  if (failed(less))
    return cost;
  if (!less->fits()) {
    cost->leastBytes = std::min(cost->leastBytes, less->leastBytes);
    return cost;
  }
  less->recomputes = true;
  return less;
}

/// An argument and the result that replaces it in the next step.
using Replaced = std::pair<unsigned, unsigned>;

/// Those that completion cuts, but for small ones, of which whoever hands them
/// on brings them where they are wanted in no time.
static SmallVector<Replaced>
leftToCompletion(FunctionOpInterface func, const Candidate &candidate,
                 llvm::ArrayRef<TensorGroup> groups) {
  auto results = replacingResults(func);
  SmallVector<Replaced> left;
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (group.isInside || !group.variable || candidate.groupShardings[i])
      continue;
    for (Value member : group.members) {
      unsigned arg = cast<BlockArgument>(member).getArgNumber();
      if (results[arg] && !func.getResultAttr(*results[arg], "sdy.sharding"))
        left.emplace_back(arg, *results[arg]);
    }
  }
  return left;
}

/// Does the next step find them as this one did?
static bool lieAlike(FunctionOpInterface completed, ArrayRef<Replaced> pairs) {
  return llvm::all_of(pairs, [&](const Replaced &pair) {
    return sharding::getSharding(completed.getArgument(pair.first)) ==
           sharding::getResultSharding(completed, pair.second);
  });
}

FailureOr<CandidateCost> evaluateCandidate(ModuleOp module, StringRef entry,
                                           const AutoShardOptions &options,
                                           const Candidate &candidate,
                                           llvm::ArrayRef<TensorGroup> groups,
                                           EvaluationCache *memory,
                                           bool optimize) {
  FailureOr<OwningOpRef<ModuleOp>> program =
      annotated(module, entry, candidate, groups);
  if (failed(program) || failed(run(**program, buildCompleteForPartition)))
    return failure();
  auto original = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!lieAlike((*program)->lookupSymbol<FunctionOpInterface>(entry),
                leftToCompletion(original, candidate, groups)))
    return failure();
  if (!memory || optimize)
    return priceOfCompleted(**program, entry, options,
                            memory ? &memory->planning : nullptr, optimize);
  auto [it, isNew] = memory->costs.try_emplace(fingerprint(**program));
  if (isNew)
    if (FailureOr<CandidateCost> cost = priceOfCompleted(
            **program, entry, options, &memory->planning, optimize);
        succeeded(cost))
      it->second = *cost;
  if (!it->second)
    return failure();
  return *it->second;
}

ProgramCopy::ProgramCopy(StringRef bytecode, ModuleOp original,
                         const std::string &entry,
                         const AutoShardOptions &options,
                         llvm::ArrayRef<TensorGroup> groups)
    : entry(entry), options(options),
      context(original.getContext()->getDialectRegistry(),
              MLIRContext::Threading::DISABLED),
      groups(groups.begin(), groups.end()) {
  context.allowUnregisteredDialects(
      original.getContext()->allowsUnregisteredDialects());
  {
    ScopedDiagnosticHandler listener(&context, [&](Diagnostic &diagnostic) {
      if (unread.empty() &&
          diagnostic.getSeverity() == DiagnosticSeverity::Error)
        unread = diagnostic.str();
      return success();
    });
    module = readTrustedProgram(bytecode, context, "candidates");
  }
  context.getDiagEngine().registerHandler(
      [](Diagnostic &) { return success(); });
  if (!module) {
    if (unread.empty())
      unread = "no reason is told";
    return;
  }
  unread.clear();
  findGroups(original);
}

/// Ops of both are in the same order.
void ProgramCopy::findGroups(ModuleOp original) {
  DenseMap<Operation *, Operation *> copies;
  std::vector<Operation *> ops;
  module->walk([&](Operation *op) { ops.push_back(op); });
  auto next = ops.begin();
  original.walk([&](Operation *op) { copies[op] = *next++; });
  for (TensorGroup &group : groups)
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
  assert(module && "whyUnread() is to be looked at first");
  FailureOr<CandidateCost> cost = evaluateCandidate(
      *module, entry, options, candidate, groups, &memory, optimize);
  return succeeded(cost) ? std::optional(*cost) : std::nullopt;
}

} // namespace mlir::gspmd
