//===- RowDims.cpp - The dimensions of a row of scores --------------------===//

#include "compiler/Optimize/RingAttention/RowDims.h"

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include <utility>

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the reason why a row of the operand is no row of the result of `op`:
/// a predicate that follows the name of the op in a remark.
static StringRef describeRejection(Operation *op) {
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  bool sums = cost && (cost.getWorkKind() == WorkKind::Reduce ||
                       cost.getWorkKind() == WorkKind::Contract);
  return sums ? " sums over a dimension other than the keys"
              : " moves, splits or merges the rows of the exponentials";
}

std::optional<StringRef>
mlir::gspmd::mapToResult(Operation *op, unsigned operandNumber, RowDims &dims) {
  FactorMap map = sharding::partitionRuleOf(op);
  RankedTensorType type =
      cast<RankedTensorType>(op->getOperand(operandNumber).getType());
  for (std::optional<int64_t> &dim : dims) {
    if (!dim)
      continue;
    unsigned from = *std::exchange(dim, std::nullopt);
    ArrayRef<unsigned> factors = map.operands()[operandNumber][from];
    // Only a pass-through factor keeps an element at its position.
    if (factors.size() == 1 &&
        map.factor(factors.front()).partitionKind == FactorKind::PassThrough)
      if (auto to = map.findFactor(op->getNumOperands(), factors.front());
          to && map.results()[0][to->first].size() == 1)
        dim = to->first;
    if (!dim && type.getDimSize(from) != 1)
      return describeRejection(op);
  }
  return std::nullopt;
}

RowDims mlir::gspmd::allDimsExcept(unsigned dim, unsigned rank) {
  RowDims dims;
  for (unsigned d = 0; d < rank; ++d)
    if (d != dim)
      dims.push_back(d);
  return dims;
}

RowDims mlir::gspmd::findRowDims(RankedTensorType row, RankedTensorType type,
                                 unsigned dim) {
  RowDims dims = allDimsExcept(dim, type.getRank());
  for (std::optional<int64_t> &d : dims)
    if (row.getDimSize(*d) != type.getDimSize(*d))
      d = std::nullopt;
  return dims;
}
