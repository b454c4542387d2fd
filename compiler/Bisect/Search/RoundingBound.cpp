//===- RoundingBound.cpp - Rounding of one op -----------------------------===//
#include "compiler/Bisect/Search/RoundingBound.h"
#include "compiler/Fuzz/Generator/Random.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "lib/Runtime/Numerics/Scalars/Components.h"
#include "lib/Runtime/Numerics/Scalars/NarrowFloat.h"
#include "mlir/IR/BuiltinTypes.h"
#include <cmath>
#include <cstring>

namespace mlir::gspmd::bisect {

/// Returns the float type of elements, of the components of complex ones; null
/// for integers.
static FloatType getFloatType(Type elementType) {
  if (auto complex = dyn_cast<ComplexType>(elementType))
    elementType = complex.getElementType();
  return dyn_cast<FloatType>(elementType);
}

double getUnitRoundoff(Type elementType) {
  FloatType type = getFloatType(elementType);
  if (!type)
    return 0;
  return std::ldexp(1.0, -static_cast<int>(llvm::APFloat::semanticsPrecision(
                             type.getFloatSemantics())));
}

//===----------------------------------------------------------------------===//
// Numbers of tensors
//===----------------------------------------------------------------------===//

std::vector<Number> toNumbers(const HostTensor &stored, Type elementType) {
  HostTensor tensor = fuzz::widenNarrowFloats(stored, elementType);
  std::vector<Number> numbers;
  numbers.reserve(tensor.numElements() * (isComplex(tensor.type()) ? 2 : 1));
  visitComponent(tensor.type(), [&](auto component) {
    for (auto stored : tensor.as<typename decltype(component)::Stored>())
      numbers.push_back(static_cast<Number>(component.load(stored)));
  });
  return numbers;
}

/// A sample changes each number by at most this many unit roundoffs.
static constexpr double kMaxChangeInRoundoffs = 4;

HostTensor perturb(const HostTensor &tensor, Type elementType, uint64_t seed) {
  FloatType type = getFloatType(elementType);
  if (!type)
    return tensor;
  HostTensor changed = HostTensor::uninitialized(tensor.type(), tensor.shape());
  std::memcpy(changed.data(), tensor.data(), tensor.numBytes());
  fuzz::Random random(seed);
  const double maxChange = kMaxChangeInRoundoffs * getUnitRoundoff(elementType);
  auto change = [&](double number) {
    return number * (1 + maxChange * (2 * random.unit() - 1));
  };
  if (type.getWidth() <= 8) { // stored as bit patterns
    auto format = llvm::APFloatBase::SemanticsToEnum(type.getFloatSemantics());
    for (uint8_t &bits : changed.as<uint8_t>())
      bits = packNarrowFloat(
          format, static_cast<float>(change(unpackNarrowFloat(format, bits))));
    return changed;
  }
  visitComponent(tensor.type(), [&](auto component) {
    for (auto &stored : changed.as<typename decltype(component)::Stored>())
      stored =
          component.store(change(static_cast<double>(component.load(stored))));
  });
  return changed;
}

//===----------------------------------------------------------------------===//
// RoundingBound
//===----------------------------------------------------------------------===//

RoundingBound::RoundingBound(llvm::ArrayRef<Number> expected, Type elementType,
                             double operandRoundoff, double terms,
                             int64_t numDevices)
    : expected(expected), spread(expected.size(), 0),
      roundoff(getUnitRoundoff(elementType)) {
  // Sums of types below f32 are computed in f32 (docs/numerics.md).
  const double f32Roundoff = std::ldexp(1.0, -24);
  double termRoundoff = std::min(operandRoundoff, f32Roundoff);
  factor = 2 * std::sqrt(static_cast<double>(numDevices));
  if (operandRoundoff > 0)
    factor += terms * termRoundoff / (2 * operandRoundoff);
}

/// Returns the distance of two numbers: 0 for two NaNs or equal infinities.
static Number distance(Number a, Number b) {
  if (a == b || (std::isnan(a) && std::isnan(b)))
    return 0;
  Number difference = std::abs(a - b);
  return std::isnan(difference) ? std::numeric_limits<Number>::infinity()
                                : difference;
}

void RoundingBound::addSample(llvm::ArrayRef<Number> perturbed) {
  for (size_t i = 0; i < spread.size(); ++i)
    spread[i] = std::max(spread[i], distance(perturbed[i], expected[i]));
}

void RoundingBound::setExpected(llvm::ArrayRef<Number> numbers) {
  expected = numbers;
}

Number RoundingBound::at(size_t i) const {
  Number bound = spread[i] * factor;
  if (std::isfinite(expected[i]))
    bound += 16 * roundoff * std::abs(expected[i]);
  return bound;
}

bool RoundingBound::admits(size_t i, Number actual) const {
  return distance(actual, expected[i]) <= at(i);
}

} // namespace mlir::gspmd::bisect
