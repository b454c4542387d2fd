//===- UpstreamForm.cpp - Local ops in upstream dialects ------------------===//
//
// The local ops for an op of MLIR's own dialects are in these dialects too:
// arithmetic on tensors is arith's, data movement is tensor's, broadcasts and
// iotas are linalg's. Elements are signless.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/LocalForm.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Upstream/UpstreamBuilder.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

namespace {

/// Converts one op at a time; a method returns null if there is no such form.
class UpstreamWriter : UpstreamBuilder {
public:
  using UpstreamBuilder::UpstreamBuilder;

  Value write(Operation *op);

private:
  template <typename FloatOp, typename IntOp>
  Value arithmetic(Operation *op) {
    Value x = op->getOperand(0), y = op->getOperand(1);
    Type element = typeOf(x).getElementType();
    if (isa<FloatType>(element))
      return FloatOp::create(b, loc, x, y);
    if (isa<IntegerType, IndexType>(element))
      return IntOp::create(b, loc, x, y);
    return {};
  }
  /// Booleans are unsigned: the minimum is the conjunction.
  template <typename FloatOp, typename IntOp, typename BoolOp>
  Value bound(Operation *op) {
    if (typeOf(op->getOperand(0)).getElementType().isInteger(1))
      return BoolOp::create(b, loc, op->getOperand(0), op->getOperand(1));
    return arithmetic<FloatOp, IntOp>(op);
  }
  Value negate(Operation *op);
  Value constant(stablehlo::ConstantOp op);
  Value compare(stablehlo::CompareOp op);
  Value convert(stablehlo::ConvertOp op);
  Value broadcast(stablehlo::BroadcastInDimOp op);
  Value iota(stablehlo::IotaOp op);
  Value pad(stablehlo::PadOp op);
  Value transpose(stablehlo::TransposeOp op);
  Value select(stablehlo::SelectOp op);
};

} // namespace

Value UpstreamWriter::constant(stablehlo::ConstantOp op) {
  return arith::ConstantOp::create(b, loc, cast<TypedAttr>(op.getValue()));
}

//===----------------------------------------------------------------------===//
// Element-wise ops
//===----------------------------------------------------------------------===//

Value UpstreamWriter::negate(Operation *op) {
  Value value = op->getOperand(0);
  RankedTensorType type = typeOf(value);
  if (isa<FloatType>(type.getElementType()))
    return arith::NegFOp::create(b, loc, value);
  if (!isa<IntegerType, IndexType>(type.getElementType()))
    return {};
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
  return arith::SubIOp::create(b, loc, zero, value);
}

Value UpstreamWriter::compare(stablehlo::CompareOp op) {
  using Direction = stablehlo::ComparisonDirection;
  Value x = op->getOperand(0), y = op->getOperand(1);
  Type element = typeOf(x).getElementType();
  Direction direction = op.getComparisonDirection();
  if (isa<FloatType>(element)) {
    arith::CmpFPredicate predicate = arith::CmpFPredicate::OEQ;
    switch (direction) {
    case Direction::EQ:
      break;
    case Direction::NE:
      predicate = arith::CmpFPredicate::UNE;
      break;
    case Direction::GE:
      predicate = arith::CmpFPredicate::OGE;
      break;
    case Direction::GT:
      predicate = arith::CmpFPredicate::OGT;
      break;
    case Direction::LE:
      predicate = arith::CmpFPredicate::OLE;
      break;
    case Direction::LT:
      predicate = arith::CmpFPredicate::OLT;
      break;
    }
    return arith::CmpFOp::create(b, loc, predicate, x, y);
  }
  if (!isa<IntegerType, IndexType>(element))
    return {};
  bool isBool = element.isInteger(1);
  auto ordered = [&](arith::CmpIPredicate isSigned,
                     arith::CmpIPredicate isUnsigned) {
    return isBool ? isUnsigned : isSigned;
  };
  arith::CmpIPredicate predicate = arith::CmpIPredicate::eq;
  switch (direction) {
  case Direction::EQ:
    break;
  case Direction::NE:
    predicate = arith::CmpIPredicate::ne;
    break;
  case Direction::GE:
    predicate = ordered(arith::CmpIPredicate::sge, arith::CmpIPredicate::uge);
    break;
  case Direction::GT:
    predicate = ordered(arith::CmpIPredicate::sgt, arith::CmpIPredicate::ugt);
    break;
  case Direction::LE:
    predicate = ordered(arith::CmpIPredicate::sle, arith::CmpIPredicate::ule);
    break;
  case Direction::LT:
    predicate = ordered(arith::CmpIPredicate::slt, arith::CmpIPredicate::ult);
    break;
  }
  return arith::CmpIOp::create(b, loc, predicate, x, y);
}

