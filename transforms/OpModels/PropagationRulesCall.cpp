//===- PropagationRulesCall.cpp - Rules of custom calls -------------------===//
//
// Linear algebra on the last two dimensions needs these whole; leading dimensions
// are batches. See jax.lax.linalg for what the calls compute.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/CustomCalls.h"
#include "transforms/OpModels/PropagationRules.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::CustomCallKind;

/// Has the op so many operands and results, tensors of at least rank `rank`?
static bool hasForm(Operation *op, unsigned operands, unsigned results,
                    size_t rank) {
  auto isTensor = [&](Value value) { return shapeOf(value).size() >= rank; };
  return op->getNumOperands() >= operands && op->getNumResults() == results &&
         isTensor(op->getOperand(0)) &&
         llvm::all_of(op->getResults(), [&](Value value) {
           return tensorType(value) != nullptr;
         });
}

/// Batches of all tensors.
static FactorMapBuilder withBatches(Operation *op, ArrayRef<int64_t> batches) {
  FactorMapBuilder builder = ruleBuilder(op);
  auto all = [](ValueRange values) {
    return llvm::to_vector(llvm::seq<unsigned>(values.size()));
  };
  for (auto [d, size] : llvm::enumerate(batches))
    addDim(builder, size, all(op->getOperands()), all(op->getResults()), d);
  return builder;
}

/// a [m, n] -> vectors [m, n], values [n].
static FactorMap eighRule(Operation *op) {
  ArrayRef<int64_t> shape = shapeOf(op->getOperand(0));
  unsigned first = shape.size() - 2, last = shape.size() - 1;
  FactorMapBuilder builder = withBatches(op, shape.drop_back(2));
  builder.addFactor(shape[first], {{0, first}}, {{0, first}});
  builder.addFactor(shape[last], {{0, last}}, {{0, last}, {1, first}});
  return std::move(builder).build();
}

/// Batches of all tensors, and the rows and columns of the first operand and
/// result, which stay whole.
static FactorMapBuilder withWholeMatrix(Operation *op) {
  ArrayRef<int64_t> shape = shapeOf(op->getOperand(0));
  FactorMapBuilder builder = withBatches(op, shape.drop_back(2));
  for (unsigned d : {unsigned(shape.size() - 2), unsigned(shape.size() - 1)})
    builder.addFactor(shape[d], {{0, d}}, {{0, d}},
                      FactorKind::NeedReplication);
  return builder;
}

/// a [m, n] -> a [m, n], scales [k].
static FactorMap qrRule(Operation *op) {
  FactorMapBuilder builder = withWholeMatrix(op);
  ArrayRef<int64_t> scales = shapeOf(op->getResult(1));
  builder.addFactor(scales.back(), {}, {{1, unsigned(scales.size() - 1)}},
                    FactorKind::NeedReplication);
  return std::move(builder).build();
}

/// a [m, n], scales [k] -> [m, n].
static FactorMap householderRule(Operation *op) {
  FactorMapBuilder builder = withWholeMatrix(op);
  ArrayRef<int64_t> scales = shapeOf(op->getOperand(1));
  builder.addFactor(scales.back(), {{1, unsigned(scales.size() - 1)}}, {},
                    FactorKind::NeedReplication);
  return std::move(builder).build();
}

/// Operand and indices to values and indices; where a dimension gets shorter, the
/// two sides have nothing to do with each other.
static FactorMap approxTopKRule(Operation *op) {
  FactorMapBuilder builder = ruleBuilder(op);
  ArrayRef<int64_t> out = shapeOf(op->getResult(0));
  for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(0)))) {
    unsigned dim = d;
    if (size == out[d]) {
      addDim(builder, size, {0, 1}, {0, 1}, dim);
      continue;
    }
    addDim(builder, size, {0, 1}, {}, dim);
    builder.addFactor(out[d], {}, {{0, dim}, {1, dim}},
                      FactorKind::NeedReplication, /*isBlocked=*/true);
  }
  return std::move(builder).build();
}

/// The state of a random generator is whole, and so is what it is combined of.
static FactorMap combineRule(stablehlo::CustomCallOp op) {
  bool isState = llvm::any_of(op->getUsers(), [](Operation *user) {
    return isa<stablehlo::RngBitGeneratorOp>(user);
  });
  return alignedRule(op, shapeOf(op->getResult(0)), [&](unsigned) {
    return MismatchKind{FactorKind::PassThrough, isState};
  });
}

/// Are all tensors that are no scalars of the first result's rank?
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

std::optional<FactorMap>
mlir::gspmd::propagationRuleOf(stablehlo::CustomCallOp op) {
  auto unless = [](bool isOfForm,
                   function_ref<FactorMap()> rule) -> std::optional<FactorMap> {
    return isOfForm ? std::optional<FactorMap>(rule()) : std::nullopt;
  };
  switch (stablehlo::customCallKind(op.getCallTargetName())) {
  case CustomCallKind::Unknown:
  case CustomCallKind::Opaque:
    return std::nullopt;
  case CustomCallKind::Elementwise:
  case CustomCallKind::Move:
  case CustomCallKind::Aligned:
    return unless(isAligned(op), [&] {
      ArrayRef<int64_t> shape = shapeOf(op->getResult(0));
      return alignedRule(op, shape, shape, {});
    });
  case CustomCallKind::Combine:
    return unless(isAligned(op), [&] { return combineRule(op); });
  case CustomCallKind::Eigh:
    return unless(hasForm(op, 1, 2, 2), [&] { return eighRule(op); });
  case CustomCallKind::Qr:
    return unless(hasForm(op, 1, 2, 2), [&] { return qrRule(op); });
  case CustomCallKind::HouseholderProduct:
    return unless(hasForm(op, 2, 1, 2), [&] { return householderRule(op); });
  case CustomCallKind::TopK:
    return unless(isAlignedPair(op), [&] {
      return alignedRule(op, shapeOf(op->getOperand(0)),
                         shapeOf(op->getResult(0)),
                         {FactorKind::NeedReplication, /*isBlocked=*/true});
    });
  case CustomCallKind::ApproxTopK:
    return unless(isAlignedPair(op) && hasForm(op, 4, 2, 1),
                  [&] { return approxTopKRule(op); });
  }
  llvm_unreachable("unknown kind of custom call");
}
