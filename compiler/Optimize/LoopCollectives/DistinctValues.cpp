//===- DistinctValues.cpp - What every device of a group has its own of ---===//

#include "compiler/Optimize/LoopCollectives/DistinctValues.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;
using sharding::ShardingDataFlowOpInterface;
using sharding::TensorShardingAttr;

/// Values that are looked at; what follows from further away is not known.
static constexpr size_t kMostValues = 256;
/// Carries of loops within each other, or of one that another one makes.
static constexpr unsigned kMostCarries = 4;

static bool isIn(const AxisRef &axis, const AxisList &list) {
  return llvm::any_of(
      list, [&](const AxisRef &other) { return other.contains(axis); });
}

namespace {

/// Goes back from values to the axes along which what they come of is cut.
class Origins {
public:
  Origins(AxesAttr axes, const Target &target) : axes(axes), target(target) {}
  /// Of values that values of the other come of.
  explicit Origins(const Origins &other)
      : axes(other.axes), target(other.target), assumed(other.assumed),
        depth(other.depth - 1) {}

  AxisList find(ValueRange values) {
    for (Value value : values)
      add(value);
    for (size_t i = 0; i < open.size() && i < kMostValues; ++i)
      visit(open[i]);
    return isMixed ? AxisList() : found;
  }

private:
  void add(Value value) {
    if (isa<RankedTensorType>(value.getType()))
      open.insert(value);
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
  llvm::SetVector<Value> open;
  AxisList found;
  /// Parts of other devices were sent here: put together, they may be alike.
  bool isMixed = false;
  /// Carries that are looked at, with what they are taken to come of.
  llvm::SmallDenseMap<Value, AxisList> assumed;
  /// How many carries more are looked into.
  unsigned depth = kMostCarries;
  SymbolTableCollection symbols;
};

} // namespace

void Origins::visitArgument(BlockArgument argument) {
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

/// A carry has what it begins with and what every iteration hands on: from what
/// is carried, that has what the carry is taken to have.
void Origins::visitCarry(BlockArgument argument,
                         ShardingDataFlowOpInterface loop) {
  if (depth == 0)
    return;
  SmallVector<sharding::DataFlowEdge> edges;
  loop.getDataFlowEdges(edges, symbols);
  SmallVector<Value> initial, handedOn;
  for (const sharding::DataFlowEdge &edge : edges)
    if (llvm::is_contained(edge.targets, argument))
      for (OpOperand *source : edge.sources)
        (source->getOwner() == loop ? initial : handedOn)
            .push_back(source->get());
  if (initial.size() != 1)
    return;
  AxisList kept = Origins(*this).find(initial);
  for (Value value : handedOn) {
    Origins next(*this);
    next.assumed[argument] = kept;
    AxisList own = next.find(value);
    llvm::erase_if(kept, [&](const AxisRef &axis) { return !isIn(axis, own); });
  }
  llvm::append_range(found, kept);
}

void Origins::visitOp(Operation *op) {
  std::optional<AxisList> own = axesOf(op, axes.getMesh(), target);
  if (own && isa<spmd::AllReduceOp, spmd::AllGatherOp>(op)) {
    // What they make is alike along their axes, whatever it came of.
    AxisList asked = axes.toAxes(target.meshOf(axes));
    if (overlaps(*own, asked))
      return;
  } else if (own && isa<spmd::ReduceScatterOp, spmd::AllSliceOp>(op)) {
    llvm::append_range(found, *own);
  } else if (own && isa<spmd::AllToAllOp>(op)) {
    // Of what is alike on all, every device may get the same parts.
    AxisList before =
        depth > 0 ? Origins(*this).find(op->getOperands()) : AxisList();
    AxisList asked = axes.toAxes(target.meshOf(axes));
    isMixed |=
        overlaps(*own, asked) && !llvm::all_of(*own, [&](const AxisRef &axis) {
          return isIn(axis, before);
        });
  } else if (own && isa<spmd::ShiftOp, spmd::CollectivePermuteOp,
                        spmd::RaggedAllToAllOp>(op)) {
    isMixed |= overlaps(*own, axes.toAxes(target.meshOf(axes)));
  }
  // What a callee or a region makes of its operands is not known.
  if (isa<CallOpInterface>(op) ||
      (isa<ShardingDataFlowOpInterface>(op) && op->getNumRegions() != 0))
    return;
  for (Value operand : op->getOperands())
    add(operand);
}

bool mlir::gspmd::areDistinctAcrossDevices(ValueRange values, AxesAttr axes,
                                           const Target &target) {
  AxisList found = Origins(axes, target).find(values);
  return llvm::all_of(axes.toAxes(target.meshOf(axes)),
                      [&](const AxisRef &axis) { return isIn(axis, found); });
}
