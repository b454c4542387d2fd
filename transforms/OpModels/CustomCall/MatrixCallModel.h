//===- MatrixCallModel.h - Rule and work of linear algebra ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_MATRIXCALLMODEL_H
#define GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_MATRIXCALLMODEL_H

#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Batches may be cut, and right-hand sides of triangular systems; all else is
/// whole.
FactorRule matrixCallRule(const stablehlo::MatrixCall &call, Operation *op);

/// Operations on elements, as LAPACK's authors count them (a complex operation
/// is one); for iterations the usual estimates (Golub and Van Loan, Matrix
/// Computations).
double matrixCallFlops(const stablehlo::MatrixCall &call, Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_MATRIXCALLMODEL_H
