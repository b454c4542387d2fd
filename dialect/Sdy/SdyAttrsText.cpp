//===- SdyAttrsText.cpp - Textual form of the attributes ------------------===//

#include "dialect/Sdy/SdyDialect.h"

using namespace mlir;
using namespace mlir::gspmd::sdy;
namespace sharding = mlir::gspmd::sharding;
using sharding::AxisRefAttr;
using sharding::DimShardingAttr;
using sharding::MeshAxisAttr;

/// Parses a list of attributes by their own `parse`.
template <typename AttrT>
static ParseResult parseList(AsmParser &parser, AsmParser::Delimiter delimiter,
                             SmallVectorImpl<AttrT> &list) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    auto one = dyn_cast_or_null<AttrT>(AttrT::parse(parser, {}));
    if (!one)
      return failure();
    list.push_back(one);
    return success();
  });
}

template <typename AttrT>
static void printList(AsmPrinter &p, StringRef open, ArrayRef<AttrT> list,
                      StringRef close) {
  p << open;
  llvm::interleaveComma(list, p, [&](AttrT one) { one.print(p); });
  p << close;
}

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
  SmallVector<MeshAxisAttr> axes;
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
  return MeshAttr::getChecked([&] { return parser.emitError(loc); },
                              parser.getContext(), ArrayRef<MeshAxisAttr>(axes),
                              ArrayRef<int64_t>(ids));
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
  if (!getUnreduced().empty())
    printList(p, ", unreduced={", getUnreduced(), "}");
  p << ">";
}

/// `@mesh` or `mesh<[...]>`; null after an error.
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
  SmallVector<AxisRefAttr> replicated, unreduced;
  if (parser.parseLess())
    return {};
  Attribute mesh = parseMeshOrRef(parser);
  if (!mesh || parser.parseComma() ||
      parseList(parser, AsmParser::Delimiter::Square, dims))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    bool isReplicated = succeeded(parser.parseOptionalKeyword("replicated"));
    if (!isReplicated &&
        parser.parseKeyword("unreduced",
                            " or `replicated` after the dimensions"))
      return {};
    if (parser.parseEqual() || parseList(parser, AsmParser::Delimiter::Braces,
                                         isReplicated ? replicated : unreduced))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return TensorShardingAttr::get(parser.getContext(), mesh, dims, replicated,
                                 unreduced);
}

void TensorShardingPerValueAttr::printList(AsmPrinter &p) const {
  ::printList(p, "[", getShardings(), "]");
}

Attribute TensorShardingPerValueAttr::parseList(AsmParser &parser) {
  SmallVector<TensorShardingAttr> shardings;
  if (::parseList(parser, AsmParser::Delimiter::Square, shardings))
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
  SmallVector<AxisRefAttr> axes;
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
  auto axes =
      dyn_cast_or_null<AxisRefListAttr>(AxisRefListAttr::parse(parser, {}));
  int64_t source, target;
  if (!axes || parser.parseColon() || parser.parseInteger(source) ||
      parser.parseArrow() || parser.parseInteger(target))
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

void OpShardingRuleAttr::print(AsmPrinter &p) const {
  p << "<";
  getRule().printBody(p, "*");
  p << ">";
}

Attribute OpShardingRuleAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  auto rule = dyn_cast_or_null<sharding::RuleAttr>(
      sharding::RuleAttr::parseBody(parser));
  if (!rule || parser.parseGreater())
    return {};
  return OpShardingRuleAttr::get(parser.getContext(), rule);
}
