//===- ExpandApproxTopK.h - Expands XLA's ApproxTopK ------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDAPPROXTOPK_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDAPPROXTOPK_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::import {

/// Returns true if the op is XLA's `ApproxTopK` of static shapes.
bool isApproxTopK(Operation *op);

/// Replaces the call by a sort and slices of its first elements, which is
/// exact. Returns the comparator function, which may have no uses afterwards.
/// Fails without changes if the call does not have the form of XLA's.
FailureOr<func::FuncOp> expandApproxTopK(Operation *call);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDAPPROXTOPK_H
