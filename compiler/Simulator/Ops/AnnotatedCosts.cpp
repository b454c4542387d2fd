//===- AnnotatedCosts.cpp - Costs stated by users and compilers -----------===//

#include "compiler/Simulator/Ops/AnnotatedCosts.h"
#include "lib/CostModel/CostAttribute.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "nlohmann/json.hpp"

using namespace mlir;
using namespace mlir::gspmd;
using nlohmann::json;

/// The size in the op's types; nullopt if there is no such tensor or dimension,
/// or its size is unknown.
static std::optional<double> sizeIn(Operation *op,
                                    const CostFormula::Size &size) {
  TypeRange types = size.isResult ? TypeRange(op->getResultTypes())
                                  : TypeRange(op->getOperandTypes());
  if (size.number >= types.size())
    return std::nullopt;
  auto type = dyn_cast<RankedTensorType>(types[size.number]);
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  if (!size.dim)
    return double(type.getNumElements());
  if (*size.dim >= type.getRank())
    return std::nullopt;
  return double(type.getDimSize(*size.dim));
}

/// The cost of the op in the file.
static const KernelCostFormulas *costInFile(Operation *op,
                                            const KernelCosts &costs) {
  auto named = [&](StringRef attribute) {
    auto name = op->getAttrOfType<StringAttr>(attribute);
    return name ? costs.find(name.getValue()) : costs.end();
  };
  for (auto it : {named("kernel_name"), named("call_target_name"),
                  costs.find(op->getName().getStringRef())})
    if (it != costs.end())
      return &it->second;
  return nullptr;
}

/// The cost in the op's attribute; fails after an error.
static FailureOr<KernelCostFormulas> costInAttribute(Operation *op,
                                                     Attribute attr) {
  KernelCostFormulas cost;
  auto dictionary = dyn_cast<DictionaryAttr>(attr);
  if (!dictionary)
    return op->emitOpError("has a '")
           << kCostAttr << "' that is not a dictionary of figures";
  for (NamedAttribute entry : dictionary) {
    std::optional<CostFigure> figure = costFigureOf(entry.getName());
    if (!figure)
      return op->emitOpError("has the unknown figure '")
             << entry.getName().getValue() << "' in '" << kCostAttr << "'";
    std::optional<CostFormula> &formula = cost[unsigned(*figure)];
    if (auto number = dyn_cast<FloatAttr>(entry.getValue())) {
      formula = CostFormula::constant(number.getValueAsDouble());
    } else if (auto number = dyn_cast<IntegerAttr>(entry.getValue())) {
      formula = CostFormula::constant(number.getValue().signedRoundToDouble());
    } else if (auto text = dyn_cast<StringAttr>(entry.getValue())) {
      absl::StatusOr<CostFormula> parsed = CostFormula::parse(text.getValue());
      if (!parsed.ok())
        return op->emitOpError("has a '")
               << kCostAttr << "' whose " << entry.getName().getValue()
               << " is not a formula: "
               << std::string(parsed.status().message());
      formula = *std::move(parsed);
    } else {
      return op->emitOpError("has a '")
             << kCostAttr << "' whose " << entry.getName().getValue()
             << " is neither a number nor a formula: " << entry.getValue();
    }
  }
  return cost;
}

/// The estimate that Pallas wrote for XLA; nullopt for ops without.
static std::optional<KernelCostFormulas> costOfPallas(Operation *op) {
  auto config = op->getAttrOfType<StringAttr>("backend_config");
  if (!config || !config.getValue().contains("cost_estimate"))
    return std::nullopt;
  StringRef text = config.getValue();
  json root = json::parse(text.begin(), text.end(), nullptr,
                          /*allow_exceptions=*/false);
  json::json_pointer path("/custom_call_config/cost_estimate");
  if (!root.is_object() || !root.contains(path) || !root[path].is_object())
    return std::nullopt;
  KernelCostFormulas cost;
  auto take = [&](CostFigure figure, const char *key) {
    auto it = root[path].find(key);
    if (it != root[path].end() && it->is_number())
      cost[unsigned(figure)] = CostFormula::constant(it->get<double>());
  };
  take(CostFigure::MatrixFlops, "flops");
  take(CostFigure::Transcendentals, "transcendentals");
  take(CostFigure::Bytes, "bytes_accessed");
  return cost;
}

/// The stated cost of the op for any shapes; nullopt if there is none.
static FailureOr<std::optional<KernelCostFormulas>>
costOf(Operation *op, const KernelCosts &costs) {
  if (const KernelCostFormulas *cost = costInFile(op, costs))
    return std::optional<KernelCostFormulas>(*cost);
  if (Attribute attr = op->getDiscardableAttr(kCostAttr)) {
    FailureOr<KernelCostFormulas> cost = costInAttribute(op, attr);
    if (failed(cost))
      return failure();
    return std::optional<KernelCostFormulas>(*std::move(cost));
  }
  return costOfPallas(op);
}

/// Evaluates the stated cost of the op, and sets it as an attribute.
static LogicalResult attachCost(Operation *op, const KernelCosts &costs) {
  FailureOr<std::optional<KernelCostFormulas>> cost = costOf(op, costs);
  if (failed(cost))
    return failure();
  if (!*cost)
    return success();
  Builder builder(op->getContext());
  NamedAttrList figures;
  for (unsigned i = 0; i < kNumCostFigures; ++i) {
    if (!(**cost)[i])
      continue;
    StringRef key = toString(CostFigure(i));
    absl::StatusOr<double> value = (**cost)[i]->evaluate(
        [&](const CostFormula::Size &size) { return sizeIn(op, size); });
    if (!value.ok())
      return op->emitOpError("has an invalid cost: its ")
             << key << ": " << std::string(value.status().message());
    figures.append(key, builder.getF64FloatAttr(*value));
  }
  op->setDiscardableAttr(kCostAttr, figures.getDictionary(op->getContext()));
  return success();
}

LogicalResult mlir::gspmd::annotateCosts(Operation *root,
                                         const KernelCosts &costs) {
  WalkResult walked = root->walk([&](Operation *op) {
    return failed(attachCost(op, costs)) ? WalkResult::interrupt()
                                         : WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

bool mlir::gspmd::hasAnnotatedCost(Operation *op) {
  return op->getDiscardableAttr(kCostAttr) != nullptr;
}

std::optional<AnnotatedFigures> mlir::gspmd::annotatedFigures(Operation *op) {
  auto stated =
      dyn_cast_or_null<DictionaryAttr>(op->getDiscardableAttr(kCostAttr));
  if (!stated)
    return std::nullopt;
  AnnotatedFigures figures;
  for (unsigned i = 0; i < kNumCostFigures; ++i)
    if (auto value = stated.getAs<FloatAttr>(toString(CostFigure(i))))
      figures[i] = value.getValueAsDouble();
  return figures;
}