/// Converts between integers and between floats, which offsets and masks
/// require.
Value UpstreamWriter::convert(stablehlo::ConvertOp op) {
  Value value = op->getOperand(0);
  Type type = op->getResult(0).getType();
  Type from = typeOf(value).getElementType(), to = getElementTypeOrSelf(type);
  if (!from.isIntOrFloat() || !to.isIntOrFloat() || to.isInteger(1))
    return {};
  unsigned fromBits = from.getIntOrFloatBitWidth(),
           toBits = to.getIntOrFloatBitWidth();
  if (isa<IntegerType>(from) && isa<IntegerType>(to)) {
    if (from.isInteger(1))
      return arith::ExtUIOp::create(b, loc, type, value);
    if (fromBits < toBits)
      return arith::ExtSIOp::create(b, loc, type, value);
    return arith::TruncIOp::create(b, loc, type, value);
  }
  if (isa<FloatType>(from) && isa<FloatType>(to) && fromBits != toBits) {
    if (fromBits < toBits)
      return arith::ExtFOp::create(b, loc, type, value);
    return arith::TruncFOp::create(b, loc, type, value);
  }
  if (isa<IntegerType>(from) && isa<FloatType>(to)) {
    if (from.isInteger(1))
      return arith::UIToFPOp::create(b, loc, type, value);
    return arith::SIToFPOp::create(b, loc, type, value);
  }
  return {};
}

/// A condition of one element applies to all elements.
Value UpstreamWriter::select(stablehlo::SelectOp op) {
  Value condition = op->getOperand(0);
  RankedTensorType type = typeOf(op->getResult(0));
  if (typeOf(condition).getRank() != type.getRank())
    condition = filled(scalarOf(condition), type.clone(b.getI1Type()));
  return arith::SelectOp::create(b, loc, condition, op->getOperand(1),
                                 op->getOperand(2));
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

Value UpstreamWriter::broadcast(stablehlo::BroadcastInDimOp op) {
  Value value = op->getOperand(0);
  RankedTensorType from = typeOf(value), to = typeOf(op->getResult(0));
  if (from.getRank() == 0)
    return filled(scalarOf(value), to);
  ArrayRef<int64_t> dims = op.getBroadcastDimensions();
  for (auto [d, dim] : llvm::enumerate(dims))
    if (from.getDimSize(d) != to.getDimSize(dim))
      return {};
  if (!llvm::is_sorted(dims))
    return {};
  SmallVector<int64_t> added;
  for (int64_t d = 0; d < to.getRank(); ++d)
    if (!llvm::is_contained(dims, d))
      added.push_back(d);
  return linalg::BroadcastOp::create(b, loc, value, empty(to), added)
      ->getResult(0);
}

Value UpstreamWriter::iota(stablehlo::IotaOp op) {
  RankedTensorType type = typeOf(op->getResult(0));
  if (!isa<IntegerType>(type.getElementType()))
    return {};
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, loc, type, ValueRange(), empty(type),
             b.getMultiDimIdentityMap(type.getRank()), iterators,
             [&](OpBuilder &body, Location at, ValueRange) {
               Value index =
                   linalg::IndexOp::create(body, at, op.getIotaDimension());
               Value number = arith::IndexCastOp::create(
                   body, at, type.getElementType(), index);
               linalg::YieldOp::create(body, at, number);
             })
      ->getResult(0);
}

