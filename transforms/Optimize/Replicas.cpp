//===- Replicas.cpp - What all devices of a group have alike --------------===//

#include "transforms/Optimize/Replicas.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Optimize/Collectives.h"
#include "transforms/Support/Regions.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::AxisList;
using sharding::AxesAttr;
using sharding::TensorShardingAttr;

/// What follows from further away is not looked at.
static constexpr unsigned kDepth = 64;

bool Replicas::areAlike(Value value, AxesAttr axes) {
  return find(value, axes, 0);
}

bool Replicas::find(Value value, AxesAttr axes, unsigned depth) {
  auto key = std::pair(value, Attribute(axes));
  if (auto it = known.find(key); it != known.end())
    return it->second;
  bool areAlike = false;
  if (auto argument = dyn_cast<BlockArgument>(value))
    areAlike = ofArgument(argument, axes);
  else if (depth < kDepth)
    areAlike = ofOp(value.getDefiningOp(), axes, depth + 1);
  return known[key] = areAlike;
}

/// Of a function's argument its sharding tells.
bool Replicas::ofArgument(BlockArgument argument, AxesAttr axes) {
  auto function =
      dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  if (!function || !function.isPublic())
    return false;
  auto sharding = function.getArgAttrOfType<TensorShardingAttr>(
      argument.getArgNumber(), sharding::ShardingDialect::kSharding);
  if (!sharding || sharding.getMesh() != axes.getMesh())
    return false;
  const ::gspmd::Mesh &mesh = target.meshOf(axes);
  ::gspmd::TensorSharding cut = sharding.toSharding(mesh);
  AxisList asked = axes.toAxes(mesh);
  return !::gspmd::overlaps(cut.dimAxes(), asked) &&
         !::gspmd::overlaps(cut.unreducedAxes(), asked);
}

bool Replicas::ofOp(Operation *op, AxesAttr axes, unsigned depth) {
  if (isa<spmd::PartitionIdOp>(op))
    return false;
  if (std::optional<AxisList> own = axesOf(op, axes.getMesh(), target)) {
    AxisList asked = axes.toAxes(target.meshOf(axes));
    bool makesAlike = isa<spmd::AllReduceOp, spmd::AllGatherOp>(op);
    if (makesAlike && llvm::all_of(asked, [&](const ::gspmd::AxisRef &axis) {
          return llvm::any_of(*own, [&](const ::gspmd::AxisRef &o) {
            return o.contains(axis);
          });
        }))
      return true;
    if (::gspmd::overlaps(*own, asked))
      return false;
  } else if (isa_and_nonnull<spmd::SpmdDialect>(op->getDialect())) {
    return false; // of another mesh
  }
  if (hasProgramRegions(op) || isa<CallOpInterface>(op) ||
      !isMemoryEffectFree(op))
    return false;
  // Out of nothing come constants, but also the numbers of devices.
  if (op->getNumOperands() == 0) {
    auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
    return cost && cost.getWorkKind() == WorkKind::Source;
  }
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return find(operand, axes, depth);
  });
}
