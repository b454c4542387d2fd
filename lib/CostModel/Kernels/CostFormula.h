//===- CostFormula.h - Costs as formulas over sizes -------------*- C++ -*-===//
//
// The cost of a kernel depends on the shapes of its operands, which in a
// partitioned program are known only after partitioning. So a cost is written
// as a sum of products of numbers and sizes:
//
//     4 * in0[0] * in0[1] * in1[1] * in0[2] + 10 * out0
//
// in0[1] is dimension 1 of the first operand, out0 the number of elements of
// the first result.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_KERNELS_COSTFORMULA_H
#define GSPMD_LIB_COSTMODEL_KERNELS_COSTFORMULA_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace mlir::gspmd {

class CostFormula {
public:
  /// A size in a formula.
  struct Size {
    bool isResult = false;
    unsigned number = 0;
    /// The number of elements if there is no dimension.
    std::optional<unsigned> dim;
    /// Returns the spelling in a formula: "in0[1]".
    std::string text() const;
  };

  static CostFormula constant(double value);
  /// Errors name the position in `text` of the invalid token.
  static absl::StatusOr<CostFormula> parse(llvm::StringRef text);

  /// `sizeOf` returns nullopt for a size that the call does not have, which is
  /// an error, as is a result that is negative or not finite.
  absl::StatusOr<double> evaluate(
      llvm::function_ref<std::optional<double>(const Size &)> sizeOf) const;

private:
  struct Term {
    double factor = 1;
    llvm::SmallVector<Size, 4> sizes;
  };
  llvm::SmallVector<Term, 1> terms;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_KERNELS_COSTFORMULA_H
