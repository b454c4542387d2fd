//===- StablehloAttrFields.cpp - `<name = value, ...>` --------------------===//

#include "dialect/StableHLO/Attributes/StablehloAttrFields.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"

using namespace mlir;

namespace mlir::gspmd::stablehlo {

namespace {
/// Parses the value of a field.
struct ValueParser {
  ParseResult operator()(SmallVector<int64_t> *dims) const {
    return parseDims(parser, *dims);
  }
  ParseResult operator()(int64_t *integer) const {
    return parser.parseInteger(*integer);
  }
  ParseResult operator()(double *number) const {
    return parser.parseFloat(*number);
  }
  ParseResult operator()(bool *flag) const {
    *flag = succeeded(parser.parseOptionalKeyword("true"));
    return *flag ? ParseResult(success()) : parser.parseKeyword("false");
  }
  ParseResult operator()(Type *type) const { return parser.parseType(*type); }
  ParseResult operator()(Attribute *attr) const {
    return parser.parseAttribute(*attr);
  }

  AsmParser &parser;
};
} // namespace

static ParseResult parseField(AsmParser &parser, ArrayRef<Field> fields,
                              SmallVectorImpl<StringRef> &seen) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef name;
  if (parser.parseKeyword(&name))
    return failure();
  const Field *field =
      llvm::find_if(fields, [&](const Field &f) { return f.name == name; });
  if (field == fields.end())
    return parser.emitError(loc) << "unknown member '" << name << "'";
  if (llvm::is_contained(seen, field->name))
    return parser.emitError(loc)
           << "member '" << name << "' is specified twice";
  seen.push_back(field->name);
  return failure(parser.parseEqual() ||
                 std::visit(ValueParser{parser}, field->value));
}

static ParseResult verifyRequired(AsmParser &parser, ArrayRef<Field> fields,
                                  ArrayRef<StringRef> seen, SMLoc loc) {
  for (const Field &field : fields)
    if (field.required && !llvm::is_contained(seen, field.name))
      return parser.emitError(loc)
             << "member '" << field.name << "' is missing";
  return success();
}

ParseResult parseFields(AsmParser &parser, ArrayRef<Field> fields) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<StringRef> seen;
  if (parser.parseLess())
    return failure();
  // A comma may follow the last member, as upstream's parser accepts it.
  while (failed(parser.parseOptionalGreater())) {
    if (parseField(parser, fields, seen))
      return failure();
    if (succeeded(parser.parseOptionalComma()))
      continue;
    if (parser.parseGreater())
      return failure();
    break;
  }
  return verifyRequired(parser, fields, seen, loc);
}

ParseResult parseFieldList(AsmParser &parser, ArrayRef<Field> fields) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<StringRef> seen;
  if (parser.parseCommaSeparatedList(
          [&] { return parseField(parser, fields, seen); }))
    return failure();
  return verifyRequired(parser, fields, seen, loc);
}

FieldPrinter::FieldPrinter(AsmPrinter &printer) : printer(printer) {
  printer << "<";
}

FieldPrinter::~FieldPrinter() { printer << ">"; }

raw_ostream &FieldPrinter::start(StringRef name) {
  raw_ostream &os = printer.getStream();
  os << (first ? "" : ", ") << name << " = ";
  first = false;
  return os;
}

void FieldPrinter::dims(StringRef name, ArrayRef<int64_t> value) {
  if (!value.empty())
    alwaysDims(name, value);
}

void FieldPrinter::integer(StringRef name, int64_t value) {
  if (value != 0)
    start(name) << value;
}

void FieldPrinter::floating(StringRef name, const APFloat &value) {
  if (value.isZero())
    return;
  start(name);
  printer.printFloat(value);
}

void FieldPrinter::alwaysDims(StringRef name, ArrayRef<int64_t> value) {
  start(name);
  printDims(printer, value);
}

} // namespace mlir::gspmd::stablehlo
