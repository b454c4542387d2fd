//===- Slice.cpp - Model of slice -----------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/OpModels/Support/NeutralElements.h"
#include "transforms/OpModels/Support/RangeModel.h"

using namespace mlir;
using namespace mlir::gspmd;

std::optional<StaticSlice> mlir::gspmd::staticSlice(Operation *op) {
  auto slice = dyn_cast_or_null<stablehlo::SliceOp>(op);
  if (!slice)
    return std::nullopt;
  return StaticSlice{slice.getOperand(), slice.getStartIndices(),
                     slice.getLimitIndices(), slice.getStrides()};
}

static SliceDims dimsOf(stablehlo::SliceOp op) {
  return sliceDims(shapeOf(op.getOperand()), shapeOf(op.getResult()),
                   op.getStartIndices(), op.getStrides());
}

namespace {

struct SliceModel : HaloDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static double bytesRead(Operation *op, unsigned) {
    return sharding::tensorBytes(op->getResult(0).getType());
  }
  static FactorRule rule(stablehlo::SliceOp op, bool conservative = false) {
    return sliceRule(op, dimsOf(op), conservative);
  }
  static std::optional<ReductionKind> reductionKind(stablehlo::SliceOp op) {
    return selectionReductionKind(tensorType(op.getResult()).getElementType());
  }
  static double communicated(stablehlo::SliceOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return sliceCommunicated(op, dimsOf(op), map, axes);
  }
  static PartitionResult partition(stablehlo::SliceOp op,
                                   PartitionContext &ctx) {
    LocalSlice slice = exchangeSliceHalos(
        ctx, dimsOf(op), [](Operation *other) -> std::optional<SliceDims> {
          if (auto slice = dyn_cast<stablehlo::SliceOp>(other))
            return dimsOf(slice);
          return std::nullopt;
        });
    Value local = ctx.operands[0];
    RankedTensorType type = ctx.localResultType(0);
    if (local.getType() != type)
      local =
          stablehlo::SliceOp::create(ctx.builder, op.getLoc(), type, local,
                                     slice.starts, slice.limits, slice.strides);
    return SmallVector<Value>{local};
  }
};

} // namespace

namespace {
/// A range selects every `stride`-th element of the operand.
struct SliceRange {
  static DimRange readOf(stablehlo::SliceOp op, DimRange range) {
    int64_t start = op.getStartIndices()[range.dim];
    int64_t stride = op.getStrides()[range.dim];
    return {range.dim, start + range.begin * stride,
            start + (range.end - 1) * stride + 1};
  }
  static std::optional<OperandRanges> ranges(stablehlo::SliceOp op,
                                             DimRange range) {
    return OperandRanges{readOf(op, range)};
  }
  static SmallVector<Value> make(stablehlo::SliceOp op, OpBuilder &builder,
                                 DimRange range, ValueRange operands) {
    SmallVector<int64_t> starts(op.getStartIndices());
    SmallVector<int64_t> limits(op.getLimitIndices());
    starts[range.dim] = 0;
    limits[range.dim] = readOf(op, range).size();
    bool isAll =
        llvm::all_of(starts, [](int64_t at) { return at == 0; }) &&
        ArrayRef(limits) == shapeOf(operands[0]) &&
        llvm::all_of(op.getStrides(), [](int64_t s) { return s == 1; });
    if (isAll)
      return {operands[0]};
    return cloneRange(
        op, builder, range, operands,
        {builder.getNamedAttr(op.getStartIndicesAttrName(),
                              builder.getDenseI64ArrayAttr(starts)),
         builder.getNamedAttr(op.getLimitIndicesAttrName(),
                              builder.getDenseI64ArrayAttr(limits))});
  }
};
} // namespace

void mlir::gspmd::registerSliceModels(DialectRegistry &registry) {
  registerModel<SliceModel, stablehlo::SliceOp>(registry);
  registerRange<SliceRange, stablehlo::SliceOp>(registry);
}
