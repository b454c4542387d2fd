//===- TransferOps.td - Data to and from the host and other devices -------===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_TRANSFEROPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_TRANSFEROPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

def SHLO_InfeedOp : SHLO_Op<"infeed"> {
  let summary = "reads from the infeed";
  let description = [{
    The results are the data, followed by a token.
  }];
  let arguments = (ins SHLO_Token:$token,
    DefaultValuedOptionalStrAttr<StrAttr, "">:$infeed_config,
    OptionalAttr<ArrayAttr>:$layout);
  let results = (outs Variadic<SHLO_StaticTensorOrToken>:$results);
  let hasVerifier = 1;
}

def SHLO_OutfeedOp : SHLO_Op<"outfeed"> {
  let summary = "writes to the outfeed";
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs, SHLO_Token:$token,
    DefaultValuedOptionalStrAttr<StrAttr, "">:$outfeed_config);
  let results = (outs SHLO_Token:$result);
}

def SHLO_SendOp : SHLO_Op<"send"> {
  let summary = "sends tensors to a channel";
  let since = "1.12.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0", ["source_target_pairs"]>];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs, SHLO_Token:$token,
    SHLO_ChannelHandle:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs SHLO_Token:$result);
  let hasVerifier = 1;
}

def SHLO_RecvOp : SHLO_Op<"recv"> {
  let summary = "receives tensors from a channel";
  let since = "1.12.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0", ["source_target_pairs"]>];
  let description = [{
    The results are the data, followed by a token.
  }];
  let arguments = (ins SHLO_Token:$token, SHLO_ChannelHandle:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs Variadic<SHLO_StaticTensorOrToken>:$results);
  let hasVerifier = 1;
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_TRANSFEROPS_TD
