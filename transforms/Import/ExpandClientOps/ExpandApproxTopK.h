//===- ExpandApproxTopK.h - approximate top k out of simpler ops *- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDAPPROXTOPK_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDAPPROXTOPK_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::import {

/// Is it XLA's `ApproxTopK`, of static shapes?
bool isApproxTopK(Operation *op);

/// Such a call becomes a sort whose first elements are taken, in place:
/// exact, as an approximation may be. Returns the function that compared, which
/// may now be without uses. Fails, and changes nothing, if the call is not
/// formed as XLA's.
FailureOr<func::FuncOp> expandApproxTopK(Operation *call);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDAPPROXTOPK_H
