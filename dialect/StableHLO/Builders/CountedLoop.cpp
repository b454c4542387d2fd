//===- CountedLoop.cpp - Builders of regions ------------------------------===//

#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

SmallVector<Value>
mlir::gspmd::stablehlo::countedLoop(OpBuilder &builder, Location loc,
                                    int64_t count, ValueRange initial,
                                    LoopBody body, LoopCondition condition) {
  TensorOps ops(builder, loc);
  auto number = [&](int64_t value) {
    return ops.scalar(builder.getI32Type(), value);
  };
  SmallVector<Value> start = {number(0)};
  llvm::append_range(start, initial);
  SmallVector<Type> types(ValueRange(start).getTypes());
  SmallVector<Location> locations(types.size(), loc);
  auto loop = WhileOp::create(builder, loc, types, start);
  OpBuilder::InsertionGuard guard(builder);
  Block *cond = builder.createBlock(&loop.getCond(), {}, types, locations);
  Value goesOn = ops.less(cond->getArgument(0), number(count));
  if (condition)
    goesOn =
        ops.logicalAnd(goesOn, condition(cond->getArguments().drop_front()));
  endRegion(builder, loc, goesOn);
  Block *block = builder.createBlock(&loop.getBody(), {}, types, locations);
  Value index = block->getArgument(0);
  SmallVector<Value> carries = body(index, block->getArguments().drop_front());
  SmallVector<Value> next = {ops.add(index, number(1))};
  llvm::append_range(next, carries);
  endRegion(builder, loc, next);
  return llvm::to_vector_of<Value>(loop.getResults().drop_front());
}

void mlir::gspmd::stablehlo::endRegion(OpBuilder &builder, Location loc,
                                       ValueRange values) {
  ReturnOp::create(builder, loc, values);
}

Value mlir::gspmd::stablehlo::createOptimizationBarrier(OpBuilder &builder,
                                                        Location loc,
                                                        Value value) {
  return OptimizationBarrierOp::create(builder, loc, value.getType(), value)
      ->getResult(0);
}
