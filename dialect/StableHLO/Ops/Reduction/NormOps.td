//===- NormOps.td - Batch normalization --------------------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_NORMOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_NORMOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

def SHLO_Float1D : 1DTensorOf<[SHLO_Float]>;

def SHLO_BatchNormTrainingOp : SHLO_InferredOp<"batch_norm_training", "2, 5, 6, 7"> {
  let summary = "normalizes by the mean and variance of the batch";
  let arguments = (ins SHLO_FloatTensor:$operand, SHLO_Float1D:$scale,
    SHLO_Float1D:$offset, F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs SHLO_FloatTensor:$output, SHLO_Float1D:$batch_mean,
    SHLO_Float1D:$batch_var);
}

def SHLO_BatchNormInferenceOp : SHLO_InferredOp<"batch_norm_inference", "7"> {
  let summary = "normalizes by the operands mean and variance";
  let arguments = (ins SHLO_FloatTensor:$operand, SHLO_Float1D:$scale,
    SHLO_Float1D:$offset, SHLO_Float1D:$mean, SHLO_Float1D:$variance,
    F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs SHLO_FloatTensor:$result);
}

def SHLO_BatchNormGradOp : SHLO_InferredOp<"batch_norm_grad", "2, 4"> {
  let summary = "gradients of batch_norm_training";
  let arguments = (ins SHLO_FloatTensor:$operand, SHLO_Float1D:$scale,
    SHLO_Float1D:$mean, SHLO_Float1D:$variance, SHLO_FloatTensor:$grad_output,
    F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs SHLO_FloatTensor:$grad_operand, SHLO_Float1D:$grad_scale,
    SHLO_Float1D:$grad_offset);
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_NORMOPS_TD
