//===- StablehloAttrs.cpp - text of the dialect's attributes --------------===//
//
// Structured attributes are written `<name = value, ...>`: members that hold
// their default (an empty list, zero) are left out and any order is read.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloAttrs.h"
#include "dialect/StableHLO/StablehloAssembly.h"

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

#include "dialect/StableHLO/StablehloEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialect/StableHLO/StablehloTypeDefs.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/StableHLO/StablehloAttrDefs.cpp.inc"

void StablehloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialect/StableHLO/StablehloAttrDefs.cpp.inc"
      >();
}

void StablehloDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialect/StableHLO/StablehloTypeDefs.cpp.inc"
      >();
}

namespace {

using Dims = SmallVector<int64_t>;

/// One `name = value` member of an attribute.
struct Field {
  StringRef name;
  llvm::function_ref<ParseResult()> parse;
  bool required = false;
};

ParseResult parseField(AsmParser &parser, ArrayRef<Field> fields,
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
    return parser.emitError(loc) << "member '" << name << "' is given twice";
  seen.push_back(field->name);
  return failure(parser.parseEqual() || field->parse());
}

/// Reads `<name = value, ...>` in any order.
ParseResult parseFields(AsmParser &parser, ArrayRef<Field> fields) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<StringRef> seen;
  if (parser.parseCommaSeparatedList(
          AsmParser::Delimiter::LessGreater,
          [&] { return parseField(parser, fields, seen); }))
    return failure();
  for (const Field &field : fields)
    if (field.required && !llvm::is_contained(seen, field.name))
      return parser.emitError(loc) << "member '" << field.name << "' is missing";
  return success();
}

/// Writes members and the commas between them.
class FieldPrinter {
public:
  explicit FieldPrinter(AsmPrinter &printer) : printer(printer) {
    printer << "<";
  }
  ~FieldPrinter() { printer << ">"; }

  raw_ostream &start(StringRef name) {
    raw_ostream &os = printer.getStream();
    os << (first ? "" : ", ") << name << " = ";
    first = false;
    return os;
  }
  void dims(StringRef name, ArrayRef<int64_t> value) {
    if (!value.empty())
      alwaysDims(name, value);
  }
  void alwaysDims(StringRef name, ArrayRef<int64_t> value) {
    start(name);
    printDims(printer, value);
  }
  void integer(StringRef name, int64_t value) {
    if (value != 0)
      start(name) << value;
  }
  void floating(StringRef name, const APFloat &value) {
    if (value.isZero())
      return;
    start(name);
    printer.printFloat(value);
  }

private:
  AsmPrinter &printer;
  bool first = true;
};

} // namespace

//===----------------------------------------------------------------------===//
// Dimension numbers
//===----------------------------------------------------------------------===//

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.dims("lhs_batching_dimensions", getLhsBatchingDimensions());
  fields.dims("rhs_batching_dimensions", getRhsBatchingDimensions());
  fields.dims("lhs_contracting_dimensions", getLhsContractingDimensions());
  fields.dims("rhs_contracting_dimensions", getRhsContractingDimensions());
}

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims lhsBatch, rhsBatch, lhsContract, rhsContract;
  auto dims = [&](Dims &out) { return [&] { return parseDims(parser, out); }; };
  auto a = dims(lhsBatch), b = dims(rhsBatch), c = dims(lhsContract),
       d = dims(rhsContract);
  if (parseFields(parser, {{"lhs_batching_dimensions", a},
                           {"rhs_batching_dimensions", b},
                           {"lhs_contracting_dimensions", c},
                           {"rhs_contracting_dimensions", d}}))
    return {};
  return get(parser.getContext(), lhsBatch, rhsBatch, lhsContract, rhsContract);
}

