//===- NeutralValues.cpp - Neutral elements of reductions -----------------===//

#include "dialect/Sharding/Interfaces/NeutralValues.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;

/// The number of ops that are visited for one value.
static constexpr unsigned kMaxOps = 32;

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

using IsNumberFn = llvm::function_ref<bool(const APFloat &)>;
using IsConstantFn = llvm::function_ref<bool(Attribute)>;

/// Returns true if `isNumber` holds for all numbers of `constant`, a scalar or
/// a tensor of floats or complex numbers.
static bool areAllFloats(Attribute constant, IsNumberFn isNumber) {
  if (auto number = dyn_cast<FloatAttr>(constant))
    return isNumber(number.getValue());
  auto elements = dyn_cast<DenseElementsAttr>(constant);
  if (!elements)
    return false;
  if (elements.isSplat()) // it may stand for any number of elements
    elements = elements.resizeSplat(elements.getType().clone({1}));
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

static bool isNeutralConstant(Attribute constant, ReductionKind kind) {
  auto elements = dyn_cast<DenseElementsAttr>(constant);
  if (elements && !elements.isSplat())
    return false;
  Attribute value = elements && !isa<ComplexType>(elements.getElementType())
                        ? elements.getSplatValue<Attribute>()
                        : constant;
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return isNeutralNumber(integer.getValue(),
                           integer.getType().isUnsignedInteger() ||
                               integer.getType().isInteger(1),
                           kind);
  bool isComplex = isa<DenseElementsAttr>(value);
  return (!isComplex || kind == ReductionKind::Add) &&
         areAllFloats(value, [&](const APFloat &number) {
           return isNeutralNumber(number, kind);
         });
}

/// Returns true if `value` is a constant for which `holds`, or the result of
/// ops that are linear for `kind` in such constants.
static bool followsFrom(Value value, ReductionKind kind, IsConstantFn holds,
                        unsigned &opsLeft) {
  Operation *op = value.getDefiningOp();
  if (!op || opsLeft == 0)
    return false;
  --opsLeft;
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)))
    return holds(constant);
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model)
    return false;
  return llvm::any_of(
      model.getLinearOperands(kind), [&](const llvm::SmallBitVector &set) {
        return set.any() && llvm::all_of(set.set_bits(), [&](unsigned i) {
                 return followsFrom(op->getOperand(i), kind, holds, opsLeft);
               });
      });
}

bool mlir::gspmd::sharding::isNeutral(Value value, ReductionKind kind) {
  unsigned opsLeft = kMaxOps;
  return followsFrom(
      value, kind,
      [&](Attribute constant) { return isNeutralConstant(constant, kind); },
      opsLeft);
}

/// Returns true if all numbers satisfy `isNumber`. The results of ops that are
/// linear for the maximum are elements of their operands; conversions among
/// them do not change the property.
static bool areAll(Value value, IsNumberFn isNumber) {
  unsigned opsLeft = kMaxOps;
  return followsFrom(
      value, ReductionKind::Max,
      [&](Attribute constant) { return areAllFloats(constant, isNumber); },
      opsLeft);
}

bool mlir::gspmd::sharding::isFinite(Value value) {
  return areAll(value, [](const APFloat &number) { return number.isFinite(); });
}

bool mlir::gspmd::sharding::isFiniteAndNonzero(Value value) {
  return areAll(value,
                [](const APFloat &number) { return number.isFiniteNonZero(); });
}

/// Compares the magnitude of a number with one.
static APFloat::cmpResult compareWithOne(const APFloat &number) {
  APFloat one = APFloat::getOne(number.getSemantics());
  return llvm::abs(number).compare(one);
}

bool mlir::gspmd::sharding::isAtMostOne(Value value) {
  return areAll(value, [](const APFloat &number) {
    APFloat::cmpResult order = compareWithOne(number);
    return order == APFloat::cmpLessThan || order == APFloat::cmpEqual;
  });
}

bool mlir::gspmd::sharding::isAtLeastOne(Value value) {
  return areAll(value, [](const APFloat &number) {
    APFloat::cmpResult order = compareWithOne(number);
    return number.isFinite() &&
           (order == APFloat::cmpGreaterThan || order == APFloat::cmpEqual);
  });
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
