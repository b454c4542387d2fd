//===- DistinctValues.cpp - Finds values that differ between devices ------===//

#include "compiler/Optimize/LoopCollectives/DistinctValues.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;
using sharding::ShardingDataFlowOpInterface;
using sharding::TensorShardingAttr;

/// The walk visits at most this number of values, to bound its time. Values
/// beyond it contribute no axes, so the result is conservative.
static constexpr size_t kMaxValues = 256;
/// Bounds the recursion through loop-carried values and all-to-alls: each level
/// walks operands again, so the time grows exponentially with the depth.
static constexpr unsigned kMaxCarryDepth = 4;

static bool isIn(const AxisRef &axis, const AxisList &list) {
  return llvm::any_of(
      list, [&](const AxisRef &other) { return other.contains(axis); });
}

namespace {

/// Walks from values to the arguments and collectives that they depend on, and
/// collects the axes along which these are sharded.
class OriginWalk {
public:
  OriginWalk(AxesAttr axes, const Target &target)
      : axes(axes), target(target) {}
  /// Creates a walk from operands of values that `other` visits.
  explicit OriginWalk(const OriginWalk &other)
      : axes(other.axes), target(other.target), assumed(other.assumed),
        depth(other.depth - 1) {}

  AxisList find(ValueRange values) {
    for (Value value : values)
      add(value);
    for (size_t i = 0; i < worklist.size() && i < kMaxValues; ++i)
      visit(worklist[i]);
    return mayBeEqual ? AxisList() : found;
  }

private:
  void add(Value value) {
    if (isa<RankedTensorType>(value.getType()))
      worklist.insert(value);
  }
  void visit(Value value) {
    if (auto argument = dyn_cast<BlockArgument>(value))
      visitArgument(argument);
    else
      visitOp(value.getDefiningOp());
  }
  void visitArgument(BlockArgument argument);
  void visitCarry(BlockArgument argument, ShardingDataFlowOpInterface loop);
  void visitOp(Operation *op);

  AxesAttr axes;
  const Target &target;
  llvm::SetVector<Value> worklist;
  AxisList found;
  /// True if a value contains shards of other devices, so that devices may have
  /// equal values although the original shards differ.
  bool mayBeEqual = false;
  /// The loop-carried values under analysis, with the axes assumed for them.
  llvm::SmallDenseMap<Value, AxisList> assumed;
  /// The number of levels by which the recursion may still descend.
  unsigned depth = kMaxCarryDepth;
  SymbolTableCollection symbols;
};

} // namespace

void OriginWalk::visitArgument(BlockArgument argument) {
  if (auto it = assumed.find(argument); it != assumed.end()) {
    llvm::append_range(found, it->second);
    return;
  }
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(parent))
    return visitCarry(argument, flow);
  auto function = dyn_cast<FunctionOpInterface>(parent);
  if (!function || !function.isPublic())
    return;
  auto sharding = function.getArgAttrOfType<TensorShardingAttr>(
      argument.getArgNumber(), sharding::ShardingDialect::kSharding);
  if (sharding && sharding.getMesh() == axes.getMesh())
    llvm::append_range(found,
                       sharding.toSharding(target.meshOf(axes)).dimAxes());
}

/// Adds the axes that the initial and the yielded value of a loop-carried value
/// have in common. Where the yielded value depends on the loop-carried one, the
/// walk assumes the axes of the initial value.
void OriginWalk::visitCarry(BlockArgument argument,
                            ShardingDataFlowOpInterface loop) {
  if (depth == 0)
    return;
  SmallVector<sharding::DataFlowEdge> edges;
  loop.getDataFlowEdges(edges, symbols);
  SmallVector<Value> initial, yielded;
  for (const sharding::DataFlowEdge &edge : edges)
    if (llvm::is_contained(edge.targets, argument))
      for (OpOperand *source : edge.sources)
        (source->getOwner() == loop ? initial : yielded)
            .push_back(source->get());
  if (initial.size() != 1)
    return;
  AxisList kept = OriginWalk(*this).find(initial);
  for (Value value : yielded) {
    OriginWalk next(*this);
    next.assumed[argument] = kept;
    AxisList distinctAxes = next.find(value);
    llvm::erase_if(
        kept, [&](const AxisRef &axis) { return !isIn(axis, distinctAxes); });
  }
  llvm::append_range(found, kept);
}

void OriginWalk::visitOp(Operation *op) {
  std::optional<AxisList> opAxes = axesOf(op, axes.getMesh(), target);
  if (opAxes && isa<spmd::AllReduceOp, spmd::AllGatherOp>(op)) {
    // The results of these ops are equal along the ops' axes, whatever the
    // operands are.
    AxisList groupAxes = axes.toAxes(target.meshOf(axes));
    if (overlaps(*opAxes, groupAxes))
      return;
  } else if (opAxes && isa<spmd::ReduceScatterOp, spmd::AllSliceOp>(op)) {
    llvm::append_range(found, *opAxes);
  } else if (opAxes && isa<spmd::AllToAllOp>(op)) {
    // Shards of a replicated value may be equal on every device.
    AxisList before =
        depth > 0 ? OriginWalk(*this).find(op->getOperands()) : AxisList();
    AxisList groupAxes = axes.toAxes(target.meshOf(axes));
    mayBeEqual |= overlaps(*opAxes, groupAxes) &&
                  !llvm::all_of(*opAxes, [&](const AxisRef &axis) {
                    return isIn(axis, before);
                  });
  } else if (opAxes && isa<spmd::ShiftOp, spmd::CollectivePermuteOp,
                           spmd::RaggedAllToAllOp>(op)) {
    mayBeEqual |= overlaps(*opAxes, axes.toAxes(target.meshOf(axes)));
  }
  // The walk does not enter callees and regions, so their results contribute no
  // axes.
  if (isa<CallOpInterface>(op) ||
      (isa<ShardingDataFlowOpInterface>(op) && op->getNumRegions() != 0))
    return;
  for (Value operand : op->getOperands())
    add(operand);
}

bool mlir::gspmd::areDistinctAcrossDevices(ValueRange values, AxesAttr axes,
                                           const Target &target) {
  AxisList found = OriginWalk(axes, target).find(values);
  return llvm::all_of(axes.toAxes(target.meshOf(axes)),
                      [&](const AxisRef &axis) { return isIn(axis, found); });
}
