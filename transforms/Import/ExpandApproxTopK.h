//===- ExpandApproxTopK.h - approximate top k out of simpler ops *- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDAPPROXTOPK_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDAPPROXTOPK_H

#include "dialect/StableHLO/StablehloOps.h"

namespace mlir::gspmd::import {

/// XLA's `ApproxTopK` becomes a sort whose first elements are taken, in place:
/// exact, as an approximation may be. Returns the function that compared, which
/// may now be without uses. Fails, and changes nothing, if the call is not
/// formed as XLA's.
FailureOr<func::FuncOp> expandApproxTopK(stablehlo::CustomCallOp call);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDAPPROXTOPK_H
