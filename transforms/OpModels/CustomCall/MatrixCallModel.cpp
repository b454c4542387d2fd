//===- MatrixCallModel.cpp - Model of linear algebra calls ----------------===//

#include "transforms/OpModels/CustomCall/MatrixCallModel.h"
#include "transforms/OpModels/Factorization/CholeskyBlocks.h"
#include "transforms/OpModels/Factorization/JacobiCalls.h"
#include "transforms/OpModels/Factorization/PanelCalls.h"
#include "transforms/OpModels/Factorization/SingularCalls.h"
#include "transforms/OpModels/Factorization/TriangularSystem.h"

using namespace mlir;
using namespace mlir::gspmd;
using Routine = stablehlo::MatrixRoutine;

/// Returns the rule that shards batches only.
static FactorRule batchRule(const stablehlo::MatrixCall &call, Operation *op) {
  FactorRule rule = emptyRule(op);
  auto indicesOf = [](ValueRange values) {
    return llvm::to_vector(llvm::seq<unsigned>(values.size()));
  };
  for (unsigned d = 0; d < call.batchRank; ++d)
    addDim(rule, dimOf(op->getOperand(0), d), indicesOf(op->getOperands()),
           indicesOf(op->getResults()), d);
  auto addReplicated = [&](Value value, unsigned number, bool isResult) {
    for (unsigned d = call.batchRank; d < shapeOf(value).size(); ++d) {
      SmallVector<unsigned, 1> operands, results;
      (isResult ? results : operands).push_back(number);
      addDim(rule, dimOf(value, d), operands, results, d,
             FactorKind::NeedReplication);
    }
  };
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    addReplicated(operand, i, /*isResult=*/false);
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    addReplicated(result, i, /*isResult=*/true);
  return rule;
}

/// Returns the equation of a triangular solve.
static TriangularSystem systemOf(const stablehlo::MatrixCall &call) {
  int64_t letter = call.option("trans_x");
  auto transpose = letter == 'N'   ? stablehlo::Transpose::NO_TRANSPOSE
                   : letter == 'T' ? stablehlo::Transpose::TRANSPOSE
                                   : stablehlo::Transpose::ADJOINT;
  return {call.option("side") == 'L', call.option("uplo") == 'L',
          call.option("diag") == 'U', transpose};
}

static CholeskyForm choleskyForm(const stablehlo::MatrixCall &call) {
  return {call.option("uplo") == 'L', /*hasStatus=*/true};
}

/// Counts by mode: 'A' computes all singular vectors, 'S' the first min(m, n),
/// any other mode none.
static double svdFlops(const stablehlo::MatrixCall &call) {
  double rows = call.size('m'), columns = call.size('n');
  double m = std::max(rows, columns), n = std::min(rows, columns);
  switch (call.option("mode")) {
  case 'A':
    return 4 * m * m * n + 8 * m * n * n + 9 * n * n * n;
  case 'S':
    return 14 * m * n * n + 8 * n * n * n;
  default:
    return 4 * m * n * n - 4 * n * n * n / 3;
  }
}

FactorRule mlir::gspmd::matrixCallRule(const stablehlo::MatrixCall &call,
                                       Operation *op) {
  if (call.routine == Routine::TriangularSolve)
    return triangularSystemRule(systemOf(call), op);
  if (call.routine == Routine::Cholesky)
    return choleskyRule(choleskyForm(call), op);
  if (call.routine == Routine::Eigh)
    return eigenRule(call, op);
  if (hasSingularBlocks(call))
    return singularRule(call, op);
  return hasPanels(call) ? panelRule(call, op) : batchRule(call, op);
}

double mlir::gspmd::matrixCallBytes(const stablehlo::MatrixCall &call,
                                    Operation *op, const FactorMap &map,
                                    ArrayRef<AxisList> axes) {
  if (call.routine == Routine::TriangularSolve)
    return triangularSystemBytes(op, map, axes);
  if (call.routine == Routine::Cholesky)
    return choleskyBytes(choleskyForm(call), op, map, axes);
  if (call.routine == Routine::Eigh)
    return eigenBytes(call, op, map, axes);
  if (hasSingularBlocks(call))
    return singularBytes(call, op, map, axes, svdFlops(call));
  return hasPanels(call) ? panelBytes(call, op, map, axes) : 0;
}

PartitionResult
mlir::gspmd::partitionMatrixCall(const stablehlo::MatrixCall &call,
                                 Operation *op, PartitionContext &ctx) {
  if (call.routine == Routine::TriangularSolve)
    return partitionTriangularSystem(systemOf(call), ctx);
  if (call.routine == Routine::Cholesky)
    return partitionCholesky(choleskyForm(call), ctx);
  if (call.routine == Routine::Eigh)
    return partitionEigen(call, ctx);
  if (hasSingularBlocks(call))
    return partitionSingular(call, ctx);
  return hasPanels(call) ? partitionPanels(call, op, ctx)
                         : sharding::partitionGenerically(op, ctx);
}

/// Returns the flops of factorizing an m x n matrix into k Householder
/// reflectors, or of forming the m x n product of k reflectors.
static double reflectorFlops(double m, double n, double k) {
  return 4 * m * n * k - 2 * (m + n) * k * k + 4 * k * k * k / 3;
}

/// Returns the flops of one matrix of the batch.
static double flopsPerMatrix(const stablehlo::MatrixCall &call) {
  double n = call.size('n'), m = call.size('m');
  double k = std::min(m, n), cube = n * n * n;
  bool withVectors = !call.hasStatus || call.option("mode") == 'V';
  switch (call.routine) {
  case Routine::Cholesky:
    return cube / 3;
  case Routine::TriangularSolve:
    return n * n * call.size('r');
  case Routine::Lu:
  case Routine::LuDecomposition:
    return 2 * m * n * k - (m + n) * k * k + 2 * k * k * k / 3;
  case Routine::Qr:
  case Routine::PivotedQr:
    return reflectorFlops(m, n, k);
  case Routine::HouseholderProduct:
    return reflectorFlops(m, n, call.size('t'));
  case Routine::HouseholderApply: {
    double t = call.size('t'), other = call.option("left") ? n : m;
    return 4 * m * n * t - 2 * other * t * t;
  }
  case Routine::Svd:
  case Routine::SvdByQr:
    return svdFlops(call);
  case Routine::Eigh:
    return withVectors ? 9 * cube : 4 * cube / 3;
  case Routine::Eig:
    return call.option("compute_left") == 'V' ||
                   call.option("compute_right") == 'V'
               ? 25 * cube
               : 10 * cube;
  case Routine::Schur:
    return withVectors ? 25 * cube : 10 * cube;
  case Routine::Hessenberg:
    return 10 * cube / 3;
  case Routine::Tridiagonal:
    return 4 * cube / 3;
  case Routine::TridiagonalSolve:
  case Routine::TridiagonalSolvePerturbed:
    return n * (3 + 5 * static_cast<double>(call.size('r')));
  }
  llvm_unreachable("unknown routine of linear algebra");
}

double mlir::gspmd::matrixCallFlops(const stablehlo::MatrixCall &call,
                                    Operation *op) {
  double flops = flopsPerMatrix(call);
  for (int64_t size : shapeOf(op->getOperand(0)).take_front(call.batchRank))
    flops *= static_cast<double>(size);
  return flops;
}
