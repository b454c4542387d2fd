//===- SpmdCosts.cpp - Costs of the ops of `spmd` -------------------------===//

#include "dialect/Spmd/SpmdDialect.h"
#include "lib/Algebra/Halo/HaloReach.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Model.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::CollectiveWork;
using sharding::tensorBytes;

static double bytesOf(TypeRange types) {
  double bytes = 0;
  for (Type type : types)
    bytes += tensorBytes(type);
  return bytes;
}
static double inputBytes(Operation *op) {
  return bytesOf(op->getOperandTypes());
}
static double resultBytes(Operation *op) {
  return bytesOf(op->getResultTypes());
}

static CollectiveWork workOf(spmd::AllReduceOp op) {
  return {TransferKind::AllReduce, op.getAxes(), {}, inputBytes(op)};
}
static CollectiveWork workOf(spmd::AllGatherOp op) {
  return {TransferKind::AllGather, op.getAxes(), {}, resultBytes(op)};
}
static CollectiveWork workOf(spmd::ReduceScatterOp op) {
  return {TransferKind::ReduceScatter, op.getAxes(), {}, inputBytes(op)};
}
static CollectiveWork workOf(spmd::AllToAllOp op) {
  return {TransferKind::AllToAll, op.getAxes(), {}, inputBytes(op)};
}
/// Every row is sent once.
static CollectiveWork workOf(spmd::RaggedAllToAllOp op) {
  return {TransferKind::RaggedAllToAll,
          op.getAxes(),
          {},
          tensorBytes(op.getInput().getType())};
}
static CollectiveWork workOf(spmd::CollectivePermuteOp op) {
  return {TransferKind::Permute, op.getFrom(), op.getTo(), inputBytes(op)};
}
static CollectiveWork workOf(spmd::ShiftOp op) {
  CollectiveWork work{TransferKind::Shift, op.getAxes(), {}, inputBytes(op)};
  work.distance = op.getDistance();
  work.wraps = op.getWrap();
  work.mirrors = op.getMirror();
  return work;
}
static CollectiveWork workOf(spmd::PermutePairsOp op) {
  CollectiveWork work{TransferKind::Pairs, op.getAxes(), {}, inputBytes(op)};
  work.pairs = op.getPairs();
  return work;
}
/// Returns the number of shards of a cyclic halo; 0 if it ends at the first and
/// the last.
static int64_t ringOf(spmd::HaloExchangeOp op) {
  if (!op.getWrap() || op.getRing())
    return op.getRing().value_or(0);
  sharding::MeshOp mesh = sharding::lookupMesh(op, op.getAxes().getMesh());
  return axisListSize(op.getAxes().toAxes(mesh.toMesh()));
}
/// Only the halos are sent.
static CollectiveWork workOf(spmd::HaloExchangeOp op) {
  auto type = cast<RankedTensorType>(op.getInput().getType());
  double size = std::max<int64_t>(1, type.getDimSize(op.getDim()));
  double line = inputBytes(op) / size;
  HaloReach reach(type.getDimSize(op.getDim()), op.getLeft(), op.getRight(),
                  ringOf(op));
  CollectiveWork work{
      TransferKind::Halo, op.getAxes(), {}, reach.received() * line};
  work.wraps = op.getWrap();
  work.ring = op.getRing().value_or(0);
  work.bytesBefore = reach.before * line;
  work.bytesAfter = reach.behind * line;
  work.skippedBefore = reach.skippedBefore * line;
  work.skippedAfter = reach.skippedAfter * line;
  work.operandBytes = inputBytes(op);
  return work;
}

namespace {

template <typename OpT>
struct CollectiveCost
    : sharding::EmulationCostOpInterface::ExternalModel<CollectiveCost<OpT>,
                                                        OpT> {
  /// An all_reduce has the cost of the user-written op; the other ops only move
  /// data.
  double getFlops(Operation *op) const {
    double elements = 0;
    if (isa<spmd::AllReduceOp>(op))
      for (Value result : op->getResults())
        elements += elementsOf(result);
    return elements;
  }
  std::optional<CollectiveWork> getCollectiveWork(Operation *op) const {
    return workOf(cast<OpT>(op));
  }
  std::optional<unsigned> getInPlaceOperand(Operation *op,
                                            unsigned /*result*/) const {
    auto ragged = dyn_cast<spmd::RaggedAllToAllOp>(op);
    return ragged ? std::optional(ragged.getOutputMutable().getOperandNumber())
                  : std::nullopt;
  }
};

/// The slice of a device out of a tensor that it holds, at a known index.
struct SliceCost
    : sharding::EmulationCostOpInterface::ExternalModel<SliceCost,
                                                        spmd::AllSliceOp> {
  WorkKind getWorkKind(Operation *) const { return WorkKind::Move; }
  double getBytesRead(Operation *op, unsigned) const { return resultBytes(op); }
};

/// The result of the started collective.
struct DoneCost
    : sharding::EmulationCostOpInterface::ExternalModel<DoneCost,
                                                        spmd::DoneOp> {
  WorkKind getWorkKind(Operation *) const { return WorkKind::View; }
};

/// Constants of a device.
template <typename OpT>
struct NumberCost
    : sharding::EmulationCostOpInterface::ExternalModel<NumberCost<OpT>, OpT> {
  WorkKind getWorkKind(Operation *) const { return WorkKind::Source; }
};

} // namespace

template <typename... Ops>
static void attachCollectives(MLIRContext *context) {
  (Ops::template attachInterface<CollectiveCost<Ops>>(*context), ...);
}

void mlir::gspmd::registerSpmdCostsModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, spmd::SpmdDialect *) {
    using namespace spmd;
    attachCollectives<AllReduceOp, AllGatherOp, ReduceScatterOp, AllToAllOp,
                      RaggedAllToAllOp, CollectivePermuteOp, ShiftOp,
                      PermutePairsOp, HaloExchangeOp>(context);
    AllSliceOp::attachInterface<SliceCost>(*context);
    DoneOp::attachInterface<DoneCost>(*context);
    PartitionIdOp::attachInterface<NumberCost<PartitionIdOp>>(*context);
    AxisIndexOp::attachInterface<NumberCost<AxisIndexOp>>(*context);
  });
}
