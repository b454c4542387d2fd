//===- ProgramCosts.cpp - FLOPs and bytes of a device program -------------===//
//
// Every op reports its own count (EmulationCostOpInterface), and the simulator
// determines which ops form one kernel. This file sums both.
//
//===----------------------------------------------------------------------===//

#include "compiler/Pipeline/ProgramCosts.h"
#include "compiler/Simulator/Kernels/Units.h"
#include "compiler/Simulator/Ops/AnnotatedCosts.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/CallOrder.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

double ProgramCosts::bytesAccessed() const {
  return llvm::sum_of(bytesRead, bytesWritten + userSpecifiedBytes);
}

namespace {

/// Replaces each figure of `total` by `combine(total, added)`.
template <typename CombineT>
void combineInto(ProgramCosts &total, const ProgramCosts &added,
                 CombineT combine) {
  total.bytesRead.resize(
      std::max(total.bytesRead.size(), added.bytesRead.size()));
  for (auto [i, bytes] : llvm::enumerate(added.bytesRead))
    total.bytesRead[i] = combine(total.bytesRead[i], bytes);
  for (auto figure :
       {&ProgramCosts::flops, &ProgramCosts::transcendentals,
        &ProgramCosts::bytesWritten, &ProgramCosts::userSpecifiedBytes})
    total.*figure = combine(total.*figure, added.*figure);
}

class Counter {
public:
  /// Counts bytes if `properties` is set, which identifies kernels.
  explicit Counter(ModuleOp module, OpPropertyCache *properties = nullptr)
      : symbols(module), properties(properties) {
    if (properties)
      host.emplace(module);
  }

  ProgramCosts count(Region &region) {
    ProgramCosts total;
    for (Block &block : region) {
      for (Operation &op : block)
        combineInto(total, count(&op), std::plus<double>());
      if (properties)
        for (const Unit &unit : unitsOf(block, *properties, *host))
          addBytes(unit, total);
    }
    return total;
  }

private:
  ProgramCosts count(Operation *op) {
    ProgramCosts costs;
    // Figures are numbers where kernels are known, else formulas.
    if (auto annotated = properties ? annotatedFigures(op) : std::nullopt) {
      auto figure = [&](CostFigure which) {
        return (*annotated)[unsigned(which)].value_or(0);
      };
      costs.flops =
          figure(CostFigure::MatrixFlops) + figure(CostFigure::VectorFlops);
      costs.transcendentals = figure(CostFigure::Transcendentals);
      return costs;
    }
    if (auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op)) {
      costs.flops = cost.getFlops();
      costs.transcendentals = cost.getTranscendentals();
      return costs;
    }
    if (auto call = dyn_cast<CallOpInterface>(op))
      return countCallee(call);
    if (!isa<sharding::ShardingDataFlowOpInterface>(op))
      return costs;
    bool isChoice = isa<RegionBranchOpInterface>(op);
    for (Region &region : op->getRegions())
      combineInto(costs, count(region), [&](double a, double b) {
        return isChoice ? std::max(a, b) : a + b;
      });
    return costs;
  }

  ProgramCosts countCallee(CallOpInterface call) {
    FunctionOpInterface callee = lookupCallee(call, symbols);
    return callee ? count(callee.getFunctionBody()) : ProgramCosts();
  }

  /// Values inside the regions of an op are counted with the region.
  static void addBytes(const Unit &unit, ProgramCosts &total) {
    if (unit.kind == Unit::Region)
      return;
    if (unit.annotatedBytes) {
      total.userSpecifiedBytes += *unit.annotatedBytes;
      return;
    }
    if (total.bytesRead.size() < unit.reads.size())
      total.bytesRead.resize(unit.reads.size());
    for (auto [index, read] : llvm::enumerate(unit.reads))
      total.bytesRead[index] += read.second;
    for (const auto &[value, bytes] : unit.writes)
      total.bytesWritten += bytes;
  }

  SymbolTable symbols;
  OpPropertyCache *properties;
  std::optional<HostMemory> host;
};

ProgramCosts countWith(ModuleOp module, StringRef entry,
                       OpPropertyCache *properties) {
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  return function
             ? Counter(module, properties).count(function.getFunctionBody())
             : ProgramCosts();
}

} // namespace

ProgramCosts countCosts(ModuleOp module, StringRef entry,
                        const Hardware &hardware) {
  OpPropertyCache properties(hardware);
  return countWith(module, entry, &properties);
}

int64_t countFlops(ModuleOp module, StringRef entry) {
  return int64_t(countWith(module, entry, /*properties=*/nullptr).flops);
}

} // namespace mlir::gspmd
