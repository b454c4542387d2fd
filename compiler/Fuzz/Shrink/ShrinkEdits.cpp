//===- ShrinkEdits.cpp - Edits that shrink a failing program --------------===//
#include "compiler/Fuzz/Shrink/ShrinkEdits.h"
#include "compiler/Fuzz/Shrink/ShrinkProgram.h"
#include "compiler/Fuzz/Shrink/ShrinkShardings.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"

using namespace mlir;

namespace mlir::gspmd::fuzz {

namespace {

void listResultEdits(ModuleOp module, std::vector<Edit> &edits) {
  unsigned numResults = getMain(module).getNumResults();
  for (unsigned i = 0; i < numResults && numResults > 1; ++i)
    edits.emplace_back([i](ModuleOp m) {
      return keepResults(m, [i](unsigned k) { return k != i; });
    });
}

void listBypasses(ModuleOp module, std::vector<Edit> &edits) {
  unsigned i = 0;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (OpResult result : op->getResults())
      for (OpOperand &operand : op->getOpOperands())
        if (operand.get().getType() == result.getType())
          edits.emplace_back([i, r = result.getResultNumber(),
                              o = operand.getOperandNumber()](ModuleOp m) {
            return bypassOp(m, i, r, o);
          });
    ++i;
  });
}

void listRegionEdits(ModuleOp module, std::vector<Edit> &edits) {
  for (unsigned i = 0, numOps = countOps(module); i < numOps; ++i) {
    Operation *op = getOpAt(module, i);
    for (unsigned r = 0; r < op->getNumRegions(); ++r)
      edits.emplace_back([i, r](ModuleOp m) { return inlineRegion(m, i, r); });
    for (unsigned r = 0; op->getNumRegions() && r < op->getNumResults(); ++r)
      edits.emplace_back(
          [i, r](ModuleOp m) { return dropLoopCarriedValue(m, i, r); });
  }
}

} // namespace

std::vector<Edit> listEdits(ModuleOp module, EditKind kind,
                            RangeTable &ranges) {
  std::vector<Edit> edits;
  switch (kind) {
  case EditKind::DropResult:
    listResultEdits(module, edits);
    break;
  case EditKind::ReplaceOp: // the last ops first
    for (unsigned i = countOps(module); i-- > 0;)
      edits.emplace_back([i, &ranges](ModuleOp m) {
        return replaceOpWithArguments(m, i, ranges);
      });
    break;
  case EditKind::TruncateResult:
    for (unsigned i = 0; i < getMain(module).getNumResults(); ++i)
      for (unsigned k = 0; k < 3; ++k)
        edits.emplace_back(
            [i, k](ModuleOp m) { return truncateResult(m, i, k); });
    break;
  case EditKind::BypassOp:
    listBypasses(module, edits);
    break;
  case EditKind::Sharding:
    return listShardingEdits(module);
  case EditKind::Mesh:
    return listMeshEdits();
  case EditKind::Region:
    listRegionEdits(module, edits);
    break;
  }
  return edits;
}

} // namespace mlir::gspmd::fuzz
