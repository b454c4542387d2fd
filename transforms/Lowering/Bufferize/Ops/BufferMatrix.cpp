//===- BufferMatrix.cpp - Decompositions and transforms on buffers --------===//
//
// Small cholesky and triangular_solve are plain loops: textbook algorithms with
// the batch as the outermost loop nest. Large ones, and fft, are runtime calls.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Bufferize/Ops/BufferLinearAlgebra.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {
namespace {

/// Arithmetic on f32, f64 and complex elements.
struct Field {
  ImplicitLocOpBuilder &b;
  bool isComplex(Value v) const { return isa<ComplexType>(v.getType()); }
  Value sub(Value l, Value r) const {
    return isComplex(l) ? Value(complex::SubOp::create(b, l, r))
                        : Value(arith::SubFOp::create(b, l, r));
  }
  Value mul(Value l, Value r) const {
    return isComplex(l) ? Value(complex::MulOp::create(b, l, r))
                        : Value(arith::MulFOp::create(b, l, r));
  }
  Value div(Value l, Value r) const {
    return isComplex(l) ? Value(complex::DivOp::create(b, l, r))
                        : Value(arith::DivFOp::create(b, l, r));
  }
  Value conj(Value v) const {
    return isComplex(v) ? Value(complex::ConjOp::create(b, v)) : v;
  }
  Value real(Value v) const {
    return isComplex(v) ? Value(complex::ReOp::create(b, v)) : v;
  }
  /// Returns an element with this real part and an imaginary part of 0.
  Value fromReal(Value re, Type type) const {
    if (!isa<ComplexType>(type))
      return re;
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(re.getType()));
    return complex::CreateOp::create(b, type, re, zero);
  }
  Value nan(Type type) const {
    auto floatType = cast<FloatType>(type);
    return arith::ConstantOp::create(
        b, b.getFloatAttr(floatType,
                          APFloat::getNaN(floatType.getFloatSemantics())));
  }
  /// Returns the square root of a positive real number, and NaN for others.
  Value pivotSqrt(Value v) const {
    Value re = real(v);
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(re.getType()));
    Value isPositive =
        arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, re, zero);
    Value root = arith::SelectOp::create(
        b, isPositive, Value(math::SqrtOp::create(b, re)), nan(re.getType()));
    return fromReal(root, v.getType());
  }
};

LogicalResult requireWideFloat(BufferOp &call) {
  Type element = call.outType(0).getElementType();
  if (isa<ComplexType>(element) || element.isF32() || element.isF64())
    return success();
  return call.op->emitOpError("is run by the emulator on f32, f64 and complex "
                              "elements only, not on ")
         << element;
}

/// Emits a loop over [low, high) without results.
void buildRange(ImplicitLocOpBuilder &b, Value low, Value high,
                llvm::function_ref<void(Value)> body) {
  auto loop = scf::ForOp::create(b, low, high, indexConstant(b, 1));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

/// Emits start - sum over k in [low, high) of term(k).
Value subtractSum(ImplicitLocOpBuilder &b, Value start, Value low, Value high,
                  llvm::function_ref<Value(Value)> term) {
  auto loop =
      scf::ForOp::create(b, low, high, indexConstant(b, 1), ValueRange{start});
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value next = Field{b}.sub(loop.getRegionIterArgs().front(),
                            term(loop.getInductionVar()));
  scf::YieldOp::create(b, next);
  return loop.getResult(0);
}

SmallVector<Value> at(ValueRange batch, Value row, Value column) {
  SmallVector<Value> position(batch);
  position.push_back(row);
  position.push_back(column);
  return position;
}

/// The matrix size from which LAPACK is faster than loops.
constexpr int64_t kLargeFactor = 32;
/// The longest Fourier transform of the runtime, as in Fourier.cpp.
constexpr int64_t kMaxFourierLength = int64_t(1) << 29;

/// Fills the triangle of a matrix of `n` rows with NaN if its last pivot is
/// one: a pivot that is not positive makes all later ones NaN. `store` takes a
/// row and a column of the triangle.
void emitFailedFactor(ImplicitLocOpBuilder &b, Type elementType, Value pivot,
                      int64_t n,
                      function_ref<void(Value, Value, Value)> store) {
  Value isNaN =
      arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, pivot, pivot);
  auto fails = scf::IfOp::create(b, isNaN);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(fails.thenBlock());
  Value element = Field{b}.nan(pivot.getType());
  if (isa<ComplexType>(elementType))
    element = complex::CreateOp::create(b, elementType, element, element);
  Value zero = indexConstant(b, 0), size = indexConstant(b, n);
  buildRange(b, zero, size, [&](Value j) {
    buildRange(b, j, size, [&](Value i) { store(element, i, j); });
  });
}

