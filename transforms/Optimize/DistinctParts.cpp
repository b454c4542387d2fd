//===- DistinctParts.cpp - What every device of a group has its own of ----===//

#include "transforms/Optimize/DistinctParts.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Optimize/Collectives.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::AxisList;
using sharding::AxesAttr;
using sharding::ShardingDataFlowOpInterface;
using sharding::TensorShardingAttr;

/// Values that are looked at; what follows from further away is not known.
static constexpr size_t kMostValues = 256;

namespace {

/// Goes back from values to the axes along which what they come of is cut.
class Origins {
public:
  Origins(AxesAttr axes, const Target &target) : axes(axes), target(target) {}

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
  void visitOp(Operation *op);

  AxesAttr axes;
  const Target &target;
  llvm::SetVector<Value> open;
  AxisList found;
  /// Parts of other devices were sent here: put together, they may be alike.
  bool isMixed = false;
  SymbolTableCollection symbols;
};

} // namespace

void Origins::visitArgument(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(parent)) {
    SmallVector<sharding::DataFlowEdge> edges;
    flow.getDataFlowEdges(edges, symbols);
    for (const sharding::DataFlowEdge &edge : edges)
      if (llvm::is_contained(edge.targets, argument))
        for (OpOperand *source : edge.sources)
          if (source->getOwner() == parent)
            add(source->get());
    return;
  }
  auto function = dyn_cast<FunctionOpInterface>(parent);
  if (!function || !function.isPublic())
    return;
  auto sharding = function.getArgAttrOfType<TensorShardingAttr>(
      argument.getArgNumber(), sharding::ShardingDialect::kSharding);
  if (sharding && sharding.getMesh() == axes.getMesh())
    llvm::append_range(found,
                       sharding.toSharding(target.meshOf(axes)).dimAxes());
}

void Origins::visitOp(Operation *op) {
  std::optional<AxisList> own = axesOf(op, axes.getMesh(), target);
  if (own && isa<spmd::AllReduceOp, spmd::AllGatherOp>(op)) {
    // What they make is alike along their axes, whatever it came of.
    AxisList asked = axes.toAxes(target.meshOf(axes));
    if (::gspmd::overlaps(*own, asked))
      return;
  } else if (own &&
             isa<spmd::ReduceScatterOp, spmd::AllSliceOp, spmd::AllToAllOp>(
                 op)) {
    llvm::append_range(found, *own);
  } else if (own && isa<spmd::ShiftOp, spmd::CollectivePermuteOp>(op)) {
    isMixed |= ::gspmd::overlaps(*own, axes.toAxes(target.meshOf(axes)));
  }
  // What a callee or a region makes of its operands is not known.
  if (isa<CallOpInterface>(op) ||
      (isa<ShardingDataFlowOpInterface>(op) && op->getNumRegions() != 0))
    return;
  for (Value operand : op->getOperands())
    add(operand);
}

bool mlir::gspmd::areDistinctParts(ValueRange values, AxesAttr axes,
                                   const Target &target) {
  AxisList found = Origins(axes, target).find(values);
  return llvm::all_of(
      axes.toAxes(target.meshOf(axes)), [&](const ::gspmd::AxisRef &axis) {
        return llvm::any_of(found, [&](const ::gspmd::AxisRef &other) {
          return other.contains(axis);
        });
      });
}
