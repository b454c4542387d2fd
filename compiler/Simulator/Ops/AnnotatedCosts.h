//===- AnnotatedCosts.h - Costs stated by users and compilers ---*- C++ -*-===//
//
// The cost of a custom call cannot be derived from the program, and users may
// know the cost of other ops better. The first of these sources that states it
// counts:
//
//   a file of kernels            by the op's kernel_name, call_target_name, or
//                                its own name
//   the attribute `gspmd.cost`   of the op
//   a `cost_estimate`            in the backend_config that JAX's Pallas
//                                writes: flops (counted as the matrix unit's),
//                                transcendentals, bytes_accessed
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_ANNOTATEDCOSTS_H
#define GSPMD_COMPILER_SIMULATOR_OPS_ANNOTATEDCOSTS_H

#include "lib/CostModel/Kernels/KernelCosts.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Indexed by CostFigure.
using AnnotatedFigures = std::array<std::optional<double>, kNumCostFigures>;

/// Evaluates the stated costs of the ops in `root` for their shapes and
/// attaches them as attributes `gspmd.cost`. Errors are emitted at the op with
/// an invalid figure.
LogicalResult annotateCosts(Operation *root, const KernelCosts &costs);

/// Returns true if annotateCosts attached a cost to the op.
bool hasAnnotatedCost(Operation *op);
/// Returns the cost that annotateCosts attached; nullopt for all other ops.
std::optional<AnnotatedFigures> annotatedFigures(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_ANNOTATEDCOSTS_H
