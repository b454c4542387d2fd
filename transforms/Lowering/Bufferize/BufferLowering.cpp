//===- BufferLowering.cpp - Helpers for ops on buffers --------------------===//

#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Bufferize/Ops/BufferHostCall.h"
#include "transforms/Lowering/Bufferize/Ops/BufferLinearAlgebra.h"
#include "transforms/Lowering/Scalars/IndexScalars.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "transforms/Lowering/Scalars/ScalarConversion.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

namespace mlir::gspmd::lowering {

MemRefType BufferOp::inType(unsigned i) const {
  return cast<MemRefType>(ins[i].getType());
}
MemRefType BufferOp::outType(unsigned i) const {
  return cast<MemRefType>(outs[i].getType());
}

Value BufferOp::temporary(ArrayRef<int64_t> shape, Type elementType) {
  OpBuilder::InsertionGuard guard(b);
  if (allocateBefore)
    b.setInsertionPoint(allocateBefore);
  Value buffer =
      memref::AllocOp::create(b, MemRefType::get(shape, elementType));
  temporaries.push_back(buffer);
  return buffer;
}

void BufferOp::freeTemporaries(ValueRange kept) {
  SmallVector<Value> left;
  for (Value buffer : temporaries)
    if (llvm::is_contained(kept, buffer))
      left.push_back(buffer);
  for (Value buffer : llvm::reverse(temporaries))
    if (!llvm::is_contained(left, buffer))
      memref::DeallocOp::create(b, buffer);
  temporaries = std::move(left);
}

const BufferEntry *lookupBufferOp(Operation *op) {
  static const BufferTable table = [] {
    BufferTable result;
    addContractBufferOps(result);
    addRaggedDotBufferOps(result);
    addConvolutionBufferOps(result);
    addIndexBufferOps(result);
    addGatherScatterBufferOps(result);
    addWindowBufferOps(result);
    addSortBufferOps(result);
    addTopKBufferOps(result);
    addMatrixBufferOps(result);
    addCollectiveBufferOps(result);
    addCheckBufferOps(result);
    return result;
  }();
  if (const BufferEntry *entry = lookupMatrixCall(op))
    return entry;
  if (const BufferEntry *entry = lookupHostCall(op))
    return entry;
  auto it = table.find(op->getName().getStringRef());
  return it == table.end() ? nullptr : &it->second;
}

MemRefType bufferType(Type tensorType) {
  RankedTensorType type = signlessTensor(tensorType);
  return MemRefType::get(type.getShape(), type.getElementType());
}

Value indexConstant(ImplicitLocOpBuilder &b, int64_t value) {
  return arith::ConstantIndexOp::create(b, value);
}

Value zeroOf(ImplicitLocOpBuilder &b, Type type) {
  Attribute zero;
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Attribute component = b.getZeroAttr(complexType.getElementType());
    zero = b.getArrayAttr({component, component});
  } else {
    zero = b.getZeroAttr(type);
  }
  return buildConstant(b, b.getLoc(), zero, type);
}

void buildLoops(
    ImplicitLocOpBuilder &b, ArrayRef<int64_t> sizes,
    llvm::function_ref<void(ImplicitLocOpBuilder &, ValueRange)> body) {
  OpBuilder::InsertionGuard guard(b);
  SmallVector<Value> positions;
  Value zero = indexConstant(b, 0), one = indexConstant(b, 1);
  SmallVector<Value> limits;
  for (int64_t size : sizes)
    limits.push_back(indexConstant(b, size));
  for (Value limit : limits) {
    auto loop = scf::ForOp::create(b, zero, limit, one);
    positions.push_back(loop.getInductionVar());
    b.setInsertionPointToStart(loop.getBody());
  }
  body(b, positions);
}

Value loadIndex(ImplicitLocOpBuilder &b, Value memref, ValueRange position,
                Type elementType) {
  return indexOf(b, memref::LoadOp::create(b, memref, position), elementType);
}

Value clampIndex(ImplicitLocOpBuilder &b, Value value, int64_t maximum) {
  Value nonNegative = arith::MaxSIOp::create(b, value, indexConstant(b, 0));
  return arith::MinSIOp::create(b, nonNegative, indexConstant(b, maximum));
}

void emitElementwise(
    ImplicitLocOpBuilder &b, Value source, Value target,
    llvm::function_ref<Value(ImplicitLocOpBuilder &, Value)> body) {
  int64_t rank = cast<MemRefType>(target.getType()).getRank();
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  linalg::GenericOp::create(
      b, source, target, ArrayRef<AffineMap>{identity, identity}, iterators,
      [&](OpBuilder &inner, Location loc, ValueRange elements) {
        ImplicitLocOpBuilder scalar(loc, inner);
        linalg::YieldOp::create(scalar, body(scalar, elements[0]));
      });
}

