//===- SumProgram.cpp - Additions to sums over microbatches ---------------===//
#include "compiler/Pipelining/SumProgram.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd {

void addSumProgram(ModuleOp module, TypeRange types) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location location = module.getLoc();
  SmallVector<Type> inputs(types);
  llvm::append_range(inputs, types);
  auto func = func::FuncOp::create(builder, location, "main",
                                   builder.getFunctionType(inputs, types));
  Block *block = func.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  SmallVector<Value> sums;
  for (unsigned i = 0; i < types.size(); ++i)
    sums.push_back(
        stablehlo::TensorOps(builder, location)
            .add(block->getArgument(i), block->getArgument(types.size() + i)));
  func::ReturnOp::create(builder, location, sums);
}

} // namespace mlir::gspmd
