//===- HostMemory.cpp - Values in the host's memory -----------------------===//

#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Memory/AliasEdges.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/MemoryInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;
using sharding::MemorySpace;
using sharding::ShardingDataFlowOpInterface;

static std::optional<MemorySpace> placementOf(Operation *op) {
  auto use = dyn_cast<sharding::MemoryUseOpInterface>(op);
  return use ? use.getPlacement() : std::nullopt;
}

bool mlir::gspmd::isPlacement(Operation *op) {
  return placementOf(op).has_value();
}

namespace mlir::gspmd {

/// Propagates the memory space from known values to all aliases.
class HostMemoryFinder {
public:
  HostMemoryFinder(ModuleOp module, llvm::DenseSet<Value> &values)
      : values(values) {
    findSeeds(module);
    if (worklist.empty())
      return;
    edges = AliasEdges(module);
    while (!worklist.empty())
      follow(worklist.pop_back_val());
  }

private:
  void add(Value value) {
    if (values.insert(value).second)
      worklist.push_back(value);
  }

  void findSeeds(ModuleOp module) {
    for (auto function : module.getOps<FunctionOpInterface>())
      for (unsigned i = 0; i < function.getNumArguments(); ++i) {
        auto kind =
            function.getArgAttrOfType<StringAttr>(i, "mhlo.memory_kind");
        if (kind && !function.isExternal() &&
            sharding::parseMemorySpace(kind.getValue()) == MemorySpace::Host)
          add(function.getArgument(i));
      }
    module.walk([&](Operation *op) {
      if (placementOf(op) == MemorySpace::Host)
        add(op->getResult(0));
    });
  }

  /// An operand of an edge is in the host's memory together with the other
  /// values if it is an alias already or has not been materialized (the zeros
  /// of a stack).
  static bool canBeThere(Value value) {
    Operation *op = value.getDefiningOp();
    return !op || isa<ShardingDataFlowOpInterface>(op) ||
           isCheapConstant(value);
  }

  void follow(Value value) {
    edges.forEachName(value, [&](Value name) {
      if (canBeThere(name))
        add(name);
    });
    for (OpOperand &use : value.getUses())
      followUse(use);
  }

  void followUse(OpOperand &use) {
    Operation *op = use.getOwner();
    switch (workKindOf(op)) {
    case WorkKind::View:
    case WorkKind::Move:
      if (use.getOperandNumber() == 0 && op->getNumResults() == 1)
        add(op->getResult(0));
      return;
    case WorkKind::Update:
      // A value that is written into a tensor moves to the tensor's memory.
      for (OpResult result : op->getResults())
        if (std::optional<unsigned> target =
                cast<EmulationCostOpInterface>(op).getInPlaceOperand(
                    result.getResultNumber())) {
          add(result);
          if (canBeThere(op->getOperand(*target)))
            add(op->getOperand(*target));
        }
      return;
    default:
      return;
    }
  }

  llvm::DenseSet<Value> &values;
  SmallVector<Value> worklist;
  AliasEdges edges;
};

} // namespace mlir::gspmd

HostMemory::HostMemory(ModuleOp module) { HostMemoryFinder(module, values); }

void HostMemory::dropRedundantPlacements(ModuleOp module) {
  HostMemory memory(module);
  module.walk([&](Operation *op) {
    std::optional<MemorySpace> space = placementOf(op);
    if (!space || op->getOperand(0).getType() != op->getResult(0).getType())
      return;
    bool isAtHost = memory.contains(op->getOperand(0));
    if (isAtHost != (space == MemorySpace::Host))
      return;
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
  });
}
