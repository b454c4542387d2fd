//===- SdyText.h - Attributes and pieces in others --------------*- C++ -*-===//
//
// What stands in another attribute is written without the dialect's prefix, and
// read so or whole: `{"x"}`, `#sdy<dimension_sharding{"x"}>`, or an alias.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_DIALECT_SDY_SDYTEXT_H
#define GSPMD_DIALECT_SDY_SDYTEXT_H

#include "dialect/Sdy/SdyDialect.h"

namespace mlir::gspmd::sdy {

/// The attribute that stands by itself for a piece.
template <typename AttrT>
struct StandaloneAttr {
  using Type = AttrT;
  static AttrT piece(AttrT attr) { return attr; }
};
template <typename WrapperT>
struct Wrapped {
  using Type = WrapperT;
  static auto piece(WrapperT attr) { return attr.getNested(); }
};
template <>
struct StandaloneAttr<sharding::AxisRefAttr> : Wrapped<AxisRefAttr> {};
template <>
struct StandaloneAttr<sharding::DimShardingAttr>
    : Wrapped<DimensionShardingAttr> {};
template <>
struct StandaloneAttr<sharding::MeshAxisAttr> : Wrapped<MeshAxisAttr> {};

/// An attribute or piece in another: by its own `parse`, or whole (`#sdy...` or
/// an alias).
template <typename AttrT>
ParseResult parseOne(AsmParser &parser, AttrT &one) {
  using Alone = StandaloneAttr<AttrT>;
  Attribute attr;
  bool isWhole = true;
  SMLoc loc = parser.getCurrentLocation();
  auto parseBody = [&](Attribute &result, Type type) -> ParseResult {
    isWhole = false;
    result = AttrT::parse(parser, type);
    return success(result != nullptr);
  };
  if (parser.parseCustomAttributeWithFallback(attr, Type(), parseBody))
    return failure();
  if (!isWhole) {
    one = cast<AttrT>(attr);
    return success();
  }
  auto whole = dyn_cast<typename Alone::Type>(attr);
  if (!whole)
    return parser.emitError(loc)
           << "expected a #sdy." << Alone::Type::getMnemonic() << ", found "
           << attr;
  one = Alone::piece(whole);
  return success();
}

template <typename AttrT>
ParseResult parseList(AsmParser &parser, AsmParser::Delimiter delimiter,
                      SmallVectorImpl<AttrT> &list) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    return parseOne(parser, list.emplace_back());
  });
}

template <typename AttrT>
void printList(AsmPrinter &p, StringRef open, ArrayRef<AttrT> list,
               StringRef close) {
  p << open;
  llvm::interleaveComma(list, p, [&](AttrT one) { one.print(p); });
  p << close;
}

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYTEXT_H
