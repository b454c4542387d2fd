//===- WindowLanes.cpp - Lanes of window reductions -----------------------===//

#include "transforms/Lowering/Bufferize/Windows/WindowLanes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {

void buildLoop(ImplicitLocOpBuilder &b, Value from, Value to, int64_t step,
               llvm::function_ref<void(Value)> body) {
  OpBuilder::InsertionGuard guard(b);
  auto loop = scf::ForOp::create(b, from, to, indexConstant(b, step));
  b.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

Value scaled(ImplicitLocOpBuilder &b, Value index, int64_t factor,
             int64_t offset) {
  if (factor != 1)
    index = arith::MulIOp::create(b, index, indexConstant(b, factor));
  if (offset != 0)
    index = arith::AddIOp::create(b, index, indexConstant(b, offset));
  return index;
}

void WindowLanes::forEachLane(ImplicitLocOpBuilder &b,
                              llvm::function_ref<void(Value)> emit) {
  buildLoop(b, indexConstant(b, 0), lanesHere, 1, emit);
}

void WindowLanes::forEachPosition(ImplicitLocOpBuilder &b, int64_t first,
                                  int64_t end,
                                  llvm::function_ref<void(Value, Value)> emit) {
  if (first >= end)
    return;
  buildLoop(b, indexConstant(b, first), indexConstant(b, end), 1,
            [&](Value index) {
              forEachLane(b, [&](Value lane) { emit(index, lane); });
            });
}

SmallVector<Value> WindowLanes::position(ImplicitLocOpBuilder &b, Value index,
                                         Value lane) {
  Value number = arith::AddIOp::create(b, firstLane, lane);
  if (lanesAreInner)
    return {outer, index, number};
  return {number, index, outer};
}

WindowLanes::Elements WindowLanes::combine(ImplicitLocOpBuilder &b,
                                           ArrayRef<Value> first,
                                           ArrayRef<Value> second) {
  SmallVector<Value> args(first);
  llvm::append_range(args, second);
  auto results = emitRegion(b, body, args);
  if (succeeded(results))
    return *results;
  status = failure();
  return Elements(first);
}

WindowLanes::Elements WindowLanes::select(ImplicitLocOpBuilder &b,
                                          Value condition, ArrayRef<Value> yes,
                                          ArrayRef<Value> no) {
  Elements result;
  for (auto [left, right] : llvm::zip_equal(yes, no))
    result.push_back(arith::SelectOp::create(b, condition, left, right));
  return result;
}

WindowLanes::Elements WindowLanes::load(ImplicitLocOpBuilder &b,
                                        ArrayRef<Value> buffers,
                                        ValueRange at) {
  Elements result;
  for (Value buffer : buffers)
    result.push_back(memref::LoadOp::create(b, buffer, at));
  return result;
}

void WindowLanes::store(ImplicitLocOpBuilder &b, ArrayRef<Value> values,
                        ArrayRef<Value> buffers, ValueRange at) {
  for (auto [value, buffer] : llvm::zip_equal(values, buffers))
    memref::StoreOp::create(b, value, buffer, at);
}

} // namespace mlir::gspmd::lowering
