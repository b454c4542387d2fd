//===- GlobalTypes.h - Global types of a function ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_GLOBALTYPES_H
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_GLOBALTYPES_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Records the global types of the arguments and results of `func` as
/// attributes (`spmd.global_type`). Must be called before the function gets its
/// local types.
void recordGlobalTypes(FunctionOpInterface func);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_GLOBALTYPES_H
