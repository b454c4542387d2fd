//===- ExpandScan.cpp - Scans as loops ------------------------------------===//

#include "transforms/Import/ExpandClientOps/ExpandScan.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::gspmd::import {
namespace {

using stablehlo::typeOf;

/// Builds the loop. Its loop-carried values are the outputs so far and the
/// carries of the scan.
class ScanLoop {
public:
  ScanLoop(chlo::ScanOp op, ImplicitLocOpBuilder &b, int64_t length)
      : op(op), b(b), ops(b, b.getLoc()), length(length) {}

  SmallVector<Value> build();

private:
  SmallVector<Value> runBody(Value step, ValueRange state);
  Value number(int64_t value) { return ops.scalar(b.getI32Type(), value); }
  Value takeSlice(Value input, Value index);
  Value putSlice(Value output, Value slice, Value index);

  chlo::ScanOp op;
  ImplicitLocOpBuilder &b;
  stablehlo::TensorOps ops;
  int64_t length;
};

} // namespace

Value ScanLoop::takeSlice(Value input, Value index) {
  Value slice = ops.dynamicSlice(input, op.getDimension(), index, 1);
  SmallVector<int64_t> shape(typeOf(slice).getShape());
  shape.erase(shape.begin() + op.getDimension());
  return ops.reshape(slice, shape);
}

Value ScanLoop::putSlice(Value output, Value slice, Value index) {
  SmallVector<int64_t> shape(typeOf(output).getShape());
  shape[op.getDimension()] = 1;
  Value update = ops.reshape(slice, shape);
  SmallVector<Value> starts(shape.size(), number(0));
  starts[op.getDimension()] = index;
  return ops.dynamicUpdateSlice(output, update, starts);
}

SmallVector<Value> ScanLoop::runBody(Value step, ValueRange state) {
  Value index = step;
  if (op.getIsReverse().value_or(false))
    index = ops.subtract(number(length - 1), step);
  size_t outputs = op.getOutputs().size();
  SmallVector<Value> arguments;
  for (Value input : op.getInputs())
    arguments.push_back(takeSlice(input, index));
  llvm::append_range(arguments, state.drop_front(outputs));
  IRMapping mapping;
  Block &body = op.getBody().front();
  mapping.map(body.getArguments(), arguments);
  for (Operation &inner : body.without_terminator())
    b.clone(inner, mapping);
  SmallVector<Value> next;
  for (auto [i, value] : llvm::enumerate(body.getTerminator()->getOperands())) {
    Value result = mapping.lookupOrDefault(value);
    next.push_back(i < outputs ? putSlice(state[i], result, index) : result);
  }
  return next;
}

SmallVector<Value> ScanLoop::build() {
  SmallVector<Value> start;
  for (Value output : op.getOutputs())
    start.push_back(ops.constant(typeOf(output), 0));
  llvm::append_range(start, op.getInits());
  // An empty tensor has no slice, not even in a loop without iterations.
  if (length == 0)
    return start;
  return stablehlo::countedLoop(
      b, b.getLoc(), length, start,
      [&](Value step, ValueRange state) { return runBody(step, state); });
}

SmallVector<Value> expandScan(chlo::ScanOp op, ImplicitLocOpBuilder &b) {
  int64_t length = op.getScanDimSize().value_or(0);
  for (ValueRange tensors :
       {ValueRange(op.getInputs()), ValueRange(op.getOutputs())})
    if (!tensors.empty())
      length = typeOf(tensors.front()).getDimSize(op.getDimension());
  return ScanLoop(op, b, length).build();
}

} // namespace mlir::gspmd::import
