//===- LowerToLinalg.cpp - Pass gspmd-lower-to-linalg ---------------------===//

#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_LOWERTOLINALG
#include "transforms/Lowering/Passes.h.inc"

namespace {

struct LowerToLinalgPass : impl::LowerToLinalgBase<LowerToLinalgPass> {
  void runOnProgram() override {
    RewritePatternSet patterns(&getContext());
    lowering::populateElementwiseLoweringPatterns(patterns);
    lowering::populateShapeLoweringPatterns(patterns);
    lowering::populateReduceLoweringPatterns(patterns);
    lowering::populateGatherScatterBufferPatterns(patterns);
    // Patterns fail for unsupported ops and leave them to bufferization; errors
    // that they report must fail the pass.
    bool reported = false;
    ScopedDiagnosticHandler handler(&getContext(), [&](Diagnostic &diagnostic) {
      reported |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
      return failure();
    });
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    lowering::eraseDeadOps(getOperation());
    lowering::declarePureCallees(getOperation());
    if (reported)
      signalPassFailure();
  }
};

} // namespace
} // namespace mlir::gspmd
