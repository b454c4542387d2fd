//===- BoundaryTokens.cpp - Tokens at the boundary of programs ------------===//
#include "pjrt/Compile/BoundaryTokens.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

namespace mlir::gspmd::pjrt {

static bool isToken(Type type) { return isa<stablehlo::TokenType>(type); }

static void replaceIn(func::FuncOp function) {
  OpBuilder builder(function.getContext());
  auto nothing = RankedTensorType::get({0}, builder.getI1Type());
  Block &entry = function.getBody().front();
  builder.setInsertionPointToStart(&entry);
  for (BlockArgument argument : entry.getArguments()) {
    if (!isToken(argument.getType()))
      continue;
    auto token = stablehlo::CreateTokenOp::create(builder, argument.getLoc());
    argument.replaceAllUsesWith(token);
    argument.setType(nothing);
  }
  Operation *end = entry.getTerminator();
  builder.setInsertionPoint(end);
  for (OpOperand &operand : end->getOpOperands())
    if (isToken(operand.get().getType()))
      operand.set(
          stablehlo::TensorOps(builder, end->getLoc())
              .constant(DenseElementsAttr::get(nothing, ArrayRef<bool>())));
  function.setType(builder.getFunctionType(entry.getArgumentTypes(),
                                           end->getOperandTypes()));
}

void replaceBoundaryTokens(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    FunctionType type = function.getFunctionType();
    if (function.isPublic() && !function.isExternal() &&
        (llvm::any_of(type.getInputs(), isToken) ||
         llvm::any_of(type.getResults(), isToken)))
      replaceIn(function);
  }
}

} // namespace mlir::gspmd::pjrt
