//===- Model.cpp - What all models share ----------------------------------===//

#include "transforms/OpModels/Model.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace mlir::gspmd;

static SmallVector<unsigned> ranksOf(ValueRange values) {
  return llvm::map_to_vector(
      values, [](Value v) { return unsigned(shapeOf(v).size()); });
}

FactorMapBuilder mlir::gspmd::ruleBuilder(Operation *op) {
  return FactorMapBuilder(ranksOf(op->getOperands()),
                          ranksOf(op->getResults()));
}

unsigned mlir::gspmd::addDim(FactorMapBuilder &builder, int64_t size,
                             ArrayRef<unsigned> operands,
                             ArrayRef<unsigned> results, unsigned dim,
                             FactorKind kind) {
  auto places = [&](ArrayRef<unsigned> tensors) {
    return llvm::map_to_vector(tensors,
                               [&](unsigned t) { return Place{t, dim}; });
  };
  return builder.addFactor(size, places(operands), places(results), kind);
}

FactorMap mlir::gspmd::opaqueRule(Operation *op) {
  FactorMapBuilder builder = ruleBuilder(op);
  auto add = [&](Value value, unsigned i, bool isResult) {
    for (auto [dim, size] : llvm::enumerate(shapeOf(value)))
      addDim(builder, ShapedType::isDynamic(size) ? 1 : size,
             isResult ? ArrayRef<unsigned>() : ArrayRef<unsigned>(i),
             isResult ? ArrayRef<unsigned>(i) : ArrayRef<unsigned>(), dim,
             FactorKind::NeedReplication);
  };
  for (auto [i, value] : llvm::enumerate(op->getOperands()))
    add(value, i, /*isResult=*/false);
  for (auto [i, value] : llvm::enumerate(op->getResults()))
    add(value, i, /*isResult=*/true);
  return std::move(builder).build();
}

bool mlir::gspmd::hasStaticShapes(Operation *op) {
  auto isStatic = [](Value value) {
    auto type = dyn_cast<ShapedType>(value.getType());
    return !type || type.hasStaticShape();
  };
  return llvm::all_of(op->getOperands(), isStatic) &&
         llvm::all_of(op->getResults(), isStatic);
}

/// The dimension along which the elements' scales differ, if any: the scales
/// are part of the type, so that a shard's type would need its own.
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

FactorMap mlir::gspmd::finishRule(Operation *op, FactorMap map) {
  SmallVector<::gspmd::Factor, 4> factors(map.factors());
  for (unsigned t = 0; t < map.numTensors(); ++t) {
    unsigned numOperands = op->getNumOperands();
    Value value =
        t < numOperands ? op->getOperand(t) : op->getResult(t - numOperands);
    if (std::optional<unsigned> dim = quantizedDim(value))
      for (unsigned f : map.tensor(t)[*dim])
        factors[f].kind = FactorKind::NeedReplication;
  }
  return FactorMap(factors, map.operands(), map.results());
}

/// The map without factors of size 1 beside others in a dimension, which say
/// nothing.
static FactorMap withoutUnits(const FactorMap &map) {
  SmallVector<int> numbers(map.numFactors(), -1);
  SmallVector<::gspmd::Factor, 4> factors;
  auto keep = [&](ArrayRef<::gspmd::TensorFactors> tensors) {
    SmallVector<::gspmd::TensorFactors, 4> kept(tensors);
    for (::gspmd::TensorFactors &dims : kept)
      for (::gspmd::DimFactors &dim : dims) {
        if (dim.size() > 1)
          llvm::erase_if(dim,
                         [&](unsigned f) { return map.factor(f).size == 1; });
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
    for (::gspmd::TensorFactors &dims : *tensors)
      for (::gspmd::DimFactors &dim : dims)
        for (unsigned &f : dim)
          f = numbers[f];
  return FactorMap(factors, operands, results);
}

FactorMap mlir::gspmd::finishPropagationRule(Operation *op, FactorMap map) {
  FactorMap finished = withoutUnits(finishRule(op, std::move(map)));
  SmallVector<::gspmd::Factor, 4> factors(finished.factors());
  auto fill = [&](ArrayRef<::gspmd::TensorFactors> tensors) {
    SmallVector<::gspmd::TensorFactors, 4> filled(tensors);
    for (::gspmd::TensorFactors &dims : filled)
      for (::gspmd::DimFactors &dim : dims)
        if (dim.empty()) {
          dim.push_back(factors.size());
          factors.push_back({1});
        }
    return filled;
  };
  auto operands = fill(finished.operands());
  auto results = fill(finished.results());
  return FactorMap(factors, operands, results);
}
