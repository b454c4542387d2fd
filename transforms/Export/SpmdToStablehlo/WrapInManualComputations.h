//===- WrapInManualComputations.h - Wraps local programs --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_WRAPINMANUALCOMPUTATIONS_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_WRAPINMANUALCOMPUTATIONS_H

#include "mlir/IR/BuiltinOps.h"
#include "transforms/Export/SpmdToStablehlo/ProcessCollectives.h"

namespace mlir::gspmd {

/// Wraps the body of each entry function of a partitioned program in an
/// sdy.manual_computation over all mesh axes, and changes the function's
/// arguments and results to global types. Callees keep their local types. Emits
/// an error if a function has shardings on several meshes, if the axes of a
/// sharding do not divide its dimension, or if an entry function is called.
LogicalResult wrapInManualComputations(ModuleOp module,
                                       const MeshTable &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_WRAPINMANUALCOMPUTATIONS_H
