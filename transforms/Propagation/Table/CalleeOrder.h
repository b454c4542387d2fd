//===- CalleeOrder.h - Order of nodes across calls --------------*- C++ -*-===//
//
// Propagation visits the nodes of a callee at its call, as if the callee were
// inlined there, as Shardy does:
//
//     main [op, call f, op]  f [op, call g]  g [op]
//
// is visited as op, (op, (op)), op.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_CALLEEORDER_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_CALLEEORDER_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

/// The nodes of each function, in the order in which functions are in the
/// module, and the calls between them.
class CalleeOrder {
public:
  /// Begins the nodes of `func`. `node` is the number of nodes so far.
  void beginFunction(Operation *func, unsigned node);
  /// Ends the nodes of the function that began last.
  void endFunction(unsigned node);
  /// Declares that calls of `callee` are added.
  void addCallee(Operation *callee) { callees.insert(callee); }
  bool isCallee(Operation *func) const { return callees.contains(func); }
  bool hasCallees() const { return !callees.empty(); }
  /// Adds a call to `callee`, whose nodes are visited before `node`.
  void addCall(Operation *callee, unsigned node);

  /// Returns the permutation of `numNodes` nodes: the nodes in the order of
  /// visits. A function with several calls is visited at the first one.
  std::vector<unsigned> order(unsigned numNodes) const;

private:
  struct Call {
    unsigned node;
    Operation *callee;
  };
  struct Function {
    unsigned begin = 0, end = 0;
    SmallVector<Call> calls;
  };
  void visit(Operation *func, DenseSet<Operation *> &visited,
             std::vector<unsigned> &order) const;

  llvm::MapVector<Operation *, Function> functions;
  DenseSet<Operation *> callees;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_CALLEEORDER_H
