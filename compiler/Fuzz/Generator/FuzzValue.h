//===- FuzzValue.h - A value of a random program ----------------*- C++ -*-===//
//
// Random programs are useful only if a difference between two runs means a
// fault. So every value has bounds that follow from its op:
//
//     low, high   of all elements (real and imaginary parts of complex numbers)
//     grid        all elements are multiples of it; 0 if unknown
//     error       the largest difference between two correct runs
//
// A sum of numbers on a grid is exact in any order while it has few enough
// digits, so its error is 0 and results must be equal. Where sums round,
// `error` grows by the type's rounding error times the number of terms: a sum
// of 100 f32 numbers in [-1, 1] gets 100 * 2^-23 * 100. Discontinuous ops
// (comparisons, rounding, sorting, conversions to integers) take only operands
// without error.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_FUZZVALUE_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_FUZZVALUE_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::gspmd::fuzz {

using Shape = llvm::SmallVector<int64_t, 4>;

struct Range {
  double low = -3;
  double high = 3;
  double grid = 0.5;
  double error = 0;
  /// An argument that also contains NaN, infinities and negative zeros.
  bool hasSpecials = false;

  double magnitude() const { return std::max(std::abs(low), std::abs(high)); }
};

struct Value {
  std::string name; ///< the name with its percent sign
  std::string elementType;
  Shape shape;
  Range range;

  int64_t rank() const { return shape.size(); }
  int64_t size() const;
  std::string type() const; ///< tensor<2x3xf32>
  std::string scalarType() const;
};

/// Conditions on operands.
inline bool isAny(const Value &) { return true; }
inline bool isExact(const Value &v) { return v.range.error == 0; }

/// The dialects of a program. `Linalg` includes MLIR's tensor, arith, math,
/// complex and scf.
enum class Language : uint8_t { Stablehlo, Linalg, Tosa };

/// Returns the element type of a scalar that is not a tensor: "index", "f32".
std::string bareType(llvm::StringRef type);
bool isFloat(llvm::StringRef type);
/// Returns true for floats of 8 bits.
bool isNarrow(llvm::StringRef type);
bool isComplex(llvm::StringRef type);
bool isInteger(llvm::StringRef type); ///< i1 is not an integer here
bool isUnsigned(llvm::StringRef type);
/// Returns f32 for complex<f32>; other types are unchanged.
std::string componentType(llvm::StringRef type);
/// Returns the relative rounding error; 0 for integers.
double epsilon(llvm::StringRef type);
/// Returns true if floats in the range may be beyond the largest of the type.
bool mayOverflow(llvm::StringRef type, const Range &range);
/// Returns the tensor type. A tuple, token, future or bare scalar is its own
/// type, whatever the shape.
std::string tensorType(llvm::StringRef elementType,
                       llvm::ArrayRef<int64_t> shape);
/// Returns all values of an integer type or i1; [-3, 3] in halves for other
/// types.
Range fullRange(llvm::StringRef type);
/// Returns the range of arguments and constants: small numbers.
Range smallRange(llvm::StringRef type);
/// Returns the largest magnitude of numbers that further ops multiply and sum.
double stableBound(llvm::StringRef type);
/// Returns `range`, or the full range of an integer type if `range` exceeds it:
/// arithmetic wraps around. A float that loses its grid by rounding has grid 0.
Range wrapToType(llvm::StringRef type, Range range);
/// Returns bounds of a sum of `count` elements in `range`, in any order.
Range sumRange(llvm::StringRef type, Range range, int64_t count);
Range productRange(llvm::StringRef type, Range a, Range b);
/// Returns a range that contains both.
Range unite(Range a, Range b);

/// Returns the list as text, such as "[1, 2]".
std::string listText(llvm::ArrayRef<int64_t> items);
/// Returns the list as a dense array attribute, such as "array<i64: 1, 2>".
std::string arrayText(llvm::ArrayRef<int64_t> items);
/// Returns a number in MLIR's syntax for the type: "1.5", "3", "true", "(1.0,
/// 0.0)".
std::string numberText(llvm::StringRef type, double number);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_FUZZVALUE_H
