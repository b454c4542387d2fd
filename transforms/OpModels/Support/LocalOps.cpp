//===- LocalOps.cpp - Local computations of the models --------------------===//

#include "transforms/OpModels/Support/LocalOps.h"
#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

PartitionResult
mlir::gspmd::partitionWithAttrs(Operation *op, PartitionContext &ctx,
                                ArrayRef<NamedAttribute> attrs) {
  PartitionResult results = sharding::partitionGenerically(op, ctx);
  if (failed(results))
    return failure();
  Operation *local = results->front().getDefiningOp();
  for (NamedAttribute attr : attrs)
    local->setAttr(attr.getName(), attr.getValue());
  return results;
}

AxisList mlir::gspmd::axesOfFactor(PartitionContext &ctx, const FactorMap &map,
                                   unsigned factor) {
  unsigned numOperands = map.operands().size();
  for (unsigned t = 0; t < map.numTensors(); ++t) {
    if (!map.tensorHasFactor(t, factor))
      continue;
    const TensorSharding &sharding = t < numOperands
                                         ? ctx.operandShardings[t]
                                         : ctx.resultShardings[t - numOperands];
    return projectForPartition(map, t, sharding)[factor].axes;
  }
  return {};
}

AxisList mlir::gspmd::reductionAxes(PartitionContext &ctx,
                                    const FactorMap &map) {
  AxisList axes;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    if (map.factor(f).partitionKind == FactorKind::Reduction)
      llvm::append_range(axes, axesOfFactor(ctx, map, f));
  // One dimension of an operand may have the factor of a result's dimension and
  // a reduction after it. More axes than the former has indices belong to both:
  // they shard the result, where a device has all terms of its elements.
  for (unsigned i = 0; i < ctx.op->getNumResults(); ++i)
    axes = difference(axes, ctx.resultShardings[i].dimAxes());
  return canonical(axes);
}

Value LocalOps::offset(ArrayRef<AxisRef> axes, int64_t localSize,
                       Type elementType) {
  Value index = convert(ctx.axisIndex(axes), elementType);
  return multiply(index, scalar(elementType, localSize));
}

Value LocalOps::onFirstOnly(ArrayRef<AxisRef> axes, Value value,
                            Value neutral) {
  Value index = ctx.axisIndex(axes);
  Value isFirst = equal(index, scalar(typeOf(index).getElementType(), 0));
  return select(isFirst, value, splat(neutral, typeOf(value)));
}

Value LocalOps::complex(Value real, Value imaginary) {
  RankedTensorType part = typeOf(real);
  return stablehlo::ComplexOp::create(
      builder, loc, part.clone(ComplexType::get(part.getElementType())), real,
      imaginary);
}

Value LocalOps::conjugate(Value value) {
  RankedTensorType type = typeOf(value);
  auto element = dyn_cast<ComplexType>(type.getElementType());
  if (!element)
    return value;
  RankedTensorType part = type.clone(element.getElementType());
  Value real = stablehlo::RealOp::create(builder, loc, part, value);
  Value imaginary = stablehlo::ImagOp::create(builder, loc, part, value);
  return complex(real, negate(imaginary));
}
