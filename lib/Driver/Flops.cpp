//===- Flops.cpp - Counting a program's arithmetic ------------------------===//
//
// Every op tells its own count (EmulationCostOpInterface). Here they are added
// up as XLA's cost analysis does: a loop body once, of several branches the
// most expensive one, a callee for each of its calls.
//
//===----------------------------------------------------------------------===//

#include "Flops.h"
#include "dialect/Sharding/ShardingInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {
namespace {

class Counter {
public:
  explicit Counter(ModuleOp module) : symbols(module) {}

  double count(Region &region) {
    double total = 0;
    for (Block &block : region)
      for (Operation &op : block)
        total += count(&op);
    return total;
  }

private:
  double count(Operation *op) {
    if (auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op))
      return cost.getFlops();
    if (auto call = dyn_cast<CallOpInterface>(op))
      return countCallee(call);
    if (!isa<sharding::ShardingDataFlowOpInterface>(op))
      return 0;
    double sum = 0, most = 0;
    for (Region &region : op->getRegions()) {
      double flops = count(region);
      sum += flops;
      most = std::max(most, flops);
    }
    return isa<RegionBranchOpInterface>(op) ? most : sum;
  }

  double countCallee(CallOpInterface call) {
    auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
    auto callee =
        name ? symbols.lookup<FunctionOpInterface>(name.getRootReference())
             : FunctionOpInterface();
    return callee && !callee.isExternal() ? count(callee.getFunctionBody()) : 0;
  }

  SymbolTable symbols;
};

} // namespace

int64_t countFlops(ModuleOp module, StringRef entry) {
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  return function ? Counter(module).count(function.getFunctionBody()) : 0;
}

} // namespace mlir::gspmd
