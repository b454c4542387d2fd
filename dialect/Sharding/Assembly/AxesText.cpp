//===- AxesText.cpp - Assembly format of axes and meshes ------------------===//

#include "dialect/Sharding/Assembly/AxesText.h"

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

void mlir::gspmd::sharding::printAxes(AsmPrinter &p,
                                      ArrayRef<AxisRefAttr> axes) {
  llvm::interleaveComma(axes, p, [&](AxisRefAttr a) { a.print(p); });
}

ParseResult
mlir::gspmd::sharding::parseAxis(AsmParser &parser,
                                 SmallVectorImpl<AxisRefAttr> &axes) {
  auto axis = dyn_cast_or_null<AxisRefAttr>(AxisRefAttr::parse(parser, {}));
  if (!axis)
    return failure();
  axes.push_back(axis);
  return success();
}

ParseResult
mlir::gspmd::sharding::parseAxes(AsmParser &parser,
                                 AsmParser::Delimiter delimiter,
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

/// Parses `[4,2]T(1,0)`; without a transposition, the dims are in order.
static ParseResult parseIota(AsmParser &parser, SmallVectorImpl<int64_t> &dims,
                             SmallVectorImpl<int64_t> &perm) {
  if (parseInts(parser, AsmParser::Delimiter::Square, dims))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("T")))
    return parseInts(parser, AsmParser::Delimiter::Paren, perm);
  llvm::append_range(perm, llvm::seq<int64_t>(dims.size()));
  return success();
}

/// Parses the text after `devices=`: a list, or the axis sizes and an iota.
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
