//===- OptimizePipeline.cpp - The pipeline of optimizations ---------------===//

#include "compiler/Optimize/Passes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {
struct Optimization {
  StringLiteral name;
  std::unique_ptr<Pass> (*create)(const OptimizeOptions &);
};
} // namespace

/// Creates a pass with the common options.
template <typename PassOptions, std::unique_ptr<Pass> (*create)(PassOptions)>
static std::unique_ptr<Pass> makePass(const OptimizeOptions &options) {
  return create({options.topology, options.axisLayout, options.overlap,
                 options.memoryLimit, options.forcedVariant});
}

/// Creates the pass that changes only programs that do not fit into memory. It
/// precedes rematerialization, which takes time.
static std::unique_ptr<Pass>
makeRingAttentionToFit(const OptimizeOptions &options) {
  SpmdRingAttentionOptions ring{options.topology, options.axisLayout,
                                options.overlap, options.memoryLimit,
                                options.forcedVariant};
  ring.onlyToFit = true;
  return createSpmdRingAttention(ring);
}

/// The optimizations in order; a pass that runs twice has two entries of one
/// name.
static constexpr Optimization kOptimizations[] = {
    {"share-collectives",
     makePass<SpmdShareCollectivesOptions, createSpmdShareCollectives>},
    {"defer-collectives",
     makePass<SpmdDeferCollectivesOptions, createSpmdDeferCollectives>},
    {"deepen-halos", makePass<SpmdDeepenHalosOptions, createSpmdDeepenHalos>},
    {"hoist-collectives",
     makePass<SpmdHoistCollectivesOptions, createSpmdHoistCollectives>},
    {"ring-attention", makeRingAttentionToFit},
    {"rematerialize",
     makePass<SpmdRematerializeOptions, createSpmdRematerialize>},
    {"combine-collectives",
     makePass<SpmdCombineCollectivesOptions, createSpmdCombineCollectives>},
    {"schedule-collectives",
     makePass<SpmdScheduleCollectivesOptions, createSpmdScheduleCollectives>},
    {"split-collectives",
     makePass<SpmdSplitCollectivesOptions, createSpmdSplitCollectives>},
    {"split-stencils",
     makePass<SpmdSplitStencilsOptions, createSpmdSplitStencils>},
    {"pipeline-collectives",
     makePass<SpmdPipelineCollectivesOptions, createSpmdPipelineCollectives>},
    {"ring-attention",
     makePass<SpmdRingAttentionOptions, createSpmdRingAttention>},
    {"loop-collectives",
     makePass<SpmdLoopCollectivesOptions, createSpmdLoopCollectives>},
};

ArrayRef<StringLiteral> mlir::gspmd::optimizationNames() {
  static const auto names = [] {
    SmallVector<StringLiteral> all;
    for (const Optimization &optimization : kOptimizations)
      if (!llvm::is_contained(all, optimization.name))
        all.push_back(optimization.name);
    return all;
  }();
  return names;
}

bool mlir::gspmd::consumeForcedVariant(StringRef &name) {
  return name.consume_front("force-variant") ||
         name.consume_front("at-any-price");
}

std::optional<std::string>
mlir::gspmd::setOptimizations(ArrayRef<std::string> names,
                              OptimizeOptions &options) {
  for (const std::string &name : names) {
    StringRef variant = name;
    bool isForced = consumeForcedVariant(variant);
    if (isForced && variant.empty())
      return "force-variant: expected a number above 0 that selects a variant "
             "of each change, as in force-variant:1";
    if (isForced && variant.consume_front(":")) {
      if (variant.getAsInteger(10, options.forcedVariant) ||
          !options.forcedVariant)
        return "force-variant: expected a number above 0, found '" +
               variant.str() + "'";
    } else if (llvm::is_contained(optimizationNames(), name)) {
      options.only.push_back(name);
    } else {
      return "unknown optimization '" + name + "'; expected one of " +
             llvm::join(optimizationNames(), ", ");
    }
  }
  return std::nullopt;
}

void mlir::gspmd::buildOptimizePipeline(OpPassManager &pm,
                                        const OptimizeOptions &options) {
  for (const Optimization &optimization : kOptimizations)
    if (options.only.empty() ||
        llvm::is_contained(options.only, optimization.name))
      pm.addPass(optimization.create(options));
  pm.addPass(createSpmdReportLoopBounds());
  pm.addPass(createSpmdExplainOptimizations());
}
