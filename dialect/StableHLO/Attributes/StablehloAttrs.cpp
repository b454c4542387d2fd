//===- StablehloAttrs.cpp - Algorithms, aliases, accuracy, bounds ---------===//

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/StableHLO/Attributes/StablehloAttrFields.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

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

using Dims = SmallVector<int64_t>;

//===----------------------------------------------------------------------===//
// Text and verification
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
  Type lhs, rhs, accumulation;
  int64_t lhsCount = 0, rhsCount = 0, operations = 0;
  bool imprecise = false;
  SMLoc loc = parser.getCurrentLocation();
  if (parseFields(parser, {{"lhs_precision_type", &lhs, true},
                           {"rhs_precision_type", &rhs, true},
                           {"accumulation_type", &accumulation, true},
                           {"lhs_component_count", &lhsCount, true},
                           {"rhs_component_count", &rhsCount, true},
                           {"num_primitive_operations", &operations, true},
                           {"allow_imprecise_accumulation", &imprecise, true}}))
    return {};
  return parser.getChecked<DotAlgorithmAttr>(loc, parser.getContext(), lhs, rhs,
                                             accumulation, lhsCount, rhsCount,
                                             operations, imprecise);
}

LogicalResult
DotAlgorithmAttr::verify(function_ref<InFlightDiagnostic()> emitError, Type lhs,
                         Type rhs, Type accumulation, int64_t lhsCount,
                         int64_t rhsCount, int64_t operations, bool) {
  for (Type type : {lhs, rhs, accumulation})
    if (!isa<FloatType, IntegerType>(type))
      return emitError() << "dot algorithm expects floating point or integer "
                            "types, found "
                         << type;
  std::pair<int64_t, StringRef> counts[] = {
      {lhsCount, "C22"}, {rhsCount, "C23"}, {operations, "C24"}};
  for (auto [count, label] : counts)
    if (count < 1)
      return emitError() << "dot algorithm expects counts of at least 1, found "
                         << count << " (" << label << ")";
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
  if (parseFields(parser, {{"output_tuple_indices", &output, true},
                           {"operand_index", &index, true},
                           {"operand_tuple_indices", &operand, true}}))
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
  Attribute mode;
  SMLoc loc = parser.getCurrentLocation();
  if (parseFields(parser, {{"atol", &atol},
                           {"rtol", &rtol},
                           {"ulps", &ulps},
                           {"mode", &mode, true}}))
    return {};
  if (!isa<ResultAccuracyModeAttr>(mode)) {
    parser.emitError(loc, "expected a mode of result accuracy, found ") << mode;
    return {};
  }
  return parser.getChecked<ResultAccuracyAttr>(
      loc, parser.getContext(), APFloat(atol), APFloat(rtol), ulps,
      cast<ResultAccuracyModeAttr>(mode));
}

ResultAccuracyAttr ResultAccuracyAttr::getDefault(MLIRContext *context) {
  APFloat zero(0.0);
  return get(context, zero, zero, 0,
             ResultAccuracyModeAttr::get(context, ResultAccuracyMode::DEFAULT));
}

LogicalResult ResultAccuracyAttr::verify(
    function_ref<InFlightDiagnostic()> emitError,
    APFloat atol, // NOLINT(performance-unnecessary-value-param): ODS
    APFloat rtol, // NOLINT(performance-unnecessary-value-param): ODS
    int64_t ulps, ResultAccuracyModeAttr mode) {
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
  auto parseElement = [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalQuestion())) {
      bounds.push_back(ShapedType::kDynamic);
      return success();
    }
    return parser.parseInteger(bounds.emplace_back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater,
                                     parseElement))
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
