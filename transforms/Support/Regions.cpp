//===- Regions.cpp - Contents of regions ----------------------------------===//

#include "transforms/Support/Regions.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

bool mlir::gspmd::hasProgramRegions(Operation *op) {
  return isa<ModuleOp, FunctionOpInterface, ShardingDataFlowOpInterface,
             ManualComputationOp>(op);
}

static void collectOps(Operation *op, std::vector<Operation *> &ops) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : block) {
        ops.push_back(&inner);
        if (inner.getNumRegions() != 0 && hasProgramRegions(&inner))
          collectOps(&inner, ops);
      }
}

std::vector<Operation *> mlir::gspmd::programOps(Operation *op) {
  std::vector<Operation *> ops;
  collectOps(op, ops);
  return ops;
}

bool mlir::gspmd::isInScalarRegion(Operation *op) {
  Block *block = op->getBlock();
  Operation *parent = op->getParentOp();
  if (!block || !parent || isa<FunctionOpInterface>(parent) ||
      block->getNumArguments() == 0)
    return false;
  return llvm::all_of(block->getArgumentTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() == 0;
  });
}

size_t mlir::gspmd::hashOfOps(Operation *op,
                              OperationEquivalence::Flags flags) {
  llvm::hash_code hash = 0;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *inner) {
      hash = llvm::hash_combine(
          hash, OperationEquivalence::computeHash(
                    inner, OperationEquivalence::ignoreHashValue,
                    OperationEquivalence::ignoreHashValue, flags));
    });
  return hash;
}
