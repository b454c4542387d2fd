//===- BufferContract.cpp - Contractions on buffers -----------------------===//
//
// dot_general becomes one (batched) matrix product of the tuned library. Its
// operands are viewed as [batch..., rows, contracted] and [batch...,
// contracted, columns], without a copy wherever strides allow.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Ops/BufferContract.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::lowering {
namespace {

using Dims = SmallVector<int64_t>;

/// Returns the stride of `dims` collapsed to one dimension; nullopt if there is
/// no such view.
std::optional<int64_t> groupStride(MemRefType type, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> strides = type.getStridesAndOffset().first;
  std::optional<int64_t> inner;
  int64_t extent = 1;
  for (int64_t dim : llvm::reverse(dims)) {
    if (type.getDimSize(dim) == 1)
      continue;
    if (!inner)
      inner = strides[dim];
    else if (strides[dim] != *inner * extent)
      return std::nullopt;
    extent *= type.getDimSize(dim);
  }
  return inner.value_or(1);
}

Type elementOf(Value buffer) {
  return cast<MemRefType>(buffer.getType()).getElementType();
}

Value convertedCopy(BufferOp &call, Value buffer, Type elementType) {
  auto type = cast<MemRefType>(buffer.getType());
  if (type.getElementType() == elementType)
    return buffer;
  Value copy = call.temporary(type.getShape(), elementType);
  emitFloatConversion(call.b, buffer, copy);
  return copy;
}

void emitRuntimeProduct(BufferOp &call, Value lhs, Value rhs, Value out) {
  Value overwrite = arith::ConstantIntOp::create(call.b, 0, 64);
  Type element = cast<MemRefType>(lhs.getType()).getElementType();
  callRuntime(call.b, productFunction(element), {lhs, rhs, out, overwrite});
}

void emitFloatProduct(BufferOp &call, Value lhs, Value rhs, Value out) {
  ImplicitLocOpBuilder &b = call.b;
  auto outType = cast<MemRefType>(out.getType());
  bool wide = outType.getElementType().isF64() || elementOf(lhs).isF64();
  Type compute = wide ? Type(b.getF64Type()) : Type(b.getF32Type());
  bool isNarrow = elementOf(lhs).isBF16() || elementOf(lhs).isF16();
  if (wide || !isNarrow || elementOf(lhs) != elementOf(rhs)) {
    lhs = convertedCopy(call, lhs, compute);
    rhs = convertedCopy(call, rhs, compute);
  }
  Value target = out;
  if (outType.getElementType() != compute)
    target = call.temporary(outType.getShape(), compute);
  emitRuntimeProduct(call, lhs, rhs, target);
  if (target != out)
    emitFloatConversion(b, target, out);
}

/// Copies `buffer` to integers of another width.
Value integerCopy(BufferOp &call, Value buffer, Type to, bool isUnsigned) {
  Type from = elementOf(buffer);
  if (from == to)
    return buffer;
  auto shape = cast<MemRefType>(buffer.getType()).getShape();
  Value copy = call.temporary(shape, to);
  emitIntegerConversion(call.b, buffer, copy, isUnsigned);
  return copy;
}

/// Sums modulo 2^32 are exact in the low bits of all narrower types.
void emitIntegerProduct(BufferOp &call, Value lhs, Value rhs, Value out,
                        bool isLhsUnsigned, bool isRhsUnsigned) {
  ImplicitLocOpBuilder &b = call.b;
  Type element = elementOf(out);
  Type compute = element.isInteger(64) ? b.getI64Type() : b.getI32Type();
  Value target = out;
  if (element != compute)
    target =
        call.temporary(cast<MemRefType>(out.getType()).getShape(), compute);
  bool areSignedBytes = elementOf(lhs).isInteger(8) &&
                        elementOf(rhs).isInteger(8) && !isLhsUnsigned &&
                        !isRhsUnsigned && compute.isInteger(32);
  if (!areSignedBytes) {
    lhs = integerCopy(call, lhs, compute, isLhsUnsigned);
    rhs = integerCopy(call, rhs, compute, isRhsUnsigned);
  }
  emitRuntimeProduct(call, lhs, rhs, target);
  if (target != out)
    emitIntegerConversion(b, target, out, /*isUnsigned=*/false);
}

/// The product of booleans is the `or` over all pairs of their `and`.
void emitBoolProduct(BufferOp &call, Value lhs, Value rhs, Value out) {
  ImplicitLocOpBuilder &b = call.b;
  Value sums = call.temporary(cast<MemRefType>(out.getType()).getShape(),
                              b.getI32Type());
  emitIntegerProduct(call, lhs, rhs, sums, /*isLhsUnsigned=*/true,
                     /*isRhsUnsigned=*/true);
  emitElementwise(b, sums, out,
                  [&](ImplicitLocOpBuilder &scalar, Value count) -> Value {
                    Value zero = arith::ConstantIntOp::create(scalar, 0, 32);
                    return arith::CmpIOp::create(
                        scalar, arith::CmpIPredicate::ne, count, zero);
                  });
}

LogicalResult emitContraction(BufferOp &call, ArrayRef<int64_t> lhsBatch,
                              ArrayRef<int64_t> rhsBatch,
                              ArrayRef<int64_t> lhsContract,
                              ArrayRef<int64_t> rhsContract) {
  auto freeDims = [](MemRefType type, ArrayRef<int64_t> batch,
                     ArrayRef<int64_t> contract) {
    Dims result;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contract, dim))
        result.push_back(dim);
    return result;
  };
  Dims rows = freeDims(call.inType(0), lhsBatch, lhsContract);
  Dims columns = freeDims(call.inType(1), rhsBatch, rhsContract);
  Value lhs =
      viewAsMatrices(call, call.ins[0], lhsBatch, rows, Dims(lhsContract));
  Value rhs =
      viewAsMatrices(call, call.ins[1], rhsBatch, Dims(rhsContract), columns);
  emitBatchedProduct(call, lhs, rhs, call.outs[0]);
  return success();
}

