//===- StepState.cpp - State of a training step ---------------------------===//
#include "compiler/AutoSharding/Program/StepState.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "transforms/Support/Regions.h"

using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
namespace {

bool isProduct(Operation *op) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  return cost && cost.getMatrixWork();
}

/// Follows values to their dependents within one step, but not across
/// iterations of a loop, since iterations may be steps.
class StepFlow {
public:
  explicit StepFlow(ModuleOp module) {
    SymbolTableCollection symbols;
    module.walk([&](Operation *op) {
      hasProducts |= isProduct(op);
      auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
      if (!flow)
        return;
      SmallVector<DataFlowEdge> edges;
      flow.getDataFlowEdges(edges, symbols);
      for (const DataFlowEdge &edge : edges)
        for (OpOperand *source : edge.sources)
          add(op, *source, edge.targets, flow.isLoop());
    });
  }

  bool reachesProduct(Value start) const {
    if (!hasProducts)
      return true;
    SmallVector<Value> worklist = {start};
    DenseSet<Value> seen = {start};
    while (!worklist.empty()) {
      Value value = worklist.pop_back_val();
      for (OpOperand &use : value.getUses()) {
        Operation *user = use.getOwner();
        auto it = targets.find(&use);
        bool isPassedOn = it != targets.end();
        // The body of the op is not followed.
        if (isProduct(user) || (!isPassedOn && hasProgramRegions(user) &&
                                !isa<ShardingDataFlowOpInterface>(user)))
          return true;
        auto visit = [&](Value next) {
          if (seen.insert(next).second)
            worklist.push_back(next);
        };
        if (isPassedOn)
          llvm::for_each(it->second, visit);
        else
          llvm::for_each(user->getResults(), visit);
      }
    }
    return false;
  }

private:
  void add(Operation *flow, OpOperand &source, ArrayRef<Value> to,
           bool isLoop) {
    bool isHandedOn = isLoop && source.getOwner() != flow;
    for (Value target : to)
      if (!isHandedOn || target.getDefiningOp() == flow)
        targets[&source].push_back(target);
  }

  bool hasProducts = false;
  DenseMap<OpOperand *, SmallVector<Value, 3>> targets;
};

} // namespace

std::vector<std::optional<unsigned>>
replacingResults(FunctionOpInterface func) {
  std::vector<std::optional<unsigned>> results(func.getNumArguments());
  llvm::BitVector isTaken(func.getNumResults());
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (auto to = func.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output");
        to && to.getType().isSignlessInteger() && to.getInt() >= 0 &&
        to.getInt() < int64_t(func.getNumResults())) {
      results[i] = to.getInt();
      isTaken.set(to.getInt());
    }
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    if (results[i] || !func.getArgAttr(i, "jax.buffer_donor"))
      continue;
    for (unsigned r = 0; r < func.getNumResults() && !results[i]; ++r)
      if (!isTaken[r] && func.getResultTypes()[r] == func.getArgumentTypes()[i])
        results[i] = r;
    if (results[i])
      isTaken.set(*results[i]);
  }
  return results;
}

llvm::BitVector stateArguments(FunctionOpInterface func, ModuleOp imported) {
  llvm::BitVector isState(func.getNumArguments());
  StepFlow flow(imported);
  auto copy = imported.lookupSymbol<FunctionOpInterface>(func.getName());
  std::vector<std::optional<unsigned>> replacing = replacingResults(func);
  for (BlockArgument arg : copy.getArguments())
    if (unsigned i = arg.getArgNumber(); replacing[i])
      isState[i] = !flow.reachesProduct(arg);
  return isState;
}

} // namespace mlir::gspmd
