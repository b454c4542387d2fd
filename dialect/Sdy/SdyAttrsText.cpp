//===- SdyAttrsText.cpp - Textual form of the attributes ------------------===//

#include "dialect/Sdy/SdyText.h"
#include "dialect/Sharding/Assembly/ShardingRuleText.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sdy;
namespace sharding = mlir::gspmd::sharding;
using sharding::DimShardingAttr;

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

void MeshAttr::print(AsmPrinter &p) const {
  printList(p, "<[", getAxes(), "]");
  if (!getDeviceIds().empty()) {
    p << ", device_ids=[";
    llvm::interleaveComma(getDeviceIds(), p);
    p << "]";
  }
  p << ">";
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<sharding::MeshAxisAttr> axes;
  SmallVector<int64_t> ids;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() ||
      parseList(parser, AsmParser::Delimiter::Square, axes))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      (parser.parseKeyword("device_ids") || parser.parseEqual() ||
       parser.parseCommaSeparatedList(
           AsmParser::Delimiter::Square, [&]() -> ParseResult {
             return parser.parseInteger(ids.emplace_back());
           })))
    return {};
  if (parser.parseGreater())
    return {};
  // The identity order is the default.
  bool isIota = llvm::all_of(llvm::enumerate(ids), [](auto it) {
    return static_cast<int64_t>(it.index()) == it.value();
  });
  int64_t devices = 1;
  for (sharding::MeshAxisAttr axis : axes)
    if (llvm::MulOverflow(devices, axis.getSize(), devices))
      devices = -1;
  if (!axes.empty() && isIota && int64_t(ids.size()) == devices)
    ids.clear();
  return MeshAttr::getChecked(
      [&] { return parser.emitError(loc); }, parser.getContext(),
      ArrayRef<sharding::MeshAxisAttr>(axes), ArrayRef<int64_t>(ids));
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

void TensorShardingAttr::print(AsmPrinter &p) const {
  p << "<";
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef())) {
    p << "mesh";
    mesh.print(p);
  } else {
    p << getMeshOrRef();
  }
  printList(p, ", [", getDims(), "]");
  if (!getReplicated().empty())
    printList(p, ", replicated={", getReplicated(), "}");
  if (!getUnreduced().empty()) {
    p << ", unreduced=";
    sharding::printUnreducedKind(p, getReduction());
    printList(p, "{", getUnreduced(), "}");
  }
  p << ">";
}

/// Parses `@mesh` or `mesh<[...]>`; null after an error.
static Attribute parseMeshOrRef(AsmParser &parser) {
  if (succeeded(parser.parseOptionalKeyword("mesh")))
    return MeshAttr::parse(parser, {});
  FlatSymbolRefAttr name;
  if (parser.parseAttribute(name))
    return {};
  return name;
}

Attribute TensorShardingAttr::parse(AsmParser &parser, Type) {
  SmallVector<DimShardingAttr> dims;
  SmallVector<sharding::AxisRefAttr> replicated, unreduced;
  if (parser.parseLess())
    return {};
  Attribute mesh = parseMeshOrRef(parser);
  if (!mesh || parser.parseComma() ||
      parseList(parser, AsmParser::Delimiter::Square, dims))
    return {};
  Reduction reduction = Reduction::Add;
  while (succeeded(parser.parseOptionalComma())) {
    SMLoc loc = parser.getCurrentLocation();
    bool isReplicated = succeeded(parser.parseOptionalKeyword("replicated"));
    if (!isReplicated &&
        parser.parseKeyword("unreduced",
                            " or `replicated` after the dimensions"))
      return {};
    SmallVectorImpl<sharding::AxisRefAttr> &axes =
        isReplicated ? replicated : unreduced;
    if (!axes.empty()) {
      parser.emitError(loc) << (isReplicated ? "`replicated`" : "`unreduced`")
                            << " is specified twice";
      return {};
    }
    if (parser.parseEqual() ||
        (!isReplicated && parseReductionKind(parser, reduction)) ||
        parseList(parser, AsmParser::Delimiter::Braces, axes))
      return {};
    if (axes.empty()) {
      parser.emitError(loc)
          << (isReplicated ? "`replicated`" : "`unreduced`")
          << " has no axes; expected at least one, or no list";
      return {};
    }
  }
  if (parser.parseGreater())
    return {};
  return TensorShardingAttr::get(parser.getContext(), mesh, dims, replicated,
                                 unreduced, reduction);
}

