//===- EvaluateManual.cpp - Pass gspmd-evaluate-manual --------------------===//
//
// The reference that a partitioned program is compared with must not depend on
// the partitioner. So every device executes the global program, and a manual
// computation is evaluated literally by its definition:
//
//   entering    a device slices its shard out of the global operand
//   a group     all values are gathered on all devices; a device selects those
//               of its group by a table over all devices and combines them
//   leaving     all shards are gathered on all devices and concatenated
//
// The only collective is an all_gather over the full mesh. That is slow, and
// shares nothing with the code of a partitioned program.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/Lowering/EvaluateManual/DeviceIdOps.h"
#include "transforms/Lowering/EvaluateManual/ManualCollectives.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/OpModels/Support/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using lowering::DeviceIdOps;
using lowering::DeviceTable;
using stablehlo::typeOf;

namespace mlir::gspmd {
#define GEN_PASS_DEF_EVALUATEMANUAL
#include "transforms/Lowering/Passes.h.inc"
} // namespace mlir::gspmd

namespace {

//===----------------------------------------------------------------------===//
// Entering and leaving a region
//===----------------------------------------------------------------------===//

/// Inlines one manual computation.
class RegionWriter {
public:
  RegionWriter(ManualComputationOp op, OpBuilder &builder, const Mesh &mesh,
               FlatSymbolRefAttr meshName)
      : op(op), mesh(mesh), ops(builder, op.getLoc(), mesh, meshName),
        b(builder), manual(op.getManualAxes().toAxes(mesh)) {}

  void run() {
    Block &body = op.getBody().front();
    for (auto [argument, input, sharding] :
         llvm::zip_equal(body.getArguments(), op.getInputs(),
                         op.getInShardings().getShardings()))
      argument.replaceAllUsesWith(
          enter(input, sharding, typeOf(argument).getShape()));
    Operation *terminator = body.getTerminator();
    op->getBlock()->getOperations().splice(op->getIterator(),
                                           body.getOperations(), body.begin(),
                                           terminator->getIterator());
    b.setInsertionPoint(op);
    for (auto [result, shard, sharding] :
         llvm::zip_equal(op.getResults(), terminator->getOperands(),
                         op.getOutShardings().getShardings()))
      result.replaceAllUsesWith(
          leave(shard, sharding, typeOf(result).getShape()));
    op.erase();
  }

private:
  AxisList manualOf(ArrayRef<AxisRef> axes) const {
    return commonManualAxes(axes, manual);
  }

  Value enter(Value global, TensorShardingAttr attr, ArrayRef<int64_t> shape) {
    TensorSharding sharding = attr.toSharding(mesh);
    SmallVector<DeviceTable> starts;
    for (auto [dim, size] : llvm::zip_equal(sharding.dims(), shape)) {
      AxisList axes = manualOf(dim.axes);
      starts.push_back(ops.table([&, size = size](int64_t device) {
        return mesh.indexAlong(device, axes) * size;
      }));
    }
    Value shard = ops.slice(global, starts, shape);
    ReductionKind kind = fromAlgebra(sharding.reduction());
    if (isIdempotent(kind))
      return shard; // equal partial results combine to the value
    // The first device along the axes of a partial sum holds all of it, the
    // others hold the neutral value.
    AxisList sums = manualOf(sharding.unreducedAxes());
    return ops.choose(
        ops.table(
            [&](int64_t device) { return mesh.indexAlong(device, sums) == 0; }),
        shard, ops.constant(typeOf(shard), kind == ReductionKind::Mul ? 1 : 0));
  }

  Value leave(Value shard, TensorShardingAttr attr, ArrayRef<int64_t> shape) {
    TensorSharding sharding = attr.toSharding(mesh);
    AxisList sums = manualOf(sharding.unreducedAxes());
    if (sums.empty() && typeOf(shard).getShape() == shape)
      return shard;
    Value all = ops.gatherAll(shard);
    SmallVector<AxisList> axes;
    for (const DimSharding &dim : sharding.dims())
      axes.push_back(manualOf(dim.axes));
    return joined(all, axes, /*dim=*/0, sums, fromAlgebra(sharding.reduction()),
                  ops.table([](int64_t device) { return device; }));
  }

  /// Concatenates the shards along the dimensions from `dim` on, over the
  /// devices that have the coordinates of `sender` along all other axes.
  Value joined(Value all, ArrayRef<AxisList> axes, unsigned dim,
               ArrayRef<AxisRef> sums, ReductionKind kind,
               const DeviceTable &sender) {
    auto at = [&](ArrayRef<AxisRef> along, int64_t index) {
      return ops.table([&](int64_t device) {
        return mesh.withIndexAlong(sender[device], along, index);
      });
    };
    if (dim == axes.size()) {
      Value sum = ops.pick(all, at(sums, 0));
      for (int64_t i = 1; i < axisListSize(sums); ++i)
        sum = combine(ops, sum, ops.pick(all, at(sums, i)), kind);
      return sum;
    }
    SmallVector<Value> shards;
    for (int64_t i = 0; i < axisListSize(axes[dim]); ++i)
      shards.push_back(
          joined(all, axes, dim + 1, sums, kind, at(axes[dim], i)));
    return ops.concatenate(shards, dim);
  }

  ManualComputationOp op;
  const Mesh &mesh;
  DeviceIdOps ops;
  OpBuilder &b;
  AxisList manual;
};

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

struct EvaluateManualPass
    : mlir::gspmd::impl::EvaluateManualBase<EvaluateManualPass> {
  void runOnProgram() override {
    SmallVector<ManualComputationOp> computations;
    SmallVector<Operation *> inside;
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto computation = dyn_cast<ManualComputationOp>(op))
        computations.push_back(computation);
      if (stablehlo::isCollective(op) || stablehlo::isRaggedAllToAll(op) ||
          stablehlo::getProcessId(op))
        inside.push_back(op);
    });
    if (computations.empty())
      return;
    // Import has merged all meshes into one.
    meshName = computations.front().getManualAxes().getMesh();
    mesh = lookupMesh(computations.front(), meshName).toMesh();
    for (Operation *op : inside)
      if (failed(rewriteInside(op)))
        return signalPassFailure();
    // Outer computations are inlined first, so that the values of an inner one
    // are shards already.
    for (ManualComputationOp op : computations) {
      OpBuilder builder(op);
      RegionWriter(op, builder, mesh, meshName).run();
    }
  }

private:
  LogicalResult rewriteInside(Operation *op) {
    if (!op->getParentOfType<ManualComputationOp>())
      return op->emitOpError(
          "is outside of a manual computation, where tensors "
          "are global");
    OpBuilder builder(op);
    DeviceIdOps ops(builder, op->getLoc(), mesh, meshName);
    SmallVector<Value> results;
    std::optional<stablehlo::ProcessId> id = stablehlo::getProcessId(op);
    if (id == stablehlo::ProcessId::Partition) {
      results = {
          ops.convert(ops.deviceId(), getElementTypeOrSelf(op->getResult(0)))};
    } else if (id == stablehlo::ProcessId::Replica) {
      results = {
          ops.zeros(typeOf(op->getResult(0)))}; // there is only one process
    } else {
      auto all = lowering::writeCollective(op, builder, mesh, meshName);
      if (failed(all))
        return failure();
      results = std::move(*all);
    }
    op->replaceAllUsesWith(results);
    op->erase();
    return success();
  }

  Mesh mesh;
  FlatSymbolRefAttr meshName;
};

} // namespace
