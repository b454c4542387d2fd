//===- ExpandQuantized.cpp - Quantized elements as integers ---------------===//
//
// Quantized elements become their storage. By StableHLO's specification, an op
// that computes with them dequantizes its operands, computes in the expressed
// type and quantizes the result; an op that moves elements moves their storage:
//
//   add(a, b)      ->  quantize(add(dequantize(a), dequantize(b)))
//   quantize(x)    ->  convert(round(clamp(min, x / scale + zero point, max)))
//   dequantize(q)  ->  (q - zero point) * scale
//
//   all_reduce(q)  ->  quantize(... quantize(x0 + x1) + x2 ...), where xi are
//                      the dequantized numbers of the group, gathered
//
// A result is rounded to the nearest value, ties to even. Scales and zero
// points along a dimension are vectors.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExpandOps/ExpandQuantized.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "transforms/Lowering/ExpandOps/ExpandOps.h"
#include "transforms/OpModels/Support/Reducers.h"

namespace mlir::gspmd::lowering {
namespace {

using quant::QuantizedType;
using sharding::ReductionKind;

/// Returns the quantized elements of a tensor; null for another type.
QuantizedType quantizedElements(Type type) {
  return dyn_cast<QuantizedType>(getElementTypeOrSelf(type));
}

bool isQuantizedValue(Value value) {
  return bool(quantizedElements(value.getType()));
}

IntegerType storageOf(QuantizedType type) {
  return IntegerType::get(type.getContext(), type.getStorageTypeIntegralWidth(),
                          type.isSigned() ? IntegerType::Signless
                                          : IntegerType::Unsigned);
}

/// Returns true for ops that select quantized elements by booleans, and for
/// those that reinterpret them as integers.
bool movesStorage(Operation *op) {
  auto isInteger = [](Value value) {
    return isa<IntegerType>(getElementTypeOrSelf(value));
  };
  auto isWide = [&](Value value) {
    return isInteger(value) && !getElementTypeOrSelf(value).isInteger(1);
  };
  return llvm::any_of(op->getOperands(), isInteger) ||
         llvm::any_of(op->getResults(), isWide);
}

/// Returns true if the op's elements are computed from quantized ones. Others
/// move them, or have bodies that compute.
bool computesQuantized(Operation *op) {
  auto work = dyn_cast<sharding::EmulationCostOpInterface>(op);
  if (!work || op->getNumRegions() != 0 || movesStorage(op) ||
      isa<stablehlo::UniformDequantizeOp>(op))
    return false;
  if (isa<stablehlo::UniformQuantizeOp>(op))
    return isQuantizedValue(op->getOperand(0));
  switch (work.getWorkKind()) {
  case WorkKind::Pointwise:
  case WorkKind::Reduce:
  case WorkKind::Contract:
    return llvm::any_of(op->getOperands(), isQuantizedValue) ||
           llvm::any_of(op->getResults(), isQuantizedValue);
  default:
    return false;
  }
}

/// Computes in the expressed type.
void computeExpressed(Operation *op) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  auto expressed = [](Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    return type.clone(quantizedElements(type).getExpressedType());
  };
  for (OpOperand &operand : op->getOpOperands())
    if (isQuantizedValue(operand.get()))
      operand.set(stablehlo::UniformDequantizeOp::create(
          b, loc, expressed(operand.get()), operand.get()));
  if (isa<stablehlo::UniformQuantizeOp>(op))
    return;
  b.setInsertionPointAfter(op);
  for (OpResult result : op->getResults()) {
    if (!isQuantizedValue(result))
      continue;
    Type type = result.getType();
    result.setType(expressed(result));
    auto quantized = stablehlo::UniformQuantizeOp::create(b, loc, type, result);
    result.replaceAllUsesExcept(quantized, quantized);
  }
}

/// Computes with the scales and zero points of a quantized type.
class QuantizedArithmetic : TensorOps {
public:
  QuantizedArithmetic(OpBuilder &builder, Location loc, QuantizedType type)
      : TensorOps(builder, loc), type(type) {}