void emitCopy(ImplicitLocOpBuilder &b, Value source, Value target) {
  auto sourceType = cast<MemRefType>(source.getType());
  auto targetType = cast<MemRefType>(target.getType());
  if (targetType.getNumElements() == 0)
    return;
  if (sourceType.getLayout().isIdentity() &&
      targetType.getLayout().isIdentity()) {
    memref::CopyOp::create(b, source, target);
    return;
  }
  emitElementwise(b, source, target, [](ImplicitLocOpBuilder &, Value element) {
    return element;
  });
}

void emitFill(ImplicitLocOpBuilder &b, Value scalar, Value target) {
  linalg::FillOp::create(b, scalar, target);
}

void emitFloatConversion(ImplicitLocOpBuilder &b, Value source, Value target) {
  Type to = cast<MemRefType>(target.getType()).getElementType();
  emitElementwise(b, source, target,
                  [&](ImplicitLocOpBuilder &scalar, Value element) {
                    return convertFloat(scalar, element, to);
                  });
}

void emitIntegerConversion(ImplicitLocOpBuilder &b, Value source, Value target,
                           bool isUnsigned) {
  Type to = cast<MemRefType>(target.getType()).getElementType();
  emitElementwise(b, source, target,
                  [&](ImplicitLocOpBuilder &scalar, Value element) {
                    return convertScalarToDtype(scalar, scalar.getLoc(),
                                                element, to, isUnsigned);
                  });
}

Value reshapeBuffer(ImplicitLocOpBuilder &b, Value buffer,
                    ArrayRef<int64_t> shape) {
  auto type = cast<MemRefType>(buffer.getType());
  if (type.getShape() == shape)
    return buffer;
  auto result = MemRefType::get(shape, type.getElementType());
  // Strides that are computed from a shape with a size of 0 are 0, unlike those
  // of the identity layout, so they are passed explicitly.
  return memref::ReinterpretCastOp::create(b, result, buffer, /*offset=*/0,
                                           shape, computeSuffixProduct(shape));
}

Value transposeView(ImplicitLocOpBuilder &b, Value buffer,
                    ArrayRef<int64_t> permutation) {
  AffineMap map = AffineMap::getPermutationMap(permutation, b.getContext());
  if (map.isIdentity())
    return buffer;
  return memref::TransposeOp::create(b, buffer, AffineMapAttr::get(map));
}

/// Converts an argument to the type that functions of the runtime declare: an
/// index to i64, a memref to an unranked memref of i8. Those functions get
/// element types from a table or from their name.
static Value runtimeArgument(ImplicitLocOpBuilder &b, Value arg) {
  if (isa<IndexType>(arg.getType()))
    return arith::IndexCastOp::create(b, b.getI64Type(), arg);
  auto type = dyn_cast<MemRefType>(arg.getType());
  if (!type)
    return arg;
  Type bytes = MemRefType::Builder(type).setElementType(b.getI8Type());
  if (bytes != type)
    arg = UnrealizedConversionCastOp::create(b, bytes, arg).getResult(0);
  return memref::CastOp::create(
      b, UnrankedMemRefType::get(b.getI8Type(), Attribute()), arg);
}

Value callRuntime(ImplicitLocOpBuilder &b, StringRef name, ValueRange args,
                  Type result) {
  SmallVector<Value> values;
  for (Value arg : args)
    values.push_back(runtimeArgument(b, arg));
  auto module =
      b.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  auto callee = module.lookupSymbol<func::FuncOp>(name);
  if (!callee) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(module.getBody());
    callee = func::FuncOp::create(
        b, name,
        b.getFunctionType(TypeRange(ValueRange(values)),
                          result ? TypeRange(result) : TypeRange()));
    callee.setPrivate();
  }
  auto call = func::CallOp::create(b, callee, values);
  return result ? call.getResult(0) : Value();
}

FailureOr<SmallVector<Value>> emitRegion(ImplicitLocOpBuilder &b,
                                         Region &region, ValueRange args) {
  return inlineScalarRegion(region, args, b, [&](Value value) -> Value {
    ElementsAttr constant;
    if (!matchPattern(value, m_Constant(&constant)))
      return {};
    return buildConstant(b, value.getLoc(), splatElement(constant),
                         signlessElement(getElementTypeOrSelf(value)));
  });
}

} // namespace mlir::gspmd::lowering
