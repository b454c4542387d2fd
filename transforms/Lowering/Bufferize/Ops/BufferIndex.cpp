//===- BufferIndex.cpp - Slices, pads and concatenations on buffers -------===//

#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Scalars/StoredElements.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::gspmd::lowering {
namespace {

SmallVector<OpFoldResult> indexAttrs(Builder &b, ArrayRef<int64_t> values) {
  return getAsIndexOpFoldResult(b.getContext(), values);
}

/// Returns the window of `shape` in `buffer` at runtime starts, which are
/// clamped to keep the window in bounds.
Value clampedWindow(BufferOp &call, Value buffer, ArrayRef<int64_t> shape,
                    unsigned firstStart) {
  ImplicitLocOpBuilder &b = call.b;
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<OpFoldResult> offsets;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    unsigned operand = firstStart + dim;
    Value start =
        loadIndex(b, call.ins[operand], {},
                  getElementTypeOrSelf(call.op->getOperand(operand).getType()));
    offsets.push_back(clampIndex(b, start, type.getDimSize(dim) - shape[dim]));
  }
  SmallVector<int64_t> ones(shape.size(), 1);
  return memref::SubViewOp::create(b, buffer, offsets, indexAttrs(b, shape),
                                   indexAttrs(b, ones));
}

LogicalResult emitDynamicSlice(BufferOp &call) {
  Value window =
      clampedWindow(call, call.ins[0], call.outType(0).getShape(), 1);
  emitCopy(call.b, window, call.outs[0]);
  return success();
}

LogicalResult emitDynamicUpdateSlice(BufferOp &call) {
  Value window =
      clampedWindow(call, call.outs[0], call.inType(1).getShape(), 2);
  if (call.inType(1).getNumElements())
    emitCopy(call.b, call.ins[1], window);
  return success();
}

SmallVector<TiedOperand> tieFirst(Operation *) { return {{0, 0}}; }

Value concatenatedView(BufferOp &call, unsigned number) {
  auto op = cast<stablehlo::ConcatenateOp>(call.op);
  int64_t dim = op.getDimension();
  SmallVector<int64_t> offsets(call.outType(0).getRank(), 0);
  SmallVector<int64_t> strides(offsets.size(), 1);
  for (Value before : op->getOperands().take_front(number))
    offsets[dim] += cast<RankedTensorType>(before.getType()).getDimSize(dim);
  auto type = cast<RankedTensorType>(op->getOperand(number).getType());
  return memref::SubViewOp::create(call.b, call.outs[0], offsets,
                                   type.getShape(), strides);
}

LogicalResult emitConcatenate(BufferOp &call) {
  for (auto [index, input] : llvm::enumerate(call.ins)) {
    auto view = input.getDefiningOp<memref::SubViewOp>();
    bool isInResult = view && view.getSource() == call.outs[0];
    if (!isInResult && call.inType(index).getNumElements())
      emitCopy(call.b, input, concatenatedView(call, index));
  }
  return success();
}

/// The range of operand elements of one dimension that are in bounds of the
/// result: element i is at low + i * (interior + 1).
struct PaddedRange {
  int64_t first = 0;  ///< the first operand element in bounds
  int64_t count = 0;  ///< the number of elements in bounds
  int64_t target = 0; ///< the result index of `first`
};
PaddedRange paddedRange(int64_t size, int64_t low, int64_t interior,
                        int64_t resultSize) {
  int64_t step = interior + 1;
  PaddedRange range;
  if (low < 0)
    range.first = (-low + step - 1) / step;
  range.target = low + range.first * step;
  if (range.first < size && range.target < resultSize)
    range.count = std::min(size - range.first,
                           (resultSize - 1 - range.target) / step + 1);
  return range;
}

/// Fills the result with the padding value and copies the operand into it.
/// Negative edge padding removes elements.
LogicalResult emitPad(BufferOp &call) {
  ImplicitLocOpBuilder &b = call.b;
  auto pad = cast<stablehlo::PadOp>(call.op);
  Value value = memref::LoadOp::create(b, call.ins[1]);
  emitFill(b, value, call.outs[0]);
  SmallVector<int64_t> from, to, sizes, steps;
  for (auto [dim, low, interior] :
       llvm::enumerate(pad.getEdgePaddingLow(), pad.getInteriorPadding())) {
    PaddedRange range = paddedRange(call.inType(0).getDimSize(dim), low,
                                    interior, call.outType(0).getDimSize(dim));
    if (range.count <= 0)
      return success();
    from.push_back(range.first);
    to.push_back(range.target);
    sizes.push_back(range.count);
    steps.push_back(interior + 1);
  }
  SmallVector<int64_t> ones(sizes.size(), 1);
  Value source = memref::SubViewOp::create(b, call.ins[0], from, sizes, ones);
  Value target = memref::SubViewOp::create(b, call.outs[0], to, sizes, steps);
  emitCopy(b, source, target);
  return success();
}

/// Returns the bit width of an element of the op; memory has no elements below
/// 8 bits.
int64_t writtenBits(Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type))
    return 2 * complexType.getElementType().getIntOrFloatBitWidth();
  return type.getIntOrFloatBitWidth();
}

