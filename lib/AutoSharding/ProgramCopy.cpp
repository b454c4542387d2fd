//===- ProgramCopy.cpp - A program that one thread annotates --------------===//
#include "ProgramCopy.h"
#include "CompletedProgram.h"
#include "Recompute.h"
#include "StepState.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Driver/Pipelines.h"
#include "gspmd/Formats/Formats.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Optimize/Passes.h"

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
                               PlanningMemory *memory, bool optimize) {
  return run(module, [&](OpPassManager &pm) {
    buildPartitionOfCompleted(pm, memory);
    if (optimize)
      buildOptimizePipeline(pm, optimizations(options, options.memoryLimit));
  });
}

/// Bytes beyond the limit, times seconds.
static double excessOf(const ::gspmd::Timeline &timeline, double limit) {
  double sum = 0;
  for (auto [i, point] : llvm::enumerate(timeline.memory)) {
    double end = i + 1 < timeline.memory.size() ? timeline.memory[i + 1].time
                                                : timeline.stepSeconds;
    sum += std::max(0.0, point.bytes - limit) * std::max(0.0, end - point.time);
  }
  return sum;
}

/// Of a program that is partitioned.
static FailureOr<Price> priceOfPart(ModuleOp module, StringRef entry,
                                    const AutoShardOptions &options) {
  if (failed(priceKernels(module, options.simulate)))
    return failure();
  FailureOr<::gspmd::Timeline> timeline =
      simulate(module, entry, options.simulate);
  if (failed(timeline))
    return failure();
  Price price;
  price.stepSeconds = timeline->stepSeconds;
  price.peakBytes = price.leastBytes = timeline->peakBytes;
  price.stepError = timeline->stepError;
  price.limit =
      options.memoryLimit > 0 ? options.memoryLimit : timeline->capacityBytes;
  price.excess = excessOf(*timeline, price.limit);
  return price;
}

/// What needs more than so much of the limit does not fit by computing again.
static constexpr double kNearly = 3;

/// Of a program that is completed, which is partitioned in place.
static FailureOr<Price> priceOfCompleted(ModuleOp module, StringRef entry,
                                         const AutoShardOptions &options,
                                         PlanningMemory *memory,
                                         bool optimize) {
  if (failed(partition(module, options, memory, optimize)))
    return failure();
  // Optimized, what is worth computing again is so.
  OwningOpRef<ModuleOp> again = options.recompute && !optimize
                                    ? OwningOpRef<ModuleOp>(module.clone())
                                    : OwningOpRef<ModuleOp>();
  FailureOr<Price> price = priceOfPart(module, entry, options);
  if (failed(price) || !again || price->fits() ||
      price->peakBytes > kNearly * price->limit ||
      failed(recompute(*again, options, price->limit)))
    return price;
  FailureOr<Price> less = priceOfPart(*again, entry, options);
  if (failed(less))
    return price;
  if (!less->fits()) {
    price->leastBytes = std::min(price->leastBytes, less->leastBytes);
    return price;
  }
  less->recomputes = true;
  return less;
}

/// An argument and the result that replaces it in the next step.
using Replaced = std::pair<unsigned, unsigned>;

/// Those that completion cuts, but for small ones, of which whoever hands them
/// on brings them where they are wanted in no time.
static SmallVector<Replaced> leftToCompletion(FunctionOpInterface func,
                                              const Candidate &candidate,
                                              llvm::ArrayRef<CutGroup> groups) {
  auto results = replacingResults(func);
  SmallVector<Replaced> left;
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (group.isInside || !group.variable || candidate.cuts[i])
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

FailureOr<Price> priceOf(ModuleOp module, StringRef entry,
                         const AutoShardOptions &options,
                         const Candidate &candidate,
                         llvm::ArrayRef<CutGroup> groups, PricingMemory *memory,
                         bool optimize) {
  FailureOr<OwningOpRef<ModuleOp>> program =
      annotated(module, entry, candidate, groups);
  if (failed(program) || failed(run(**program, buildCompletionToPartition)))
    return failure();
  auto given = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!lieAlike((*program)->lookupSymbol<FunctionOpInterface>(entry),
                leftToCompletion(given, candidate, groups)))
    return failure();
  if (!memory || optimize)
    return priceOfCompleted(**program, entry, options,
                            memory ? &memory->planning : nullptr, optimize);
  auto [it, isNew] = memory->prices.try_emplace(fingerprint(**program));
  if (isNew)
    if (FailureOr<Price> price = priceOfCompleted(**program, entry, options,
                                                  &memory->planning, optimize);
        succeeded(price))
      it->second = *price;
  if (!it->second)
    return failure();
  return *it->second;
}

ProgramCopy::ProgramCopy(StringRef bytecode, ModuleOp given,
                         const std::string &entry,
                         const AutoShardOptions &options,
                         llvm::ArrayRef<CutGroup> groups)
    : entry(entry), options(options),
      context(given.getContext()->getDialectRegistry(),
              MLIRContext::Threading::DISABLED),
      groups(groups.begin(), groups.end()) {
  context.allowUnregisteredDialects(
      given.getContext()->allowsUnregisteredDialects());
  {
    ScopedDiagnosticHandler listener(&context, [&](Diagnostic &diagnostic) {
      if (unread.empty() &&
          diagnostic.getSeverity() == DiagnosticSeverity::Error)
        unread = diagnostic.str();
      return success();
    });
    module = readTrusted(bytecode, context, "candidates");
  }
  context.getDiagEngine().registerHandler(
      [](Diagnostic &) { return success(); });
  if (!module) {
    if (unread.empty())
      unread = "no reason is told";
    return;
  }
  unread.clear();
  findGroups(given);
}

/// Ops of both are in the same order.
void ProgramCopy::findGroups(ModuleOp given) {
  DenseMap<Operation *, Operation *> copies;
  std::vector<Operation *> ops;
  module->walk([&](Operation *op) { ops.push_back(op); });
  auto next = ops.begin();
  given.walk([&](Operation *op) { copies[op] = *next++; });
  for (CutGroup &group : groups)
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

std::optional<Price> ProgramCopy::price(const Candidate &candidate,
                                        bool optimize) {
  assert(module && "whyUnread() is to be looked at first");
  FailureOr<Price> price =
      priceOf(*module, entry, options, candidate, groups, &memory, optimize);
  return succeeded(price) ? std::optional(*price) : std::nullopt;
}

} // namespace mlir::gspmd
