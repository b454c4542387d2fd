//===- CalleeOrder.cpp - Order of nodes across calls ----------------------===//

#include "transforms/Propagation/Table/CalleeOrder.h"

using namespace mlir;
using namespace mlir::gspmd;

void CalleeOrder::beginFunction(Operation *func, unsigned node) {
  functions[func].begin = node;
}

void CalleeOrder::endFunction(unsigned node) {
  functions.back().second.end = node;
}

void CalleeOrder::addCall(Operation *callee, unsigned node) {
  functions.back().second.calls.push_back({node, callee});
}

/// Appends the nodes of `func` and of the functions that it calls. The stack
/// is explicit because calls may be nested to any depth.
void CalleeOrder::visit(Operation *func, DenseSet<Operation *> &visited,
                        std::vector<unsigned> &order) const {
  struct Frame {
    const Function *function;
    unsigned node;
    unsigned call = 0;
  };
  SmallVector<Frame> stack;
  auto enter = [&](Operation *callee) {
    const auto *it = functions.find(callee);
    if (it != functions.end() && visited.insert(callee).second)
      stack.push_back({&it->second, it->second.begin});
  };
  enter(func);
  while (!stack.empty()) {
    Frame &frame = stack.back();
    ArrayRef<Call> calls = frame.function->calls;
    if (frame.call < calls.size() && calls[frame.call].node == frame.node)
      enter(calls[frame.call++].callee);
    else if (frame.node < frame.function->end)
      order.push_back(frame.node++);
    else
      stack.pop_back();
  }
}

std::vector<unsigned> CalleeOrder::order(unsigned numNodes) const {
  std::vector<unsigned> result;
  result.reserve(numNodes);
  DenseSet<Operation *> visited;
  unsigned next = 0;
  for (const auto &[func, function] : functions) {
    for (; next < function.begin; ++next) // of no function
      result.push_back(next);
    if (!callees.contains(func))
      visit(func, visited, result);
    next = function.end;
  }
  for (; next < numNodes; ++next)
    result.push_back(next);
  for (const auto &[func, function] : functions) // of recursive functions
    visit(func, visited, result);
  return result;
}
