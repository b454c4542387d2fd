//===- StablehloDimNumbers.cpp - Text of dimension numbers ----------------===//

#include "dialect/StableHLO/Assembly/ConvolutionAssembly.h"
#include "dialect/StableHLO/Attributes/StablehloAttrFields.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

using Dims = SmallVector<int64_t>;

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.dims("lhs_batching_dimensions", getLhsBatchingDimensions());
  fields.dims("rhs_batching_dimensions", getRhsBatchingDimensions());
  fields.dims("lhs_contracting_dimensions", getLhsContractingDimensions());
  fields.dims("rhs_contracting_dimensions", getRhsContractingDimensions());
}

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims lhsBatch, rhsBatch, lhsContract, rhsContract;
  if (parseFields(parser, {{"lhs_batching_dimensions", &lhsBatch},
                           {"rhs_batching_dimensions", &rhsBatch},
                           {"lhs_contracting_dimensions", &lhsContract},
                           {"rhs_contracting_dimensions", &rhsContract}}))
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
  if (parseFields(parser, {{"offset_dims", &offset},
                           {"collapsed_slice_dims", &collapsed},
                           {"operand_batching_dims", &batching},
                           {"start_indices_batching_dims", &indicesBatching},
                           {"start_index_map", &map},
                           {"index_vector_dim", &vectorDim}}))
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
  if (parseFields(parser, {{"update_window_dims", &window},
                           {"inserted_window_dims", &inserted},
                           {"input_batching_dims", &batching},
                           {"scatter_indices_batching_dims", &indicesBatching},
                           {"scatter_dims_to_operand_dims", &map},
                           {"index_vector_dim", &vectorDim}}))
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
  int64_t batch = 0, feature = 0, kernelInput = 0, kernelOutput = 0,
          outputBatch = 0, outputFeature = 0;
  Dims spatial, kernelSpatial, outputSpatial;
  if (parseFieldList(parser,
                     {{"input_batch_dimension", &batch},
                      {"input_feature_dimension", &feature},
                      {"input_spatial_dimensions", &spatial},
                      {"kernel_input_feature_dimension", &kernelInput},
                      {"kernel_output_feature_dimension", &kernelOutput},
                      {"kernel_spatial_dimensions", &kernelSpatial},
                      {"output_batch_dimension", &outputBatch},
                      {"output_feature_dimension", &outputFeature},
                      {"output_spatial_dimensions", &outputSpatial}}))
    return failure();
  result = ConvDimensionNumbersAttr::get(
      parser.getContext(), batch, feature, spatial, kernelInput, kernelOutput,
      kernelSpatial, outputBatch, outputFeature, outputSpatial);
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
