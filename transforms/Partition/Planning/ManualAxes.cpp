//===- ManualAxes.cpp - Manual axes around an op --------------------------===//

#include "transforms/Partition/Planning/ManualAxes.h"
#include "dialect/Sharding/ShardingDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ManualComputationOp;

unsigned ManualAxes::numberOf(Operation *op) {
  auto [it, isNew] = numbers.try_emplace(op->getBlock());
  if (!isNew)
    return it->second;
  AxisList manualAxes;
  for (auto manual = op->getParentOfType<ManualComputationOp>(); manual;
       manual = manual->getParentOfType<ManualComputationOp>())
    llvm::append_range(manualAxes, manual.getManualAxes().toAxes(mesh));
  auto same = llvm::find(lists, manualAxes);
  if (same == lists.end())
    same = lists.insert(same, manualAxes);
  return it->second = same - lists.begin();
}
