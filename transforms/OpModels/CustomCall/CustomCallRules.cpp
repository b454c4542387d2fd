//===- CustomCallRules.cpp - Rules of known custom calls ------------------===//
//
// Linear algebra on the last two dimensions requires these unsharded; leading
// dimensions are batches. jax.lax.linalg specifies what the calls compute.
//
//===----------------------------------------------------------------------===//

#include "transforms/OpModels/CustomCall/CustomCallRules.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "lib/CostModel/CostAttribute.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/OpModels/Support/Model.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::CustomCallKind;

/// Returns true if the op's first operand is a batch of matrices, and its
/// operands and results are tensors with as many dimensions of each element of
/// the batch as `operands` and `results` state.
static bool hasForm(Operation *op, ArrayRef<size_t> operands,
                    ArrayRef<size_t> results) {
  if (op->getNumOperands() != operands.size() ||
      op->getNumResults() != results.size() ||
      shapeOf(op->getOperand(0)).size() < 2)
    return false;
  size_t batches = shapeOf(op->getOperand(0)).size() - 2;
  auto haveRanks = [&](ValueRange values, ArrayRef<size_t> ranks) {
    return llvm::all_of(llvm::zip_equal(values, ranks), [&](auto pair) {
      return shapeOf(std::get<0>(pair)).size() == batches + std::get<1>(pair);
    });
  };
  return haveRanks(op->getOperands(), operands) &&
         haveRanks(op->getResults(), results);
}

/// Adds the batch dimensions of all tensors.
static FactorRule withBatches(Operation *op, ArrayRef<int64_t> batches) {
  FactorRule rule = emptyRule(op);
  auto all = [](ValueRange values) {
    return llvm::to_vector(llvm::seq<unsigned>(values.size()));
  };
  for (auto [d, size] : llvm::enumerate(batches))
    addDim(rule, size, all(op->getOperands()), all(op->getResults()), d);
  return rule;
}

/// Returns the rule of a [m, n] -> vectors [m, n], values [n].
static FactorRule eighRule(Operation *op) {
  ArrayRef<int64_t> shape = shapeOf(op->getOperand(0));
  unsigned first = shape.size() - 2, last = shape.size() - 1;
  FactorRule rule = withBatches(op, shape.drop_back(2));
  rule.addFactor(shape[first], {{0, first}}, {{0, first}});
  rule.addFactor(shape[last], {{0, last}}, {{0, last}, {1, first}});
  return rule;
}

/// Adds the batch dimensions of all tensors, and the rows and columns of the
/// first operand and result, which are unsharded.
static FactorRule withUnshardedMatrix(Operation *op) {
  ArrayRef<int64_t> shape = shapeOf(op->getOperand(0));
  FactorRule rule = withBatches(op, shape.drop_back(2));
  for (unsigned d : {unsigned(shape.size() - 2), unsigned(shape.size() - 1)})
    rule.addFactor(shape[d], {{0, d}}, {{0, d}}, FactorKind::NeedReplication);
  return rule;
}

/// Returns the rule of a [m, n] -> a [m, n], scales [k].
static FactorRule qrRule(Operation *op) {
  FactorRule rule = withUnshardedMatrix(op);
  ArrayRef<int64_t> scales = shapeOf(op->getResult(1));
  rule.addFactor(scales.back(), {}, {{1, unsigned(scales.size() - 1)}},
                 FactorKind::NeedReplication);
  return rule;
}

/// Returns the rule of a [m, n], scales [k] -> [m, n].
static FactorRule householderRule(Operation *op) {
  FactorRule rule = withUnshardedMatrix(op);
  ArrayRef<int64_t> scales = shapeOf(op->getOperand(1));
  rule.addFactor(scales.back(), {{1, unsigned(scales.size() - 1)}}, {},
                 FactorKind::NeedReplication);
  return rule;
}

/// Returns true if the op has operands and indices of one shape, and so has its
/// results.
static bool isApproxTopK(Operation *op) {
  return op->getNumOperands() >= 4 && op->getNumResults() == 2 &&
         shapeOf(op->getOperand(0)) == shapeOf(op->getOperand(1)) &&
         shapeOf(op->getResult(0)) == shapeOf(op->getResult(1));
}

/// Returns the rule from operand and indices to values and indices. If a
/// dimension shrinks, its indices in operand and result are unrelated.
static FactorRule approxTopKRule(Operation *op) {
  FactorRule rule = emptyRule(op);
  ArrayRef<int64_t> out = shapeOf(op->getResult(0));
  for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(0)))) {
    unsigned dim = d;
    if (size == out[d]) {
      addDim(rule, size, {0, 1}, {0, 1}, dim);
      continue;
    }
    addDim(rule, size, {0, 1}, {}, dim);
    rule.addFactor(out[d], {}, {{0, dim}, {1, dim}},
                   {FactorKind::NeedReplication, /*isBlocked=*/true});
  }
  return rule;
}

/// All tensors correspond index by index.
static FactorRule alignedRule(Operation *op, bool isBlocked = false) {
  return emptyRule(op).addPointwise(shapeOf(op->getResult(0)),
                                    {FactorKind::PassThrough, isBlocked});
}

/// The state of a random generator is unsharded, and so are the values that it
/// is combined from.
static FactorRule combineRule(Operation *op) {
  return alignedRule(op, llvm::any_of(op->getUsers(), [](Operation *user) {
                       return isa<stablehlo::RngBitGeneratorOp>(user);
                     }));
}

