//===- BufferIndex.cpp - Slices, pads and concatenations on buffers -------===//

#include "transforms/Lowering/BufferLowering.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::gspmd::lowering {
namespace {

SmallVector<OpFoldResult> indexAttrs(Builder &b, ArrayRef<int64_t> values) {
  return getAsIndexOpFoldResult(b.getContext(), values);
}

/// The window of `shape` in `buffer` at run-time starts, which are clamped so
/// that it lies inside.
Value clampedWindow(BufferOp &call, Value buffer, ArrayRef<int64_t> shape,
                    unsigned firstStart) {
  ImplicitLocOpBuilder &b = call.b;
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<OpFoldResult> offsets;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    unsigned operand = firstStart + dim;
    Value start = loadIndex(
        b, call.ins[operand], {},
        getElementTypeOrSelf(call.op->getOperand(operand).getType()));
    offsets.push_back(
        clampIndex(b, start, type.getDimSize(dim) - shape[dim]));
  }
  SmallVector<int64_t> ones(shape.size(), 1);
  return memref::SubViewOp::create(b, buffer, offsets, indexAttrs(b, shape),
                                   indexAttrs(b, ones));
}

/// Only prefixes get here: other slices are affine gathers (LowerShape.cpp).
LogicalResult emitSlice(BufferOp &call) {
  auto slice = cast<stablehlo::SliceOp>(call.op);
  Value window = memref::SubViewOp::create(
      call.b, call.ins[0], slice.getStartIndices(), call.outType(0).getShape(),
      slice.getStrides());
  emitCopy(call.b, window, call.outs[0]);
  return success();
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

LogicalResult emitConcatenate(BufferOp &call) {
  ImplicitLocOpBuilder &b = call.b;
  int64_t dim = cast<stablehlo::ConcatenateOp>(call.op).getDimension();
  int64_t rank = call.outType(0).getRank();
  SmallVector<int64_t> offsets(rank, 0), strides(rank, 1);
  for (auto [index, input] : llvm::enumerate(call.ins)) {
    ArrayRef<int64_t> shape = call.inType(index).getShape();
    if (call.inType(index).getNumElements() == 0)
      continue;
    Value part =
        memref::SubViewOp::create(b, call.outs[0], offsets, shape, strides);
    emitCopy(b, input, part);
    offsets[dim] += shape[dim];
  }
  return success();
}

/// Where the operand's elements of one dimension land: element i at
/// low + i * (interior + 1), as far as that is inside of the result.
struct PaddedRange {
  int64_t first = 0;  ///< the first operand element that lands inside
  int64_t count = 0;  ///< how many do
  int64_t target = 0; ///< where the first one lands
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

/// Fills with the padding value and writes the operand over it; negative edge
/// padding cuts elements off.
LogicalResult emitPad(BufferOp &call) {
  ImplicitLocOpBuilder &b = call.b;
  auto pad = cast<stablehlo::PadOp>(call.op);
  Value value = memref::LoadOp::create(b, call.ins[1]);
  emitFill(b, value, call.outs[0]);
  SmallVector<int64_t> from, to, sizes, steps;
  for (auto [dim, low, interior] : llvm::enumerate(
           pad.getEdgePaddingLow(), pad.getInteriorPadding())) {
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
  Value source =
      memref::SubViewOp::create(b, call.ins[0], from, sizes, ones);
  Value target =
      memref::SubViewOp::create(b, call.outs[0], to, sizes, steps);
  emitCopy(b, source, target);
  return success();
}

/// A bitcast between element types of different widths: the same bytes.
LogicalResult emitBitcastConvert(BufferOp &call) {
  ImplicitLocOpBuilder &b = call.b;
  MemRefType from = call.inType(0), to = call.outType(0);
  for (Type type : {from.getElementType(), to.getElementType()})
    if (type.isInteger(1) || isa<ComplexType>(type))
      return call.op->emitOpError("is not supported by the emulator on element "
                                  "type ")
             << type;
  // The source's descriptor serves for its bytes: only its pointer is read.
  int64_t numBytes = from.getNumElements() * from.getElementTypeBitWidth() / 8;
  Value flat = reshapeBuffer(b, call.ins[0], {from.getNumElements()});
  Value bytes = UnrealizedConversionCastOp::create(
                    b, MemRefType::get({numBytes}, b.getI8Type()), flat)
                    .getResult(0);
  Value source = memref::ViewOp::create(b, to, bytes, indexConstant(b, 0),
                                        ValueRange{});
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
  table["stablehlo.slice"] = {emitSlice};
  table["stablehlo.dynamic_slice"] = {emitDynamicSlice};
  table["stablehlo.dynamic_update_slice"] = {emitDynamicUpdateSlice, tieFirst};
  table["stablehlo.concatenate"] = {emitConcatenate};
  table["stablehlo.pad"] = {emitPad};
  table["stablehlo.bitcast_convert"] = {emitBitcastConvert};
  table["stablehlo.get_dimension_size"] = {emitGetDimensionSize};
}

} // namespace mlir::gspmd::lowering
