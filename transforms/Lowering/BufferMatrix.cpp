//===- BufferMatrix.cpp - Decompositions and transforms on buffers --------===//
//
// cholesky, triangular_solve and fft as plain loops: textbook algorithms whose
// batch is the outermost loop nest.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/BufferLowering.h"

#include "dialect/StableHLO/ContractOps.h"
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
  /// Square root of a number that is real.
  Value realSqrt(Value v) const {
    if (!isComplex(v))
      return math::SqrtOp::create(b, v);
    Value re = complex::ReOp::create(b, v);
    Value root = math::SqrtOp::create(b, re);
    Value zero =
        arith::ConstantOp::create(b, b.getZeroAttr(re.getType()));
    return complex::CreateOp::create(b, v.getType(), root, zero);
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

/// A loop over [low, high) without results.
void buildRange(ImplicitLocOpBuilder &b, Value low, Value high,
                llvm::function_ref<void(Value)> body) {
  auto loop = scf::ForOp::create(b, low, high, indexConstant(b, 1));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

/// start - sum over k in [low, high) of term(k)
Value subtractSum(ImplicitLocOpBuilder &b, Value start, Value low, Value high,
                  llvm::function_ref<Value(Value)> term) {
  auto loop = scf::ForOp::create(b, low, high, indexConstant(b, 1),
                                 ValueRange{start});
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

/// A = L L^H column by column. With lower = false the upper triangle is read and
/// L^H is written: the same with rows and columns exchanged.
LogicalResult emitCholesky(BufferOp &call) {
  if (failed(requireWideFloat(call)))
    return failure();
  bool lower = cast<stablehlo::CholeskyOp>(call.op).getLower();
  MemRefType type = call.outType(0);
  int64_t n = type.getShape().back();
  Value out = call.outs[0];
  emitFill(call.b, zeroOf(call.b, type.getElementType()), out);
  buildLoops(call.b, type.getShape().drop_back(2), [&](ImplicitLocOpBuilder &b,
                                                       ValueRange batch) {
    Field field{b};
    auto load = [&](Value from, Value i, Value j) -> Value {
      if (lower)
        return memref::LoadOp::create(b, from, at(batch, i, j));
      Value element = memref::LoadOp::create(b, from, at(batch, j, i));
      return field.conj(element);
    };
    auto store = [&](Value element, Value i, Value j) {
      if (lower)
        memref::StoreOp::create(b, element, out, at(batch, i, j));
      else
        memref::StoreOp::create(b, field.conj(element), out, at(batch, j, i));
    };
    Value zero = indexConstant(b, 0), size = indexConstant(b, n);
    buildRange(b, zero, size, [&](Value j) {
      auto dotRow = [&](Value i) {
        return subtractSum(b, load(call.ins[0], i, j), zero, j, [&](Value k) {
          Value left = load(out, i, k), right = load(out, j, k);
          return field.mul(left, field.conj(right));
        });
      };
      Value diagonal = field.realSqrt(dotRow(j));
      store(diagonal, j, j);
      Value next = arith::AddIOp::create(b, j, indexConstant(b, 1));
      buildRange(b, next, size, [&](Value i) {
        store(field.div(dotRow(i), diagonal), i, j);
      });
    });
  });
  return success();
}

/// op(A) X = B or X op(A) = B by substitution, in place of B. The second is the
/// first for the transposes of all matrices.
LogicalResult emitTriangularSolve(BufferOp &call) {
  if (failed(requireWideFloat(call)))
    return failure();
  auto solve = cast<stablehlo::TriangularSolveOp>(call.op);
  bool left = solve.getLeftSide(), unit = solve.getUnitDiagonal();
  bool adjoint = solve.getTransposeA() == stablehlo::Transpose::ADJOINT;
  bool transposed =
      adjoint || solve.getTransposeA() == stablehlo::Transpose::TRANSPOSE;
  bool swapMatrix = transposed != !left;
  bool forward = solve.getLower() != swapMatrix;
  MemRefType type = call.outType(0);
  int64_t rank = type.getRank();
  int64_t n = call.inType(0).getShape().back();
  SmallVector<int64_t> loops(type.getShape().drop_back(2));
  loops.push_back(type.getDimSize(left ? rank - 1 : rank - 2));
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
    auto place = [&](Value i) {
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
      Value start = memref::LoadOp::create(b, out, place(i));
      Value x = subtractSum(b, start, low, high, [&](Value k) -> Value {
        Value element = matrix(i, k);
        Value known = memref::LoadOp::create(b, out, place(k));
        return field.mul(element, known);
      });
      if (!unit)
        x = field.div(x, matrix(i, i));
      memref::StoreOp::create(b, x, out, place(i));
    });
  });
  return success();
}

