//===- CostFormula.h - A cost in sizes of operands and results --*- C++ -*-===//
//
// What a kernel costs depends on the shapes that it is called with, and those
// of a partitioned program are known only after partitioning. So a cost is
// written as a sum of products of numbers and sizes:
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
  /// A size that a formula asks for.
  struct Size {
    bool isResult = false;
    unsigned number = 0;
    /// All elements where none is named.
    std::optional<unsigned> dim;
    /// As the formula writes it: "in0[1]".
    std::string text() const;
  };

  static CostFormula constant(double value);
  /// Errors name the place in `text` that is none of the above.
  static absl::StatusOr<CostFormula> parse(llvm::StringRef text);

  /// `sizeOf` has nullopt for what the call does not have, which is an error,
  /// as is a result that is negative or not finite.
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