LogicalResult emitDotGeneral(BufferOp &call) {
  auto dims = cast<stablehlo::DotGeneralOp>(call.op).getDotDimensionNumbers();
  return emitContraction(
      call, dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions(),
      dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions());
}

/// Contracts the last dimension of the left operand with the first of the right
/// one.
LogicalResult emitDot(BufferOp &call) {
  return emitContraction(call, {}, {}, {call.inType(0).getRank() - 1}, {0});
}

} // namespace

Value viewAsMatrices(BufferOp &call, Value buffer, ArrayRef<int64_t> batch,
                     ArrayRef<int64_t> rows, ArrayRef<int64_t> columns) {
  SmallVector<Dims> groups;
  for (int64_t dim : batch)
    groups.push_back({dim});
  groups.push_back(Dims(rows));
  groups.push_back(Dims(columns));
  ImplicitLocOpBuilder &b = call.b;
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<int64_t> sizes, strides, permutation;
  bool viewable = true;
  for (ArrayRef<int64_t> group : groups) {
    int64_t size = 1;
    for (int64_t dim : group)
      size *= type.getDimSize(dim);
    sizes.push_back(size);
    std::optional<int64_t> stride = groupStride(type, group);
    viewable &= stride.has_value();
    strides.push_back(stride.value_or(0));
    llvm::append_range(permutation, group);
  }
  if (viewable) {
    auto layout = StridedLayoutAttr::get(b.getContext(), 0, strides);
    auto result = MemRefType::get(sizes, type.getElementType(), layout);
    return memref::ReinterpretCastOp::create(b, result, buffer, 0, sizes,
                                             strides);
  }
  SmallVector<int64_t> shape;
  for (int64_t dim : permutation)
    shape.push_back(type.getDimSize(dim));
  Value copy = call.temporary(shape, type.getElementType());
  emitCopy(b, transposeView(b, buffer, permutation), copy);
  return reshapeBuffer(b, copy, sizes);
}

StringRef productFunction(Type element) {
  if (auto complexType = dyn_cast<ComplexType>(element))
    return complexType.getElementType().isF64() ? "gspmd_rt_gemm_c128"
                                                : "gspmd_rt_gemm_c64";
  if (element.isF64())
    return "gspmd_rt_gemm_f64";
  if (element.isInteger(8))
    return "gspmd_rt_gemm_i8_i32";
  if (element.isInteger())
    return element.isInteger(64) ? "gspmd_rt_gemm_i64" : "gspmd_rt_gemm_i32";
  if (element.isBF16())
    return "gspmd_rt_gemm_bf16_f32";
  return element.isF16() ? "gspmd_rt_gemm_f16_f32" : "gspmd_rt_gemm_f32";
}

Type productType(Type element) {
  bool isSame = !isa<FloatType>(element) || element.isF64();
  return isSame ? element : Float32Type::get(element.getContext());
}

void emitBatchedProduct(BufferOp &call, Value lhs, Value rhs, Value out) {
  auto lhsType = cast<MemRefType>(lhs.getType());
  auto rhsType = cast<MemRefType>(rhs.getType());
  SmallVector<int64_t> shape(lhsType.getShape().drop_back());
  shape.push_back(rhsType.getShape().back());
  Value matrices = reshapeBuffer(call.b, out, shape);
  Type element = cast<MemRefType>(out.getType()).getElementType();
  if (llvm::product_of(lhsType.getShape()) == 0)
    return emitFill(call.b, zeroOf(call.b, element), out);
  if (isa<FloatType>(element))
    return emitFloatProduct(call, lhs, rhs, matrices);
  if (isa<ComplexType>(element))
    return emitRuntimeProduct(call, lhs, rhs, matrices);
  if (element.isInteger(1))
    return emitBoolProduct(call, lhs, rhs, matrices);
  auto isUnsigned = [&](unsigned operand) {
    NumberKind kind =
        kindOf(getElementTypeOrSelf(call.op->getOperand(operand)));
    return kind == NumberKind::Unsigned || kind == NumberKind::Bool;
  };
  emitIntegerProduct(call, lhs, rhs, matrices, isUnsigned(0), isUnsigned(1));
}

void addContractBufferOps(BufferTable &table) {
  table["stablehlo.dot_general"] = {emitDotGeneral};
  table["stablehlo.dot"] = {emitDot};
}

} // namespace mlir::gspmd::lowering
