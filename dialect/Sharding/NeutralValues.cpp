//===- NeutralValues.cpp - What changes no reduction ----------------------===//

#include "dialect/Sharding/NeutralValues.h"

#include "dialect/Sharding/ShardingInterfaces.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;

/// Ops that are looked at for one value.
static constexpr unsigned kMostOps = 32;

static bool isNeutralNumber(const APFloat &value, ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Add:
    return value.isZero();
  case ReductionKind::Mul:
    return value.isExactlyValue(1.0);
  case ReductionKind::Max:
    return value.isInfinity() && value.isNegative();
  case ReductionKind::Min:
    return value.isInfinity() && !value.isNegative();
  case ReductionKind::And:
  case ReductionKind::Or:
  case ReductionKind::Xor:
    return false;
  }
  llvm_unreachable("unknown reduction kind");
}

static bool isNeutralNumber(const APInt &value, bool isUnsigned,
                            ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Add:
  case ReductionKind::Or:
  case ReductionKind::Xor:
    return value.isZero();
  case ReductionKind::Mul:
    return value.isOne();
  case ReductionKind::Max:
    return isUnsigned ? value.isMinValue() : value.isMinSignedValue();
  case ReductionKind::Min:
    return isUnsigned ? value.isMaxValue() : value.isMaxSignedValue();
  case ReductionKind::And:
    return value.isAllOnes();
  }
  llvm_unreachable("unknown reduction kind");
}

/// A scalar, which is no tensor.
static bool isNeutralScalar(Attribute value, ReductionKind kind) {
  if (auto number = dyn_cast<FloatAttr>(value))
    return isNeutralNumber(number.getValue(), kind);
  if (auto number = dyn_cast<IntegerAttr>(value))
    return isNeutralNumber(number.getValue(),
                           number.getType().isUnsignedInteger() ||
                               number.getType().isInteger(1),
                           kind);
  return false;
}

static bool isNeutralConstant(DenseElementsAttr elements, ReductionKind kind) {
  if (!elements.isSplat())
    return false;
  Type type = elements.getElementType();
  if (isa<FloatType>(type))
    return isNeutralNumber(elements.getSplatValue<APFloat>(), kind);
  if (isa<IntegerType>(type))
    return isNeutralNumber(elements.getSplatValue<APInt>(),
                           type.isUnsignedInteger() || type.isInteger(1), kind);
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex || !isa<FloatType>(complex.getElementType()) ||
      kind != ReductionKind::Add)
    return false;
  auto value = elements.getSplatValue<std::complex<APFloat>>();
  return value.real().isZero() && value.imag().isZero();
}

static bool isNeutral(Value value, ReductionKind kind, unsigned &opsLeft) {
  Operation *op = value.getDefiningOp();
  if (!op || opsLeft == 0)
    return false;
  --opsLeft;
  DenseElementsAttr elements;
  if (matchPattern(value, m_Constant(&elements)))
    return isNeutralConstant(elements, kind);
  Attribute scalar;
  if (matchPattern(value, m_Constant(&scalar)) && isNeutralScalar(scalar, kind))
    return true;
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model)
    return false;
  return llvm::any_of(model.getLinearOperands(kind),
                      [&](const llvm::SmallBitVector &set) {
                        return llvm::all_of(set.set_bits(), [&](unsigned i) {
                          return ::isNeutral(op->getOperand(i), kind, opsLeft);
                        });
                      });
}

bool mlir::gspmd::sharding::isNeutral(Value value, ReductionKind kind) {
  unsigned opsLeft = kMostOps;
  return ::isNeutral(value, kind, opsLeft);
}

using IsNumberFn = llvm::function_ref<bool(const APFloat &)>;

static bool areAll(DenseElementsAttr elements, IsNumberFn isNumber) {
  Type type = elements.getElementType();
  if (isa<FloatType>(type))
    return llvm::all_of(elements.getValues<APFloat>(), isNumber);
  auto complex = dyn_cast<ComplexType>(type);
  return complex && isa<FloatType>(complex.getElementType()) &&
         llvm::all_of(elements.getValues<std::complex<APFloat>>(),
                      [&](const std::complex<APFloat> &value) {
                        return isNumber(value.real()) && isNumber(value.imag());
                      });
}

/// Follows ops that pass on what is largest: their results are elements of
/// their operands, which a conversion that passes it on does not change.
static bool areAll(Value value, IsNumberFn isNumber, unsigned &opsLeft) {
  Operation *op = value.getDefiningOp();
  if (!op || opsLeft == 0)
    return false;
  --opsLeft;
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant))) {
    auto number = dyn_cast<FloatAttr>(constant);
    auto elements = dyn_cast<DenseElementsAttr>(constant);
    return number ? isNumber(number.getValue())
                  : elements && areAll(elements, isNumber);
  }
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model)
    return false;
  return llvm::any_of(
      model.getLinearOperands(ReductionKind::Max),
      [&](const llvm::SmallBitVector &set) {
        return set.any() && llvm::all_of(set.set_bits(), [&](unsigned i) {
                 return areAll(op->getOperand(i), isNumber, opsLeft);
               });
      });
}

bool mlir::gspmd::sharding::isFinite(Value value) {
  unsigned opsLeft = kMostOps;
  return areAll(
      value, [](const APFloat &number) { return number.isFinite(); }, opsLeft);
}

bool mlir::gspmd::sharding::isFiniteAndNonzero(Value value) {
  unsigned opsLeft = kMostOps;
  return areAll(
      value, [](const APFloat &number) { return number.isFiniteNonZero(); },
      opsLeft);
}

bool mlir::gspmd::sharding::isIdempotent(ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Max:
  case ReductionKind::Min:
  case ReductionKind::And:
  case ReductionKind::Or:
    return true;
  case ReductionKind::Add:
  case ReductionKind::Mul:
  case ReductionKind::Xor:
    return false;
  }
  llvm_unreachable("unknown reduction kind");
}
