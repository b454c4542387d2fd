//===- QuantizeOps.td - To and from quantized tensors ------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_QUANTIZEOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_QUANTIZEOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

def SHLO_UniformQuantizeOp : SHLO_PureOp<"uniform_quantize"> {
  let summary = "quantizes, or quantizes again with other parameters";
  let arguments = (ins SHLO_FloatOrQuantizedTensor:$operand);
  let results = (outs SHLO_QuantizedTensorOf<[SHLO_Quantized]>:$result);
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

def SHLO_UniformDequantizeOp : SHLO_InferredOp<"uniform_dequantize", "1, 2"> {
  let summary = "gives the floating-point values of a quantized tensor";
  let arguments = (ins SHLO_QuantizedTensorOf<[SHLO_Quantized]>:$operand);
  let results = (outs SHLO_FloatTensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_QUANTIZEOPS_TD
