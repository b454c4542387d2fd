//===- CompareTensors.cpp - Comparison of results -------------------------===//

#include "compiler/Arrays/CompareTensors.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace mlir::gspmd;

static std::pair<double, double> defaultTolerance(ElementType type) {
  switch (type) {
  case ElementType::BF16:
    return {3e-2, 3e-2};
  case ElementType::F16:
    return {4e-3, 4e-3};
  case ElementType::F32:
  case ElementType::C64:
    return {1e-4, 1e-5};
  case ElementType::F64:
  case ElementType::C128:
    return {1e-10, 1e-12};
  default:
    return {0, 0};
  }
}

/// Returns the unit roundoff: half the distance from 1 to the next number; 0
/// for exact types.
static double getUnitRoundoff(ElementType type) {
  switch (type) {
  case ElementType::BF16:
    return std::ldexp(1.0, -8);
  case ElementType::F16:
    return std::ldexp(1.0, -11);
  case ElementType::F32:
  case ElementType::C64:
    return std::ldexp(1.0, -24);
  case ElementType::F64:
  case ElementType::C128:
    return std::ldexp(1.0, -53);
  default:
    return 0;
  }
}

/// Describes the size of a difference, and whether reordered sums of many terms
/// explain it.
static std::string describeDifference(const Comparison &comparison,
                                      ElementType type) {
  // The error of a sum of n terms is about sqrt(n) roundoffs, and grows along
  // chains of sums.
  constexpr double kMaxRoundoffsOfSum = 1024;
  if (!std::isfinite(comparison.maxError) || comparison.maxError == 0)
    return "";
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "; by up to " << llvm::format("%.3g", comparison.maxError);
  if (comparison.maxExpected == 0)
    return text;
  double share = comparison.maxError / comparison.maxExpected;
  os << llvm::format(" (%.2g of the largest value)", share);
  if (share <= kMaxRoundoffsOfSum * getUnitRoundoff(type))
    os << ", which is the rounding error of reordered sums of "
       << toString(type) << ": set the tolerance with --rtol and --atol";
  return text;
}

Comparison mlir::gspmd::compareWithDefaultTolerances(
    const HostTensor &actual, const HostTensor &expected,
    std::optional<double> relative, std::optional<double> absolute) {
  auto [defaultRelative, defaultAbsolute] = defaultTolerance(actual.type());
  Comparison comparison =
      compare(actual, expected, relative.value_or(defaultRelative),
              absolute.value_or(defaultAbsolute));
  if (comparison.numMismatches)
    comparison.message += describeDifference(comparison, actual.type());
  return comparison;
}
