//===- ConstantResources.h - Constants that a file stores apart -*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_PREPAREDEVICEPROGRAM_CONSTANTRESOURCES_H
#define GSPMD_TRANSFORMS_LOWERING_PREPAREDEVICEPROGRAM_CONSTANTRESOURCES_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Puts the elements of `op`'s constants that are stored in resources of the
/// file into the program itself, and sparse ones in dense form. Failure after
/// an error where a resource holds no data of the constant's type.
LogicalResult readResources(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_LOWERING_PREPAREDEVICEPROGRAM_CONSTANTRESOURCES_H
