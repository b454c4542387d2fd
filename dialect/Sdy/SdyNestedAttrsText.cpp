//===- SdyNestedAttrsText.cpp - Assembly format of nested attributes ------===//
//
// The attributes that occur nested in others, to which MLIR can give aliases,
// and the records of Shardy's propagation.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sdy/SdyText.h"
#include "dialect/Sharding/Assembly/ShardingRuleText.h"
#include <set>

using namespace mlir;
using namespace mlir::gspmd::sdy;
namespace sdy = mlir::gspmd::sdy;

//===----------------------------------------------------------------------===//
// Nested attributes of meshes and shardings, as in the `sharding` dialect
//===----------------------------------------------------------------------===//

template <typename AttrT, typename NestedT>
static Attribute parseNested(AsmParser &parser) {
  auto nested = dyn_cast_or_null<NestedT>(NestedT::parse(parser, {}));
  return nested ? AttrT::get(parser.getContext(), nested) : Attribute();
}

void sdy::MeshAxisAttr::print(AsmPrinter &p) const { getNested().print(p); }
Attribute sdy::MeshAxisAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  Attribute attr = parseNested<MeshAxisAttr, sharding::MeshAxisAttr>(parser);
  if (attr && cast<MeshAxisAttr>(attr).getNested().getSize() <= 0) {
    parser.emitError(loc, "a mesh axis has a positive size");
    return {};
  }
  return attr;
}

void sdy::AxisRefAttr::print(AsmPrinter &p) const { getNested().print(p); }
Attribute sdy::AxisRefAttr::parse(AsmParser &parser, Type) {
  return parseNested<AxisRefAttr, sharding::AxisRefAttr>(parser);
}

void DimensionShardingAttr::print(AsmPrinter &p) const { getNested().print(p); }
Attribute DimensionShardingAttr::parse(AsmParser &parser, Type) {
  return parseNested<DimensionShardingAttr, sharding::DimShardingAttr>(parser);
}

void SubAxisInfoAttr::print(AsmPrinter &p) const {
  p << "(" << getPreSize() << ")" << getSize();
}
Attribute SubAxisInfoAttr::parse(AsmParser &parser, Type) {
  int64_t preSize, size;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLParen() || parser.parseInteger(preSize) ||
      parser.parseRParen() || parser.parseInteger(size))
    return {};
  if (preSize < 1 || size < 2) {
    parser.emitError(loc) << "a sub-axis has a pre-size of at least 1 and "
                             "a size of at least 2, found ("
                          << preSize << ")" << size;
    return {};
  }
  return SubAxisInfoAttr::get(parser.getContext(), preSize, size);
}

//===----------------------------------------------------------------------===//
// Nested attributes of rules
//===----------------------------------------------------------------------===//

/// `#sdy<dim_mapping ij>` has a space that a tensor's mapping does not have.
void DimMappingAttr::print(AsmPrinter &p) const {
  p << " ";
  sharding::printFactors(p, getFactors(), "*");
}
Attribute DimMappingAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> factors;
  if (sharding::parseFactors(parser, factors))
    return {};
  return DimMappingAttr::get(parser.getContext(), factors);
}

void TensorMappingAttr::print(AsmPrinter &p) const {
  p << "[";
  llvm::interleaveComma(getDims(), p, [&](DimMappingAttr dim) {
    sharding::printFactors(p, dim.getFactors(), "*");
  });
  p << "]";
}
Attribute TensorMappingAttr::parse(AsmParser &parser, Type) {
  SmallVector<DimMappingAttr> dims;
  if (parseList(parser, AsmParser::Delimiter::Square, dims))
    return {};
  return TensorMappingAttr::get(parser.getContext(), dims);
}

//===----------------------------------------------------------------------===//
// Propagation edges
//===----------------------------------------------------------------------===//

static void printValueRef(AsmPrinter &p, EdgeValueRefAttr ref) {
  p << (ref.getIsResult() ? "result-" : "operand-") << ref.getIndex();
}