SmallVector<TiedOperand> tieSecond(Operation *) { return {{1, 0}}; }

/// The transform of one dimension: out[k] = scale * sum over j of
/// in[j] * exp(sign * 2 pi i j k / n), summed up in f64.
class LineTransform {
public:
  LineTransform(BufferOp &call, Value in, Value out, int64_t dim, int64_t n,
                bool inverse)
      : call(call), in(in), out(out), dim(dim), n(n), inverse(inverse) {}

  void emit() {
    ImplicitLocOpBuilder &b = call.b;
    cosines = call.temporary({n}, b.getF64Type());
    sines = call.temporary({n}, b.getF64Type());
    emitTable();
    auto type = cast<MemRefType>(out.getType());
    buildLoops(b, type.getShape(), [&](ImplicitLocOpBuilder &inner,
                                       ValueRange position) {
      emitElement(inner, position);
    });
  }

private:
  Value f64(ImplicitLocOpBuilder &b, double value) {
    return arith::ConstantOp::create(b, b.getF64FloatAttr(value));
  }

  void emitTable() {
    buildLoops(call.b, {n}, [&](ImplicitLocOpBuilder &b, ValueRange i) {
      Value wide = arith::IndexCastOp::create(b, b.getI64Type(), i.front());
      Value number = arith::SIToFPOp::create(b, b.getF64Type(), wide);
      double unit = (inverse ? 2 : -2) * 3.14159265358979323846 / n;
      Value angle = arith::MulFOp::create(b, number, f64(b, unit));
      memref::StoreOp::create(b, math::CosOp::create(b, angle), cosines, i);
      memref::StoreOp::create(b, math::SinOp::create(b, angle), sines, i);
    });
  }

  /// Element j of the input line as two f64: of a real tensor, or of the half
  /// of a line that is its own mirrored conjugate.
  std::pair<Value, Value> load(ImplicitLocOpBuilder &b, ValueRange position,
                               Value j) {
    auto type = cast<MemRefType>(in.getType());
    SmallVector<Value> source(position);
    Value mirrored;
    if (type.getDimSize(dim) < n) {
      mirrored = arith::CmpIOp::create(
          b, arith::CmpIPredicate::sge, j,
          indexConstant(b, type.getDimSize(dim)));
      Value other = arith::SubIOp::create(b, indexConstant(b, n), j);
      j = arith::SelectOp::create(b, mirrored, other, j);
    }
    source[dim] = j;
    Value element = memref::LoadOp::create(b, in, source);
    auto widen = [&](Value part) -> Value {
      if (part.getType().isF64())
        return part;
      return arith::ExtFOp::create(b, b.getF64Type(), part);
    };
    if (!isa<ComplexType>(element.getType()))
      return {widen(element), f64(b, 0)};
    Value re = widen(complex::ReOp::create(b, element));
    Value im = widen(complex::ImOp::create(b, element));
    if (mirrored) {
      Value negated = arith::NegFOp::create(b, im);
      im = arith::SelectOp::create(b, mirrored, negated, im);
    }
    return {re, im};
  }

