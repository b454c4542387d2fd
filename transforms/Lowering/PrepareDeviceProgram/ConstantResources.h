//===- ConstantResources.h - Constants in resources -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_PREPAREDEVICEPROGRAM_CONSTANTRESOURCES_H
#define GSPMD_TRANSFORMS_LOWERING_PREPAREDEVICEPROGRAM_CONSTANTRESOURCES_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Replaces the constants in `op` that are stored in resource blobs by inline
/// dense constants, and sparse constants by dense ones. Reports an error if a
/// resource holds no data of the constant's type.
LogicalResult readResources(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_LOWERING_PREPAREDEVICEPROGRAM_CONSTANTRESOURCES_H