/// Needs a space after its mnemonic, like the dimension of a mapping.
void EdgeValueRefAttr::print(AsmPrinter &p) const {
  p << " ";
  printValueRef(p, *this);
}
Attribute EdgeValueRefAttr::parse(AsmParser &parser, Type) {
  StringRef word;
  int64_t index;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&word) || parser.parseMinus() ||
      parser.parseInteger(index))
    return {};
  if ((word != "operand" && word != "result") || index < 0) {
    parser.emitError(loc) << "expected `operand-` or `result-` and a number, "
                             "found `"
                          << word << "-" << index << "`";
    return {};
  }
  return EdgeValueRefAttr::get(parser.getContext(), word == "result", index);
}

void AxisToPropagationDetailsAttr::print(AsmPrinter &p) const {
  p << "{";
  getAxis().print(p);
  p << " = ";
  printValueRef(p, getSource());
  p << " -> [";
  llvm::interleaveComma(getTargets(), p, [&](EdgeValueRefAttr target) {
    printValueRef(p, target);
  });
  p << "]}";
}
Attribute AxisToPropagationDetailsAttr::parse(AsmParser &parser, Type) {
  sharding::AxisRefAttr axis;
  EdgeValueRefAttr source;
  SmallVector<EdgeValueRefAttr> targets;
  if (parser.parseLBrace() || parseOne(parser, axis) || parser.parseEqual() ||
      parseOne(parser, source) || parser.parseArrow() ||
      parseList(parser, AsmParser::Delimiter::Square, targets) ||
      parser.parseRBrace())
    return {};
  return AxisToPropagationDetailsAttr::get(parser.getContext(), axis, source,
                                           targets);
}

void PropagationOneStepAttr::print(AsmPrinter &p) const {
  p << "{step-" << getStep() << " = ";
  printList(p, "[", getEntries(), "]}");
}
Attribute PropagationOneStepAttr::parse(AsmParser &parser, Type) {
  int64_t step;
  SmallVector<AxisToPropagationDetailsAttr> entries;
  if (parser.parseLBrace() || parser.parseKeyword("step") ||
      parser.parseMinus() || parser.parseInteger(step) || parser.parseEqual() ||
      parseList(parser, AsmParser::Delimiter::Square, entries) ||
      parser.parseRBrace())
    return {};
  return PropagationOneStepAttr::get(parser.getContext(), step, entries);
}

void PropagationEdgesAttr::print(AsmPrinter &p) const {
  printList(p, "<[", getValue(), "]>");
}
Attribute PropagationEdgesAttr::parse(AsmParser &parser, Type) {
  SmallVector<PropagationOneStepAttr> steps;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() ||
      parseList(parser, AsmParser::Delimiter::Square, steps) ||
      parser.parseGreater())
    return {};
  return PropagationEdgesAttr::getChecked(
      [&] { return parser.emitError(loc); }, parser.getContext(),
      ArrayRef<PropagationOneStepAttr>(steps));
}

LogicalResult
PropagationEdgesAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                             ArrayRef<PropagationOneStepAttr> steps) {
  std::set<int64_t> seen; // any numbers, which DenseSet excludes
  for (PropagationOneStepAttr step : steps) {
    if (step.getStep() < 0)
      return emitError() << "propagation edges have the negative step "
                         << step.getStep();
    if (!seen.insert(step.getStep()).second)
      return emitError() << "propagation edges have step " << step.getStep()
                         << " twice";
    for (AxisToPropagationDetailsAttr entry : step.getEntries()) {
      DenseSet<Attribute> targets;
      for (EdgeValueRefAttr target : entry.getTargets())
        if (target == entry.getSource() || !targets.insert(target).second)
          return emitError()
                 << "axis \"" << entry.getAxis().getName() << "\" comes to "
                 << (target.getIsResult() ? "result " : "operand ")
                 << target.getIndex()
                 << (target == entry.getSource() ? " from itself" : " twice")
                 << " in step " << step.getStep();
    }
  }
  return success();
}
