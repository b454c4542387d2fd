//===- UnevenParts.cpp - What may not run beyond the end ------------------===//

#include "transforms/OpModels/Upstream/UnevenParts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd;

static bool dividesIntegers(Operation *op) {
  return isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
             arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp,
             tosa::IntDivOp>(op);
}

/// Only fixed positions are within the tensor wherever they are read from.
static bool readsElsewhere(Operation *op) {
  auto read = dyn_cast<tensor::ExtractOp>(op);
  return read && !llvm::all_of(read.getIndices(), [](Value index) {
           return matchPattern(index, m_Constant());
         });
}

/// What is beyond the end need not hold.
static bool asserts(Operation *op) { return isa<cf::AssertOp>(op); }

bool mlir::gspmd::needsEvenParts(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return dividesIntegers(inner) || readsElsewhere(inner) || asserts(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}
