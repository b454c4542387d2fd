//===- NumberRuntimeCalls.cpp - Pass gspmd-number-runtime-calls -----------===//

#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Passes.h"

#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_NUMBERRUNTIMECALLS
#include "transforms/Lowering/Passes.h.inc"

namespace {

struct NumberRuntimeCallsPass
    : impl::NumberRuntimeCallsBase<NumberRuntimeCallsPass> {
  void runOnProgram() override {
    int64_t collectives = 0, checks = 0;
    Builder b(&getContext());
    getOperation().walk([&](Operation *op) {
      if (isa<spmd::DoneOp>(op)) { // refers to the collective that it waits for
        op->removeAttr(lowering::kRuntimeIndex);
        if (Operation *start = spmd::startOf(op))
          op->setAttr(lowering::kRuntimeIndex,
                      start->getAttr(lowering::kRuntimeIndex));
        return;
      }
      if (isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()))
        op->setAttr(lowering::kRuntimeIndex,
                    b.getI64IntegerAttr(collectives++));
      else if (op->getName().getDialectNamespace() == "check")
        op->setAttr(lowering::kRuntimeIndex, b.getI64IntegerAttr(checks++));
    });
  }
};

} // namespace
} // namespace mlir::gspmd
