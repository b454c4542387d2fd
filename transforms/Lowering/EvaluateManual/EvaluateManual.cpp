//===- EvaluateManual.cpp - Manual computations, device by device ---------===//
//
// The reference that a partitioned program is compared with must not come from
// the partitioner. So here every device runs the whole program, and a manual
// computation means what its definition says, literally:
//
//   entering    a device takes its part of the whole operand
//   a group     everybody's value goes to everybody; a device picks those of
//               its group by a table of all devices and combines them itself
//   leaving     everybody's part goes to everybody; a device joins them
//
// There is one way of communication, an all_gather over the whole mesh. That is
// slow, and has nothing in common with how a partitioned program does it.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/Lowering/EvaluateManual/DeviceIdOps.h"
#include "transforms/Lowering/EvaluateManual/ManualCollectives.h"
#include "transforms/Lowering/Passes.h"

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
      : op(op), mesh(mesh), write(builder, op.getLoc(), mesh, meshName),
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
    for (auto [result, part, sharding] :
         llvm::zip_equal(op.getResults(), terminator->getOperands(),
                         op.getOutShardings().getShardings()))
      result.replaceAllUsesWith(
          leave(part, sharding, typeOf(result).getShape()));
    op.erase();
  }

private:
  AxisList manualOf(ArrayRef<AxisRef> axes) const {
    return commonManualAxes(axes, manual);
  }

  Value enter(Value whole, TensorShardingAttr attr, ArrayRef<int64_t> shape) {
    TensorSharding sharding = attr.toSharding(mesh);
    SmallVector<DeviceTable> starts;
    for (auto [dim, size] : llvm::zip_equal(sharding.dims(), shape)) {
      AxisList axes = manualOf(dim.axes);
      starts.push_back(write.table([&, size = size](int64_t device) {
        return mesh.indexAlong(device, axes) * size;
      }));
    }
    Value part = write.slice(whole, starts, shape);
    // Of a sum the first device has all.
    AxisList sums = manualOf(sharding.unreducedAxes());
    return write.choose(write.table([&](int64_t device) {
      return mesh.indexAlong(device, sums) == 0;
    }),
                        part, write.zeros(typeOf(part)));
  }

  Value leave(Value part, TensorShardingAttr attr, ArrayRef<int64_t> shape) {
    TensorSharding sharding = attr.toSharding(mesh);
    AxisList sums = manualOf(sharding.unreducedAxes());
    if (sums.empty() && typeOf(part).getShape() == shape)
      return part;
    Value all = write.everybodys(part);
    SmallVector<AxisList> axes;
    for (const DimSharding &dim : sharding.dims())
      axes.push_back(manualOf(dim.axes));
    return joined(all, axes, /*dim=*/0, sums,
                  write.table([](int64_t device) { return device; }));
  }

  /// The parts along dimensions from `dim` on that devices have which lie as
  /// `sender` does along all others.
  Value joined(Value all, ArrayRef<AxisList> axes, unsigned dim,
               ArrayRef<AxisRef> sums, const DeviceTable &sender) {
    auto at = [&](ArrayRef<AxisRef> along, int64_t index) {
      return write.table([&](int64_t device) {
        return mesh.withIndexAlong(sender[device], along, index);
      });
    };
    if (dim == axes.size()) {
      Value sum = write.pick(all, at(sums, 0));
      for (int64_t i = 1; i < axisListSize(sums); ++i)
        sum = stablehlo::AddOp::create(b, op.getLoc(), sum,
                                       write.pick(all, at(sums, i)));
      return sum;
    }
    SmallVector<Value> parts;
    for (int64_t i = 0; i < axisListSize(axes[dim]); ++i)
      parts.push_back(joined(all, axes, dim + 1, sums, at(axes[dim], i)));
    return write.concatenate(parts, dim);
  }

  ManualComputationOp op;
  const Mesh &mesh;
  DeviceIdOps write;
  OpBuilder &b;
  AxisList manual;
};

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

struct EvaluateManualPass
    : mlir::gspmd::impl::EvaluateManualBase<EvaluateManualPass> {
  void runOnOperation() override {
    SmallVector<ManualComputationOp> computations;
    SmallVector<Operation *> inside;
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto computation = dyn_cast<ManualComputationOp>(op))
        computations.push_back(computation);
      if (stablehlo::isCollective(op) || stablehlo::isRaggedAllToAll(op) ||
          isa<stablehlo::PartitionIdOp, stablehlo::ReplicaIdOp>(op))
        inside.push_back(op);
    });
    if (computations.empty())
      return;
    // Import left one mesh.
    meshName = computations.front().getManualAxes().getMesh();
    mesh = lookupMesh(computations.front(), meshName).toMesh();
    for (Operation *op : inside)
      if (failed(rewriteInside(op)))
        return signalPassFailure();
    // Outer ones first: an inner one then stands where values are parts
    // already.
    for (ManualComputationOp op : computations) {
      OpBuilder builder(op);
      RegionWriter(op, builder, mesh, meshName).run();
    }
  }

private:
  LogicalResult rewriteInside(Operation *op) {
    if (!op->getParentOfType<ManualComputationOp>())
      return op->emitOpError("stands outside of a manual computation, where a "
                             "tensor is one whole");
    OpBuilder builder(op);
    DeviceIdOps write(builder, op->getLoc(), mesh, meshName);
    SmallVector<Value> results;
    if (isa<stablehlo::PartitionIdOp>(op)) {
      results = {write.convert(write.deviceId(),
                               getElementTypeOrSelf(op->getResult(0)))};
    } else if (isa<stablehlo::ReplicaIdOp>(op)) {
      results = {write.zeros(typeOf(op->getResult(0)))}; // There is one.
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