/// No sharding propagates along the dimension that the largest elements are
/// taken of.
static FactorRule topKRule(Operation *op) {
  FactorRule rule = emptyRule(op);
  ArrayRef<int64_t> shape = shapeOf(op->getOperand(0));
  auto dimsOf = [](ValueRange values, unsigned dim) {
    SmallVector<TensorDim> result;
    for (auto [i, value] : llvm::enumerate(values))
      if (!shapeOf(value).empty())
        result.push_back({unsigned(i), dim});
    return result;
  };
  for (auto [d, size] : llvm::enumerate(shape))
    rule.addFactor(
        size, dimsOf(op->getOperands(), d), dimsOf(op->getResults(), d),
        size == dimOf(op->getResult(0), d)
            ? FactorRole()
            : FactorRole(FactorKind::NeedReplication, /*isBlocked=*/true));
  return rule;
}

/// Returns the dimension that the largest elements are taken of: the last one,
/// or for approximate ones the only dimension that changes.
static std::optional<unsigned> topKDim(Operation *op, CustomCallKind kind) {
  ArrayRef<int64_t> in = shapeOf(op->getOperand(0));
  ArrayRef<int64_t> out = shapeOf(op->getResult(0));
  auto isOperand = [&](Value value) {
    return shapeOf(value).empty() || shapeOf(value) == in;
  };
  // A scalar result may depend on all shards in an unknown way.
  auto isResult = [&](Value value) { return shapeOf(value) == out; };
  if (!llvm::all_of(op->getOperands(), isOperand) ||
      !llvm::all_of(op->getResults(), isResult))
    return std::nullopt;
  SmallVector<unsigned> changed;
  for (unsigned d = 0; d < in.size(); ++d)
    if (in[d] != out[d])
      changed.push_back(d);
  std::optional<unsigned> dim;
  if (kind == CustomCallKind::TopK && !in.empty())
    dim = in.size() - 1;
  else if (!changed.empty())
    dim = changed.front();
  bool isOther =
      dim && llvm::any_of(changed, [&](unsigned d) { return d != *dim; });
  return isOther ? std::nullopt : dim;
}

std::optional<FactorRule> mlir::gspmd::topKBatchRule(Operation *op,
                                                     CustomCallKind kind) {
  std::optional<unsigned> dim = topKDim(op, kind);
  if (!dim)
    return std::nullopt;
  FactorRule rule = emptyRule(op);
  SmallVector<unsigned> operands, results;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (!shapeOf(operand).empty())
      operands.push_back(i);
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    results.push_back(i);
  for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(0)))) {
    if (d != *dim) {
      addDim(rule, size, operands, results, d);
      continue;
    }
    addDim(rule, size, operands, {}, d, FactorKind::NeedReplication);
    addDim(rule, dimOf(op->getResult(0), d), {}, results, d,
           FactorKind::NeedReplication);
  }
  return rule;
}

/// Returns true if all tensors except scalars have the rank of the first
/// result.
static bool isAligned(Operation *op) {
  if (op->getNumResults() == 0 || !tensorType(op->getResult(0)))
    return false;
  size_t rank = shapeOf(op->getResult(0)).size();
  auto fits = [&](Value value) {
    return shapeOf(value).empty() || shapeOf(value).size() == rank;
  };
  return llvm::all_of(op->getOperands(), fits) &&
         llvm::all_of(op->getResults(), fits);
}

static bool isAlignedPair(Operation *op) {
  return isAligned(op) && op->getNumOperands() > 0 &&
         shapeOf(op->getOperand(0)).size() == shapeOf(op->getResult(0)).size();
}

std::optional<FactorRule> mlir::gspmd::customCallRule(Operation *op) {
  auto when = [&](bool isOfForm, function_ref<FactorRule(Operation *)> rule) {
    return isOfForm ? std::optional<FactorRule>(rule(op)) : std::nullopt;
  };
  switch (stablehlo::customCallKind(*stablehlo::customCallTarget(op))) {
  case CustomCallKind::Unknown:
  case CustomCallKind::Opaque:
  case CustomCallKind::RaggedAllToAll: // has a rule of its own
    return std::nullopt;
  case CustomCallKind::Elementwise:
  case CustomCallKind::Move:
  case CustomCallKind::Aligned:
    return when(isAligned(op), [](Operation *op) { return alignedRule(op); });
  case CustomCallKind::Combine:
    return when(isAligned(op), combineRule);
  case CustomCallKind::Eigh:
    return when(hasForm(op, {2}, {2, 1}), eighRule);
  case CustomCallKind::Qr:
    return when(hasForm(op, {2}, {2, 1}), qrRule);
  case CustomCallKind::HouseholderProduct:
    return when(hasForm(op, {2, 1}, {2}), householderRule);
  case CustomCallKind::TopK:
    return when(isAlignedPair(op), topKRule);
  case CustomCallKind::ApproxTopK:
    return when(isAlignedPair(op) && isApproxTopK(op), approxTopKRule);
  }
  llvm_unreachable("unknown kind of custom call");
}

std::vector<std::string>
mlir::gspmd::describeCallsWithoutCost(ModuleOp module, StringRef entry) {
  llvm::SmallMapVector<StringRef, int64_t, 4> calls;
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (function.isPublic() && function.getName() != entry)
      continue;
    function.walk([&](Operation *op) {
      std::optional<StringRef> target = stablehlo::customCallTarget(op);
      if (!target)
        return;
      CustomCallKind kind = stablehlo::customCallKind(*target);
      bool isUnknown =
          kind == CustomCallKind::Unknown || kind == CustomCallKind::Opaque;
      if (isUnknown && !op->hasAttr(kCostAttr) &&
          !stablehlo::readMatrixCall(op))
        ++calls[*target];
    });
  }
  std::vector<std::string> notes;
  for (const auto &[target, count] : calls)
    notes.push_back(
        "no cost model: " + std::to_string(count) + " custom calls of '" +
        target.str() +
        "' are estimated as one pass over their operands and results "
        "(--kernel-costs specifies their cost)");
  return notes;
}
