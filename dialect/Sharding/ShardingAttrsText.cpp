//===- ShardingAttrsText.cpp - Textual form of the attributes -------------===//

#include "dialect/Sharding/ShardingDialect.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;

//===----------------------------------------------------------------------===//
// Axes: "x", "x"=4, "x":(2)4
//===----------------------------------------------------------------------===//

void MeshAxisAttr::print(AsmPrinter &p) const {
  p.printString(getName());
  p << "=" << getSize();
}

Attribute MeshAxisAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t size;
  if (parser.parseString(&name) || parser.parseEqual() ||
      parser.parseInteger(size))
    return {};
  return MeshAxisAttr::get(parser.getContext(), name, size);
}

void AxisRefAttr::print(AsmPrinter &p) const {
  p.printString(getName());
  if (isSubAxis())
    p << ":(" << getPreSize() << ")" << getSize();
}

Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t preSize = 0, size = 0;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseString(&name))
    return {};
  if (succeeded(parser.parseOptionalColon())) {
    if (parser.parseLParen() || parser.parseInteger(preSize) ||
        parser.parseRParen() || parser.parseInteger(size))
      return {};
    if (preSize < 1 || size < 2) {
      parser.emitError(loc)
          << "sub-axis \"" << name << "\":(" << preSize << ")" << size
          << " must have a pre-size of at least 1 and a size "
             "of at least 2";
      return {};
    }
  }
  return AxisRefAttr::get(parser.getContext(), name, preSize, size);
}

static void printAxes(AsmPrinter &p, ArrayRef<AxisRefAttr> axes) {
  llvm::interleaveComma(axes, p, [&](AxisRefAttr a) { a.print(p); });
}

static ParseResult parseAxis(AsmParser &parser,
                             SmallVectorImpl<AxisRefAttr> &axes) {
  auto axis = dyn_cast_or_null<AxisRefAttr>(AxisRefAttr::parse(parser, {}));
  if (!axis)
    return failure();
  axes.push_back(axis);
  return success();
}

static ParseResult parseAxes(AsmParser &parser, AsmParser::Delimiter delimiter,
                             SmallVectorImpl<AxisRefAttr> &axes) {
  return parser.parseCommaSeparatedList(
      delimiter, [&] { return parseAxis(parser, axes); });
}

void AxesAttr::print(AsmPrinter &p) const {
  p << "<" << getMesh() << " [";
  printAxes(p, getAxes());
  p << "]>";
}

Attribute AxesAttr::parse(AsmParser &parser, Type) {
  FlatSymbolRefAttr mesh;
  SmallVector<AxisRefAttr> axes;
  if (parser.parseLess() || parser.parseAttribute(mesh) ||
      parseAxes(parser, AsmParser::Delimiter::Square, axes) ||
      parser.parseGreater())
    return {};
  return AxesAttr::get(parser.getContext(), mesh, axes);
}

//===----------------------------------------------------------------------===//
// Mesh: <["x"=2, "y"=4], iota=[4,2]T(1,0)>, read also as
// <["x"=2, "y"=4], devices=[2,4]<=[4,2]T(1,0)>, or with a list of devices
//===----------------------------------------------------------------------===//

static void printInts(AsmPrinter &p, ArrayRef<int64_t> values) {
  llvm::interleave(values, p, ",");
}

static ParseResult parseInts(AsmParser &parser, AsmParser::Delimiter delimiter,
                             SmallVectorImpl<int64_t> &values) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    return parser.parseInteger(values.emplace_back());
  });
}

void MeshAttr::print(AsmPrinter &p) const {
  p << "<[";
  llvm::interleaveComma(getAxes(), p, [&](MeshAxisAttr a) { a.print(p); });
  p << "]";
  if (!getDeviceList().empty()) {
    p << ", devices=[";
    printInts(p, getDeviceList());
    p << "]";
  } else if (!getReshapeDims().empty()) {
    p << ", iota=[";
    printInts(p, getReshapeDims());
    p << "]T(";
    printInts(p, getTransposePerm());
    p << ")";
  }
  p << ">";
}

/// `[4,2]T(1,0)`; without a transposition, the dims are in order.
static ParseResult parseIota(AsmParser &parser, SmallVectorImpl<int64_t> &dims,
                             SmallVectorImpl<int64_t> &perm) {
  if (parseInts(parser, AsmParser::Delimiter::Square, dims))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("T")))
    return parseInts(parser, AsmParser::Delimiter::Paren, perm);
  llvm::append_range(perm, llvm::seq<int64_t>(dims.size()));
  return success();
}

/// What follows `devices=`: a list, or the axis sizes and how to number them.
static ParseResult parseDevices(AsmParser &parser, ArrayRef<MeshAxisAttr> axes,
                                SmallVectorImpl<int64_t> &list,
                                SmallVectorImpl<int64_t> &dims,
                                SmallVectorImpl<int64_t> &perm) {
  SMLoc loc = parser.getCurrentLocation();
  if (parseInts(parser, AsmParser::Delimiter::Square, list))
    return failure();
  if (failed(parser.parseOptionalLess()))
    return success();
  auto sizes =
      llvm::map_range(axes, [](MeshAxisAttr axis) { return axis.getSize(); });
  if (!llvm::equal(list, sizes))
    return parser.emitError(loc, "expected the sizes of the axes before `<=`");
  list.clear();
  return failure(parser.parseEqual() || parseIota(parser, dims, perm));
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<MeshAxisAttr> axes;
  SmallVector<int64_t> dims, perm, list;
  auto parseOneAxis = [&]() -> ParseResult {
    auto axis = dyn_cast_or_null<MeshAxisAttr>(MeshAxisAttr::parse(parser, {}));
    if (!axis)
      return failure();
    axes.push_back(axis);
    return success();
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseCommaSeparatedList(
                                AsmParser::Delimiter::Square, parseOneAxis))
    return {};
  if (succeeded(parser.parseOptionalComma())) {
    if (succeeded(parser.parseOptionalKeyword("devices"))) {
      if (parser.parseEqual() || parseDevices(parser, axes, list, dims, perm))
        return {};
    } else if (parser.parseKeyword("iota",
                                   " or `devices` in a mesh's device order") ||
               parser.parseEqual() || parseIota(parser, dims, perm)) {
      return {};
    }
  }
  if (parser.parseGreater())
    return {};
  return MeshAttr::getChecked([&] { return parser.emitError(loc); },
                              parser.getContext(), ArrayRef<MeshAxisAttr>(axes),
                              ArrayRef<int64_t>(dims), ArrayRef<int64_t>(perm),
                              ArrayRef<int64_t>(list));
}

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

/// Parses the `p1` of a dimension; -1 where there is none.
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
  std::optional<int64_t> given;
  if (*priority >= 0)
    given = *priority;
  return DimShardingAttr::get(parser.getContext(), axes, isClosed, given);
}

void mlir::gspmd::sharding::printUnreducedKind(AsmPrinter &p,
                                               ::gspmd::Reduction kind) {
  if (kind != ::gspmd::Reduction::Add)
    p << ::gspmd::toString(kind);
}

ParseResult
mlir::gspmd::sharding::parseUnreducedKind(AsmParser &parser,
                                          ::gspmd::Reduction &kind) {
  kind = ::gspmd::Reduction::Add;
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
  ::gspmd::Reduction reduction = ::gspmd::Reduction::Add;
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
                            << " is there twice";
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
    reduction = ::gspmd::Reduction::Add;
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
