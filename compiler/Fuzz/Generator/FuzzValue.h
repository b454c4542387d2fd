//===- FuzzValue.h - A value of a random program ----------------*- C++ -*-===//
//
// Random programs are useful only if a difference between two runs means a
// fault. So every value carries bounds that follow from its op:
//
//     low, high   of all elements (of both parts of complex numbers)
//     grid        all elements are multiples of it; 0 if nothing is known
//     error       how far two right runs may be apart
//
// A sum of numbers on a grid is exact in any order while it has few enough
// digits, so its error is 0 and the comparison is for equality. Where sums
// round, `error` grows by the type's rounding error times the number of terms.
// Ops with jumps (comparisons, rounding, sorting, conversions to integers) take
// only operands without error.
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
  /// An argument that holds NaN, infinities and negative zeros besides.
  bool hasSpecials = false;

  double magnitude() const { return std::max(std::abs(low), std::abs(high)); }
};

struct Value {
  std::string name; ///< with the percent sign
  std::string elementType;
  Shape shape;
  Range range;

  int64_t rank() const { return shape.size(); }
  int64_t size() const;
  std::string type() const; ///< tensor<2x3xf32>
  std::string scalarType() const;
};

/// What programs are written in. `Linalg` is MLIR's tensor, arith, math,
/// complex and scf as well.
enum class Language : uint8_t { Stablehlo, Linalg, Tosa };

/// A scalar that is no tensor, of upstream's dialects: "index", "f32".
std::string bareType(llvm::StringRef type);
bool isFloat(llvm::StringRef type);
/// A float of 8 bits.
bool isNarrow(llvm::StringRef type);
bool isComplex(llvm::StringRef type);
bool isInteger(llvm::StringRef type); ///< bool is none
bool isUnsigned(llvm::StringRef type);
/// complex<f32> to f32; other types to themselves.
std::string componentType(llvm::StringRef type);
/// Relative rounding error; 0 for integers.
double epsilon(llvm::StringRef type);
/// A tuple, token, future or bare scalar stands for itself, whatever the shape.
std::string tensorType(llvm::StringRef elementType,
                       llvm::ArrayRef<int64_t> shape);
/// All that an integer type or bool holds; [-3, 3] in halves for others.
Range fullRange(llvm::StringRef type);
/// What arguments and constants hold: small numbers.
Range smallRange(llvm::StringRef type);
/// How far from 0 numbers may be that are multiplied and summed on.
double stableBound(llvm::StringRef type);
/// `range`, or the full one of an integer type that it leaves: arithmetic
/// wraps. Floats that lost their grid to rounding lose it here too.
Range wrapToType(llvm::StringRef type, Range range);
/// Bounds of a sum of `count` elements in `range`, in any order.
Range sumRange(llvm::StringRef type, Range range, int64_t count);
Range productRange(llvm::StringRef type, Range a, Range b);
/// Every value of both.
Range unite(Range a, Range b);

/// "[1, 2]"
std::string listText(llvm::ArrayRef<int64_t> items);
/// "array<i64: 1, 2>"
std::string arrayText(llvm::ArrayRef<int64_t> items);
/// A number as MLIR reads it for the type: "1.5", "3", "true", "(1.0, 0.0)".
std::string numberText(llvm::StringRef type, double number);
/// Text of a region that combines two scalars with one op, such as
/// "stablehlo.add".
std::string combiner(llvm::StringRef elementType, llvm::StringRef op);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_FUZZVALUE_H
