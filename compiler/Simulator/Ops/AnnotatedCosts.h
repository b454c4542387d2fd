//===- GivenCosts.h - Ops that a person or a compiler has priced -*- C++ -*-==//
//
// What happens inside of a custom call nobody sees, and of other ops somebody
// may know better. Three places can say it; the first that does counts:
//
//   a file of kernels            by the op's kernel_name, call_target_name, or
//                                its own name ("stablehlo.sort")
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
using AnnotatedFigures = std::array<std::optional<double>, numCostFigures>;

/// Writes what the places above say of the ops in `root` into their attributes
/// `gspmd.cost`, as numbers for the shapes that they have. Errors are emitted
/// at the op whose figures make no sense.
LogicalResult annotateCosts(Operation *root, const KernelCosts &costs);

/// Has annotateCosts written what the op costs?
bool hasAnnotatedCost(Operation *op);
/// What annotateCosts has written; nullopt for all other ops.
std::optional<AnnotatedFigures> annotatedFigures(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_ANNOTATEDCOSTS_H
