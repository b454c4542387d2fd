//===- StablehloValues.h - Helpers of StableHLO generators ------*- C++ -*-===//
//
// Combinations of two values, as ops and in regions of scalars.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_STABLEHLOOPS_STABLEHLOVALUES_H
#define GSPMD_COMPILER_FUZZ_STABLEHLOOPS_STABLEHLOVALUES_H

#include "compiler/Fuzz/Generator/Generator.h"

namespace mlir::gspmd::fuzz {

/// An associative and commutative op of two operands.
enum class ReductionOp : uint8_t {
  Add,
  Maximum,
  Minimum,
  Multiply,
  And,
  Or,
  Xor
};

/// Returns the name of the op of StableHLO, with its dialect.
std::string opName(ReductionOp combiner);
/// Returns bounds of `count` elements in `range`, combined in any order.
Range combinedRange(ReductionOp combiner, llvm::StringRef type, Range range,
                    int64_t count);

/// Appends the sum of two values of one type.
Value emitSum(Generator &g, const Value &a, const Value &b, Range range);
/// Appends a comparison in `direction` ("EQ", "LT", ...).
Value emitCompare(Generator &g, const Value &a, const Value &b,
                  llvm::StringRef direction);
/// Appends a broadcast, where dimension i of `value` becomes dims[i].
Value emitBroadcast(Generator &g, const Value &value, const Shape &shape,
                    llvm::ArrayRef<int64_t> dims);
/// Appends `onTrue` where `predicate` is true, elsewhere `onFalse`.
Value emitSelect(Generator &g, const Value &predicate, const Value &onTrue,
                 const Value &onFalse, Range range);
struct DotDims {
  llvm::SmallVector<int64_t> lhsBatch, rhsBatch, lhsContracted, rhsContracted;
};
/// Appends sums of products, as a tensor of `shape`.
Value emitDotGeneral(Generator &g, const Value &lhs, const Value &rhs,
                     const DotDims &dims, const Shape &shape, Range range);
/// Appends a conversion to elements of `type`.
Value emitConvert(Generator &g, const Value &value, llvm::StringRef type,
                  Range range);

/// The text of a region of scalars under construction.
class ScalarRegion {
public:
  struct Scalar {
    std::string name; ///< the name with its percent sign
    std::string type; ///< tensor<f32>
  };

  /// Creates a region whose arguments have these types.
  explicit ScalarRegion(llvm::ArrayRef<std::string> argumentTypes);
  const Scalar &argument(size_t index) const { return arguments[index]; }

  Scalar combine(ReductionOp combiner, const Scalar &a, const Scalar &b);
  Scalar compare(llvm::StringRef direction, const Scalar &a, const Scalar &b);
  Scalar select(const Scalar &predicate, const Scalar &onTrue,
                const Scalar &onFalse);
  /// Returns the text of the region, which returns `results`.
  std::string text(llvm::ArrayRef<Scalar> results) const;

private:
  Scalar append(llvm::StringRef op, llvm::ArrayRef<Scalar> operands,
                llvm::StringRef properties, llvm::StringRef type);

  std::vector<Scalar> arguments;
  std::string ops;
  int numOps = 0;
};

/// Returns the text of a region that combines two scalars of `elementType`.
std::string combinerRegion(llvm::StringRef elementType, ReductionOp combiner);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_STABLEHLOOPS_STABLEHLOVALUES_H
