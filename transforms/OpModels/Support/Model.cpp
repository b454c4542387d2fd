//===- Model.cpp - Helpers of all models ----------------------------------===//

#include "transforms/OpModels/Support/Model.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "transforms/ForeignDialects/ProjectDialects.h"
#include "transforms/OpModels/Support/RoundedSums.h"

using namespace mlir;
using namespace mlir::gspmd;

static SmallVector<unsigned> ranksOf(ValueRange values) {
  return llvm::map_to_vector(
      values, [](Value v) { return unsigned(shapeOf(v).size()); });
}

FactorRule mlir::gspmd::emptyRule(Operation *op) {
  return FactorRule(ranksOf(op->getOperands()), ranksOf(op->getResults()));
}

void mlir::gspmd::addDim(FactorRule &rule, int64_t size,
                         ArrayRef<unsigned> operands,
                         ArrayRef<unsigned> results, unsigned dim,
                         FactorRole role) {
  auto dimsOf = [&](ArrayRef<unsigned> tensors) {
    return llvm::map_to_vector(tensors,
                               [&](unsigned t) { return TensorDim{t, dim}; });
  };
  rule.addFactor(size, dimsOf(operands), dimsOf(results), role);
}

FactorRule mlir::gspmd::opaqueRule(Operation *op) {
  FactorRule rule = emptyRule(op);
  auto add = [&](Value value, ArrayRef<unsigned> operands,
                 ArrayRef<unsigned> results) {
    for (auto [dim, size] : llvm::enumerate(shapeOf(value)))
      addDim(rule, ShapedType::isDynamic(size) ? 1 : size, operands, results,
             dim, FactorKind::NeedReplication);
  };
  for (auto [i, value] : llvm::enumerate(op->getOperands()))
    add(value, unsigned(i), {});
  for (auto [i, value] : llvm::enumerate(op->getResults()))
    add(value, {}, unsigned(i));
  return rule;
}

bool mlir::gspmd::hasStaticShapes(Operation *op) {
  // The simulator queries this for every op, nearly always for tensors: casting
  // to the tensor type is much faster than to the interface of shaped types.
  auto isStatic = [](Value value) {
    if (auto tensor = dyn_cast<RankedTensorType>(value.getType()))
      return !ShapedType::isDynamicShape(tensor.getShape());
    auto type = dyn_cast<ShapedType>(value.getType());
    return !type || type.hasStaticShape();
  };
  return llvm::all_of(op->getOperands(), isStatic) &&
         llvm::all_of(op->getResults(), isStatic);
}

/// Returns the dimension along which the quantization scales differ, if any.
/// The scales are part of the type, so that a shard would need a type of its
/// own.
static std::optional<unsigned> quantizedDim(Value value) {
  RankedTensorType type = tensorType(value);
  if (!type)
    return std::nullopt;
  auto quantized =
      dyn_cast<quant::UniformQuantizedPerAxisType>(type.getElementType());
  if (!quantized)
    return std::nullopt;
  return quantized.getQuantizedDimension();
}

/// Makes dimensions with per-axis quantization unsharded.
static FactorMap unshardedWhereQuantized(Operation *op, const FactorMap &map) {
  SmallVector<Factor, 4> factors(map.factors());
  for (unsigned t = 0; t < map.numTensors(); ++t) {
    unsigned numOperands = op->getNumOperands();
    Value value =
        t < numOperands ? op->getOperand(t) : op->getResult(t - numOperands);
    if (std::optional<unsigned> dim = quantizedDim(value))
      for (unsigned f : map.tensor(t)[*dim])
        factors[f].partitionKind = factors[f].propagationKind =
            FactorKind::NeedReplication;
  }
  return FactorMap(factors, map.operands(), map.results());
}

/// Makes the reduction factors of quantized tensors unsharded: no collective
/// combines quantized elements, and they have no neutral element.
static FactorMap unshardedWhereReduced(Operation *op, const FactorMap &map) {
  SmallVector<Factor, 4> factors(map.factors());
  for (auto [operand, dims] :
       llvm::zip_equal(op->getOperands(), map.operands()))
    if (isa<quant::QuantizedType>(getElementTypeOrSelf(operand)))
      for (const DimFactors &dim : dims)
        for (unsigned f : dim)
          if (factors[f].partitionKind == FactorKind::Reduction)
            factors[f].partitionKind = FactorKind::NeedReplication;
  return FactorMap(factors, map.operands(), map.results());
}

FactorMap mlir::gspmd::finishForPartition(Operation *op,
                                          const FactorRule &rule) {
  return unshardedWhereReduced(
      op, unshardedWhereQuantized(op, rule.forPartition()));
}

/// Removes factors of size 1 from a dimension with several factors.
static void removeUnits(DimFactors &dim, const FactorMap &map) {
  if (dim.size() > 1)
    llvm::erase_if(dim, [&](unsigned f) { return map.factor(f).size == 1; });
}

