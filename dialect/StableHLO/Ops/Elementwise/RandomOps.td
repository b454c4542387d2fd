//===- RandomOps.td - Random numbers -----------------------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_RANDOMOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_RANDOMOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

// May read hidden state, so it has no effect interface.
def SHLO_RngOp : SHLO_Op<"rng"> {
  let summary = "random numbers of a distribution with two parameters";
  let arguments = (ins
    0DTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>:$a,
    0DTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>:$b,
    SHLO_DimensionTensor:$shape,
    SHLO_RngDistributionAttr:$rng_distribution);
  let results = (outs RankedTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $shape `,` `distribution` `=` `` $rng_distribution attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_RngBitGeneratorOp : SHLO_PureOp<"rng_bit_generator"> {
  let summary = "random bits and the generator's next state";
  let arguments = (ins SHLO_RngAlgorithmAttr:$rng_algorithm,
    RankedTensorOf<[SHLO_Int, SHLO_Float]>:$initial_state);
  let results = (outs RankedTensorOf<[SHLO_Int, SHLO_Float]>:$output_state,
    StaticShapeTensorOf<[SHLO_Int, SHLO_Float]>:$output);
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` `` $rng_algorithm attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_RANDOMOPS_TD
