//===- ImportHaloUpdate.cpp - Imports shard.update_halo -------------------===//
//
// `shard.update_halo` overwrites the halos in a tensor that has a shard between
// them; `spmd.halo_exchange` adds halos to a shard, zeros at both ends. They
// are the same if the tensor has zeros in its halos. Otherwise, the first and
// the last device take the halo at their end from the tensor.
//
//===----------------------------------------------------------------------===//

#include "transforms/Import/ImportShard/ImportHaloUpdate.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace {

/// The dimension that has a halo.
struct Halo {
  int64_t dim = -1;
  int64_t left = 0, right = 0;
  ArrayRef<int16_t> axes;
};

/// Reads and writes rows of a tensor along one dimension.
class Rows {
public:
  Rows(OpBuilder &b, Location loc, RankedTensorType type, int64_t dim)
      : b(b), loc(loc), type(type), dim(dim) {}

  Value read(Value value, int64_t start, int64_t size) {
    SmallVector<int64_t> shape(type.getShape());
    shape[dim] = size;
    return tensor::ExtractSliceOp::create(b, loc, type.clone(shape), value,
                                          offsets(start), sizes(size), ones());
  }
  Value write(Value rows, Value into, int64_t start, int64_t size) {
    return tensor::InsertSliceOp::create(b, loc, rows, into, offsets(start),
                                         sizes(size), ones());
  }

private:
  SmallVector<OpFoldResult> ones() {
    return SmallVector<OpFoldResult>(type.getRank(), b.getIndexAttr(1));
  }
  SmallVector<OpFoldResult> offsets(int64_t start) {
    SmallVector<OpFoldResult> result(type.getRank(), b.getIndexAttr(0));
    result[dim] = b.getIndexAttr(start);
    return result;
  }
  SmallVector<OpFoldResult> sizes(int64_t size) {
    SmallVector<int64_t> shape(type.getShape());
    shape[dim] = size;
    return getAsIndexOpFoldResult(b.getContext(), shape);
  }

  OpBuilder &b;
  Location loc;
  RankedTensorType type;
  int64_t dim;
};

} // namespace

/// Each dimension that has axes has two sizes, in the order of dimensions.
static FailureOr<Halo> haloOf(shard::UpdateHaloOp op, RankedTensorType type) {
  ArrayRef<int64_t> sizes = op.getStaticHaloSizes();
  Halo halo;
  size_t next = 0;
  if (op.getSplitAxes().getAxes().size() > size_t(type.getRank()))
    return op.emitOpError("splits ")
           << op.getSplitAxes().getAxes().size()
           << " dimensions; expected at most its rank, " << type.getRank();
  size_t numSplit =
      llvm::count_if(op.getSplitAxes().getAxes(), [](DenseI16ArrayAttr axes) {
        return !axes.asArrayRef().empty();
      });
  if (sizes.size() != 2 * numSplit)
    return op.emitOpError("has ")
           << sizes.size() << " halo sizes; expected two for each dimension "
           << "that is split";
  for (auto [dim, axes] : llvm::enumerate(op.getSplitAxes().getAxes())) {
    if (axes.asArrayRef().empty())
      continue;
    int64_t left = sizes[next++], right = sizes[next++];
    if (left == 0 && right == 0)
      continue;
    if (halo.dim >= 0)
      return op.emitOpError("has halos along dimensions ")
             << halo.dim << " and " << dim
             << "; expected an update_halo for each dimension";
    halo.dim = static_cast<int64_t>(dim);
    halo.left = left;
    halo.right = right;
    halo.axes = axes.asArrayRef();
  }
  if (halo.dim < 0)
    return halo;
  int64_t shard = type.getDimSize(halo.dim) - halo.left - halo.right;
  if (halo.left < 0 || halo.right < 0 || halo.left > shard ||
      halo.right > shard)
    return op.emitOpError("has halos of ")
           << halo.left << " and " << halo.right << " around a shard of "
           << shard << "; expected halos of at most a shard";
  return halo;
}

/// Returns the shard that `destination` has between halos of zeros; null if it
/// is not made that way.
static Value findPaddedShard(Value destination, const Halo &halo,
                             RankedTensorType type) {
  auto insert = destination.getDefiningOp<tensor::InsertSliceOp>();
  if (!insert || !insert.hasUnitStride())
    return {};
  SmallVector<int64_t> offsets(type.getRank(), 0), shape(type.getShape());
  offsets[halo.dim] = halo.left;
  shape[halo.dim] -= halo.left + halo.right;
  if (insert.getStaticOffsets() != ArrayRef(offsets) ||
      insert.getSourceType() != type.clone(shape))
    return {};
  if (matchPattern(insert.getDest(), m_Zero()) ||
      matchPattern(insert.getDest(), m_PosZeroFloat()))
    return insert.getSource();
  return {};
}

FailureOr<Value> mlir::gspmd::importHaloUpdate(
    shard::UpdateHaloOp op,
    function_ref<AxesAttr(FlatSymbolRefAttr, ArrayRef<int16_t>)> axesOf) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !type.hasStaticShape() || !op.getHaloSizes().empty())
    return op.emitOpError(
        "has a memref or dynamic sizes; expected a tensor of static shape and "
        "static halo sizes");
  FailureOr<Halo> halo = haloOf(op, type);
  if (failed(halo))
    return failure();
  Value destination = op.getDestination();
  if (halo->dim < 0)
    return destination;
  OpBuilder b(op);
  Location loc = op.getLoc();
  AxesAttr axes = axesOf(op.getGridAttr(), halo->axes);
  Rows rows(b, loc, type, halo->dim);
  int64_t shard = type.getDimSize(halo->dim) - halo->left - halo->right;
  Value padded = findPaddedShard(destination, *halo, type);
  Value result = spmd::HaloExchangeOp::create(
      b, loc, type, padded ? padded : rows.read(destination, halo->left, shard),
      halo->dim, halo->left, halo->right, /*wrap=*/false,
      /*ring=*/IntegerAttr(), axes);
  if (padded)
    return result;

  Value index = tensor::ExtractOp::create(
      b, loc,
      spmd::AxisIndexOp::create(b, loc,
                                RankedTensorType::get({}, b.getI32Type()), axes)
          .getResult(),
      ValueRange());
  auto keepAt = [&](int64_t device, int64_t start, int64_t size) {
    if (size == 0)
      return;
    Value last = arith::ConstantIntOp::create(b, loc, device, 32);
    Value isAtEnd =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, index, last);
    Value kept = arith::SelectOp::create(b, loc, isAtEnd,
                                         rows.read(destination, start, size),
                                         rows.read(result, start, size));
    result = rows.write(kept, result, start, size);
  };
  keepAt(0, 0, halo->left);
  Mesh mesh = lookupMesh(op, op.getGridAttr()).toMesh();
  keepAt(axisListSize(axes.toAxes(mesh)) - 1, halo->left + shard, halo->right);
  return result;
}