  Value quantize(Value value) {
    RankedTensorType wide = typeOf(value);
    Value q = add(divide(value, scales(wide)), zeroPoints(wide));
    q = minimum(maximum(q, number(wide, double(type.getStorageTypeMin()))),
                number(wide, double(type.getStorageTypeMax())));
    q = stablehlo::RoundNearestEvenOp::create(builder, loc, q);
    return convert(q, storageOf(type));
  }
  /// Differences of storage have more bits than the storage.
  Value dequantize(Value storage) {
    unsigned bits = type.getStorageTypeIntegralWidth() < 32 ? 32 : 64;
    Value q = convert(storage, builder.getIntegerType(bits));
    q = subtract(q, zeroPoints(typeOf(q)));
    q = convert(q, type.getExpressedType());
    return multiply(q, scales(typeOf(q)));
  }

private:
  /// Returns one number for each element of `tensor`.
  Value spread(ArrayRef<double> numbers, RankedTensorType tensor) {
    auto attributeOf = [&](double value) -> Attribute {
      if (isa<FloatType>(tensor.getElementType()))
        return FloatAttr::get(tensor.getElementType(), value);
      return IntegerAttr::get(tensor.getElementType(), int64_t(value));
    };
    SmallVector<Attribute> values = llvm::map_to_vector(numbers, attributeOf);
    auto axis = dyn_cast<quant::UniformQuantizedPerAxisType>(type);
    if (!axis)
      return constant(DenseElementsAttr::get(tensor, values));
    auto line = RankedTensorType::get({int64_t(values.size())},
                                      tensor.getElementType());
    return broadcast(constant(DenseElementsAttr::get(line, values)), tensor,
                     {int64_t(axis.getQuantizedDimension())});
  }
  Value scales(RankedTensorType tensor) {
    if (auto axis = dyn_cast<quant::UniformQuantizedPerAxisType>(type))
      return spread(axis.getScales(), tensor);
    return spread(cast<quant::UniformQuantizedType>(type).getScale(), tensor);
  }
  Value zeroPoints(RankedTensorType tensor) {
    SmallVector<double> points;
    if (auto axis = dyn_cast<quant::UniformQuantizedPerAxisType>(type))
      llvm::append_range(points, axis.getZeroPoints());
    else
      points.push_back(
          double(cast<quant::UniformQuantizedType>(type).getZeroPoint()));
    return spread(points, tensor);
  }

  QuantizedType type;
};

bool hasArithmetic(QuantizedType type) {
  return isa<quant::UniformQuantizedType, quant::UniformQuantizedPerAxisType>(
      type);
}

/// Returns the reduction of a collective; nullopt of another op.
std::optional<ReductionKind> collectiveReduction(Operation *op) {
  if (auto reduce = dyn_cast<spmd::AllReduceOp>(op))
    return reduce.getReduction();
  if (auto scatter = dyn_cast<spmd::ReduceScatterOp>(op))
    return scatter.getReduction();
  return std::nullopt;
}

/// Returns true if the emulator's runtime finds extremes of the storage, whose
/// order is that of the numbers.
bool isExtremeOfStorage(Operation *op, QuantizedType type) {
  auto kind = collectiveReduction(op);
  bool isExtreme = kind == ReductionKind::Max || kind == ReductionKind::Min;
  return isExtreme && type.getStorageTypeIntegralWidth() >= 8;
}

/// Expands a collective that reduces quantized elements. By StableHLO's
/// specification it combines two quantized numbers at a time, so each sum
/// saturates and each product is rounded: devices gather the numbers and
/// combine them in the order of the group.
class QuantizedReduction : TensorOps {
public:
  QuantizedReduction(OpBuilder &builder, Operation *op)
      : TensorOps(builder, op->getLoc()), op(op),
        kind(*collectiveReduction(op)) {}

  void expand() {
    auto axes = op->getAttrOfType<sharding::AxesAttr>("axes");
    Mesh mesh = sharding::lookupMesh(op, axes.getMesh()).toMesh();
    int64_t devices = axisListSize(axes.toAxes(mesh));
    // The result is not that of a collective, so it cannot stay asynchronous.
    for (auto [operand, result] :
         llvm::zip_equal(op->getOperands(), op->getResults()))
      result.replaceAllUsesWith(
          devices == 1
              ? operand
              : fold(gather(dequantize(operand), axes, devices), result));
    op->erase();
  }

private:
  Value dequantize(Value value) {
    RankedTensorType type = typeOf(value);
    Type expressed = quantizedElements(type).getExpressedType();
    return stablehlo::UniformDequantizeOp::create(builder, loc,
                                                  type.clone(expressed), value);
  }

  /// Returns what each member of the group contributes to this device's result,
  /// along a new first dimension.
  Value gather(Value numbers, sharding::AxesAttr axes, int64_t devices) {
    SmallVector<int64_t> shape(typeOf(numbers).getShape());
    shape.insert(shape.begin(), 1);
    Value row = reshape(numbers, shape);
    shape[0] = devices;
    auto scatter = dyn_cast<spmd::ReduceScatterOp>(op);
    if (!scatter)
      return spmd::AllGatherOp::create(builder, loc, typeOf(row).clone(shape),
                                       row, 0, axes)
          .getResult();
    int64_t dim = scatter.getDim() + 1;
    shape[dim] /= devices;
    return spmd::AllToAllOp::create(builder, loc, typeOf(row).clone(shape), row,
                                    dim, 0, axes);
  }

