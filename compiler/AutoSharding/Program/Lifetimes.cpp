//===- Lifetimes.cpp - Schedule and live ranges ---------------------------===//
#include "compiler/AutoSharding/Program/Lifetimes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/Regions.h"

using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
namespace {

class LifetimeWalk {
public:
  LifetimeWalk(TensorVariables &tensors, double assumedTripCount)
      : tensors(tensors), assumedTripCount(assumedTripCount) {}

  Lifetimes run(FunctionOpInterface func) {
    enter(func.getFunctionBody(), 1, [] {});
    while (!path.empty())
      step();
    for (BlockArgument arg : func.getArguments())
      if (LiveBuffer *buffer = bufferOf(arg))
        buffer->live = {0, now + 1};
    result.buffers.remove_if(
        [&](const auto &entry) { return !isWritten.contains(entry.first); });
    return std::move(result);
  }

private:
  /// Regions whose ops are being visited. The stack is explicit, because calls
  /// nest as deeply as there are functions.
  struct Visit {
    SmallVector<Block *, 2> blocks; ///< the next one last
    Block::iterator next, end;
    double runs;
    std::function<void()> leave;
  };

  void enter(MutableArrayRef<Region> regions, double runs,
             std::function<void()> leave) {
    Visit &visit = path.emplace_back();
    visit.runs = runs;
    visit.leave = std::move(leave);
    for (Region &region : llvm::reverse(regions))
      for (Block &block : llvm::reverse(region))
        visit.blocks.push_back(&block);
  }

  void step() {
    Visit &visit = path.back();
    if (visit.next != visit.end) {
      double runs = visit.runs;
      walk(&*visit.next++, runs);
      return;
    }
    if (visit.blocks.empty()) {
      std::function<void()> leave = std::move(visit.leave);
      path.pop_back();
      leave();
      return;
    }
    Block *block = visit.blocks.pop_back_val();
    for (BlockArgument arg : block->getArguments())
      write(arg);
    visit.next = block->begin();
    visit.end = block->end();
  }

  void walk(Operation *op, double runs) {
    ++now;
    for (Value operand : op->getOperands())
      use(operand);
    if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op)) {
      if (enterInside(op, flow, runs))
        return;
    } else {
      if (op->getNumResults())
        result.ops.push_back({op, runs, now});
      auto rule = dyn_cast<ShardingRuleOpInterface>(op);
      if (!rule || !rule.isElementwise())
        for (Value value : op->getResults())
          write(value);
    }
    useResults(op);
  }

  /// Returns false if there is nothing inside. Else the results of `op` are
  /// used at the end.
  bool enterInside(Operation *op, ShardingDataFlowOpInterface flow,
                   double runs) {
    if (auto call = dyn_cast<CallOpInterface>(op)) {
      auto callee = dyn_cast_or_null<FunctionOpInterface>(
          call.resolveCallableInTable(&symbols));
      if (!callee || callee.isExternal() || !running.insert(callee).second)
        return false;
      enter(callee.getFunctionBody(), runs, [this, op, callee] {
        running.erase(callee);
        useResults(op);
      });
      return true;
    }
    if (!hasProgramRegions(op))
      return false;
    bool isLoop = flow.isLoop();
    double tripCount = 1;
    if (isLoop) {
      std::optional<int64_t> count = flow.getTripCount();
      tripCount = count ? double(*count) : assumedTripCount;
    }
    enter(op->getRegions(), runs * tripCount,
          [this, op, isLoop, begin = now, outer = std::move(used)] {
            leaveRegions(isLoop, begin, outer);
            useResults(op);
          });
    used.clear();
    return true;
  }

  void leaveRegions(bool isLoop, int64_t begin,
                    const std::vector<unsigned> &outer) {
    ++now;
    if (isLoop)
      for (unsigned buffer : used)
        if (LiveBuffer &held = result.buffers[buffer]; held.live.begin < begin)
          held.live.end = now + 1;
    used.insert(used.end(), outer.begin(), outer.end());
  }

  void useResults(Operation *op) {
    for (Value value : op->getResults())
      use(value);
  }

  LiveBuffer *bufferOf(Value value) {
    int number = tensors.getTable().findNumber(value);
    if (number < 0)
      return nullptr;
    auto *it = result.buffers.find(tensors.bufferOf(number));
    return it == result.buffers.end() ? nullptr : &it->second;
  }

  void use(Value value) {
    int number = tensors.getTable().findNumber(value);
    if (number < 0 || tensors.isComputedFromScalars(number))
      return;
    unsigned buffer = tensors.bufferOf(number);
    LiveBuffer &held = result.buffers[buffer];
    if (held.live.empty())
      held.live.begin = now;
    held.live.end = now + 1;
    held.variable = tensors.variableOf(number);
    held.bytes = std::max(held.bytes, tensorBytes(value.getType()));
    used.push_back(buffer);
  }

  /// Values inside of a fused chain have no buffer.
  void write(Value value) {
    use(value);
    if (int number = tensors.getTable().findNumber(value); number >= 0)
      isWritten.insert(tensors.bufferOf(number));
  }

  TensorVariables &tensors;
  double assumedTripCount;
  SymbolTableCollection symbols;
  Lifetimes result;
  DenseSet<unsigned> isWritten;
  DenseSet<Operation *> running;
  std::vector<Visit> path;
  /// Buffers used in the innermost loop.
  std::vector<unsigned> used;
  int64_t now = 0;
};

} // namespace

Lifetimes lifetimesOf(TensorVariables &tensors, StringRef entry,
                      double assumedTripCount) {
  auto func = tensors.getImported().lookupSymbol<FunctionOpInterface>(entry);
  return LifetimeWalk(tensors, assumedTripCount).run(func);
}

} // namespace mlir::gspmd