/// Converts an element in memory to its bits; fromBits converts them back.
Value bitsOf(ImplicitLocOpBuilder &b, Value value, Type written) {
  Type bits = b.getIntegerType(written.getIntOrFloatBitWidth());
  if (value.getType() == bits)
    return value;
  if (isa<FloatType>(value.getType()))
    return arith::BitcastOp::create(b, bits, value);
  return arith::TruncIOp::create(b, bits, value);
}
Value fromBits(ImplicitLocOpBuilder &b, Value bits, Type written) {
  Type stored = signlessElement(written);
  if (stored == bits.getType())
    return bits;
  if (isa<FloatType>(stored))
    return arith::BitcastOp::create(b, stored, bits);
  if (written.isSignlessInteger() || written.isSignedInteger())
    return arith::ExtSIOp::create(b, stored, bits);
  return arith::ExtUIOp::create(b, stored, bits);
}

/// Converts between one element of the wider type and many of the narrower one,
/// the lowest bits first, for element types of less than a byte, whose bits are
/// not packed in memory.
void emitBitRegroup(BufferOp &call, Type from, Type to) {
  bool packs = writtenBits(from) < writtenBits(to);
  Type narrow = packs ? from : to, wide = packs ? to : from;
  int64_t step = writtenBits(narrow), count = writtenBits(wide) / step;
  Type bits = call.b.getIntegerType(writtenBits(wide));
  Type narrowType = call.b.getIntegerType(step);
  auto withIndex = [&](ValueRange at, int64_t number) {
    SmallVector<Value> result(at);
    result.push_back(indexConstant(call.b, number));
    return result;
  };
  BufferOp &c = call;
  buildLoops(
      c.b, (packs ? c.outType(0) : c.inType(0)).getShape(),
      [&](ImplicitLocOpBuilder &b, ValueRange at) {
        Value sum =
            packs
                ? Value(arith::ConstantOp::create(b, b.getIntegerAttr(bits, 0)))
                : bitsOf(b, memref::LoadOp::create(b, c.ins[0], at), wide);
        for (int64_t number = 0; number < count; ++number) {
          Value shift = arith::ConstantOp::create(
              b, b.getIntegerAttr(bits, number * step));
          if (packs) {
            Value element =
                memref::LoadOp::create(b, c.ins[0], withIndex(at, number));
            Value low =
                arith::ExtUIOp::create(b, bits, bitsOf(b, element, narrow));
            Value moved = arith::ShLIOp::create(b, low, shift);
            sum = arith::OrIOp::create(b, sum, moved);
            continue;
          }
          Value moved = arith::ShRUIOp::create(b, sum, shift);
          Value low = arith::TruncIOp::create(b, narrowType, moved);
          memref::StoreOp::create(b, fromBits(b, low, narrow), c.outs[0],
                                  withIndex(at, number));
        }
        if (packs)
          memref::StoreOp::create(b, fromBits(b, sum, wide), c.outs[0], at);
      });
}

/// Emits a bitcast between element types of different widths.
LogicalResult emitBitcastConvert(BufferOp &call) {
  ImplicitLocOpBuilder &b = call.b;
  Type written = getElementTypeOrSelf(call.op->getOperand(0));
  Type result = getElementTypeOrSelf(call.op->getResult(0));
  if (std::min(writtenBits(written), writtenBits(result)) < 8) {
    emitBitRegroup(call, written, result);
    return success();
  }
  // The source's descriptor can stand for its bytes: only its pointer is read,
  // as the view has another type than bytes of dynamic size and is not folded.
  MemRefType from = call.inType(0), to = call.outType(0);
  Value flat = reshapeBuffer(b, call.ins[0], {from.getNumElements()});
  Value bytes =
      UnrealizedConversionCastOp::create(
          b, MemRefType::get({ShapedType::kDynamic}, b.getI8Type()), flat)
          .getResult(0);
  Value source =
      memref::ViewOp::create(b, to, bytes, indexConstant(b, 0), ValueRange{});
  emitCopy(b, source, call.outs[0]);
  return success();
}

LogicalResult emitGetDimensionSize(BufferOp &call) {
  auto size = cast<stablehlo::GetDimensionSizeOp>(call.op);
  Value value = arith::ConstantIntOp::create(
      call.b, call.inType(0).getDimSize(size.getDimension()), 32);
  memref::StoreOp::create(call.b, value, call.outs[0]);
  return success();
}

} // namespace

void addIndexBufferOps(BufferTable &table) {
  table["stablehlo.dynamic_slice"] = {emitDynamicSlice};
  table["stablehlo.dynamic_slice"].canWriteView = true;
  table["stablehlo.dynamic_update_slice"] = {emitDynamicUpdateSlice, tieFirst};
  table["stablehlo.concatenate"] = {emitConcatenate};
  table["stablehlo.concatenate"].operandView = concatenatedView;
  table["stablehlo.pad"] = {emitPad};
  table["stablehlo.bitcast_convert"] = {emitBitcastConvert};
  table["stablehlo.get_dimension_size"] = {emitGetDimensionSize};
}

} // namespace mlir::gspmd::lowering
