//===- BufferHostCall.cpp - Host callbacks on buffers ---------------------===//
//
// The runtime receives the tensors one by one, and then the call.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Ops/BufferHostCall.h"

#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::gspmd::lowering {

static int64_t bytesOf(MemRefType type) {
  Type element = type.getElementType();
  int64_t components = 1;
  if (auto complexType = dyn_cast<ComplexType>(element)) {
    element = complexType.getElementType();
    components = 2;
  }
  return components * ((element.getIntOrFloatBitWidth() + 7) / 8);
}

static LogicalResult emitHostCall(BufferOp &call) {
  stablehlo::HostCall host = *stablehlo::readHostCall(call.op);
  ImplicitLocOpBuilder &b = call.b;
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(b, value, 64);
  };
  ArrayRef<Value> operands = call.ins;
  Value calls = number(1);
  if (host.isGuarded) {
    Value guard = memref::LoadOp::create(b, operands.back());
    calls = arith::ExtUIOp::create(b, b.getI64Type(), guard);
    operands = operands.drop_back();
  }
  auto passTensor = [&](bool isResult, Value tensor) {
    int64_t bytes = bytesOf(cast<MemRefType>(tensor.getType()));
    callRuntime(b, "gspmd_rt_host_tensor",
                {number(isResult), number(bytes), tensor});
  };
  for (Value operand : operands)
    passTensor(/*isResult=*/false, operand);
  for (Value result : call.outs)
    passTensor(/*isResult=*/true, result);
  callRuntime(b, "gspmd_rt_host_call", {number(host.number), calls});
  return success();
}

const BufferEntry *lookupHostCall(Operation *op) {
  static const BufferEntry entry = {emitHostCall, nullptr, /*hasEffect=*/true};
  return stablehlo::readHostCall(op) ? &entry : nullptr;
}

} // namespace mlir::gspmd::lowering
