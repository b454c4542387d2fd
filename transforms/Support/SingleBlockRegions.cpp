//===- SingleBlockRegions.cpp - Regions of a single block -----------------===//

#include "transforms/Support/SingleBlockRegions.h"

using namespace mlir;

LogicalResult mlir::gspmd::verifySingleBlockRegions(Operation *module) {
  WalkResult result = module->walk<WalkOrder::PreOrder>([](Operation *op) {
    for (Region &region : op->getRegions()) {
      if (region.empty() || region.hasOneBlock())
        continue;
      op->emitOpError("has a region of ")
          << region.getBlocks().size()
          << " blocks; write its branches as scf.if, its loops as scf.while";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}
