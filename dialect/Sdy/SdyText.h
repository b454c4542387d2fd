//===- SdyText.h - Assembly format of nested attributes ---------*- C++ -*-===//
//
// An attribute that is nested in another one is printed without the dialect's
// prefix. The parser accepts this form, the full form and an alias: `{"x"}`,
// `#sdy<dimension_sharding{"x"}>`.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_DIALECT_SDY_SDYTEXT_H
#define GSPMD_DIALECT_SDY_SDYTEXT_H

#include "dialect/Sdy/SdyDialect.h"

namespace mlir::gspmd::sdy {

/// The standalone attribute of a nested attribute: itself or its wrapper.
template <typename AttrT>
struct StandaloneAttr {
  using Type = AttrT;
  static AttrT nested(AttrT attr) { return attr; }
};
template <typename WrapperT>
struct WrapperAttr {
  using Type = WrapperT;
  static auto nested(WrapperT attr) { return attr.getNested(); }
};
template <>
struct StandaloneAttr<sharding::AxisRefAttr> : WrapperAttr<AxisRefAttr> {};
template <>
struct StandaloneAttr<sharding::DimShardingAttr>
    : WrapperAttr<DimensionShardingAttr> {};
template <>
struct StandaloneAttr<sharding::MeshAxisAttr> : WrapperAttr<MeshAxisAttr> {};

/// Parses a nested attribute: by its own `parse`, or in full (`#sdy...` or an
/// alias).
template <typename AttrT>
ParseResult parseOne(AsmParser &parser, AttrT &one) {
  using Alone = StandaloneAttr<AttrT>;
  Attribute attr;
  bool isFullForm = true;
  SMLoc loc = parser.getCurrentLocation();
  auto parseBody = [&](Attribute &result, Type type) -> ParseResult {
    isFullForm = false;
    result = AttrT::parse(parser, type);
    return success(result != nullptr);
  };
  if (parser.parseCustomAttributeWithFallback(attr, Type(), parseBody))
    return failure();
  if (!isFullForm) {
    one = cast<AttrT>(attr);
    return success();
  }
  auto full = dyn_cast<typename Alone::Type>(attr);
  if (!full)
    return parser.emitError(loc)
           << "expected a #sdy." << Alone::Type::getMnemonic() << ", found "
           << attr;
  one = Alone::nested(full);
  return success();
}

template <typename AttrT>
ParseResult parseList(AsmParser &parser, AsmParser::Delimiter delimiter,
                      SmallVectorImpl<AttrT> &list) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    return parseOne(parser, list.emplace_back());
  });
}

/// Parses how partial results are combined: `sum`, `max`, `min`, or nothing for
/// a sum.
ParseResult parseReductionKind(AsmParser &parser, Reduction &kind);

/// These functions parse and print `(%a: type, ...) { ... }`: a region with its
/// block arguments.
ParseResult parseRegionWithArguments(OpAsmParser &parser, Region &region);
void printRegionWithArguments(OpAsmPrinter &p, Operation *, Region &region);

template <typename AttrT>
void printList(AsmPrinter &p, StringRef open, ArrayRef<AttrT> list,
               StringRef close) {
  p << open;
  llvm::interleaveComma(list, p, [&](AttrT one) { one.print(p); });
  p << close;
}

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYTEXT_H
