//===- HaloUpdates.cpp - Halo exchanges in the shard dialect --------------===//
//
// `shard.update_halo` writes rows of the adjacent shards into the halo of a
// tensor; at the ends of the grid, the halo keeps what it had, here zeros. The
// shard that is k + 1 devices away is the halo, of a full shard, of the halo
// that holds the shard k devices away.
//
//===----------------------------------------------------------------------===//

#include "transforms/Export/ExportShard/HaloUpdates.h"

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class HaloWriter {
public:
  HaloWriter(spmd::HaloExchangeOp op, FlatSymbolRefAttr grid, int16_t axis)
      : builder(op), loc(op.getLoc()), grid(grid), axis(axis),
        dim(static_cast<int64_t>(op.getDim())),
        type(cast<RankedTensorType>(op.getInput().getType())),
        shard(type.getDimSize(dim)) {}

  /// Returns `input` with `left` and `right` rows, both at least 0, of the
  /// previous and the following devices.
  Value widen(Value input, int64_t left, int64_t right);
  /// Returns the rows [start, start + size).
  Value rows(Value value, int64_t start, int64_t size);

private:
  RankedTensorType withRows(int64_t size) const {
    SmallVector<int64_t> shape(type.getShape());
    shape[dim] = size;
    return type.clone(shape);
  }
  Value zeros(RankedTensorType wide) { return zeroTensor(builder, loc, wide); }
  Value insert(Value value, Value into, int64_t start);
  /// Returns the value, a shard, with halos of at most a shard.
  Value update(Value value, int64_t left, int64_t right);

  OpBuilder builder;
  Location loc;
  FlatSymbolRefAttr grid;
  int16_t axis;
  int64_t dim;
  RankedTensorType type;
  int64_t shard; ///< number of rows of a shard
};

} // namespace

Value HaloWriter::rows(Value value, int64_t start, int64_t size) {
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  RankedTensorType result = withRows(size);
  if (result == value.getType())
    return value;
  offsets[dim] = builder.getIndexAttr(start);
  return tensor::ExtractSliceOp::create(
      builder, loc, result, value, offsets,
      getAsIndexOpFoldResult(builder.getContext(), result.getShape()), strides);
}

Value HaloWriter::insert(Value value, Value into, int64_t start) {
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  offsets[dim] = builder.getIndexAttr(start);
  return tensor::InsertSliceOp::create(
      builder, loc, value, into, offsets,
      getAsIndexOpFoldResult(
          builder.getContext(),
          cast<RankedTensorType>(value.getType()).getShape()),
      strides);
}

Value mlir::gspmd::zeroTensor(OpBuilder &b, Location loc,
                              RankedTensorType type) {
  Type element = type.getElementType();
  if (!element.isSignlessIntOrFloat())
    return stablehlo::TensorOps(b, loc).constant(type, 0);
  return arith::ConstantOp::create(
      b, loc, DenseElementsAttr::get(type, b.getZeroAttr(element)));
}

Value HaloWriter::update(Value value, int64_t left, int64_t right) {
  if (left == 0 && right == 0)
    return value;
  RankedTensorType wide = withRows(left + shard + right);
  SmallVector<shard::GridAxesAttr> split(
      type.getRank(), shard::GridAxesAttr::get(builder.getContext(), {}));
  split[dim] = shard::GridAxesAttr::get(builder.getContext(), {axis});
  return shard::UpdateHaloOp::create(
             builder, loc, wide, insert(value, zeros(wide), left), grid,
             shard::GridAxesArrayAttr::get(builder.getContext(), split),
             ValueRange(), builder.getDenseI64ArrayAttr({left, right}))
      .getResult();
}

Value HaloWriter::widen(Value input, int64_t left, int64_t right) {
  int64_t nearLeft = std::min(left, shard), nearRight = std::min(right, shard);
  Value near = update(input, nearLeft, nearRight);
  if (nearLeft == left && nearRight == right)
    return near;
  Value result =
      insert(near, zeros(withRows(left + shard + right)), left - nearLeft);
  // Each halo beyond the adjacent shard is that of the halo before it.
  Value received = near;
  for (int64_t done = nearLeft; done < left;) {
    int64_t size = std::min(left - done, shard);
    received = rows(update(rows(received, 0, shard), size, 0), 0, size);
    done += size;
    result = insert(received, result, left - done);
  }
  received = near;
  int64_t start = nearLeft + shard;
  for (int64_t done = nearRight; done < right; start = 0) {
    int64_t size = std::min(right - done, shard);
    received = rows(update(rows(received, start, shard), 0, size), shard, size);
    result = insert(received, result, left + shard + done);
    done += size;
  }
  return result;
}

FailureOr<Value> mlir::gspmd::writeHaloUpdates(spmd::HaloExchangeOp op,
                                               FlatSymbolRefAttr grid,
                                               ArrayRef<int16_t> axes) {
  if (op.getWrap())
    return op.emitOpError("wraps around, which shard.update_halo does not "
                          "support");
  if (axes.size() != 1)
    return op.emitOpError("exchanges halos along ")
           << axes.size()
           << " axes; shard.update_halo supports one: join them in the mesh";
  auto left = static_cast<int64_t>(op.getLeft());
  auto right = static_cast<int64_t>(op.getRight());
  auto dim = static_cast<int64_t>(op.getDim());
  HaloWriter writer(op, grid, axes.front());
  Value wide = writer.widen(op.getInput(), std::max<int64_t>(left, 0),
                            std::max<int64_t>(right, 0));
  // A negative width drops rows of the shard.
  return writer.rows(wide, std::max<int64_t>(-left, 0),
                     cast<RankedTensorType>(op.getType()).getDimSize(dim));
}
