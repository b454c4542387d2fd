//===- OperandTransposes.cpp - Operands to transpose first ----------------===//

#include "compiler/Simulator/Kernels/OperandTransposes.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

/// The contiguous dimension of a tensor in row-major order; nullopt if it has
/// one element.
static std::optional<unsigned> innermost(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  for (unsigned dim = type.getRank(); dim-- > 0;)
    if (type.getDimSize(dim) > 1)
      return dim;
  return std::nullopt;
}

/// Returns true if the program's caller decides the value's layout.
static bool isLaidByCaller(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return false;
  if (isa<FunctionOpInterface>(argument.getOwner()->getParentOp()))
    return true;
  Value outside = invariantInitOf(argument);
  return outside && isLaidByCaller(outside);
}

/// The factors of a dimension of tensor `t` of a rule, major to minor.
static ArrayRef<unsigned> factorsOf(const FactorMap &rule, unsigned t,
                                    unsigned dim) {
  return t < rule.numTensors() && dim < rule.tensor(t).size()
             ? ArrayRef<unsigned>(rule.tensor(t)[dim])
             : ArrayRef<unsigned>();
}

static std::optional<unsigned> dimWith(const FactorMap &rule, unsigned t,
                                       unsigned factor) {
  for (auto [dim, factors] : llvm::enumerate(rule.tensor(t)))
    if (!factors.empty() && factors.back() == factor)
      return dim;
  return std::nullopt;
}

/// The dimension of the op's result that is contiguous if dimension `dim` of
/// operand 0 is; nullopt if there is none.
static std::optional<unsigned> dimBehind(Operation *op, unsigned dim) {
  auto rule = sharding::shardingRuleOf(op, /*conservative=*/false);
  if (!rule || rule->numTensors() != op->getNumOperands() + 1)
    return std::nullopt;
  ArrayRef<unsigned> factors = factorsOf(*rule, 0, dim);
  if (factors.empty())
    return std::nullopt;
  return dimWith(*rule, op->getNumOperands(), factors.back());
}

/// The contiguous dimension of an operand if the program's caller decides it.
static std::optional<unsigned> fixedInnermost(Value operand,
                                              ArrayRef<Operation *> kernel) {
  // Back to the value in memory, then forward again with its last dimension.
  SmallVector<Operation *> path;
  Value value = operand;
  while (Operation *op = value.getDefiningOp()) {
    WorkKind kind = workKindOf(op);
    bool isOnTheWay =
        kind == WorkKind::View || kind == WorkKind::Move ||
        (kind == WorkKind::Pointwise && op->getNumOperands() == 1);
    if (!isOnTheWay || op->getNumOperands() == 0 ||
        (kind != WorkKind::View && !llvm::is_contained(kernel, op)))
      return std::nullopt;
    path.push_back(op);
    value = op->getOperand(0);
  }
  if (!isLaidByCaller(value))
    return std::nullopt;
  std::optional<unsigned> dim = innermost(value);
  for (Operation *op : llvm::reverse(path))
    if (dim)
      dim = dimBehind(op, *dim);
  return dim;
}

double mlir::gspmd::transposedOperandBytes(Operation *product,
                                           ArrayRef<Operation *> kernel) {
  if (product->getNumOperands() < 2 || product->getNumResults() != 1)
    return 0;
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(product);
  auto work = cost ? cost.getMatrixWork() : std::nullopt;
  if (work && work->batch <= 1)
    return 0; // no batches
  std::array<std::optional<unsigned>, 2> dims;
  for (unsigned t : {0u, 1u})
    dims[t] = fixedInnermost(product->getOperand(t), kernel);
  if (!dims[0] && !dims[1])
    return 0;
  auto rule = sharding::shardingRuleOf(product, /*conservative=*/false);
  if (!rule || rule->numTensors() != product->getNumOperands() + 1)
    return 0;
  double bytes = 0;
  for (unsigned t : {0u, 1u}) {
    std::optional<unsigned> dim = dims[t];
    ArrayRef<unsigned> factors =
        dim ? factorsOf(*rule, t, *dim) : ArrayRef<unsigned>();
    bool isBatch = !factors.empty() && dimWith(*rule, 1 - t, factors.back()) &&
                   dimWith(*rule, product->getNumOperands(), factors.back());
    if (isBatch)
      bytes += bytesOf(product->getOperand(t));
  }
  return bytes;
}
