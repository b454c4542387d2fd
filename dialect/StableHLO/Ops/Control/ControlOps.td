//===- ControlOps.td - Control flow, tuples and tokens -----*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CONTROLOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CONTROLOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def SHLO_ReturnOp : SHLO_PureOp<"return", [Terminator, ReturnLike]> {
  let summary = "ends the region of a StableHLO op";
  let arguments = (ins Variadic<SHLO_TensorOrTokenOrTuple>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

def SHLO_WhileOp : SHLO_Op<"while", [
    RecursiveMemoryEffects, SHLO_InferResult<"3">,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "repeats `body` as long as `cond` gives true";
  let description = [{
    Both regions take the loop-carried values as arguments.
    ```mlir
    %r:2 = stablehlo.while(%iterArg = %i, %iterArg_0 = %x) : tensor<f32>, tensor<8xf32>
    cond {
      %p = stablehlo.is_finite %iterArg : (tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      ...
      stablehlo.return %i1, %x1 : tensor<f32>, tensor<8xf32>
    }
    ```
    The op is no `RegionBranchOpInterface`: what the condition region returns is
    not what its successors receive, which that interface cannot say.
  }];
  let arguments = (ins Variadic<SHLO_TensorOrTokenOrTuple>:$operand);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_TensorOrTokenOrTuple>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

/// Chooses one of its regions, none of which takes arguments.
/// `constraint` is the one on the results.
class SHLO_ChoiceOp<string mnemonic, string constraint> : SHLO_Op<mnemonic, [
    RecursiveMemoryEffects, RecursivelySpeculatable,
    SHLO_InferResult<constraint>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, [
      "getRegionInvocationBounds"]>]> {
  let results = (outs Variadic<SHLO_TensorOrTokenOrTuple>:$results);
  let hasVerifier = 1;
}

def SHLO_IfOp : SHLO_ChoiceOp<"if", "3"> {
  let summary = "executes one of two regions";
  let arguments = (ins 0DTensorOf<[SHLO_Pred]>:$pred);
  let regions = (region SizedRegion<1>:$true_branch,
                        SizedRegion<1>:$false_branch);
}

def SHLO_CaseOp : SHLO_ChoiceOp<"case", "4"> {
  let summary = "executes the region that `index` names";
  let description = [{
    An index out of range selects the last region.
  }];
  let arguments = (ins 0DTensorOf<[I32]>:$index);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
}

def SHLO_OptimizationBarrierOp
    : SHLO_InferredOp<"optimization_barrier", "1", [
        SHLO_RearrangesElements, SHLO_KeepsElementOrder]> {
  let summary = "gives its operands; nothing moves across it";
  let description = [{
    ```mlir
    %r:2 = stablehlo.optimization_barrier %a, %b : tensor<f32>, tensor<8xf32>
    ```
  }];
  let arguments = (ins Variadic<SHLO_TensorOrToken>:$operand);
  let results = (outs Variadic<SHLO_TensorOrToken>:$results);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<SameTypes>(type($operand), type($results))) : (`(` `)`)?
  }];
}

def SHLO_TupleOp : SHLO_InferredOp<"tuple", "1"> {
  let summary = "a tuple of its operands";
  let arguments = (ins Variadic<SHLO_TensorOrTokenOrTuple>:$val);
  let results = (outs SHLO_Tuple:$result);
  let assemblyFormat = [{
    $val attr-dict `:` custom<TupleType>(type($val), type($result))
  }];
}

def SHLO_GetTupleElementOp : SHLO_InferredOp<"get_tuple_element", "2"> {
  let summary = "one member of a tuple";
  let arguments = (ins SHLO_Tuple:$operand, I32Attr:$index);
  let results = (outs SHLO_TensorOrTokenOrTuple:$result);
  let assemblyFormat = [{
    $operand `[` $index `]` attr-dict `:` functional-type(operands, results)
  }];
}

def SHLO_AfterAllOp : SHLO_PureOp<"after_all"> {
  let summary = "a token that waits for all operands";
  let arguments = (ins Variadic<SHLO_Token>:$inputs);
  let results = (outs SHLO_Token:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:`
    custom<TokenType>(ref($inputs), type($inputs), type($result))
  }];
}

def SHLO_CreateTokenOp : SHLO_PureOp<"create_token"> {
  let summary = "a token that waits for nothing";
  let results = (outs SHLO_Token:$output);
  let assemblyFormat = "attr-dict `:` type(results)";
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CONTROLOPS_TD
