//===- ShapeOps.td - Constants and ops that move elements --*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SHAPEOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SHAPEOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"
include "mlir/IR/OpAsmInterface.td"

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

def SHLO_ConstantOp : SHLO_PureOp<"constant", [
    ConstantLike,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a tensor known when the program is written";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs SHLO_Tensor:$output);
  let builders = [OpBuilder<(ins "::mlir::ElementsAttr":$value), [{
    build($_builder, $_state, ::mlir::Type(value.getShapedType()), value);
  }]>];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SHLO_IotaOp : SHLO_PureOp<"iota"> {
  let summary = "the index along one dimension";
  let arguments = (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$iota_dimension);
  let results = (outs SHLO_IntFloatOrComplexTensor:$output);
  let assemblyFormat = [{
    `dim` `=` $iota_dimension attr-dict `:` type($output)
  }];
  let hasVerifier = 1;
}

def SHLO_DynamicIotaOp : SHLO_PureOp<"dynamic_iota"> {
  let summary = "iota of a shape that is a value";
  let arguments = (ins SHLO_DimensionTensor:$output_shape,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$iota_dimension);
  let results = (outs SHLO_IntFloatOrComplexTensor:$result);
  let assemblyFormat = [{
    $output_shape `,` `dim` `=` $iota_dimension attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Shape changes: the result type is explicit
//===----------------------------------------------------------------------===//

def SHLO_BroadcastInDimOp : SHLO_PureOp<"broadcast_in_dim",
                                         [SHLO_RearrangesElements]> {
  let summary = "repetition of the operand along new dimensions and along those "
                "of size one";
  let arguments = (ins SHLO_Tensor:$operand,
                       DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $broadcast_dimensions attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_DynamicBroadcastInDimOp : SHLO_PureOp<"dynamic_broadcast_in_dim"> {
  let summary = "broadcast_in_dim to a shape that is a value";
  let arguments = (ins
    SHLO_Tensor:$operand, SHLO_DimensionTensor:$output_dimensions,
    DenseI64ArrayAttr:$broadcast_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$known_expanding_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$known_nonexpanding_dimensions);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_ReshapeOp : SHLO_PureOp<"reshape", [
    SHLO_RearrangesElements, SHLO_KeepsElementOrder]> {
  let summary = "the same elements, in row-major order, in another shape";
  let arguments = (ins SHLO_Tensor:$operand);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_DynamicReshapeOp : SHLO_PureOp<"dynamic_reshape"> {
  let summary = "reshape to a shape that is a value";
  let arguments = (ins SHLO_Tensor:$operand,
                       SHLO_DimensionTensor:$output_shape);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_BitcastConvertOp : SHLO_PureOp<"bitcast_convert"> {
  let summary = "the bits of the operand as elements of another type";
  let arguments = (ins SHLO_Tensor:$operand);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Movements: the result type follows from the operands
//===----------------------------------------------------------------------===//

def SHLO_TransposeOp : SHLO_InferredOp<"transpose", "1, 3, 4",
                                       [SHLO_RearrangesElements]> {
  let summary = "permutation of the dimensions";
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $permutation attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_ReverseOp : SHLO_InferredOp<"reverse", "1"> {
  let summary = "reversal of the order of elements along dimensions";
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

def SHLO_SliceOp : SHLO_InferredOp<"slice", "1, 5", [SHLO_MayBeAsync]> {
  let summary = "a strided part of the operand";
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$start_indices,
                       DenseI64ArrayAttr:$limit_indices,
                       DenseI64ArrayAttr:$strides);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides)
    attr-dict `:` functional-type(operands, results)
  }];
}

def SHLO_RealDynamicSliceOp : SHLO_PureOp<"real_dynamic_slice"> {
  let summary = "slice whose bounds and strides are values";
  let arguments = (ins SHLO_Tensor:$operand,
                       SHLO_DimensionTensor:$start_indices,
                       SHLO_DimensionTensor:$limit_indices,
                       SHLO_DimensionTensor:$strides);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_ConcatenateOp : SHLO_InferredOp<"concatenate", "5, 6",
                                         [SHLO_JoinsOperands]> {
  let summary = "the operands one after the other along a dimension";
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    custom<LeadingOperands>($inputs) `dim` `=` $dimension attr-dict `:`
    functional-type(operands, results)
  }];
}

def SHLO_PadOp : SHLO_InferredOp<"pad", "1, 4", [SHLO_JoinsOperands]> {
  let summary = "elements added at the edges (or, when negative, taken away) and "
                "between elements";
  let arguments = (ins SHLO_Tensor:$operand, SHLO_ScalarTensor:$padding_value,
                       DenseI64ArrayAttr:$edge_padding_low,
                       DenseI64ArrayAttr:$edge_padding_high,
                       DenseI64ArrayAttr:$interior_padding);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $padding_value `,` `low` `=` $edge_padding_low `,`
    `high` `=` $edge_padding_high `,` `interior` `=` $interior_padding
    attr-dict `:` functional-type(operands, results)
  }];
}

def SHLO_DynamicPadOp : SHLO_PureOp<"dynamic_pad"> {
  let summary = "pad by amounts that are values";
  let arguments = (ins SHLO_Tensor:$operand, SHLO_ScalarTensor:$padding_value,
                       SHLO_DimensionTensor:$edge_padding_low,
                       SHLO_DimensionTensor:$edge_padding_high,
                       SHLO_DimensionTensor:$interior_padding);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_BroadcastOp : SHLO_InferredOp<"broadcast"> {
  let summary = "new major dimensions along which the operand is repeated";
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `sizes` `=` $broadcast_sizes attr-dict `:`
    functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

def SHLO_GetDimensionSizeOp : SHLO_InferredOp<"get_dimension_size"> {
  let summary = "the size of a dimension as a value";
  let arguments = (ins SHLO_Tensor:$operand,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs 0DTensorOf<[I32]>:$result);
  let assemblyFormat = [{
    $operand `,` `dim` `=` $dimension attr-dict `:`
    functional-type(operands, results)
  }];
}

def SHLO_SetDimensionSizeOp : SHLO_PureOp<"set_dimension_size"> {
  let summary = "the operand with the size of a dimension limited to a value";
  let arguments = (ins SHLO_Tensor:$operand, 0DTensorOf<[I32]>:$size,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $size `,` `dim` `=` $dimension attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SHAPEOPS_TD
