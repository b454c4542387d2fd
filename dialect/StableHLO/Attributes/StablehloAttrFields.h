//===- StablehloAttrFields.h - `<name = value, ...>` ------------*- C++ -*-===//
//
// Structured attributes are printed as `<name = value, ...>`, without members
// that have their default (an empty list, zero); the parser accepts any order.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOATTRFIELDS_H
#define GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOATTRFIELDS_H

#include "mlir/IR/OpImplementation.h"
#include <variant>

namespace mlir::gspmd::stablehlo {

/// One `name = value` member of an attribute.
struct Field {
  StringRef name;
  /// Where the parser stores the value.
  std::variant<SmallVector<int64_t> *, int64_t *, double *, bool *, Type *,
               Attribute *>
      value;
  bool required = false;
};

/// Reads `<name = value, ...>` in any order.
ParseResult parseFields(AsmParser &parser, ArrayRef<Field> fields);

/// Parses `name = value, ...` in any order, without the delimiters.
ParseResult parseFieldList(AsmParser &parser, ArrayRef<Field> fields);

/// Writes `<`, members with commas between them and, at its end, `>`.
class FieldPrinter {
public:
  explicit FieldPrinter(AsmPrinter &printer);
  ~FieldPrinter();

  /// Writes `name = `; the caller writes the value.
  raw_ostream &start(StringRef name);

  /// Each writes a member, the first three only when it is not the default.
  void dims(StringRef name, ArrayRef<int64_t> value);
  void integer(StringRef name, int64_t value);
  void floating(StringRef name, const APFloat &value);
  void alwaysDims(StringRef name, ArrayRef<int64_t> value);

private:
  AsmPrinter &printer;
  bool first = true;
};

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOATTRFIELDS_H