  /// Combines the numbers of at least two members, quantizing to the type of
  /// `result`.
  Value fold(Value numbers, Value result) {
    RankedTensorType type = typeOf(result);
    auto member = [&](int64_t i) {
      return reshape(slice(numbers, 0, i, i + 1), type.getShape());
    };
    Value total, number = member(0);
    for (int64_t i = 1; i < typeOf(numbers).getDimSize(0); ++i) {
      if (total)
        number = dequantize(total);
      total = quantize(combine(*this, number, member(i), kind), type);
    }
    return total;
  }

  Value quantize(Value value, RankedTensorType type) {
    return stablehlo::UniformQuantizeOp::create(builder, loc, type, value);
  }

  Operation *op;
  ReductionKind kind;
};

/// Reports an op on quantized elements without a form on storage.
LogicalResult checkQuantized(Operation *op) {
  for (Value value : llvm::concat<Value>(op->getOperands(), op->getResults())) {
    QuantizedType type = quantizedElements(value.getType());
    if (!type)
      continue;
    if (!hasArithmetic(type))
      return op->emitOpError("uses the type ")
             << value.getType() << ": its elements have no scale";
    if (stablehlo::customCallTarget(op))
      return op->emitOpError("uses the type ")
             << value.getType() << ": the callee of quantized elements is "
             << "unknown to the emulator";
    auto kind = collectiveReduction(op);
    if (kind == ReductionKind::And || kind == ReductionKind::Or ||
        kind == ReductionKind::Xor)
      return op->emitOpError("combines bits of ")
             << value.getType() << ": expected a sum, product or extreme";
  }
  return success();
}

/// Gives all values the types of their storage.
void retypeValues(Operation *op) {
  auto retype = [](Value value) {
    if (QuantizedType type = quantizedElements(value.getType())) {
      auto tensor = cast<RankedTensorType>(value.getType());
      value.setType(tensor.clone(storageOf(type)));
    }
  };
  for (Value result : op->getResults())
    retype(result);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Value argument : block.getArguments())
        retype(argument);
}

/// Gives a function the types of its arguments and of what it returns.
void retypeFunction(func::FuncOp function) {
  if (function.isExternal())
    return;
  auto types = [](auto values) {
    return llvm::map_to_vector(values,
                               [](Value value) { return value.getType(); });
  };
  function.setFunctionType(FunctionType::get(
      function.getContext(), types(function.getArguments()),
      types(function.getBody().front().getTerminator()->getOperands())));
}

} // namespace

LogicalResult expandQuantized(Operation *root) {
  SmallVector<Operation *> computing, reducing;
  WalkResult checked = root->walk([&](Operation *op) -> WalkResult {
    if (computesQuantized(op))
      computing.push_back(op);
    if (collectiveReduction(op) && op->getNumOperands() != 0 &&
        isQuantizedValue(op->getOperand(0)) &&
        !isExtremeOfStorage(op, quantizedElements(op->getOperandTypes()[0])))
      reducing.push_back(op);
    return checkQuantized(op);
  });
  if (checked.wasInterrupted())
    return failure();
  llvm::for_each(computing, computeExpressed);
  for (Operation *op : reducing) {
    OpBuilder builder(op);
    QuantizedReduction(builder, op).expand();
  }

  SmallVector<std::pair<Operation *, QuantizedType>> conversions;
  root->walk([&](Operation *op) {
    if (isa<stablehlo::UniformQuantizeOp>(op))
      conversions.push_back(
          {op, quantizedElements(op->getResult(0).getType())});
    if (isa<stablehlo::UniformDequantizeOp>(op))
      conversions.push_back(
          {op, quantizedElements(op->getOperand(0).getType())});
  });
  root->walk(retypeValues);
  for (auto [op, type] : conversions) {
    OpBuilder b(op);
    QuantizedArithmetic ops(b, op->getLoc(), type);
    Value value = op->getOperand(0);
    op->getResult(0).replaceAllUsesWith(isa<stablehlo::UniformQuantizeOp>(op)
                                            ? ops.quantize(value)
                                            : ops.dequantize(value));
    op->erase();
  }
  root->walk(retypeFunction);
  return success();
}

} // namespace mlir::gspmd::lowering
