//===- ProcessCollectives.cpp - Collectives among processes ---------------===//

#include "transforms/Export/SpmdToStablehlo/ProcessCollectives.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "lib/Algebra/Reshard/ReshardPlan.h"
#include "transforms/Export/SpmdToStablehlo/ProcessHaloExchange.h"
#include "transforms/Export/SpmdToStablehlo/ProcessRaggedAllToAll.h"
#include "transforms/Export/SpmdToStablehlo/ProcessReductions.h"
#include "transforms/OpModels/Support/ElementFunctions.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

using Results = SmallVector<Value>;

/// Writes one op along its axes.
class CollectiveWriter {
public:
  CollectiveWriter(ProcessReductions &ops, const Mesh &mesh,
                   ArrayRef<AxisRef> axes, RaggedForm ragged)
      : ops(ops), mesh(mesh), axes(axes), ragged(ragged) {}

  Results write(spmd::AllReduceOp op) {
    return ops.allReduce(op.getInputs(), op.getReduction(), axes);
  }
  Results write(spmd::AllGatherOp op) {
    // Each input gets its own all_gather: XLA's importer fails to infer the
    // shape of several inputs with a channel. XLA combines the all_gathers
    // itself.
    return llvm::map_to_vector(op.getInputs(), [&](Value input) {
      return ops.allGather(input, op.getDim(), axes);
    });
  }
  Results write(spmd::ReduceScatterOp op) {
    return llvm::map_to_vector(op.getInputs(), [&](Value input) {
      return ops.reduceScatter(input, op.getReduction(), op.getDim(), axes);
    });
  }
  Results write(spmd::AllToAllOp op) {
    return {
        ops.allToAll(op.getInput(), op.getSplitDim(), op.getConcatDim(), axes)};
  }
  Results write(spmd::RaggedAllToAllOp op) {
    return {ragged == RaggedForm::Call ? writeRaggedCall(ops, mesh, op, axes)
                                       : writeRaggedGather(ops, op, axes)};
  }
  Results write(spmd::AllSliceOp op) {
    return {ops.allSlice(op.getInput(), op.getDim(), axes)};
  }
  Results write(spmd::HaloExchangeOp op) {
    int64_t ring = op.getWrap() ? op.getRing().value_or(axisListSize(axes)) : 0;
    return {writeHaloExchange(ops, op.getInput(), op.getDim(), op.getLeft(),
                              op.getRight(), ring, axes)};
  }
  Results write(spmd::CollectivePermuteOp op) {
    AxisList to = op.getTo().toAxes(mesh);
    DevicePairs pairs;
    for (int64_t device = 0; device < mesh.numDevices(); ++device)
      pairs.push_back({device, permuteTarget(mesh, device, axes, to)});
    return {ops.permute(op.getInput(), pairs)};
  }
  Results write(spmd::ShiftOp op) {
    SmallVector<int64_t> sources = shiftSources(
        axisListSize(axes),
        {static_cast<int64_t>(op.getDistance()), op.getWrap(), op.getMirror()});
    return {ops.permute(op.getInput(), ops.pairsOf(sources, axes))};
  }
  Results write(spmd::PermutePairsOp op) {
    SmallVector<int64_t> sources(axisListSize(axes), -1);
    ArrayRef<int64_t> pairs = op.getPairs();
    for (; !pairs.empty(); pairs = pairs.drop_front(2))
      sources[pairs[1]] = pairs[0];
    return {ops.permute(op.getInput(), ops.pairsOf(sources, axes))};
  }
  Results write(spmd::AxisIndexOp) { return {ops.indexAlong(axes)}; }
  Results write(spmd::PartitionIdOp op) {
    Value process = ops.processNumber();
    foldConversions(op.getResult(), process);
    return {ops.deviceNumber(process)};
  }
  Results write(stablehlo::PartitionIdOp) { return {ops.processNumber()}; }
  /// There is one replica.
  Results write(stablehlo::ReplicaIdOp op) {
    return {ops.constant(cast<RankedTensorType>(op.getType()), 0)};
  }

private:
  /// Replaces conversions of `number` back to the type of `source`, which it
  /// was converted from.
  static void foldConversions(Value number, Value source) {
    for (Operation *user : number.getUsers())
      if (isConversion(user) &&
          user->getResult(0).getType() == source.getType())
        user->getResult(0).replaceAllUsesWith(source);
  }

  ProcessReductions &ops;
  const Mesh &mesh;
  ArrayRef<AxisRef> axes;
  RaggedForm ragged;
};

} // namespace

SmallVector<Value> ProcessCollectives::write(Operation *op) const {
  auto along = op->getAttrOfType<sharding::AxesAttr>(
      isa<spmd::CollectivePermuteOp>(op) ? "from" : "axes");
  const Mesh noMesh;
  const Mesh &mesh =
      along ? meshes.find(along.getMesh().getValue())->second : noMesh;
  AxisList axes = along ? along.toAxes(mesh) : AxisList();
  OpBuilder builder(op);
  ProcessReductions ops(builder, op->getLoc(), mesh, form, groups);
  CollectiveWriter writer(ops, mesh, axes, ragged);
  auto write = [&](auto spmdOp) { return writer.write(spmdOp); };
  return llvm::TypeSwitch<Operation *, Results>(op)
      .Case<spmd::AllReduceOp, spmd::AllGatherOp, spmd::ReduceScatterOp,
            spmd::AllToAllOp, spmd::RaggedAllToAllOp, spmd::AllSliceOp,
            spmd::HaloExchangeOp, spmd::CollectivePermuteOp, spmd::ShiftOp,
            spmd::PermutePairsOp, spmd::AxisIndexOp, spmd::PartitionIdOp,
            stablehlo::PartitionIdOp, stablehlo::ReplicaIdOp>(write)
      .Default([](Operation *) { return Results(); });
}
