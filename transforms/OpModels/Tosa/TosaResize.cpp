//===- TosaResize.cpp - Model of tosa.resize ------------------------------===//
//
// Index o of a spatial dimension of the result is between the indices
// floor(x) and floor(x) + 1 of the input, x = (o step + offset) / scale; beyond
// the input, they have its first or last element. A device reads the indices
// between which its shard is, from a multiple of the period on after which x is
// as far from an integer again, so that one offset serves all devices.
//
// The product of an infinite element and the weight 0 is NaN. Two forms have no
// such product, by MLIR's folder and lowering, and have none on shards either:
// a resize that keeps the image, and a dimension of the input with one index.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Tosa/ShapeOperands.h"
#include <numeric>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// The parameters of one spatial dimension.
struct ResizedDim {
  /// Returns those of dimension `dim`; nullopt if they are not constant.
  static std::optional<ResizedDim> of(tosa::ResizeOp op, unsigned dim) {
    auto scales = constantShape(op.getScale());
    auto offsets = constantShape(op.getOffset());
    unsigned i = dim - 1;
    if (!scales || !offsets || !constantShape(op.getBorder()))
      return std::nullopt;
    return ResizedDim{dimOf(op.getInput(), dim), dimOf(op.getResult(), dim),
                      (*scales)[2 * i], (*scales)[2 * i + 1], (*offsets)[i]};
  }

  int64_t in, out;
  int64_t scale, step, offset;

  bool keepsImage() const { return in == out && scale == step && offset == 0; }
  int64_t period() const { return scale / std::gcd(scale, step); }
  /// Returns the index before `result`.
  int64_t before(int64_t result) const {
    return llvm::divideFloorSigned(result * step + offset, scale);
  }
  /// Returns the offset from the first index that is read.
  int64_t localOffset() const { return offset - before(0) * scale; }
  int64_t shard(int64_t shards) const {
    return ShardedDim{out, shards}.shard();
  }
  /// Returns the indices of the result that a device computes, of which its
  /// shard begins at the remainder of its begin by the period.
  int64_t computed(int64_t shards) const {
    bool isAligned = shard(shards) % period() == 0;
    return shard(shards) + (isAligned ? 0 : period() - 1);
  }
  WindowRead read(int64_t shards) const {
    WindowRead read;
    read.start = {shard(shards), 0, period(), period() * step / scale,
                  before(0)};
    read.size = ((computed(shards) - 1) * step + localOffset()) / scale + 2;
    read.needed = [dim = *this, shards, start = read.start](int64_t p) {
      int64_t valid = ShardedDim{dim.out, shards}.valid(p);
      int64_t last = p * dim.shard(shards) + valid - 1;
      return valid == 0 ? 0 : dim.before(last) + 2 - start.at(p);
    };
    return read;
  }
};

/// Returns true if the result is the input.
bool keepsImage(tosa::ResizeOp op) {
  return op.getInput().getType() == op.getType() &&
         llvm::all_of(ArrayRef<unsigned>{1, 2}, [&](unsigned dim) {
           std::optional<ResizedDim> resized = ResizedDim::of(op, dim);
           return resized && resized->keepsImage();
         });
}

struct TosaResizeModel : HaloDefaults {
  static FactorRule rule(tosa::ResizeOp op, bool conservative = false) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getInput()))) {
      unsigned dim = d;
      if (dim == 0 || dim == 3 || keepsImage(op)) {
        addDim(rule, size, {0}, {0}, dim);
        continue;
      }
      int64_t out = dimOf(op.getResult(), dim);
      FactorRole role(FactorKind::Halo, conservative && size != out);
      if (size == 1 || !ResizedDim::of(op, dim))
        role.partitionKind = FactorKind::NeedReplication;
      addDim(rule, out, {0}, {0}, dim, role);
    }
    return rule;
  }
  static double communicated(tosa::ResizeOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return windowBytesOf(
        op, map, axes,
        [&](unsigned d, int64_t shards) -> std::optional<WindowRead> {
          if (d < 1 || d > 2 || keepsImage(op))
            return std::nullopt;
          return ResizedDim::of(op, d)->read(shards);
        });
  }
  static PartitionResult partition(tosa::ResizeOp op, PartitionContext &ctx);
  static double flops(tosa::ResizeOp op) {
    return 4 * elementsOf(op.getResult());
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
};

} // namespace

