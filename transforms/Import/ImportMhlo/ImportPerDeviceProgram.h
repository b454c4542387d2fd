//===- ImportPerDeviceProgram.h - Programs of single processes --*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_IMPORTPERDEVICEPROGRAM_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_IMPORTPERDEVICEPROGRAM_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Makes one manual computation of a program of many replicas or partitions
/// whose arguments say how the whole tensors lie, which is what
/// `--gspmd-export-stablehlo` writes; any other stays as it is. Failure, with
/// an error, for what has both replicas and partitions, and for parts that do
/// not fit what is said of them.
LogicalResult importPerDeviceProgram(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_IMPORTPERDEVICEPROGRAM_H
