//===- BufferCheck.cpp - The check dialect on buffers ---------------------===//

#include "transforms/Lowering/Bufferize/BufferLowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::gspmd::lowering {

/// A check is one runtime call; the program's table defines what is compared.
static LogicalResult emitCheck(BufferOp &call) {
  auto index = call.op->getAttrOfType<IntegerAttr>(kRuntimeIndex);
  if (!index)
    return call.op->emitOpError("has no '")
           << kRuntimeIndex << "'; run gspmd-number-runtime-calls first";
  Value entry = arith::ConstantIntOp::create(call.b, index.getInt(), 64);
  callRuntime(call.b, "gspmd_rt_check", {entry, call.ins[0], call.ins[1]});
  return success();
}

void addCheckBufferOps(BufferTable &table) {
  for (StringRef name :
       {"check.expect_eq", "check.expect_almost_eq", "check.expect_close"})
    table[name] = {emitCheck, nullptr, /*hasEffect=*/true};
}

} // namespace mlir::gspmd::lowering