void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.dims("offset_dims", getOffsetDims());
  fields.dims("collapsed_slice_dims", getCollapsedSliceDims());
  fields.dims("operand_batching_dims", getOperandBatchingDims());
  fields.dims("start_indices_batching_dims", getStartIndicesBatchingDims());
  fields.dims("start_index_map", getStartIndexMap());
  fields.integer("index_vector_dim", getIndexVectorDim());
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims offset, collapsed, batching, indicesBatching, map;
  int64_t vectorDim = 0;
  auto dims = [&](Dims &out) { return [&] { return parseDims(parser, out); }; };
  auto a = dims(offset), b = dims(collapsed), c = dims(batching),
       d = dims(indicesBatching), e = dims(map);
  auto f = [&]() -> ParseResult { return parser.parseInteger(vectorDim); };
  if (parseFields(parser, {{"offset_dims", a},
                           {"collapsed_slice_dims", b},
                           {"operand_batching_dims", c},
                           {"start_indices_batching_dims", d},
                           {"start_index_map", e},
                           {"index_vector_dim", f}}))
    return {};
  return get(parser.getContext(), offset, collapsed, batching, indicesBatching,
             map, vectorDim);
}

void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.dims("update_window_dims", getUpdateWindowDims());
  fields.dims("inserted_window_dims", getInsertedWindowDims());
  fields.dims("input_batching_dims", getInputBatchingDims());
  fields.dims("scatter_indices_batching_dims", getScatterIndicesBatchingDims());
  fields.dims("scatter_dims_to_operand_dims", getScatterDimsToOperandDims());
  fields.integer("index_vector_dim", getIndexVectorDim());
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims window, inserted, batching, indicesBatching, map;
  int64_t vectorDim = 0;
  auto dims = [&](Dims &out) { return [&] { return parseDims(parser, out); }; };
  auto a = dims(window), b = dims(inserted), c = dims(batching),
       d = dims(indicesBatching), e = dims(map);
  auto f = [&]() -> ParseResult { return parser.parseInteger(vectorDim); };
  if (parseFields(parser, {{"update_window_dims", a},
                           {"inserted_window_dims", b},
                           {"input_batching_dims", c},
                           {"scatter_indices_batching_dims", d},
                           {"scatter_dims_to_operand_dims", e},
                           {"index_vector_dim", f}}))
    return {};
  return get(parser.getContext(), window, inserted, batching, indicesBatching,
             map, vectorDim);
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printConvDimensionNumbers(printer, *this);
  printer << ">";
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  ConvDimensionNumbersAttr result;
  if (parser.parseLess() || parseConvDimensionNumbers(parser, result) ||
      parser.parseGreater())
    return {};
  return result;
}

//===----------------------------------------------------------------------===//
// Algorithms, aliases, accuracy, bounds
//===----------------------------------------------------------------------===//

void DotAlgorithmAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.start("lhs_precision_type") << getLhsPrecisionType();
  fields.start("rhs_precision_type") << getRhsPrecisionType();
  fields.start("accumulation_type") << getAccumulationType();
  fields.start("lhs_component_count") << getLhsComponentCount();
  fields.start("rhs_component_count") << getRhsComponentCount();
  fields.start("num_primitive_operations") << getNumPrimitiveOperations();
  fields.start("allow_imprecise_accumulation")
      << (getAllowImpreciseAccumulation() ? "true" : "false");
}

Attribute DotAlgorithmAttr::parse(AsmParser &parser, Type) {
  Type types[3];
  int64_t counts[3] = {};
  bool imprecise = false;
  auto type = [&](int i) {
    return [&parser, &types, i]() { return parser.parseType(types[i]); };
  };
  auto count = [&](int i) {
    return [&parser, &counts, i]() -> ParseResult {
      return parser.parseInteger(counts[i]);
    };
  };
  auto flag = [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalKeyword("true"))) {
      imprecise = true;
      return success();
    }
    return parser.parseKeyword("false");
  };
  auto a = type(0), b = type(1), c = type(2);
  auto d = count(0), e = count(1), f = count(2);
  SMLoc loc = parser.getCurrentLocation();
  if (parseFields(parser, {{"lhs_precision_type", a, true},
                           {"rhs_precision_type", b, true},
                           {"accumulation_type", c, true},
                           {"lhs_component_count", d, true},
                           {"rhs_component_count", e, true},
                           {"num_primitive_operations", f, true},
                           {"allow_imprecise_accumulation", flag, true}}))
    return {};
  return parser.getChecked<DotAlgorithmAttr>(
      loc, parser.getContext(), types[0], types[1], types[2], counts[0],
      counts[1], counts[2], imprecise);
}

