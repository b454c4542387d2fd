//===- RoundingBound.h - Rounding of one op ---------------------*- C++ -*-===//
//
// An op that runs on several devices adds in another order than on one, so its
// result differs by rounding. How much depends on the op and its operands: the
// bound is measured. The op runs on operands whose floats are changed at random
// by a few units in the last place. With u the unit roundoff, the spread D of
// its results is about 4 u sqrt(sum of t^2) for a sum of terms t. The bound is
//
//     D (2 sqrt(devices) + terms u' / (2 u)) + 16 u |expected|
//
// Partial sums are rounded to the type once for each of up to sqrt(devices)
// additions on a path, and the terms are added in a type of roundoff u', one
// after another in the worst case (4 standard deviations of the error if all
// terms have one sign). The last summand covers functions, each 4 units in the
// last place off. Where nothing is rounded, as in comparisons, sorts or slices
// of integers, D and the bound are 0: the result must be exact. Where an
// operand is so close to a discontinuity that rounding decides, D is the step.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_BISECT_SEARCH_ROUNDINGBOUND_H
#define GSPMD_COMPILER_BISECT_SEARCH_ROUNDINGBOUND_H

#include "gspmd/Runtime/HostTensor.h"
#include "mlir/IR/Types.h"
#include <limits>

namespace mlir::gspmd::bisect {

/// Returns half the distance from 1 to the next number of a type, or of the
/// components of a complex one; 0 for integers.
double getUnitRoundoff(Type elementType);

/// An element or a component of one: exact for all types, 64-bit integers too.
using Number = long double;
static_assert(std::numeric_limits<Number>::digits >= 64);

/// Returns the elements as numbers, of complex ones both components.
std::vector<Number> toNumbers(const HostTensor &tensor, Type elementType);

/// Returns a copy of `tensor` with random relative changes of up to 4 unit
/// roundoffs of each float, which depend on the seed only.
HostTensor perturb(const HostTensor &tensor, Type elementType, uint64_t seed);

/// The bounds of the elements of a result.
class RoundingBound {
public:
  /// `terms` is the number of values that each element is computed from.
  /// `operandRoundoff` is the largest of the operands.
  RoundingBound(llvm::ArrayRef<Number> expected, Type elementType,
                double operandRoundoff, double terms, int64_t numDevices);

  /// Adds the numbers of a run on perturbed operands.
  void addSample(llvm::ArrayRef<Number> perturbed);
  /// Replaces the expected numbers and keeps the spread of the samples.
  void setExpected(llvm::ArrayRef<Number> numbers);
  /// Returns the number of elements, or of their components.
  size_t size() const { return expected.size(); }
  /// Returns the largest difference of element `i` that rounding explains.
  Number at(size_t i) const;
  /// Returns true if `actual` is element `i` up to rounding; NaN equals NaN.
  bool admits(size_t i, Number actual) const;

private:
  std::vector<Number> expected, spread;
  double factor, roundoff;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SEARCH_ROUNDINGBOUND_H
