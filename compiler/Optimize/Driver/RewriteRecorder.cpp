//===- RewriteRecorder.cpp - Changes during one walk ----------------------===//

#include "compiler/Optimize/Driver/RewriteRecorder.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

void RewriteRecorder::markDead(Operation *op) {
  op->dropAllReferences();
  dead.insert(op);
}

void RewriteRecorder::eraseTrial(Operation *last, Operation *first) {
  markDead(last);
  if (first != last)
    markDead(first);
}

void RewriteRecorder::replaceByOperand(Operation *reduce) {
  reduce->getResult(0).replaceAllUsesWith(reduce->getOperand(0));
  markDead(reduce);
}

void RewriteRecorder::record(Operation *at, const Twine &what, double seconds) {
  decisions.push_back({at->getLoc(), what.str(), seconds});
}

Decisions RewriteRecorder::finish() {
  for (Operation *op : dead)
    op->erase();
  dead.clear();
  return std::move(decisions);
}

double RewriteRecorder::secondsFor(Operation *collective, double bytes) const {
  auto work = *cast<EmulationCostOpInterface>(collective).getCollectiveWork();
  work.bytes = bytes;
  return target.secondsOf(work);
}

Value RewriteRecorder::cloneOn(OpBuilder &builder, Operation *op,
                               ValueRange operands) {
  Operation *clone = builder.clone(*op);
  clone->setOperands(operands);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto shape = cast<RankedTensorType>(operands.front().getType()).getShape();
  clone->getResult(0).setType(type.clone(shape));
  return clone->getResult(0);
}

Value RewriteRecorder::cloneCollective(OpBuilder &builder,
                                       Operation *collective, Value operand,
                                       Type result) {
  Operation *clone = builder.clone(*collective);
  clone->setOperands(operand);
  clone->getResult(0).setType(result);
  return clone->getResult(0);
}
