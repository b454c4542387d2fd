//===- RegionBranches.h - Data flow of upstream's control flow --*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_REGIONBRANCHES_H
#define GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_REGIONBRANCHES_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

void registerRegionBranches(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_REGIONBRANCHES_H
