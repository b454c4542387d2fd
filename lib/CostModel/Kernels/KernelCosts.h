//===- KernelCosts.h - Costs of opaque kernels ------------------*- C++ -*-===//
//
// A file that a user writes:
//
//     {"kernels": {
//       "flash_attention": {
//         "matrix_flops": "4 * in0[0] * in0[1] * in1[1] * in0[2]",
//         "transcendentals": "in0[0] * in0[1] * in1[1]",
//         "source": "two products, one exponential for each pair"}}}
//
// Figures are numbers or formulas (CostFormula.h) of one call on one device.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_KERNELS_KERNELCOSTS_H
#define GSPMD_LIB_COSTMODEL_KERNELS_KERNELCOSTS_H

#include "lib/CostModel/Kernels/CostFormula.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// The figures of a kernel. Absent arithmetic is 0; absent bytes are those of
/// operands and results; absent seconds follow from the other figures.
enum class CostFigure : uint8_t {
  MatrixFlops, ///< operations of the matrix unit; a multiply-add counts as two
  VectorFlops, ///< element-wise
  Transcendentals, ///< calls of exponentials and the like
  Bytes,           ///< bytes from and to main memory
  Seconds,         ///< the measured time, independent of the hardware
};
inline constexpr unsigned kNumCostFigures = unsigned(CostFigure::Seconds) + 1;
/// Returns the key in files and attributes, such as "matrix_flops".
llvm::StringRef toString(CostFigure figure);
std::optional<CostFigure> costFigureOf(llvm::StringRef key);

/// Indexed by CostFigure.
using KernelCostFormulas =
    std::array<std::optional<CostFormula>, kNumCostFigures>;
/// The cost formulas of kernels, by the name of the kernel.
using KernelCosts = llvm::StringMap<KernelCostFormulas>;

/// Errors begin with `origin`, the file's path.
absl::StatusOr<KernelCosts> parseKernelCosts(llvm::StringRef text,
                                             llvm::StringRef origin);
absl::StatusOr<KernelCosts> readKernelCosts(llvm::StringRef path);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_KERNELS_KERNELCOSTS_H
