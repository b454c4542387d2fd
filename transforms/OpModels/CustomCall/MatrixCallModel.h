//===- MatrixCallModel.h - Model of linear algebra calls --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_MATRIXCALLMODEL_H
#define GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_MATRIXCALLMODEL_H

#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns the rule. The matrices of a Cholesky factorization, a triangular
/// solve, LU and QR may be sharded, and the batches of all calls.
FactorRule matrixCallRule(const stablehlo::MatrixCall &call, Operation *op);

/// Returns the bytes that each device receives inside the call.
double matrixCallBytes(const stablehlo::MatrixCall &call, Operation *op,
                       const FactorMap &map, ArrayRef<AxisList> axes);

PartitionResult partitionMatrixCall(const stablehlo::MatrixCall &call,
                                    Operation *op, PartitionContext &ctx);

/// Returns the number of operations on elements, as LAPACK counts them (a
/// complex operation is one); for iterations the usual estimates (Golub and Van
/// Loan, Matrix Computations).
double matrixCallFlops(const stablehlo::MatrixCall &call, Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_MATRIXCALLMODEL_H
