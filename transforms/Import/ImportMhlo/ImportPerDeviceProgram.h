//===- ImportPerDeviceProgram.h - Per-device programs -----------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_IMPORTPERDEVICEPROGRAM_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_IMPORTPERDEVICEPROGRAM_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Imports a program of several replicas or partitions whose arguments specify
/// the shardings of global tensors, which `--gspmd-export-stablehlo` writes, as
/// one manual computation; other programs are not changed. Fails, with an
/// error, if the program has both replicas and partitions, or local types do
/// not match the shardings.
LogicalResult importPerDeviceProgram(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_IMPORTPERDEVICEPROGRAM_H
