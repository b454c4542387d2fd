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
}

llvm::LogicalResult PairwiseDistanceOp::verify() {
  auto lhs = getLhs().getType(), rhs = getRhs().getType(),
       result = getResult().getType();
  if (lhs.getDimSize(1) != rhs.getDimSize(1))
    return emitOpError() << "rows of " << lhs.getDimSize(1) << " and of "
                         << rhs.getDimSize(1) << " elements have no distance";
  if (result.getDimSize(0) != lhs.getDimSize(0) ||
      result.getDimSize(1) != rhs.getDimSize(0))
    return emitOpError() << "should give " << lhs.getDimSize(0) << " x "
                         << rhs.getDimSize(0) << " distances";
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
