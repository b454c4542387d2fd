//===- ShrinkEdits.cpp - What may make a failing program smaller ----------===//
#include "ShrinkEdits.h"
#include "Arguments.h"
#include "ShrinkProgram.h"
#include "ShrinkShardings.h"

using namespace mlir;

namespace mlir::gspmd::fuzz {

namespace {

void listResultDrops(ModuleOp module, std::vector<Edit> &edits) {
  unsigned numResults = mainOf(module).getNumResults();
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
    Operation *op = opAt(module, i);
    for (unsigned r = 0; r < op->getNumRegions(); ++r)
      edits.emplace_back([i, r](ModuleOp m) { return inlineRegion(m, i, r); });
    for (unsigned r = 0; op->getNumRegions() && r < op->getNumResults(); ++r)
      edits.emplace_back([i, r](ModuleOp m) { return dropCarry(m, i, r); });
  }
}

} // namespace

std::vector<Edit> listEdits(ModuleOp module, EditKind kind,
                            RangeTable &ranges) {
  std::vector<Edit> edits;
  switch (kind) {
  case EditKind::DropResult:
    listResultDrops(module, edits);
    break;
  case EditKind::CutBefore: // the last ops first
    for (unsigned i = countOps(module); i-- > 0;)
      edits.emplace_back(
          [i, &ranges](ModuleOp m) { return cutOp(m, i, ranges); });
    break;
  case EditKind::CutAfter:
    for (unsigned i = 0; i < mainOf(module).getNumResults(); ++i)
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
