//===- BufferLinearAlgebra.cpp - Custom calls of linear algebra -----------===//
//
// A custom call of a LAPACK routine, or of a TPU routine of the same meaning,
// becomes a call of the runtime, which links LAPACK: its options as integers,
// then its tensors. Operands that LAPACK overwrites are tied to results.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Ops/BufferLinearAlgebra.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"

#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::gspmd::lowering {
namespace {

using stablehlo::MatrixCall;
using Routine = stablehlo::MatrixRoutine;

/// Returns true if `op` reads the lower triangle. The first field of a TPU
/// backend config is 0 for the upper one.
bool readsLower(const MatrixCall &matrix, Operation *op) {
  if (matrix.hasStatus)
    return matrix.option("uplo") == 'L';
  return !stablehlo::backendConfigText(op).starts_with("0");
}

int64_t transposeCode(int64_t letter) {
  return letter == 'N' ? 0 : letter == 'T' ? 1 : 2;
}

/// Returns the integer arguments of the runtime function.
SmallVector<int64_t> optionsOf(const MatrixCall &matrix, BufferOp &call) {
  auto isLetter = [&](StringRef name, char letter) -> int64_t {
    return matrix.option(name) == letter;
  };
  switch (matrix.routine) {
  case Routine::Cholesky:
    return {isLetter("uplo", 'L'), /*clearsOtherTriangle=*/0};
  case Routine::TriangularSolve:
    return {isLetter("side", 'L'), isLetter("uplo", 'L'),
            transposeCode(matrix.option("trans_x")), isLetter("diag", 'U')};
  case Routine::HouseholderApply:
    return {matrix.option("left"), matrix.option("transpose")};
  case Routine::Svd:
  case Routine::SvdByQr:
    return {matrix.option("mode"), matrix.routine == Routine::SvdByQr};
  case Routine::Eigh:
    return {matrix.hasStatus ? matrix.option("mode") : 'V',
            readsLower(matrix, call.op)};
  case Routine::Eig:
    return {isLetter("compute_left", 'V'), isLetter("compute_right", 'V')};
  case Routine::Schur:
    return {matrix.option("mode")};
  case Routine::Hessenberg:
    return {matrix.option("low"), matrix.option("high")};
  case Routine::Tridiagonal:
    return {isLetter("uplo", 'L')};
  default:
    return {};
  }
}

StringRef functionOf(Routine routine) {
  switch (routine) {
  case Routine::Cholesky:
    return "gspmd_rt_cholesky";
  case Routine::TriangularSolve:
    return "gspmd_rt_triangular_solve";
  case Routine::Lu:
  case Routine::LuDecomposition:
    return "gspmd_rt_lu";
  case Routine::Qr:
    return "gspmd_rt_qr";
  case Routine::PivotedQr:
    return "gspmd_rt_pivoted_qr";
  case Routine::HouseholderProduct:
    return "gspmd_rt_householder_product";
  case Routine::HouseholderApply:
    return "gspmd_rt_householder_apply";
  case Routine::Svd:
  case Routine::SvdByQr:
    return "gspmd_rt_svd";
  case Routine::Eigh:
    return "gspmd_rt_eigh";
  case Routine::Eig:
    return "gspmd_rt_eig";
  case Routine::Schur:
    return "gspmd_rt_schur";
  case Routine::Hessenberg:
    return "gspmd_rt_hessenberg";
  case Routine::Tridiagonal:
    return "gspmd_rt_tridiagonal";
  case Routine::TridiagonalSolve:
    return "gspmd_rt_tridiagonal_solve";
  case Routine::TridiagonalSolvePerturbed:
    return "gspmd_rt_tridiagonal_solve_perturbed";
  }
  llvm_unreachable("unknown routine of linear algebra");
}

/// For real matrices the runtime returns real and imaginary parts of
/// eigenvalues separately, so the tensor of complex eigenvalues is passed
/// twice.
SmallVector<Value> withEigenvaluesTwice(BufferOp &call, unsigned position) {
  SmallVector<Value> tensors(call.outs);
  if (isa<ComplexType>(call.inType(0).getElementType()))
    tensors.insert(tensors.begin() + position, call.outs[position]);
  return tensors;
}

SmallVector<Value> tensorsOf(const MatrixCall &matrix, BufferOp &call) {
  SmallVector<Value> tensors;
  switch (matrix.routine) {
  case Routine::TriangularSolve:
    return {call.ins[0], call.outs[0]};
  case Routine::HouseholderProduct:
    return {call.outs[0], call.ins[1]};
  case Routine::HouseholderApply:
    return {call.ins[0], call.ins[1], call.outs[0]};
  case Routine::Eig:
    tensors = withEigenvaluesTwice(call, 0);
    tensors.insert(tensors.begin(), call.ins[0]);
    return tensors;
  case Routine::Schur:
    return withEigenvaluesTwice(call, 2);
  case Routine::TridiagonalSolvePerturbed:
    return {call.ins[0], call.ins[1], call.ins[2], call.outs[0]};
  case Routine::LuDecomposition:
    return {call.outs[0], call.outs[1]};
  default:
    return SmallVector<Value>(call.outs);
  }
}

/// Returns true if the runtime function returns a status that the call does not
/// have.
bool lacksStatus(const MatrixCall &matrix) {
  return matrix.routine == Routine::LuDecomposition ||
         (matrix.routine == Routine::Eigh && !matrix.hasStatus);
}

LogicalResult emitMatrixCall(BufferOp &call) {
  std::string reason;
  std::optional<MatrixCall> matrix =
      stablehlo::readMatrixCall(call.op, &reason);
  if (!matrix)
    return call.op->emitOpError("calls \"")
           << *stablehlo::customCallTarget(call.op) << "\", which " << reason;
  SmallVector<Value> tensors = tensorsOf(*matrix, call);
  if (lacksStatus(*matrix))
    tensors.push_back(
        call.temporary(call.outType(0).getShape().take_front(matrix->batchRank),
                       call.b.getI32Type()));
  callLinearAlgebra(call.b, functionOf(matrix->routine),
                    optionsOf(*matrix, call), tensors);
  if (matrix->routine == Routine::LuDecomposition)
    callRuntime(call.b, "gspmd_rt_pivots_to_permutation",
                {call.outs[1], call.outs[2]});
  return success();
}

SmallVector<TiedOperand> tiedOperandsOf(Operation *op) {
  std::optional<MatrixCall> matrix = stablehlo::readMatrixCall(op);
  if (!matrix)
    return {};
  switch (matrix->routine) {
  case Routine::TriangularSolve:
    return {{1, 0}};
  case Routine::HouseholderApply:
    return {{2, 0}};
  case Routine::PivotedQr:
    return {{0, 0}, {1, 1}};
  case Routine::TridiagonalSolve:
    return {{0, 0}, {1, 1}, {2, 2}, {3, 3}};
  case Routine::TridiagonalSolvePerturbed:
    return {{3, 0}};
  case Routine::Eig:
    return {};
  default:
    return {{0, 0}};
  }
}

} // namespace

void callLinearAlgebra(ImplicitLocOpBuilder &b, StringRef function,
                       ArrayRef<int64_t> options, ValueRange tensors) {
  Type element = cast<MemRefType>(tensors.front().getType()).getElementType();
  auto complexType = dyn_cast<ComplexType>(element);
  bool isDouble =
      (complexType ? complexType.getElementType() : element).isF64();
  SmallVector<Value> arguments;
  auto add = [&](int64_t number) {
    arguments.push_back(arith::ConstantIntOp::create(b, number, 64));
  };
  add((complexType ? 2 : 0) + isDouble);
  llvm::for_each(options, add);
  llvm::append_range(arguments, tensors);
  callRuntime(b, function, arguments);
}

const BufferEntry *lookupMatrixCall(Operation *op) {
  static const BufferEntry entry = {emitMatrixCall, tiedOperandsOf};
  std::optional<StringRef> target = stablehlo::customCallTarget(op);
  return target && stablehlo::matrixRoutineOf(*target) ? &entry : nullptr;
}

} // namespace mlir::gspmd::lowering
