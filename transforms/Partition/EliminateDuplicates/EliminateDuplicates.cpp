//===- EliminateDuplicates.cpp - Common subexpression elimination ---------===//

#include "transforms/Partition/Passes.h"
#include "transforms/Partition/Planning/PlanningTables.h"
#include "transforms/Support/Elimination/LocalCSE.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/Regions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGCSE
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Erases the ops in the regions of `op` that repeat an op of `visited` or an
/// earlier one. Returns their number.
static unsigned eliminate(Operation *op, LocalCSE &visited) {
  unsigned numErased = 0;
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      LocalCSE::Block scope(visited);
      for (Operation &inner : llvm::make_early_inc_range(block)) {
        if (visited.replaceWithEquivalent(&inner)) {
          inner.erase();
          ++numErased;
          continue;
        }
        if (!hasProgramRegions(&inner))
          continue;
        // An op in an isolated region cannot use a value from outside.
        LocalCSE isolated;
        bool isIsolated = inner.hasTrait<OpTrait::IsIsolatedFromAbove>();
        numErased += eliminate(&inner, isIsolated ? isolated : visited);
      }
    }
  return numErased;
}

namespace {
struct EliminateDuplicatesPass
    : mlir::gspmd::impl::ShardingCSEBase<EliminateDuplicatesPass> {
  using ShardingCSEBase::ShardingCSEBase;

  void runOnProgram() override {
    markAnalysesPreserved<PlanningAnalysis>();
    if (phaseOf(getOperation()) >= ProgramPhase::Resharded)
      return;
    LocalCSE visited;
    eliminatedOps += eliminate(getOperation(), visited);
  }
};
} // namespace
