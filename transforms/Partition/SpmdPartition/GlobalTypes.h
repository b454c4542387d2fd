//===- GlobalTypes.h - What a function is on whole tensors ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_GLOBALTYPES_H
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_GLOBALTYPES_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Keeps the whole types of arguments and results as attributes of theirs
/// (`spmd.global_type`), before the function gets its local types.
void recordGlobalTypes(FunctionOpInterface func);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_GLOBALTYPES_H
