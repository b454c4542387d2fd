//===- StablehloDimNumbers.cpp - Text of dimension numbers ----------------===//

#include "dialect/StableHLO/Assembly/ConvolutionAssembly.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"
#include "dialect/StableHLO/Attributes/StablehloAttrFields.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

using Dims = SmallVector<int64_t>;

/// Returns a function that parses a list of dimensions into `dims`.
static auto dimsParser(AsmParser &parser, Dims &dims) {
  return [&] { return parseDims(parser, dims); };
}

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.dims("lhs_batching_dimensions", getLhsBatchingDimensions());
  fields.dims("rhs_batching_dimensions", getRhsBatchingDimensions());
  fields.dims("lhs_contracting_dimensions", getLhsContractingDimensions());
  fields.dims("rhs_contracting_dimensions", getRhsContractingDimensions());
}

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims lhsBatch, rhsBatch, lhsContract, rhsContract;
  auto parseLhsBatch = dimsParser(parser, lhsBatch),
       parseRhsBatch = dimsParser(parser, rhsBatch),
       parseLhsContract = dimsParser(parser, lhsContract),
       parseRhsContract = dimsParser(parser, rhsContract);
  if (parseFields(parser, {{"lhs_batching_dimensions", parseLhsBatch},
                           {"rhs_batching_dimensions", parseRhsBatch},
                           {"lhs_contracting_dimensions", parseLhsContract},
                           {"rhs_contracting_dimensions", parseRhsContract}}))
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
  auto parseOffset = dimsParser(parser, offset),
       parseCollapsed = dimsParser(parser, collapsed),
       parseBatching = dimsParser(parser, batching),
       parseIndicesBatching = dimsParser(parser, indicesBatching),
       parseMap = dimsParser(parser, map);
  auto parseVectorDim = [&]() -> ParseResult {
    return parser.parseInteger(vectorDim);
  };
  if (parseFields(parser,
                  {{"offset_dims", parseOffset},
                   {"collapsed_slice_dims", parseCollapsed},
                   {"operand_batching_dims", parseBatching},
                   {"start_indices_batching_dims", parseIndicesBatching},
                   {"start_index_map", parseMap},
                   {"index_vector_dim", parseVectorDim}}))
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
  auto parseWindow = dimsParser(parser, window),
       parseInserted = dimsParser(parser, inserted),
       parseBatching = dimsParser(parser, batching),
       parseIndicesBatching = dimsParser(parser, indicesBatching),
       parseMap = dimsParser(parser, map);
  auto parseVectorDim = [&]() -> ParseResult {
    return parser.parseInteger(vectorDim);
  };
  if (parseFields(parser,
                  {{"update_window_dims", parseWindow},
                   {"inserted_window_dims", parseInserted},
                   {"input_batching_dims", parseBatching},
                   {"scatter_indices_batching_dims", parseIndicesBatching},
                   {"scatter_dims_to_operand_dims", parseMap},
                   {"index_vector_dim", parseVectorDim}}))
    return {};
  return get(parser.getContext(), window, inserted, batching, indicesBatching,
             map, vectorDim);
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printConvDimensionNumbers(printer, *this);
  printer << ">";
}

/// Parses the raw form of convolution dimension numbers after the keyword
/// `raw`: `input_batch_dimension = 0, ...`.
static ParseResult parseRawConvolution(AsmParser &parser,
                                       ConvDimensionNumbersAttr &result) {
  int64_t single[6] = {};
  Dims spatial[3];
  auto number = [&](int i) {
    return [&parser, &single, i]() -> ParseResult {
      return parser.parseInteger(single[i]);
    };
  };
  auto list = [&](int i) {
    return [&parser, &spatial, i] { return parseDims(parser, spatial[i]); };
  };
  auto a = number(0), b = number(1), c = number(2), d = number(3),
       e = number(4), f = number(5);
  auto x = list(0), y = list(1), z = list(2);
  if (parseFieldList(parser, {{"input_batch_dimension", a},
                              {"input_feature_dimension", b},
                              {"input_spatial_dimensions", x},
                              {"kernel_input_feature_dimension", c},
                              {"kernel_output_feature_dimension", d},
                              {"kernel_spatial_dimensions", y},
                              {"output_batch_dimension", e},
                              {"output_feature_dimension", f},
                              {"output_spatial_dimensions", z}}))
    return failure();
  result = ConvDimensionNumbersAttr::get(
      parser.getContext(), single[0], single[1], spatial[0], single[2],
      single[3], spatial[1], single[4], single[5], spatial[2]);
  return success();
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  ConvDimensionNumbersAttr result;
  if (parser.parseLess())
    return {};
  bool isRaw = succeeded(parser.parseOptionalKeyword("raw"));
  if (failed(isRaw ? parseRawConvolution(parser, result)
                   : parseConvDimensionNumbers(parser, result)) ||
      parser.parseGreater())
    return {};
  return result;
}
