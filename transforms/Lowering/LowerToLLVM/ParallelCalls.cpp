//===- ParallelCalls.cpp - Calls of kernels on several threads ------------===//

#include "transforms/Lowering/LowerToLLVM/ParallelCalls.h"

#include "transforms/Lowering/SplitKernels/ParallelNest.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd::lowering {
namespace {

constexpr StringLiteral kParallelFor = "gspmd_rt_parallel_for";

/// Replaces `call`, whose first operand is the number of a chunk.
void replace(LLVM::CallOp call, int64_t numChunks) {
  ImplicitLocOpBuilder b(call.getLoc(), call);
  auto pointer = LLVM::LLVMPointerType::get(b.getContext());
  ValueRange arguments = call.getArgOperands().drop_front();
  auto array = LLVM::LLVMArrayType::get(pointer, arguments.size());
  auto constant = [&](int64_t number) -> Value {
    return LLVM::ConstantOp::create(b, b.getI64Type(), number);
  };
  Value table = LLVM::AllocaOp::create(b, pointer, array, constant(1));
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    Value slot =
        LLVM::GEPOp::create(b, pointer, array, table,
                            ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(i)});
    LLVM::StoreOp::create(b, argument, slot);
  }
  Value kernel =
      LLVM::AddressOfOp::create(b, pointer, call.getCalleeAttr().getAttr());
  LLVM::CallOp::create(
      b, TypeRange(), kParallelFor,
      ValueRange{constant(numChunks), kernel,
                 constant(static_cast<int64_t>(arguments.size())), table});
  call.erase();
}

} // namespace

void callInParallel(ModuleOp module) {
  llvm::DenseMap<StringAttr, int64_t> numChunks;
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (auto chunks = function->getAttrOfType<IntegerAttr>(kNumChunks))
      numChunks[function.getSymNameAttr()] = chunks.getInt();
  if (numChunks.empty())
    return;
  auto b = OpBuilder::atBlockBegin(module.getBody());
  auto pointer = LLVM::LLVMPointerType::get(b.getContext());
  LLVM::LLVMFuncOp::create(
      b, module.getLoc(), kParallelFor,
      LLVM::LLVMFunctionType::get(
          LLVM::LLVMVoidType::get(b.getContext()),
          {b.getI64Type(), pointer, b.getI64Type(), pointer}));
  module.walk([&](LLVM::CallOp call) {
    if (!call.getCallee())
      return;
    auto found = numChunks.find(call.getCalleeAttr().getAttr());
    if (found != numChunks.end())
      replace(call, found->second);
  });
}

} // namespace mlir::gspmd::lowering
