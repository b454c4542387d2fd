//===- SplitReshapes.cpp - Pass sharding-split-reshapes -------------------===//
//
// [2, 3, 8] becomes [3, 4, 4]: indices of 2x3 and 3x2 are mixed, the minor
// ones are not. Of eight elements in four shards, two shards are along the
// factor of two in the middle, and two along the four that are not split:
//
//   [2, 3, 8{"x","y"}] -> [2, 3, 2{"x"}, 4{"y"}]
//                      -> [3, 2, 2, 4{"y"}] -> [3, 4, 4]
//
// The first and the last step keep the same elements in the same order on each
// device. The middle step can be sharded along each factor independently; in a
// single op a factor could be sharded only together with all factors to the
// left of it, because its shards would not be contiguous.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/SymbolTable.h"
#include "transforms/OpModels/Passes.h"
#include "transforms/OpModels/Shape/ReshapeRule.h"
#include "transforms/Support/ProgramPhase.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPLITRESHAPES
#include "transforms/OpModels/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// The operand (tensor 0) or the result (tensor 1) of a reshape.
struct ReshapeTensor {
  unsigned tensor;
  ArrayRef<int64_t> shape;
  TensorSharding sharding;
  FactorShardings shardings;

  ReshapeTensor(const FactorMap &map, unsigned tensor, Value value,
                const Mesh &mesh)
      : tensor(tensor), shape(shapeOf(value)),
        sharding(sharding::getSharding(value).toSharding(mesh)),
        shardings(projectForPartition(map, tensor, sharding)) {}
};

/// A tensor between the steps.
struct Stage {
  SmallVector<int64_t> shape;
  std::vector<AxisList> axes;
};

} // namespace

/// Returns true if indices along the factor are mixed with others: it is on
/// one side only, or leads such a group on both, as the only factor of two
/// dimensions of different sizes.
static bool isMixed(const FactorMap &map, unsigned factor) {
  auto in = map.findFactor(0, factor), out = map.findFactor(1, factor);
  if (!in || !out)
    return map.factor(factor).size != 1;
  return map.factor(factor).partitionKind == FactorKind::Halo &&
         map.tensor(0)[in->first].size() == 1 &&
         map.tensor(1)[out->first].size() == 1;
}

/// Returns true if axes shard a factor that follows mixed ones.
static bool isShardedBehindMixed(const FactorMap &map,
                                 const ReshapeTensor &side, ShapeRange dims) {
  bool isBehind = false;
  for (unsigned d = dims.first; d < dims.last; ++d)
    for (unsigned f : map.tensor(side.tensor)[d]) {
      if (isMixed(map, f))
        isBehind = true;
      else if (isBehind && !side.shardings[f].axes.empty())
        return true;
    }
  return false;
}

/// Appends the dimensions unchanged, or a dimension for each of their factors.
static void addDims(const FactorMap &map, const ReshapeTensor &side,
                    ShapeRange dims, bool isSplit, Stage &stage) {
  for (unsigned d = dims.first; d < dims.last; ++d) {
    const DimFactors &factors = map.tensor(side.tensor)[d];
    if (!isSplit || factors.size() == 1) {
      stage.shape.push_back(side.shape[d]);
      stage.axes.emplace_back(side.sharding.axesOf(d));
      continue;
    }
    for (unsigned f : factors) {
      stage.shape.push_back(map.factor(f).size);
      stage.axes.push_back(side.shardings[f].axes);
    }
  }
}

static Value reshapeTo(OpBuilder &builder, stablehlo::ReshapeOp op, Value value,
                       const Stage &stage, const ReshapeTensor &side,
                       const Mesh &mesh) {
  if (shapeOf(value) == ArrayRef<int64_t>(stage.shape))
    return value;
  Value reshaped = stablehlo::ReshapeOp::create(
      builder, op.getLoc(), tensorType(value).clone(stage.shape), value);
  TensorSharding sharding = TensorSharding::tiled(stage.axes)
                                .withUnreduced(side.sharding.unreducedAxes(),
                                               side.sharding.reduction());
  setSharding(reshaped, sharding::TensorShardingAttr::get(
                            op.getContext(),
                            sharding::getSharding(op.getResult()).getMesh(),
                            mesh, sharding));
  return reshaped;
}

static void splitReshape(stablehlo::ReshapeOp op, const Mesh &mesh) {
  FactorMap map = cast<sharding::ShardingRuleOpInterface>(op.getOperation())
                      .getPartitionRule();
  ReshapeTensor in(map, 0, op.getOperand(), mesh),
      out(map, 1, op.getResult(), mesh);
  Stage before, after;
  bool anySplit = false;
  for (const ReshapeGroup &group : reshapeGroups(in.shape, out.shape)) {
    bool isSplit = isShardedBehindMixed(map, in, group.in) ||
                   isShardedBehindMixed(map, out, group.out);
    addDims(map, in, group.in, isSplit, before);
    addDims(map, out, group.out, isSplit, after);
    anySplit |= isSplit;
  }
  if (!anySplit)
    return;
  OpBuilder builder(op);
  Value value = reshapeTo(builder, op, op.getOperand(), before, in, mesh);
  op->setOperand(0, reshapeTo(builder, op, value, after, out, mesh));
}

namespace {
struct SplitReshapes : mlir::gspmd::impl::SplitReshapesBase<SplitReshapes> {
  void runOnProgram() override {
    if (phaseOf(getOperation()) >= ProgramPhase::Resharded)
      return;
    DenseMap<Attribute, Mesh> meshes;
    for (auto mesh : getOperation().getOps<sharding::MeshOp>())
      meshes.try_emplace(FlatSymbolRefAttr::get(mesh.getSymNameAttr()),
                         mesh.toMesh());
    getOperation().walk([&](stablehlo::ReshapeOp op) {
      sharding::TensorShardingAttr in = sharding::getSharding(op.getOperand()),
                                   out = sharding::getSharding(op.getResult());
      bool hasElements = hasStaticShapes(op) &&
                         !llvm::is_contained(shapeOf(op.getResult()), 0);
      if (!in || !out || in.getMesh() != out.getMesh() || !hasElements)
        return;
      auto mesh = meshes.find(out.getMesh());
      if (mesh != meshes.end())
        splitReshape(op, mesh->second);
    });
  }
};
} // namespace
