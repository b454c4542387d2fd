//===- Lifetimes.cpp - Schedule and live ranges ---------------------------===//
#include "compiler/AutoSharding/Program/Lifetimes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/Regions.h"

using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
namespace {

class LifetimeWalk {
public:
  LifetimeWalk(ProgramTensors &tensors, double unknownTripCount)
      : tensors(tensors), unknownTripCount(unknownTripCount) {}

  Lifetimes run(FunctionOpInterface func) {
    walk(func.getFunctionBody(), 1);
    for (BlockArgument arg : func.getArguments())
      if (LiveBuffer *buffer = bufferOf(arg))
        buffer->live = {0, now + 1};
    result.buffers.remove_if(
        [&](const auto &entry) { return !isWritten.contains(entry.first); });
    return std::move(result);
  }

private:
  void walk(Region &region, double runs) {
    for (Block &block : region) {
      for (BlockArgument arg : block.getArguments())
        write(arg);
      for (Operation &op : block)
        walk(&op, runs);
    }
  }

  void walk(Operation *op, double runs) {
    ++now;
    for (Value operand : op->getOperands())
      use(operand);
    if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op)) {
      walkInside(op, flow, runs);
    } else {
      if (op->getNumResults())
        result.ops.push_back({op, runs, now});
      auto rule = dyn_cast<ShardingRuleOpInterface>(op);
      if (!rule || !rule.isElementwise())
        for (Value value : op->getResults())
          write(value);
    }
    for (Value value : op->getResults())
      use(value);
  }

  void walkInside(Operation *op, ShardingDataFlowOpInterface flow,
                  double runs) {
    if (auto call = dyn_cast<CallOpInterface>(op)) {
      auto callee = dyn_cast_or_null<FunctionOpInterface>(
          call.resolveCallableInTable(&symbols));
      if (callee && !callee.isExternal() && running.insert(callee).second) {
        walk(callee.getFunctionBody(), runs);
        running.erase(callee);
      }
      return;
    }
    if (!hasProgramRegions(op))
      return;
    int64_t begin = now;
    std::vector<unsigned> outer = std::move(used);
    used.clear();
    bool isLoop = flow.isLoop();
    double tripCount = 1;
    if (isLoop) {
      std::optional<int64_t> count = flow.getTripCount();
      tripCount = count ? double(*count) : unknownTripCount;
    }
    for (Region &region : op->getRegions())
      walk(region, runs * tripCount);
    ++now;
    if (isLoop)
      for (unsigned buffer : used)
        if (LiveBuffer &held = result.buffers[buffer]; held.live.begin < begin)
          held.live.end = now + 1;
    used.insert(used.end(), outer.begin(), outer.end());
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

  ProgramTensors &tensors;
  double unknownTripCount;
  SymbolTableCollection symbols;
  Lifetimes result;
  DenseSet<unsigned> isWritten;
  DenseSet<Operation *> running;
  /// Buffers used in the innermost loop.
  std::vector<unsigned> used;
  int64_t now = 0;
};

} // namespace

Lifetimes lifetimesOf(ProgramTensors &tensors, StringRef entry,
                      double unknownTripCount) {
  auto func = tensors.getImported().lookupSymbol<FunctionOpInterface>(entry);
  return LifetimeWalk(tensors, unknownTripCount).run(func);
}

} // namespace mlir::gspmd