/// Computes A = L L^H column by column. With lower = false the upper triangle
/// is read and L^H is written: the same with rows and columns exchanged. The
/// triangle of a matrix that is not positive definite is NaN.
LogicalResult emitCholesky(BufferOp &call) {
  if (failed(requireWideFloat(call)))
    return failure();
  bool lower = cast<stablehlo::CholeskyOp>(call.op).getLower();
  MemRefType type = call.outType(0);
  int64_t n = type.getShape().back();
  Value out = call.outs[0];
  if (n >= kLargeFactor) {
    emitCopy(call.b, call.ins[0], out);
    Value info =
        call.temporary(type.getShape().drop_back(2), call.b.getI32Type());
    callLinearAlgebra(call.b, "gspmd_rt_cholesky",
                      {lower, /*clears the other triangle=*/1}, {out, info});
    return success();
  }
  emitFill(call.b, zeroOf(call.b, type.getElementType()), out);
  if (n == 0)
    return success();
  buildLoops(call.b, type.getShape().drop_back(2),
             [&](ImplicitLocOpBuilder &b, ValueRange batch) {
               Field field{b};
               auto load = [&](Value from, Value i, Value j) -> Value {
                 if (lower)
                   return memref::LoadOp::create(b, from, at(batch, i, j));
                 Value element =
                     memref::LoadOp::create(b, from, at(batch, j, i));
                 return field.conj(element);
               };
               auto store = [&](Value element, Value i, Value j) {
                 if (lower)
                   memref::StoreOp::create(b, element, out, at(batch, i, j));
                 else
                   memref::StoreOp::create(b, field.conj(element), out,
                                           at(batch, j, i));
               };
               Value zero = indexConstant(b, 0), size = indexConstant(b, n);
               buildRange(b, zero, size, [&](Value j) {
                 auto dotRow = [&](Value i) {
                   return subtractSum(
                       b, load(call.ins[0], i, j), zero, j, [&](Value k) {
                         Value left = load(out, i, k), right = load(out, j, k);
                         return field.mul(left, field.conj(right));
                       });
                 };
                 Value diagonal = field.pivotSqrt(dotRow(j));
                 store(diagonal, j, j);
                 Value next = arith::AddIOp::create(b, j, indexConstant(b, 1));
                 buildRange(b, next, size, [&](Value i) {
                   store(field.div(dotRow(i), diagonal), i, j);
                 });
               });
               Value last = indexConstant(b, n - 1);
               emitFailedFactor(b, type.getElementType(),
                                field.real(load(out, last, last)), n, store);
             });
  return success();
}

/// Solves op(A) X = B or X op(A) = B by substitution, in place of B. The second
/// is the first with all matrices transposed.
LogicalResult emitTriangularSolve(BufferOp &call) {
  if (failed(requireWideFloat(call)))
    return failure();
  auto solve = cast<stablehlo::TriangularSolveOp>(call.op);
  bool left = solve.getLeftSide(), unit = solve.getUnitDiagonal();
  bool adjoint = solve.getTransposeA() == stablehlo::Transpose::ADJOINT;
  bool transposed =
      adjoint || solve.getTransposeA() == stablehlo::Transpose::TRANSPOSE;
  MemRefType type = call.outType(0);
  int64_t rank = type.getRank();
  int64_t n = call.inType(0).getShape().back();
  int64_t numSolutions = type.getDimSize(left ? rank - 1 : rank - 2);
  if (n * n * numSolutions >= kLargeFactor * kLargeFactor * kLargeFactor) {
    callLinearAlgebra(call.b, "gspmd_rt_triangular_solve",
                      {left, solve.getLower(),
                       static_cast<int64_t>(transposed) + adjoint,
                       solve.getUnitDiagonal()},
                      {call.ins[0], call.outs[0]});
    return success();
  }
  bool swapMatrix = transposed != !left;
  bool forward = solve.getLower() != swapMatrix;
  SmallVector<int64_t> loops(type.getShape().drop_back(2));
  loops.push_back(numSolutions);
  Value out = call.outs[0];
  buildLoops(call.b, loops, [&](ImplicitLocOpBuilder &b, ValueRange position) {
    Field field{b};
    ValueRange batch = position.drop_back();
    Value column = position.back();
    auto matrix = [&](Value i, Value j) -> Value {
      Value element = memref::LoadOp::create(
          b, call.ins[0], swapMatrix ? at(batch, j, i) : at(batch, i, j));
      return adjoint ? field.conj(element) : element;
    };
    auto indexOf = [&](Value i) {
      return left ? at(batch, i, column) : at(batch, column, i);
    };
    Value zero = indexConstant(b, 0), size = indexConstant(b, n);
    buildRange(b, zero, size, [&](Value step) {
      Value i = step, low = zero, high = step;
      if (!forward) {
        i = arith::SubIOp::create(b, indexConstant(b, n - 1), step);
        low = arith::AddIOp::create(b, i, indexConstant(b, 1));
        high = size;
      }
      Value start = memref::LoadOp::create(b, out, indexOf(i));
      Value x = subtractSum(b, start, low, high, [&](Value k) -> Value {
        Value element = matrix(i, k);
        Value known = memref::LoadOp::create(b, out, indexOf(k));
        return field.mul(element, known);
      });
      if (!unit)
        x = field.div(x, matrix(i, i));
      memref::StoreOp::create(b, x, out, indexOf(i));
    });
  });
  return success();
}

SmallVector<TiedOperand> tieSecond(Operation *) { return {{1, 0}}; }

/// The runtime infers the lengths from the shapes.
LogicalResult emitFft(BufferOp &call) {
  auto fft = cast<stablehlo::FftOp>(call.op);
  for (int64_t length : fft.getFftLength())
    if (length > kMaxFourierLength && call.outType(0).getNumElements())
      return call.op->emitOpError("transforms ")
             << length << " elements, which exceeds the maximum of "
             << kMaxFourierLength;
  ImplicitLocOpBuilder &b = call.b;
  Type realType = call.outType(0).getElementType();
  if (auto complexType = dyn_cast<ComplexType>(realType))
    realType = complexType.getElementType();
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(b, value, 64);
  };
  callRuntime(b, "gspmd_rt_fft",
              {number(realType.isF64()),
               number(static_cast<int64_t>(fft.getFftType())),
               number(fft.getFftLength().size()), call.ins[0], call.outs[0]});
  return success();
}

} // namespace

void addMatrixBufferOps(BufferTable &table) {
  table["stablehlo.cholesky"] = {emitCholesky};
  table["stablehlo.triangular_solve"] = {emitTriangularSolve, tieSecond};
  table["stablehlo.fft"] = {emitFft};
}

} // namespace mlir::gspmd::lowering
