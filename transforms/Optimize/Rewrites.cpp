//===- Rewrites.cpp - Changes of a program, noted as they are made --------===//

#include "transforms/Optimize/Rewrites.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

void Rewrites::kill(Operation *op) {
  op->dropAllReferences();
  dead.insert(op);
}

void Rewrites::killNew(Operation *last, Operation *first) {
  kill(last);
  if (first != last)
    kill(first);
}

void Rewrites::skip(Operation *reduce) {
  reduce->getResult(0).replaceAllUsesWith(reduce->getOperand(0));
  kill(reduce);
}

void Rewrites::decide(Operation *at, const Twine &what, double seconds) {
  decisions.push_back({at->getLoc(), what.str(), seconds});
}

Decisions Rewrites::finish() {
  for (Operation *op : dead)
    op->erase();
  dead.clear();
  return std::move(decisions);
}

double Rewrites::secondsFor(Operation *collective, double bytes) const {
  auto work = *cast<EmulationCostOpInterface>(collective).getCollectiveWork();
  work.bytes = bytes;
  return target.secondsOf(work);
}

Value Rewrites::cloneOn(OpBuilder &builder, Operation *op,
                        ValueRange operands) {
  Operation *clone = builder.clone(*op);
  clone->setOperands(operands);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto shape = cast<RankedTensorType>(operands.front().getType()).getShape();
  clone->getResult(0).setType(type.clone(shape));
  return clone->getResult(0);
}

Value Rewrites::cloneCollective(OpBuilder &builder, Operation *collective,
                                Value operand, Type result) {
  Operation *clone = builder.clone(*collective);
  clone->setOperands(operand);
  clone->getResult(0).setType(result);
  return clone->getResult(0);
}
