//===- Lattice.cpp - The op, and what the partitioner needs to know -------===//

#include "Lattice.h"

using namespace lattice;

#include "LatticeDialect.cpp.inc"
#define GET_OP_CLASSES
#include "LatticeOps.cpp.inc"

void LatticeDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "LatticeOps.cpp.inc"
      >();
  addLocalForm(this);
}

llvm::LogicalResult PairwiseDistanceOp::verify() {
  auto lhs = getLhs().getType(), rhs = getRhs().getType(),
       result = getResult().getType();
  if (lhs.getDimSize(1) != rhs.getDimSize(1))
    return emitOpError() << "rows of " << lhs.getDimSize(1) << " and of "
                         << rhs.getDimSize(1) << " elements have no distance";
  if (result.getDimSize(0) != lhs.getDimSize(0) ||
      result.getDimSize(1) != rhs.getDimSize(0))
    return emitOpError() << "expected a result of " << lhs.getDimSize(0)
                         << " x " << rhs.getDimSize(0) << " distances, found "
                         << result;
  return mlir::success();
}

/// The rows of the operands are the rows and the columns of the result. The op
/// sums over the coordinates, so sharded coordinates give partial sums.
gspmd::FactorMap PairwiseDistanceOp::getShardingRule(bool conservative) {
  auto lhs = getLhs().getType(), rhs = getRhs().getType();
  gspmd::FactorRule rule({2, 2}, {2});
  rule.addFactor(lhs.getDimSize(0), {{0, 0}}, {{0, 0}});
  rule.addFactor(rhs.getDimSize(0), {{1, 0}}, {{0, 1}});
  rule.addFactor(lhs.getDimSize(1), {{0, 1}, {1, 1}}, {},
                 gspmd::FactorKind::Reduction);
  return rule.forCompletion();
}

/// A difference, a square and a sum for each pair of rows and each element.
double PairwiseDistanceOp::getFlops() {
  auto lhs = getLhs().getType(), rhs = getRhs().getType();
  return 3.0 * lhs.getNumElements() * rhs.getDimSize(0);
}

llvm::LogicalResult WindowSumOp::verify() {
  auto input = getInput().getType(), result = getResult().getType();
  int64_t rows = input.getDimSize(0) - (getValid() ? 2 * getRadius() : 0);
  if (rows < 0)
    return emitOpError() << "expected at least " << 2 * getRadius()
                         << " rows, found " << input.getDimSize(0);
  if (result.getDimSize(0) != rows ||
      result.getDimSize(1) != input.getDimSize(1))
    return emitOpError() << "expected a result of " << rows << " x "
                         << input.getDimSize(1) << " elements, found "
                         << result;
  return mlir::success();
}

/// Columns are independent of each other. Rows can be sharded if devices
/// exchange halos. The form on local tensors, `valid`, is not partitioned.
gspmd::FactorMap WindowSumOp::getShardingRule(bool conservative) {
  auto input = getInput().getType();
  gspmd::FactorRule rule({2}, {2});
  if (!getValid())
    rule.addFactor(input.getDimSize(0), {{0, 0}}, {{0, 0}},
                   gspmd::FactorKind::Halo);
  rule.addFactor(input.getDimSize(1), {{0, 1}}, {{0, 1}});
  return rule.forCompletion();
}

/// By default, a halo factor cannot be sharded. Here it can, even unevenly.
bool WindowSumOp::canShardFactor(const gspmd::FactorMap &map, unsigned factor,
                                 bool uneven) {
  return true;
}

/// The rows of the halos, which each device receives.
double WindowSumOp::getCommunicatedBytes(const gspmd::FactorMap &map,
                                         llvm::ArrayRef<gspmd::AxisList> axes) {
  if (getValid() || axes[0].empty())
    return 0;
  int64_t columns = llvm::divideCeil(getInput().getType().getDimSize(1),
                                     gspmd::axisListSize(axes[1]));
  return 2.0 * getRadius() * columns * sizeof(float);
}

/// Each device gets the rows around its shard, from as many devices as the
/// radius spans. Outside of the matrix the halo is zero. An uneven dimension
/// has padding after its last row, which must be zero, too.
llvm::FailureOr<llvm::SmallVector<mlir::Value>>
WindowSumOp::partition(gspmd::sharding::PartitionContext &ctx) {
  const gspmd::TensorSharding &sharding = ctx.operandShardings[0];
  gspmd::AxisList axes(sharding.axesOf(0));
  mlir::Value local = ctx.operands[0];
  if (!axes.empty()) {
    mlir::Value zero = ctx.neutralElement(getInput().getType().getElementType(),
                                          gspmd::sharding::ReductionKind::Add);
    local = ctx.maskPadding(local, getInput().getType().getShape(), sharding,
                            /*dim=*/0, zero);
    local = ctx.haloExchange(local, /*dim=*/0, getRadius(), getRadius(),
                             /*ring=*/0, axes);
  }
  auto sums = WindowSumOp::create(ctx.builder, getLoc(), ctx.localResultType(0),
                                  local, getRadius(), !axes.empty());
  return llvm::SmallVector<mlir::Value>{sums};
}

double WindowSumOp::getFlops() {
  return 2.0 * getRadius() * getResult().getType().getNumElements();
}