/// Removes factors of size 1 from dimensions with other factors, because they
/// have no effect.
static FactorMap withoutUnits(const FactorMap &map) {
  SmallVector<int> numbers(map.numFactors(), -1);
  SmallVector<Factor, 4> factors;
  auto keep = [&](ArrayRef<TensorFactors> tensors) {
    SmallVector<TensorFactors, 4> kept(tensors);
    for (TensorFactors &dims : kept)
      for (DimFactors &dim : dims) {
        removeUnits(dim, map);
        for (unsigned f : dim)
          numbers[f] = 0;
      }
    return kept;
  };
  auto operands = keep(map.operands()), results = keep(map.results());
  for (auto [f, number] : llvm::enumerate(numbers))
    if (number == 0) {
      number = factors.size();
      factors.push_back(map.factor(f));
    }
  for (auto *tensors : {&operands, &results})
    for (TensorFactors &dims : *tensors)
      for (DimFactors &dim : dims)
        for (unsigned &f : dim)
          f = numbers[f];
  return FactorMap(factors, operands, results);
}

FactorMap mlir::gspmd::finishForCompletion(Operation *op,
                                           const FactorRule &rule) {
  FactorMap finished =
      withoutUnits(unshardedWhereQuantized(op, rule.forCompletion()));
  SmallVector<Factor, 4> factors(finished.factors());
  auto fill = [&](ArrayRef<TensorFactors> tensors) {
    SmallVector<TensorFactors, 4> filled(tensors);
    for (TensorFactors &dims : filled)
      for (DimFactors &dim : dims)
        if (dim.empty()) {
          dim.push_back(factors.size());
          factors.push_back(1);
        }
    return filled;
  };
  auto operands = fill(finished.operands());
  auto results = fill(finished.results());
  return FactorMap(factors, operands, results);
}

LinearOperands mlir::gspmd::linearIn(Operation *op,
                                     ArrayRef<unsigned> operands) {
  llvm::SmallBitVector set(op->getNumOperands());
  for (unsigned operand : operands)
    set.set(operand);
  return {set};
}

LinearOperands mlir::gspmd::movedOperands(Operation *op, unsigned begin,
                                          std::optional<unsigned> end) {
  return linearIn(op, llvm::to_vector(llvm::seq(
                          begin, end.value_or(op->getNumOperands()))));
}

bool mlir::gspmd::isSum(Operation *op, ReductionKind kind) {
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  return kind == ReductionKind::Add && !element.isInteger(1) &&
         (isa<FloatType, ComplexType, IntegerType>(element));
}

LinearOperands mlir::gspmd::eitherFactor(Operation *op, ReductionKind kind) {
  LinearOperands sets;
  if (isSum(op, kind) && !roundsSum(op))
    for (unsigned operand : {0u, 1u})
      sets.append(linearIn(op, operand));
  return sets;
}

LinearOperands mlir::gspmd::keepingOverflow(Operation *op, ReductionKind kind,
                                            LinearOperands sets) {
  if (kind != ReductionKind::Add && kind != ReductionKind::Mul)
    return sets;
  auto isKept = [&](unsigned number) {
    Type from = getElementTypeOrSelf(op->getOperand(number).getType());
    return llvm::all_of(op->getResultTypes(), [&](Type type) {
      Type to = getElementTypeOrSelf(type);
      bool isWrapped = isa<IntegerType>(from) && isa<IntegerType>(to);
      return !isa<quant::QuantizedType>(from) &&
             (!isWrapped ||
              to.getIntOrFloatBitWidth() <= from.getIntOrFloatBitWidth());
    });
  };
  llvm::erase_if(sets, [&](const llvm::SmallBitVector &set) {
    return !llvm::all_of(set.set_bits(), isKept);
  });
  return sets;
}

namespace {
struct ModelExtension : DialectExtensionBase {
  ModelExtension(StringRef dialect, void (*attach)(MLIRContext *))
      : DialectExtensionBase(dialect), attach(attach) {}
  void apply(MLIRContext *context,
             MutableArrayRef<Dialect *> dialects) const final {
    if (!ProjectDialects::isForeign(dialects.front()))
      attach(context);
  }
  std::unique_ptr<DialectExtensionBase> clone() const final {
    return std::make_unique<ModelExtension>(*this);
  }
  void (*attach)(MLIRContext *);
};
} // namespace

void mlir::gspmd::registerWithDialect(StringRef opName,
                                      void (*attach)(MLIRContext *),
                                      DialectRegistry &registry) {
  registry.addExtension(
      TypeID::getFromOpaquePointer(reinterpret_cast<const void *>(attach)),
      std::make_unique<ModelExtension>(opName.split('.').first, attach));
}
