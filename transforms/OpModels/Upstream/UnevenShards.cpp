//===- UnevenShards.cpp - Evaluation of padding in uneven shards ----------===//

#include "transforms/OpModels/Upstream/UnevenShards.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::gspmd;

static bool dividesIntegers(Operation *op) {
  return isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
             arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp,
             tosa::IntDivOp>(op);
}

static bool areConstant(ValueRange positions) {
  return llvm::all_of(positions, [](Value position) {
    return matchPattern(position, m_Constant());
  });
}

/// Only constant positions are in bounds of the local tensor too.
static bool readsComputedPosition(Operation *op) {
  auto read = dyn_cast<tensor::ExtractOp>(op);
  return read && !areConstant(read.getIndices());
}

/// An assertion need not hold for padding.
static bool asserts(Operation *op) { return isa<cf::AssertOp>(op); }

bool mlir::gspmd::needsEvenShards(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return dividesIntegers(inner) || readsComputedPosition(inner) ||
                       asserts(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns true if the op accesses indices from operands, which upstream's
/// ops do not check against the bounds.
static bool usesPositionOperands(Operation *op) {
  if (auto slice = dyn_cast<OffsetSizeAndStrideOpInterface>(op))
    return !slice.getOffsets().empty();
  if (auto write = dyn_cast<tensor::InsertOp>(op))
    return !areConstant(write.getIndices());
  return readsComputedPosition(op) || isa<tensor::GatherOp, tensor::ScatterOp,
                                          tosa::GatherOp, tosa::ScatterOp>(op);
}

/// Returns true if the region is a function of its arguments alone, defined for
/// all of them.
static bool isFunctionDefinedEverywhere(Region &region) {
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(region, captured);
  return region.hasOneBlock() && captured.empty() &&
         llvm::all_of(
             region.front().without_terminator(), [](Operation &inner) {
               return isMemoryEffectFree(&inner) && isDefinedEverywhere(&inner);
             });
}

bool mlir::gspmd::isDefinedEverywhere(Operation *op) {
  // MLIR declares some divisions as pure.
  return isSpeculatable(op) && !dividesIntegers(op) &&
         !usesPositionOperands(op) &&
         llvm::all_of(op->getRegions(), isFunctionDefinedEverywhere);
}

void mlir::gspmd::zeroPaddedIndices(sharding::PartitionContext &ctx,
                                    unsigned number) {
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(ctx.op->getOperand(number).getType()).getShape();
  const TensorSharding &sharding = ctx.operandShardings[number];
  Value &indices = ctx.operands[number];
  for (auto [d, size] : llvm::enumerate(shape)) {
    if (size % sharding.numShards(d) == 0)
      continue;
    auto type = cast<RankedTensorType>(indices.getType());
    if (type.getElementType().isIndex())
      indices = arith::IndexCastOp::create(ctx.builder, ctx.op->getLoc(),
                                           type.clone(ctx.builder.getI64Type()),
                                           indices);
    Type element = getElementTypeOrSelf(indices);
    Value zero =
        stablehlo::TensorOps(ctx.builder, ctx.op->getLoc()).scalar(element, 0);
    indices = ctx.maskPadding(indices, shape, sharding, d, zero);
  }
}