  void emitElement(ImplicitLocOpBuilder &b, ValueRange position) {
    auto sum = scf::ForOp::create(b, indexConstant(b, 0), indexConstant(b, n),
                                  indexConstant(b, 1),
                                  ValueRange{f64(b, 0), f64(b, 0)});
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(sum.getBody());
      Value j = sum.getInductionVar();
      auto [re, im] = load(b, position, j);
      Value turn = arith::MulIOp::create(b, j, position[dim]);
      turn = arith::RemUIOp::create(b, turn, indexConstant(b, n));
      Value c = memref::LoadOp::create(b, cosines, turn);
      Value s = memref::LoadOp::create(b, sines, turn);
      auto mul = [&](Value x, Value y) -> Value {
        return arith::MulFOp::create(b, x, y);
      };
      Value real = arith::SubFOp::create(b, mul(re, c), mul(im, s));
      Value imag = arith::AddFOp::create(b, mul(re, s), mul(im, c));
      Value nextRe =
          arith::AddFOp::create(b, sum.getRegionIterArgs()[0], real);
      Value nextIm =
          arith::AddFOp::create(b, sum.getRegionIterArgs()[1], imag);
      scf::YieldOp::create(b, ValueRange{nextRe, nextIm});
    }
    store(b, position, sum.getResult(0), sum.getResult(1));
  }

  void store(ImplicitLocOpBuilder &b, ValueRange position, Value re, Value im) {
    Type element = cast<MemRefType>(out.getType()).getElementType();
    auto complexType = dyn_cast<ComplexType>(element);
    Type part = complexType ? complexType.getElementType() : element;
    auto finish = [&](Value value) -> Value {
      if (inverse)
        value = arith::MulFOp::create(b, value, f64(b, 1.0 / n));
      if (part.isF64())
        return value;
      return arith::TruncFOp::create(b, part, value);
    };
    Value result = finish(re);
    if (complexType)
      result = complex::CreateOp::create(b, complexType, result, finish(im));
    memref::StoreOp::create(b, result, out, position);
  }

  BufferOp &call;
  Value in, out;
  int64_t dim, n;
  bool inverse;
  Value cosines, sines;
};

/// One dimension after the other; the one that is real on one side is the last
/// of the tensor and comes first in RFFT and last in IRFFT.
LogicalResult emitFft(BufferOp &call) {
  auto fft = cast<stablehlo::FftOp>(call.op);
  stablehlo::FftType kind = fft.getFftType();
  bool inverse = kind == stablehlo::FftType::IFFT ||
                 kind == stablehlo::FftType::IRFFT;
  MemRefType inType = call.inType(0), outType = call.outType(0);
  Type complexType = isa<ComplexType>(inType.getElementType())
                         ? inType.getElementType()
                         : outType.getElementType();
  int64_t count = fft.getFftLength().size(), rank = outType.getRank();
  SmallVector<int64_t> order; // numbers of fft_length
  for (int64_t i = 0; i < count; ++i)
    order.push_back(kind == stablehlo::FftType::IRFFT ? i : count - 1 - i);
  Value current = call.ins[0];
  SmallVector<int64_t> shape(inType.getShape());
  for (auto [number, which] : llvm::enumerate(order)) {
    int64_t dim = rank - count + which;
    shape[dim] = outType.getDimSize(dim);
    bool last = number + 1 == order.size();
    Value next = last ? call.outs[0] : call.temporary(shape, complexType);
    LineTransform(call, current, next, dim, fft.getFftLength()[which], inverse)
        .emit();
    current = next;
  }
  return success();
}

} // namespace

void addMatrixBufferOps(BufferTable &table) {
  table["stablehlo.cholesky"] = {emitCholesky};
  table["stablehlo.triangular_solve"] = {emitTriangularSolve, tieSecond};
  table["stablehlo.fft"] = {emitFft};
}

} // namespace mlir::gspmd::lowering
