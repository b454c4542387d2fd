//===- ExpandOps.cpp - The pass and its builder ---------------------------===//

#include "transforms/Lowering/ExpandOps.h"
#include "transforms/Lowering/ExpandContract.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "dialect/StableHLO/SumBuilder.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "transforms/Lowering/Passes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_EXPANDOPS
#include "transforms/Lowering/Passes.h.inc"

namespace lowering {

Value HloBuilder::create(StringRef name, Type type, ValueRange operands,
                         ArrayRef<NamedAttribute> attributes) {
  OperationState state(b.getLoc(), ("stablehlo." + name).str());
  state.addOperands(operands);
  state.addTypes(type);
  state.addAttributes(attributes);
  return b.create(state)->getResult(0);
}

Value HloBuilder::integer(RankedTensorType type, uint64_t value) {
  unsigned width = type.getElementTypeBitWidth();
  APInt bits(width, value, /*isSigned=*/false, /*implicitTrunc=*/true);
  return stablehlo::ConstantOp::create(b, type,
                                       DenseElementsAttr::get(type, bits));
}

Value HloBuilder::number(RankedTensorType type, double value) {
  auto element = cast<FloatType>(type.getElementType());
  APFloat number(value);
  bool lost;
  number.convert(element.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &lost);
  return stablehlo::ConstantOp::create(b, type,
                                       DenseElementsAttr::get(type, number));
}

Value HloBuilder::convert(Value value, Type elementType) {
  RankedTensorType type = typeOf(value);
  if (type.getElementType() == elementType)
    return value;
  return create("convert", type.clone(elementType), value);
}

Value HloBuilder::reshape(Value value, ArrayRef<int64_t> shape) {
  RankedTensorType type = typeOf(value);
  if (type.getShape() == shape)
    return value;
  return create("reshape", type.clone(shape), value);
}

Value HloBuilder::broadcast(Value value, ArrayRef<int64_t> shape,
                            ArrayRef<int64_t> dims) {
  return create(
      "broadcast_in_dim", typeOf(value).clone(shape), value,
      b.getNamedAttr("broadcast_dimensions", b.getDenseI64ArrayAttr(dims)));
}

Value HloBuilder::slice(Value value, ArrayRef<int64_t> starts,
                        ArrayRef<int64_t> limits) {
  SmallVector<int64_t> shape, ones(starts.size(), 1);
  for (auto [start, limit] : llvm::zip_equal(starts, limits))
    shape.push_back(limit - start);
  return create(
      "slice", typeOf(value).clone(shape), value,
      {b.getNamedAttr("start_indices", b.getDenseI64ArrayAttr(starts)),
       b.getNamedAttr("limit_indices", b.getDenseI64ArrayAttr(limits)),
       b.getNamedAttr("strides", b.getDenseI64ArrayAttr(ones))});
}

Value HloBuilder::concatenate(ValueRange values, int64_t dim) {
  SmallVector<int64_t> shape(typeOf(values.front()).getShape());
  for (Value value : values.drop_front())
    shape[dim] += typeOf(value).getDimSize(dim);
  return create("concatenate", typeOf(values.front()).clone(shape), values,
                b.getNamedAttr("dimension", b.getI64IntegerAttr(dim)));
}

Value HloBuilder::iota(RankedTensorType type, int64_t dim) {
  return create("iota", type, {},
                b.getNamedAttr("iota_dimension", b.getI64IntegerAttr(dim)));
}

Value HloBuilder::sum(Value value, ArrayRef<int64_t> dims) {
  return stablehlo::makeSum(b, value, dims);
}

} // namespace lowering

namespace {

/// Reports what no pattern could make static, or could write by other ops.
LogicalResult checkExpanded(Operation *op) {
  if (isa<func::FuncOp, func::ReturnOp>(op)) // bufferization looks at these
    return success();
  for (Type type :
       llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes())) {
    Type element = getElementTypeOrSelf(type);
    if (isa<quant::QuantizedType>(element))
      return op->emitOpError("works on ")
             << type << ": running quantized types is not supported";
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && !tensor.hasStaticShape())
      return op->emitOpError("works on ")
             << type << ": the emulator runs static shapes only";
  }
  if (std::string problem = lowering::einsumProblem(op); !problem.empty())
    return op->emitOpError(problem);
  if (isa<stablehlo::DynamicPadOp, stablehlo::RealDynamicSliceOp,
          stablehlo::DynamicGatherOp, stablehlo::DynamicConvOp,
          stablehlo::SetDimensionSizeOp>(op))
    return op->emitOpError("has sizes that are no constants: the emulator runs "
                           "static shapes only");
  return success();
}

struct ExpandOpsPass : impl::ExpandOpsBase<ExpandOpsPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    lowering::populateExpandContractPatterns(patterns);
    lowering::populateExpandRaggedDotPatterns(patterns);
    lowering::populateExpandRandomPatterns(patterns);
    lowering::populateExpandNarrowPatterns(patterns);
    lowering::populateExpandStaticPatterns(patterns);
    lowering::populateExpandWindowPatterns(patterns);
    GreedyRewriteConfig config;
    config.enableFolding(false)
        .enableConstantCSE(false)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      return signalPassFailure();
    WalkResult result = getOperation().walk([](Operation *op) {
      return failed(checkExpanded(op)) ? WalkResult::interrupt()
                                       : WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};

} // namespace
} // namespace mlir::gspmd
