//===- NeutralInits.cpp - Initial values that a reducer drops -------------===//

#include "transforms/OpModels/Window/NeutralInits.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/Support/ElementFunctions.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// What is known of a scalar: nothing, that it is the finite operand, or its
/// number, which every float type has (booleans are 0 and 1).
struct Known {
  enum Kind : uint8_t { Nothing, Operand, Number } kind = Nothing;
  double number = 0;

  static Known operand() { return {Operand, 0}; }
  /// Other numbers are rounded to the type, which is not followed here.
  static Known exactly(double number) {
    bool isExact =
        !std::isfinite(number) || number == 0 || number == 1 || number == -1;
    return isExact ? Known{Number, number} : Known{};
  }
  bool is(double value) const { return kind == Number && number == value; }
  bool isInfinite() const { return kind == Number && std::isinf(number); }
};

} // namespace

static Known sum(Known a, Known b) {
  if (a.kind == Known::Number && b.kind == Known::Number)
    return Known::exactly(a.number + b.number);
  if (b.kind == Known::Operand)
    std::swap(a, b);
  if (a.kind != Known::Operand || b.kind != Known::Number)
    return {};
  // A finite number does not change infinity and NaN.
  return b.is(0) ? a : std::isfinite(b.number) ? Known{} : b;
}

static Known negated(Known a) {
  return a.kind == Known::Number ? Known::exactly(-a.number) : Known{};
}

static Known difference(Known a, Known b) {
  if (a.kind == Known::Operand && b.is(0))
    return a;
  return b.kind == Known::Number                      ? sum(a, negated(b))
         : a.isInfinite() && b.kind == Known::Operand ? a
                                                      : Known{};
}

static Known product(Known a, Known b) {
  if (a.kind == Known::Number && b.kind == Known::Number)
    return Known::exactly(a.number * b.number);
  return a.is(1) ? b : b.is(1) ? a : Known{};
}

/// Returns the greater one of the operands, NaN if one is NaN; with `sign` -1
/// the lesser one.
static Known extreme(Known a, Known b, double sign) {
  if (a.kind == Known::Number && b.kind == Known::Number) {
    if (std::isnan(a.number) || std::isnan(b.number))
      return Known::exactly(std::nan(""));
    return sign * a.number < sign * b.number ? b : a;
  }
  if (b.kind == Known::Operand)
    std::swap(a, b);
  if (a.kind != Known::Operand || b.kind != Known::Number ||
      std::isfinite(b.number))
    return {};
  return b.is(-sign * kInfinity) ? a : b;
}

static Known compared(stablehlo::ComparisonDirection direction, Known a,
                      Known b) {
  // The finite operand is between the infinities, and equal to itself.
  bool areComparable =
      a.kind != Known::Nothing && b.kind != Known::Nothing &&
      (a.kind == b.kind ||
       !std::isfinite(a.kind == Known::Number ? a.number : b.number));
  if (!areComparable)
    return {};
  double x = a.number, y = b.number;
  switch (direction) {
  case stablehlo::ComparisonDirection::EQ:
    return Known::exactly(x == y);
  case stablehlo::ComparisonDirection::NE:
    return Known::exactly(x != y);
  case stablehlo::ComparisonDirection::LT:
    return Known::exactly(x < y);
  case stablehlo::ComparisonDirection::LE:
    return Known::exactly(x <= y);
  case stablehlo::ComparisonDirection::GT:
    return Known::exactly(x > y);
  case stablehlo::ComparisonDirection::GE:
    return Known::exactly(x >= y);
  }
  llvm_unreachable("unknown direction");
}

static Known ofConstant(Attribute attribute) {
  auto elements = dyn_cast_or_null<DenseFPElementsAttr>(attribute);
  if (!elements || !elements.isSplat())
    return {};
  APFloat value = elements.getSplatValue<APFloat>();
  bool losesInfo = false;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return Known::exactly(value.convertToDouble());
}

static Known evaluated(Operation *op, ArrayRef<Known> in) {
  auto ofNumber = [&](double (*function)(double)) {
    return in[0].kind == Known::Number ? Known::exactly(function(in[0].number))
                                       : Known{};
  };
  Attribute constant;
  if (matchPattern(op, m_Constant(&constant)))
    return ofConstant(constant);
  if (auto comparison = stablehlo::comparisonOf(op->getResult(0)))
    return comparison->isTotalOrder
               ? Known{}
               : compared(comparison->direction, in[0], in[1]);
  switch (elementFunctionOf(op)) {
  case ElementFunction::Sum:
    return sum(in[0], in[1]);
  case ElementFunction::Difference:
    return difference(in[0], in[1]);
  case ElementFunction::Product:
    return product(in[0], in[1]);
  case ElementFunction::Maximum:
    return extreme(in[0], in[1], 1);
  case ElementFunction::Minimum:
    return extreme(in[0], in[1], -1);
  case ElementFunction::Negation:
    return negated(in[0]);
  case ElementFunction::Magnitude:
    return ofNumber(std::abs);
  case ElementFunction::Exponential:
    return ofNumber(std::exp);
  case ElementFunction::ExponentialMinusOne:
    return ofNumber(std::expm1);
  case ElementFunction::Logarithm:
    return ofNumber(std::log);
  case ElementFunction::LogarithmOfOnePlus:
    return ofNumber(std::log1p);
  case ElementFunction::Selection:
    return in[0].is(1) ? in[1] : in[0].is(0) ? in[2] : Known{};
  case ElementFunction::Other:
    return {};
  }
  llvm_unreachable("unknown function");
}

static Known evaluated(Block &body, Known lhs, Known rhs) {
  DenseMap<Value, Known> known = {{body.getArgument(0), lhs},
                                  {body.getArgument(1), rhs}};
  for (Operation &op : body.without_terminator()) {
    SmallVector<Known> operands;
    for (Value operand : op.getOperands())
      operands.push_back(known.lookup(operand));
    if (op.getNumResults() == 1)
      known[op.getResult(0)] = evaluated(&op, operands);
  }
  return known.lookup(body.getTerminator()->getOperand(0));
}

bool mlir::gspmd::dropsInit(Region &region, Value init) {
  Block &body = region.front();
  Attribute constant;
  if (body.getNumArguments() != 2 ||
      body.getTerminator()->getNumOperands() != 1 ||
      !isa<FloatType>(getElementTypeOrSelf(init.getType())) ||
      !matchPattern(init, m_Constant(&constant)))
    return false;
  Known start = ofConstant(constant);
  auto isKept = [&](Known other) {
    auto isOther = [&](Known result) {
      return result.kind == other.kind &&
             (result.number == other.number ||
              (std::isnan(result.number) && std::isnan(other.number)));
    };
    return isOther(evaluated(body, start, other)) &&
           isOther(evaluated(body, other, start));
  };
  return start.kind == Known::Number && isKept(Known::operand()) &&
         isKept(Known::exactly(kInfinity)) &&
         isKept(Known::exactly(-kInfinity)) &&
         isKept(Known::exactly(std::nan("")));
}