/// Negative amounts are sliced off first; the interior padding remains from a
/// fill.
Value UpstreamWriter::pad(stablehlo::PadOp op) {
  Value value = op.getOperand();
  RankedTensorType type = typeOf(op->getResult(0));
  Value scalar = scalarOf(op.getPaddingValue());
  ArrayRef<int64_t> low = op.getEdgePaddingLow(),
                    high = op.getEdgePaddingHigh(),
                    interior = op.getInteriorPadding();
  auto isNegative = [](int64_t amount) { return amount < 0; };
  bool slices = llvm::any_of(low, isNegative) || llvm::any_of(high, isNegative);
  bool spreads = llvm::any_of(interior, [](int64_t gap) { return gap != 0; });
  SmallVector<int64_t> ones(type.getRank(), 1);
  if (!slices && !spreads)
    return padDense(value, scalar, low, high);
  if (type.getNumElements() == 0 || typeOf(value).getNumElements() == 0)
    return filled(scalar, type);
  if (spreads) {
    SmallVector<int64_t> shape(typeOf(value).getShape()), strides;
    for (auto [size, gap] : llvm::zip_equal(shape, interior)) {
      size += (size - 1) * gap;
      strides.push_back(gap + 1);
    }
    SmallVector<int64_t> zeros(type.getRank(), 0);
    Value spread = filled(scalar, type.clone(shape));
    value = tensor::InsertSliceOp::create(b, loc, value, spread, attrs(zeros),
                                          attrs(typeOf(value).getShape()),
                                          attrs(strides));
  }
  SmallVector<int64_t> sizes(typeOf(value).getShape()), starts, lows, highs;
  for (auto [d, size] : llvm::enumerate(sizes)) {
    starts.push_back(std::max<int64_t>(0, -low[d]));
    size -= starts.back() + std::max<int64_t>(0, -high[d]);
    if (size < 0)
      return {};
    lows.push_back(std::max<int64_t>(0, low[d]));
    highs.push_back(std::max<int64_t>(0, high[d]));
  }
  if (slices)
    value = slice(value, attrs(starts), sizes, ones);
  auto isZero = [](int64_t amount) { return amount == 0; };
  if (llvm::all_of(lows, isZero) && llvm::all_of(highs, isZero))
    return value;
  return padDense(value, scalar, lows, highs);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Value UpstreamWriter::transpose(stablehlo::TransposeOp op) {
  RankedTensorType type = typeOf(op->getResult(0));
  return linalg::TransposeOp::create(b, loc, op.getOperand(), empty(type),
                                     op.getPermutation())
      ->getResult(0);
}

//===----------------------------------------------------------------------===//
// The vocabulary
//===----------------------------------------------------------------------===//

// A case for each op: a table.
// NOLINTNEXTLINE(readability-function-size)
Value UpstreamWriter::write(Operation *op) {
  using namespace stablehlo;
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](ConstantOp op) { return constant(op); })
      .Case<stablehlo::AddOp>([&](Operation *op) {
        return arithmetic<arith::AddFOp, arith::AddIOp>(op);
      })
      .Case<NegOp>([&](Operation *op) { return negate(op); })
      .Case<SubtractOp>([&](Operation *op) {
        return arithmetic<arith::SubFOp, arith::SubIOp>(op);
      })
      .Case<stablehlo::MulOp>([&](Operation *op) {
        return arithmetic<arith::MulFOp, arith::MulIOp>(op);
      })
      .Case<stablehlo::DivOp>([&](Operation *op) {
        return arithmetic<arith::DivFOp, arith::DivSIOp>(op);
      })
      .Case<stablehlo::RemOp>([&](Operation *op) {
        return arithmetic<arith::RemFOp, arith::RemSIOp>(op);
      })
      .Case<stablehlo::MinOp>([&](Operation *op) {
        return bound<arith::MinimumFOp, arith::MinSIOp, arith::AndIOp>(op);
      })
      .Case<stablehlo::MaxOp>([&](Operation *op) {
        return bound<arith::MaximumFOp, arith::MaxSIOp, arith::OrIOp>(op);
      })
      .Case<stablehlo::AndOp>([&](Operation *op) -> Value {
        return arith::AndIOp::create(b, loc, op->getOperand(0),
                                     op->getOperand(1));
      })
      .Case<stablehlo::OrOp>([&](Operation *op) -> Value {
        return arith::OrIOp::create(b, loc, op->getOperand(0),
                                    op->getOperand(1));
      })
      .Case<stablehlo::XorOp>([&](Operation *op) -> Value {
        return arith::XOrIOp::create(b, loc, op->getOperand(0),
                                     op->getOperand(1));
      })
      .Case([&](CompareOp op) { return compare(op); })
      .Case([&](stablehlo::SelectOp op) { return select(op); })
      .Case([&](ConvertOp op) { return convert(op); })
      .Case([&](BroadcastInDimOp op) { return broadcast(op); })
      .Case([&](IotaOp op) { return iota(op); })
      .Case([&](SliceOp op) {
        SmallVector<int64_t> sizes(typeOf(op->getResult(0)).getShape());
        return slice(op.getOperand(), attrs(op.getStartIndices()), sizes,
                     op.getStrides());
      })
      .Case([&](DynamicSliceOp op) {
        RankedTensorType type = typeOf(op->getResult(0));
        SmallVector<int64_t> ones(type.getRank(), 1);
        return slice(op->getOperand(0),
                     starts(op->getOperands().drop_front(1),
                            typeOf(op->getOperand(0)), type.getShape()),
                     type.getShape(), ones);
      })
      .Case([&](DynamicUpdateSliceOp op) -> Value {
        RankedTensorType type = typeOf(op->getOperand(1));
        if (type.getNumElements() == 0)
          return op->getOperand(0);
        SmallVector<int64_t> ones(type.getRank(), 1);
        return tensor::InsertSliceOp::create(
            b, loc, op->getOperand(1), op->getOperand(0),
            starts(op->getOperands().drop_front(2), typeOf(op->getResult(0)),
                   type.getShape()),
            attrs(type.getShape()), attrs(ones));
      })
      .Case([&](stablehlo::PadOp op) { return pad(op); })
      .Case([&](stablehlo::ReshapeOp op) {
        return reshape(op->getOperand(0), typeOf(op->getResult(0)));
      })
      .Case([&](ConcatenateOp op) -> Value {
        return tensor::ConcatOp::create(b, loc, typeOf(op->getResult(0)),
                                        op.getDimension(), op->getOperands());
      })
      .Case([&](stablehlo::TransposeOp op) { return transpose(op); })
      .Default([](Operation *) { return Value(); });
}

