//===- ShardingAttrsText.cpp - Assembly format of the attributes ----------===//

#include "dialect/Sharding/Assembly/AxesText.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

//===----------------------------------------------------------------------===//
// Tensor shardings: <@mesh, [{"x"}, {"y", ?}p1, {}], replicated={"z"}>
//===----------------------------------------------------------------------===//

void DimShardingAttr::print(AsmPrinter &p) const {
  p << "{";
  printAxes(p, getAxes());
  if (!getIsClosed())
    p << (getAxes().empty() ? "?" : ", ?");
  p << "}";
  if (getPriority())
    p << "p" << *getPriority();
}

/// Parses the `p1` of a dimension; -1 if there is none.
static FailureOr<int64_t> parsePriority(AsmParser &parser) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&keyword)))
    return -1;
  int64_t priority;
  if (!keyword.consume_front("p") || keyword.getAsInteger(10, priority)) {
    parser.emitError(loc) << "expected a priority such as `p1`, found `"
                          << keyword << "`";
    return failure();
  }
  if (keyword.size() > 1 && keyword.front() == '0') {
    parser.emitError(loc) << "expected a priority without leading zeros, found "
                             "`p"
                          << keyword << "`";
    return failure();
  }
  return priority;
}

Attribute DimShardingAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  bool isClosed = true;
  auto parseItem = [&]() -> ParseResult {
    if (!isClosed)
      return parser.emitError(parser.getCurrentLocation())
             << "`?` must be the last in a dimension sharding";
    if (succeeded(parser.parseOptionalQuestion())) {
      isClosed = false;
      return success();
    }
    return parseAxis(parser, axes);
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, parseItem))
    return {};
  FailureOr<int64_t> priority = parsePriority(parser);
  if (failed(priority))
    return {};
  std::optional<int64_t> explicitPriority;
  if (*priority >= 0)
    explicitPriority = *priority;
  return DimShardingAttr::get(parser.getContext(), axes, isClosed,
                              explicitPriority);
}

void mlir::gspmd::sharding::printUnreducedKind(AsmPrinter &p, Reduction kind) {
  if (kind != Reduction::Add)
    p << toString(kind);
}

ParseResult mlir::gspmd::sharding::parseUnreducedKind(AsmParser &parser,
                                                      Reduction &kind) {
  kind = Reduction::Add;
  StringRef word;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&word)) || word == "sum")
    return success();
  std::optional<ReductionKind> known = symbolizeReductionKind(word);
  if (!known)
    return parser.emitError(loc)
           << "unknown reduction `" << word
           << "` of unreduced axes; expected sum, max, min, mul, and, or, xor";
  kind = toAlgebra(*known);
  return success();
}

void TensorShardingAttr::printBody(AsmPrinter &p) const {
  p << "<" << getMesh() << ", [";
  llvm::interleaveComma(getDims(), p, [&](DimShardingAttr d) { d.print(p); });
  p << "]";
  if (!getReplicated().empty()) {
    p << ", replicated={";
    printAxes(p, getReplicated());
    p << "}";
  }
  if (!getUnreduced().empty()) {
    p << ", unreduced=";
    printUnreducedKind(p, getReduction());
    p << "{";
    printAxes(p, getUnreduced());
    p << "}";
  }
  p << ">";
}

void TensorShardingAttr::print(AsmPrinter &p) const { printBody(p); }

Attribute TensorShardingAttr::parseBody(AsmParser &parser) {
  FlatSymbolRefAttr mesh;
  SmallVector<DimShardingAttr> dims;
  SmallVector<AxisRefAttr> replicated, unreduced;
  Reduction reduction = Reduction::Add;
  auto parseDim = [&]() -> ParseResult {
    auto dim =
        dyn_cast_or_null<DimShardingAttr>(DimShardingAttr::parse(parser, {}));
    if (!dim)
      return failure();
    dims.push_back(dim);
    return success();
  };
  if (parser.parseLess() || parser.parseAttribute(mesh) ||
      parser.parseComma() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseDim))
    return {};
  SMLoc loc = parser.getCurrentLocation();
  while (succeeded(parser.parseOptionalComma())) {
    bool isReplicated = succeeded(parser.parseOptionalKeyword("replicated"));
    if (!isReplicated &&
        parser.parseKeyword("unreduced",
                            " or `replicated` after the dimensions"))
      return {};
    auto &axes = isReplicated ? replicated : unreduced;
    if (!axes.empty()) {
      parser.emitError(loc) << (isReplicated ? "`replicated`" : "`unreduced`")
                            << " is specified twice";
      return {};
    }
    if (parser.parseEqual() ||
        (!isReplicated && parseUnreducedKind(parser, reduction)) ||
        parseAxes(parser, AsmParser::Delimiter::Braces, axes))
      return {};
    loc = parser.getCurrentLocation();
  }
  if (parser.parseGreater())
    return {};
  if (unreduced.empty())
    reduction = Reduction::Add;
  return TensorShardingAttr::get(parser.getContext(), mesh, dims, replicated,
                                 unreduced, reduction);
}

Attribute TensorShardingAttr::parse(AsmParser &parser, Type) {
  return parseBody(parser);
}

void TensorShardingPerValueAttr::print(AsmPrinter &p) const {
  p << "<[";
  llvm::interleaveComma(getShardings(), p,
                        [&](TensorShardingAttr s) { s.printBody(p); });
  p << "]>";
}

Attribute TensorShardingPerValueAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorShardingAttr> shardings;
  auto parseOne = [&]() -> ParseResult {
    auto one = dyn_cast_or_null<TensorShardingAttr>(
        TensorShardingAttr::parseBody(parser));
    if (!one)
      return failure();
    shardings.push_back(one);
    return success();
  };
  if (parser.parseLess() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne) ||
      parser.parseGreater())
    return {};
  return TensorShardingPerValueAttr::get(parser.getContext(), shardings);
}
