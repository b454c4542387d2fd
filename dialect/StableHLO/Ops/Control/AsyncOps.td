//===- AsyncOps.td - Asynchronous ops ----------------------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_ASYNCOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_ASYNCOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SHLO_AsyncStartOp : SHLO_Op<"async_start", [
    IsolatedFromAbove, SHLO_InferType]> {
  let summary = "starts an operation and does not wait for it";
  let since = "1.15.0";
  let description = [{
    The region holds one collective or slice.
    ```mlir
    %f = "stablehlo.async_start"(%t) ({
    ^bb0(%a: tensor<8x2xf32>):
      %1 = "stablehlo.collective_broadcast"(%a) <{
        replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<8x2xf32>) -> tensor<8x2xf32>
      stablehlo.return %1 : tensor<8x2xf32>
    }) : (tensor<8x2xf32>) -> !stablehlo.future<tensor<8x2xf32>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<8x2xf32>>) -> tensor<8x2xf32>
    ```
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs SHLO_Future:$result);
  let hasVerifier = 1;
}

def SHLO_AsyncDoneOp : SHLO_Op<"async_done", [SHLO_InferType]> {
  let summary = "waits for an operation and gives its results";
  let since = "1.15.0";
  let arguments = (ins SHLO_Future:$operand);
  let results = (outs Variadic<SHLO_Tensor>:$results);
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_ASYNCOPS_TD
