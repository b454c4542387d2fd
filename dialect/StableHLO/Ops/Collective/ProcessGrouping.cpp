//===- ProcessGrouping.cpp - Processes of a collective --------------------===//

#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"
#include "dialect/StableHLO/Ops/Collective/CollectiveOps.h"
#include "lib/Algebra/Mesh/DeviceGroups.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::stablehlo;

bool mlir::gspmd::stablehlo::isCollective(Operation *op) {
  return op->hasTrait<IsCollective>();
}

bool mlir::gspmd::stablehlo::combinesAll(Operation *op) {
  return isa<AllReduceOp>(op);
}

static bool declaresAttribute(Operation *op, StringRef name) {
  return llvm::any_of(
      op->getName().getAttributeNames(),
      [&](StringAttr attribute) { return attribute.getValue() == name; });
}

ProcessGrouping mlir::gspmd::stablehlo::getProcessGrouping(Operation *op) {
  if (isRaggedAllToAll(op))
    return getRaggedAllToAllChannel(op) > 0 ? ProcessGrouping::CrossPartition
                                            : ProcessGrouping::CrossReplica;
  auto channel = op->getAttrOfType<ChannelHandleAttr>("channel_handle");
  if (!channel || channel.getHandle() <= 0)
    return ProcessGrouping::CrossReplica;
  if (!declaresAttribute(op, "use_global_device_ids"))
    return ProcessGrouping::CrossPartition;
  return op->getAttr("use_global_device_ids")
             ? ProcessGrouping::FlattenedIds
             : ProcessGrouping::CrossReplicaAndPartition;
}

std::optional<ProcessId> mlir::gspmd::stablehlo::getProcessId(Operation *op) {
  if (isa<PartitionIdOp>(op))
    return ProcessId::Partition;
  if (isa<ReplicaIdOp>(op))
    return ProcessId::Replica;
  return std::nullopt;
}

Value mlir::gspmd::stablehlo::createProcessId(OpBuilder &builder, Location loc,
                                              ProcessId id) {
  auto type =
      RankedTensorType::get({}, builder.getIntegerType(32, /*isSigned=*/false));
  if (id == ProcessId::Replica)
    return ReplicaIdOp::create(builder, loc, type);
  return PartitionIdOp::create(builder, loc, type);
}

Value mlir::gspmd::stablehlo::createCollectivePermute(
    OpBuilder &builder, Location loc, Value value, DenseIntElementsAttr pairs,
    ChannelHandleAttr channel) {
  return CollectivePermuteOp::create(builder, loc, value.getType(), value,
                                     pairs, channel);
}

Mesh mlir::gspmd::stablehlo::toMesh(MeshAttr attr) {
  SmallVector<MeshAxis> axes;
  for (MeshAxisAttr axis : attr.getAxes())
    axes.push_back({axis.getName().str(), axis.getSize()});
  SmallVector<int64_t> ids;
  if (attr.getDeviceIds())
    for (const APInt &id : attr.getDeviceIds().getValues<APInt>())
      ids.push_back(id.getSExtValue());
  return ids.empty() ? Mesh(axes) : Mesh(axes, *DeviceOrder::list(ids));
}

/// Returns the device groups along the axes.
static SmallVector<SmallVector<int64_t>>
groupsOf(ReplicaGroupMeshAxesAttr groups) {
  Mesh mesh = toMesh(groups.getOwnMesh());
  AxisList axes;
  for (auto ref : groups.getAxes().getAsRange<AxisRefAttr>()) {
    unsigned axis = *mesh.axisByName(ref.getName());
    SubAxisInfoAttr subAxis = ref.getSubAxisInfo();
    axes.push_back(subAxis
                       ? AxisRef(axis, subAxis.getPreSize(), subAxis.getSize())
                       : mesh.fullAxis(axis));
  }
  return llvm::to_vector(replicaGroupsAlong(mesh, axes));
}

SmallVector<SmallVector<int64_t>>
mlir::gspmd::stablehlo::getProcessGroups(Operation *op) {
  StringRef name = declaresAttribute(op, "source_target_pairs")
                       ? "source_target_pairs"
                       : "replica_groups";
  if (auto groups = op->getAttrOfType<ReplicaGroupMeshAxesAttr>(name)) {
    assert(groups.getOwnMesh() && "import writes the mesh in place");
    return groupsOf(groups);
  }
  auto matrix =
      isRaggedAllToAll(op)
          ? backendConfigOf(op).getAs<DenseIntElementsAttr>(kReplicaGroups)
          : op->getAttrOfType<DenseIntElementsAttr>(name);
  SmallVector<SmallVector<int64_t>> rows;
  int64_t width = matrix.getType().getDimSize(1);
  for (auto [i, id] : llvm::enumerate(matrix.getValues<APInt>())) {
    if (i % width == 0)
      rows.emplace_back();
    if (!id.isAllOnes())
      rows.back().push_back(id.getSExtValue());
  }
  return rows;
}