/// Returns the indices that a device reads, with the first and the last
/// element of the input beyond its ends.
static Value readClamped(PartitionContext &ctx, const LocalDim &local,
                         const WindowRead &read) {
  Value window = readWindow(ctx, local, read, Value());
  LocalOps ops(ctx);
  RankedTensorType type = tensorType(window);
  int64_t dim = local.dim, shards = axisListSize(local.axes);
  auto line = RankedTensorType::get({read.size}, ctx.builder.getI32Type());
  Value begin = offsetValue(ctx, local.axes, read.start);
  Value position = ops.add(ops.iota(line, 0), ops.splat(begin, line));
  auto replace = [&](Value isBeyond, Value element) {
    SmallVector<int64_t> shape(type.getShape()), dims;
    shape.erase(shape.begin() + dim);
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (d != dim)
        dims.push_back(d);
    isBeyond =
        ops.broadcast(isBeyond, type.clone(ctx.builder.getI1Type()), {dim});
    element = ops.broadcast(ops.reshape(element, shape), type, dims);
    window = ops.select(isBeyond, element, window);
  };
  if (int64_t before = -read.start.offset; before > 0)
    replace(ops.less(position, ops.constant(line, 0)),
            ops.slice(window, dim, before, before + 1));
  auto end = [&](int64_t p) { return read.start.at(p) + read.size; };
  if (llvm::any_of(llvm::seq(shards),
                   [&](int64_t p) { return end(p) > local.globalSize; })) {
    Value last = ops.subtract(
        ops.scalar(line.getElementType(), local.globalSize - 1), begin);
    replace(ops.less(ops.constant(line, local.globalSize - 1), position),
            ops.dynamicSlice(window, dim, last, 1));
  }
  return window;
}

PartitionResult TosaResizeModel::partition(tosa::ResizeOp op,
                                           PartitionContext &ctx) {
  const TensorSharding &sharding = ctx.operandShardings[0];
  SmallVector<int64_t> shape(ctx.localResultType(0).getShape());
  if (keepsImage(op))
    return SmallVector<Value>{ctx.operands[0]};
  if (sharding.numShards(1) == 1 && sharding.numShards(2) == 1)
    return sharding::cloneLocally(ctx);
  SmallVector<int64_t> offsets = *constantShape(op.getOffset()),
                       borders = *constantShape(op.getBorder());
  SmallVector<std::pair<unsigned, ResizedDim>> sharded;
  for (unsigned d : {1, 2}) {
    int64_t shards = sharding.numShards(d);
    if (shards == 1)
      continue;
    ResizedDim dim = *ResizedDim::of(op, d);
    WindowRead read = dim.read(shards);
    ctx.operands[0] = readClamped(
        ctx, {ctx.operands[0], d, dim.in, AxisList(sharding.axesOf(d))}, read);
    shape[d] = dim.computed(shards);
    offsets[d - 1] = dim.localOffset();
    borders[d - 1] = (shape[d] - 1) * dim.step - (read.size - 1) * dim.scale +
                     dim.localOffset();
    sharded.push_back({d, dim});
  }
  ctx.operands[2] = shapeConstant(ctx, offsets);
  ctx.operands[3] = shapeConstant(ctx, borders);
  Value result = sharding::cloneLocally(ctx, ctx.operands,
                                        ctx.localResultType(0).clone(shape))
                     .front();
  LocalOps ops(ctx);
  for (auto [d, dim] : sharded) {
    int64_t shards = sharding.numShards(d), size = dim.shard(shards);
    if (size == shape[d])
      continue;
    ArrayRef<AxisRef> axes = sharding.axesOf(d);
    Value begin = offsetValue(ctx, axes, {size});
    Value phase = ops.remainder(
        begin, ops.scalar(ctx.builder.getI32Type(), dim.period()));
    result = ops.dynamicSlice(result, d, phase, size);
  }
  return SmallVector<Value>{result};
}

void mlir::gspmd::registerTosaResizeModels(DialectRegistry &registry) {
  registerModel<TosaResizeModel, tosa::ResizeOp>(registry);
}
