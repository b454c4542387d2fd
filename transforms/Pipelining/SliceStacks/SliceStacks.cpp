//===- SliceStacks.cpp - pipeline-slice-stacks ----------------------------===//

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Pipelining/SliceStacks/StackSlicer.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINESLICESTACKS
#include "transforms/Pipelining/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {
struct SliceStacksPass
    : mlir::gspmd::impl::PipelineSliceStacksBase<SliceStacksPass> {
  using PipelineSliceStacksBase::PipelineSliceStacksBase;

  void runOnProgram() override {
    auto func = getOperation().lookupSymbol<FunctionOpInterface>(entry);
    if (!func || func.isExternal())
      return; // --pipeline-infer-stages reports it.
    StackLayers stacks(func);
    std::vector<LayerStages> divisions;
    for (const auto *found : {&stacks.read, &stacks.written})
      for (const auto &[stack, stages] : *found)
        if (!llvm::is_contained(divisions, stages))
          divisions.push_back(stages);
    for (const LayerStages &stages : divisions)
      StackSlicer(func, stacks, stages).run();
    if (divisions.empty())
      return;
    for (Operation &op : llvm::make_early_inc_range(
             llvm::reverse(func.getFunctionBody().front())))
      if (isOpTriviallyDead(&op))
        op.erase();
  }
};
} // namespace
