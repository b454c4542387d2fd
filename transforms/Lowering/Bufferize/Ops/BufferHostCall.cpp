//===- BufferHostCall.cpp - Host callbacks on buffers ---------------------===//
//
// Emits a runtime call for each operand and result tensor, then one that runs
// the callback.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Ops/BufferHostCall.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::gspmd::lowering {

static LogicalResult emitHostCall(BufferOp &call) {
  stablehlo::HostCall host = *stablehlo::readHostCall(call.op);
  ImplicitLocOpBuilder &b = call.b;
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(b, value, 64);
  };
  ArrayRef<Value> operands = call.ins;
  Value isCalled = number(1);
  if (host.isGuarded) {
    Value guard = memref::LoadOp::create(b, operands.back());
    isCalled = arith::ExtUIOp::create(b, b.getI64Type(), guard);
    operands = operands.drop_back();
  }
  auto passTensor = [&](bool isResult, Value tensor) {
    int64_t bytes = sharding::elementBytes(tensor.getType());
    callRuntime(b, "gspmd_rt_host_tensor",
                {number(isResult), number(bytes), tensor});
  };
  for (Value operand : operands)
    passTensor(/*isResult=*/false, operand);
  for (Value result : call.outs)
    passTensor(/*isResult=*/true, result);
  callRuntime(b, "gspmd_rt_host_call", {number(host.number), isCalled});
  return success();
}

const BufferEntry *lookupHostCall(Operation *op) {
  static const BufferEntry entry = {emitHostCall, nullptr, /*hasEffect=*/true};
  return stablehlo::readHostCall(op) ? &entry : nullptr;
}

} // namespace mlir::gspmd::lowering
