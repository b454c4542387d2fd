//===- ReplicationAnalysis.cpp - Values equal on all devices --------------===//

#include "compiler/Optimize/Support/ReplicationAnalysis.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Support/Regions.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;
using sharding::TensorShardingAttr;

/// Bounds the depth of the analysis.
static constexpr unsigned kMaxAnalysisDepth = 64;

bool ReplicationAnalysis::isReplicated(Value value, AxesAttr axes) {
  return find(value, axes, 0);
}

bool ReplicationAnalysis::find(Value value, AxesAttr axes, unsigned depth) {
  auto key = std::pair(value, Attribute(axes));
  if (auto it = known.find(key); it != known.end())
    return it->second;
  bool isReplicated = false;
  if (auto argument = dyn_cast<BlockArgument>(value))
    isReplicated = isReplicatedArgument(argument, axes, depth);
  else if (depth < kMaxAnalysisDepth)
    isReplicated = isReplicatedResult(value.getDefiningOp(), axes, depth + 1);
  return known[key] = isReplicated;
}

/// The sharding of a function's argument is authoritative. A value that a loop
/// does not change is the one that it begins with.
bool ReplicationAnalysis::isReplicatedArgument(BlockArgument argument,
                                               AxesAttr axes, unsigned depth) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto carries = LoopCarriedValues::get(parent);
      carries && depth < kMaxAnalysisDepth)
    if (std::optional<unsigned> carry = carries->findByArgument(argument))
      return carries->isUnchanged(*carry) &&
             find(carries->initial(*carry), axes, depth + 1);
  auto function = dyn_cast<FunctionOpInterface>(parent);
  if (!function || !function.isPublic())
    return false;
  auto sharding = function.getArgAttrOfType<TensorShardingAttr>(
      argument.getArgNumber(), sharding::ShardingDialect::kSharding);
  if (!sharding || sharding.getMesh() != axes.getMesh())
    return false;
  const Mesh &mesh = target.meshOf(axes);
  TensorSharding onMesh = sharding.toSharding(mesh);
  AxisList groupAxes = axes.toAxes(mesh);
  return !overlaps(onMesh.dimAxes(), groupAxes) &&
         !overlaps(onMesh.unreducedAxes(), groupAxes);
}

bool ReplicationAnalysis::isReplicatedResult(Operation *op, AxesAttr axes,
                                             unsigned depth) {
  if (isa<spmd::PartitionIdOp>(op))
    return false;
  if (std::optional<AxisList> opAxes = axesOf(op, axes.getMesh(), target)) {
    AxisList groupAxes = axes.toAxes(target.meshOf(axes));
    bool yieldsEqualValues = isa<spmd::AllReduceOp, spmd::AllGatherOp>(op);
    if (yieldsEqualValues && llvm::all_of(groupAxes, [&](const AxisRef &axis) {
          return llvm::any_of(
              *opAxes, [&](const AxisRef &o) { return o.contains(axis); });
        }))
      return true;
    if (overlaps(*opAxes, groupAxes))
      return false;
  } else if (isa_and_nonnull<spmd::SpmdDialect>(op->getDialect())) {
    return false; // of another mesh
  }
  if (hasProgramRegions(op) || isa<CallOpInterface>(op) ||
      !isMemoryEffectFree(op))
    return false;
  // Ops without operands are constants, or return the device's index.
  if (op->getNumOperands() == 0) {
    auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
    return cost && cost.getWorkKind() == WorkKind::Source;
  }
  auto isReplicatedInput = [&](Value input) {
    return find(input, axes, depth);
  };
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return llvm::all_of(op->getOperands(), isReplicatedInput) &&
         llvm::all_of(captured, isReplicatedInput);
}