namespace {

/// Only StableHLO has element types with a sign.
bool isSignless(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  if (!tensor)
    return false;
  auto integer = dyn_cast<IntegerType>(tensor.getElementType());
  return !integer || integer.isSignless();
}

struct UpstreamForm : sharding::LocalFormInterface {
  using LocalFormInterface::LocalFormInterface;

  FailureOr<SmallVector<Value>> rewriteInDialect(Operation *op,
                                                 OpBuilder &b) const override {
    if (op->getNumResults() != 1 || !isSignless(op->getResult(0)) ||
        !llvm::all_of(op->getOperands(), isSignless))
      return failure();
    if (Value value = UpstreamWriter(b, op->getLoc()).write(op))
      return SmallVector<Value>{value};
    return failure();
  }
};

template <typename DialectT>
void addForm(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, DialectT *dialect) {
    dialect->template addInterfaces<UpstreamForm>();
  });
}

} // namespace

void mlir::gspmd::registerUpstreamFormModels(DialectRegistry &registry) {
  addForm<arith::ArithDialect>(registry);
  addForm<complex::ComplexDialect>(registry);
  addForm<linalg::LinalgDialect>(registry);
  addForm<math::MathDialect>(registry);
  addForm<tensor::TensorDialect>(registry);
  addForm<tosa::TosaDialect>(registry);
}
