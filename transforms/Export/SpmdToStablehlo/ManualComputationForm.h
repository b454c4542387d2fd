//===- ManualComputationForm.h - Local programs in global ones --*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_MANUALCOMPUTATIONFORM_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_MANUALCOMPUTATIONFORM_H

#include "mlir/IR/BuiltinOps.h"
#include "transforms/Export/SpmdToStablehlo/ProcessCollectives.h"

namespace mlir::gspmd {

/// Makes the body of each entry function of a partitioned program the body of a
/// manual computation over all axes of the mesh, and its arguments and results
/// global tensors. Functions that are called keep their local types. Emits an
/// error if a function has shardings on several meshes, if the axes of a
/// sharding do not divide its dimension, or if an entry function is called.
LogicalResult wrapInManualComputations(ModuleOp module,
                                       const MeshTable &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_MANUALCOMPUTATIONFORM_H