LogicalResult DotAlgorithmAttr::verify(
    function_ref<InFlightDiagnostic()> emitError, Type lhs, Type rhs,
    Type accumulation, int64_t lhsCount, int64_t rhsCount, int64_t operations,
    bool) {
  for (Type type : {lhs, rhs, accumulation})
    if (!isa<FloatType, IntegerType>(type))
      return emitError() << "dot algorithm expects floating point or integer "
                            "types, found "
                         << type;
  for (int64_t count : {lhsCount, rhsCount, operations})
    if (count < 1)
      return emitError() << "dot algorithm expects counts of at least 1, found "
                         << count;
  return success();
}

void OutputOperandAliasAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.alwaysDims("output_tuple_indices", getOutputTupleIndices());
  fields.start("operand_index") << getOperandIndex();
  fields.alwaysDims("operand_tuple_indices", getOperandTupleIndices());
}

Attribute OutputOperandAliasAttr::parse(AsmParser &parser, Type) {
  Dims output, operand;
  int64_t index = 0;
  auto a = [&] { return parseDims(parser, output); };
  auto b = [&]() -> ParseResult { return parser.parseInteger(index); };
  auto c = [&] { return parseDims(parser, operand); };
  if (parseFields(parser, {{"output_tuple_indices", a, true},
                           {"operand_index", b, true},
                           {"operand_tuple_indices", c, true}}))
    return {};
  return get(parser.getContext(), output, index, operand);
}

void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.floating("atol", getAtol());
  fields.floating("rtol", getRtol());
  fields.integer("ulps", getUlps());
  fields.start("mode");
  printer.printAttribute(getMode());
}

Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  double atol = 0, rtol = 0;
  int64_t ulps = 0;
  ResultAccuracyModeAttr mode;
  auto a = [&] { return parser.parseFloat(atol); };
  auto b = [&] { return parser.parseFloat(rtol); };
  auto c = [&]() -> ParseResult { return parser.parseInteger(ulps); };
  auto d = [&]() -> ParseResult { return parser.parseAttribute(mode); };
  SMLoc loc = parser.getCurrentLocation();
  if (parseFields(parser, {{"atol", a}, {"rtol", b}, {"ulps", c},
                           {"mode", d, true}}))
    return {};
  return parser.getChecked<ResultAccuracyAttr>(
      loc, parser.getContext(), APFloat(atol), APFloat(rtol), ulps, mode);
}

LogicalResult
ResultAccuracyAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                           APFloat atol, APFloat rtol, int64_t ulps,
                           ResultAccuracyModeAttr mode) {
  if (atol.isNegative() || rtol.isNegative() || ulps < 0)
    return emitError() << "result accuracy expects tolerances of at least 0";
  bool anyTolerance = !atol.isZero() || !rtol.isZero() || ulps != 0;
  if (anyTolerance && mode.getValue() != ResultAccuracyMode::TOLERANCE)
    return emitError() << "result accuracy of mode "
                       << stringifyResultAccuracyMode(mode.getValue())
                       << " takes no tolerances";
  return success();
}

void TypeExtensionsAttr::print(AsmPrinter &printer) const {
  printer << "<";
  llvm::interleaveComma(getBounds(), printer.getStream(), [&](int64_t bound) {
    if (ShapedType::isDynamic(bound))
      printer << "?";
    else
      printer << bound;
  });
  printer << ">";
}

Attribute TypeExtensionsAttr::parse(AsmParser &parser, Type) {
  Dims bounds;
  auto one = [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalQuestion())) {
      bounds.push_back(ShapedType::kDynamic);
      return success();
    }
    return parser.parseInteger(bounds.emplace_back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, one))
    return {};
  return get(parser.getContext(), bounds);
}

LogicalResult TypeExtensionsAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type,
    function_ref<InFlightDiagnostic()> emitError) const {
  if (getBounds().size() != shape.size())
    return emitError() << "found " << getBounds().size()
                       << " bounds, expected one for each of " << shape.size()
                       << " dimensions";
  for (auto [dim, bound] : llvm::enumerate(getBounds()))
    if (!ShapedType::isDynamic(bound) && !ShapedType::isDynamic(shape[dim]))
      return emitError() << "dimension " << dim
                         << " is static, expected no bound for it";
  return success();
}