void TensorShardingPerValueAttr::printList(AsmPrinter &p) const {
  sdy::printList(p, "[", getShardings(), "]");
}

Attribute TensorShardingPerValueAttr::parseList(AsmParser &parser) {
  SmallVector<TensorShardingAttr> shardings;
  if (sdy::parseList(parser, AsmParser::Delimiter::Square, shardings))
    return {};
  return TensorShardingPerValueAttr::get(parser.getContext(), shardings);
}

void TensorShardingPerValueAttr::print(AsmPrinter &p) const {
  p << "<";
  printList(p);
  p << ">";
}

Attribute TensorShardingPerValueAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  Attribute list = parseList(parser);
  return list && succeeded(parser.parseGreater()) ? list : Attribute();
}

//===----------------------------------------------------------------------===//
// Lists of axes
//===----------------------------------------------------------------------===//

void ManualAxesAttr::print(AsmPrinter &p) const {
  p << "{";
  llvm::interleaveComma(getValue(), p,
                        [&](StringAttr name) { p.printString(name); });
  p << "}";
}

Attribute ManualAxesAttr::parse(AsmParser &parser, Type) {
  SmallVector<StringAttr> names;
  auto parseName = [&]() -> ParseResult {
    std::string name;
    if (parser.parseString(&name))
      return failure();
    names.push_back(parser.getBuilder().getStringAttr(name));
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, parseName))
    return {};
  return ManualAxesAttr::get(parser.getContext(), names);
}

void AxisRefListAttr::print(AsmPrinter &p) const {
  printList(p, "{", getValue(), "}");
}

Attribute AxisRefListAttr::parse(AsmParser &parser, Type) {
  SmallVector<sharding::AxisRefAttr> axes;
  if (parseList(parser, AsmParser::Delimiter::Braces, axes))
    return {};
  return AxisRefListAttr::get(parser.getContext(), axes);
}

void ListOfAxisRefListsAttr::print(AsmPrinter &p) const {
  printList(p, "[", getValue(), "]");
}

Attribute ListOfAxisRefListsAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefListAttr> lists;
  if (parseList(parser, AsmParser::Delimiter::Square, lists))
    return {};
  return ListOfAxisRefListsAttr::get(parser.getContext(), lists);
}

void AllToAllParamAttr::print(AsmPrinter &p) const {
  getAxes().print(p);
  p << ": " << getSrcDim() << "->" << getTgtDim();
}

Attribute AllToAllParamAttr::parse(AsmParser &parser, Type) {
  AxisRefListAttr axes;
  int64_t source, target;
  if (parseOne(parser, axes) || parser.parseColon() ||
      parser.parseInteger(source) || parser.parseArrow() ||
      parser.parseInteger(target))
    return {};
  return AllToAllParamAttr::get(parser.getContext(), axes, source, target);
}

void AllToAllParamListAttr::print(AsmPrinter &p) const {
  printList(p, "[", getValue(), "]");
}

Attribute AllToAllParamListAttr::parse(AsmParser &parser, Type) {
  SmallVector<AllToAllParamAttr> params;
  if (parseList(parser, AsmParser::Delimiter::Square, params))
    return {};
  return AllToAllParamListAttr::get(parser.getContext(), params);
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// Returns the factors of `mapping` in the form of a rule.
static ArrayAttr toFactors(TensorMappingAttr mapping) {
  Builder b(mapping.getContext());
  return b.getArrayAttr(llvm::map_to_vector(
      mapping.getDims(), [&](DimMappingAttr dim) -> Attribute {
        return b.getDenseI64ArrayAttr(dim.getFactors());
      }));
}

void OpShardingRuleAttr::print(AsmPrinter &p) const {
  p << "<";
  getRule().printBody(p, "*");
  p << ">";
}

Attribute OpShardingRuleAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  auto asFactors = [](Attribute attr) -> ArrayAttr {
    auto mapping = dyn_cast<TensorMappingAttr>(attr);
    return mapping ? toFactors(mapping) : ArrayAttr();
  };
  if (parser.parseLess())
    return {};
  auto rule = dyn_cast_or_null<sharding::RuleAttr>(
      sharding::parseRuleBody(parser, asFactors));
  if (!rule || parser.parseGreater())
    return {};
  if (rule.getOperands().empty() || rule.getResults().empty()) {
    parser.emitError(loc)
        << "a sharding rule maps at least one operand and one "
           "result, found "
        << rule.getOperands().size() << " and " << rule.getResults().size();
    return {};
  }
  return OpShardingRuleAttr::get(parser.getContext(), rule);
}
