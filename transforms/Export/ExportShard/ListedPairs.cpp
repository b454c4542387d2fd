//===- ListedPairs.cpp - permute_pairs in the shard dialect ---------------===//
//
// `shard.shift` sends to devices at one distance only, so a list of pairs is an
// all-gather of which each device keeps the tensor of its sender.
//
//===----------------------------------------------------------------------===//

#include "transforms/Export/ExportShard/ListedPairs.h"
#include "transforms/Export/ExportShard/HaloUpdates.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the element of `values` at `index`.
static Value lookUp(OpBuilder &b, Location loc, ArrayRef<int64_t> values,
                    Value index) {
  auto type = RankedTensorType::get({int64_t(values.size())}, b.getIndexType());
  Value table = arith::ConstantOp::create(
      b, loc,
      DenseElementsAttr::get(type, b.getIndexArrayAttr(values).getValue()));
  return tensor::ExtractOp::create(b, loc, table, index);
}

Value mlir::gspmd::writeListedPairs(spmd::PermutePairsOp op,
                                    FlatSymbolRefAttr grid,
                                    ArrayRef<int16_t> axes, Value index,
                                    int64_t size) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(op.getType());
  SmallVector<int64_t> sender(size, 0), isReceiver(size, 0);
  ArrayRef<int64_t> pairs = op.getPairs();
  for (unsigned i = 0; i < pairs.size(); i += 2) {
    sender[pairs[i + 1]] = pairs[i];
    isReceiver[pairs[i + 1]] = 1;
  }
  // The new dimension 0 is joined with the first one, if there is one.
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin(), 1);
  SmallVector<ReassociationIndices> joined;
  if (type.getRank() > 0)
    joined.push_back({0, 1});
  for (int64_t d = 1; d < type.getRank(); ++d)
    joined.push_back({d + 1});
  Value row = tensor::ExpandShapeOp::create(b, loc, type.clone(shape),
                                            op.getInput(), joined);
  shape[0] = size;
  Value rows = shard::AllGatherOp::create(b, loc, type.clone(shape), grid,
                                          b.getDenseI16ArrayAttr(axes), row,
                                          b.getIndexAttr(0));
  shape[0] = 1;
  SmallVector<OpFoldResult> offsets(shape.size(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(shape.size(), b.getIndexAttr(1));
  offsets[0] = lookUp(b, loc, sender, index);
  Value received = tensor::ExtractSliceOp::create(
      b, loc, type, rows, offsets,
      getAsIndexOpFoldResult(b.getContext(), shape), strides);
  if (int64_t(pairs.size()) == 2 * size)
    return received;
  Value receives = arith::CmpIOp::create(
      b, loc, arith::CmpIPredicate::ne, lookUp(b, loc, isReceiver, index),
      arith::ConstantIndexOp::create(b, loc, 0));
  return arith::SelectOp::create(b, loc, receives, received,
                                 zeroTensor(b, loc, type));
}
