//===- ElementwiseBase.td - Classes of element-wise ops ----*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEBASE_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEBASE_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

defvar SHLO_inferElementwiseDecl = [{
  static ::llvm::LogicalResult inferReturnTypes(
      ::mlir::MLIRContext *, std::optional<::mlir::Location> location,
      ::mlir::ValueRange operands, ::mlir::DictionaryAttr,
      ::mlir::OpaqueProperties, ::mlir::RegionRange,
      ::llvm::SmallVectorImpl<::mlir::Type> &types) {
    return inferElementwiseType(location, getOperationName(),
                                operands.getTypes(), ::mlir::Type(), types);
  }
}];

/// Op whose operands and result have one type.
class SHLO_SameTypeOp<string mnemonic, list<Trait> traits = []>
    : SHLO_PureOp<mnemonic, [
        SHLO_VerifiesInferredTypes<"1">, SameOperandsAndResultShape,
        Elementwise, InferTypeOpInterface] # traits> {
  let extraClassDeclaration =
    !strconcat(SHLO_inferElementwiseDecl, SHLO_inferDecls);
}

/// One operand and a result of the same type. `extra` are attributes.
class SHLO_UnaryOp<string mnemonic, string text, Type type,
                   dag extra = (ins)> : SHLO_SameTypeOp<mnemonic> {
  let summary = text;
  let arguments = !con((ins type:$operand), extra);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

/// A unary op with a requested accuracy, which its first version did not have.
class SHLO_TranscendentalOp<string mnemonic, string text,
                            string accuracySince = "1.10.0",
                            string opSince = "0.9.0">
    : SHLO_UnaryOp<mnemonic, text, SHLO_FloatOrComplexTensor,
                   (ins SHLO_DefaultResultAccuracy:$result_accuracy)> {
  let since = accuracySince;
  let oldVersions = [SHLO_OldVersion<opSince, ["result_accuracy"]>];
}

/// One operand; the result has the same shape and other elements, inferred by
/// the op's own function; `constraints` are those on the result.
class SHLO_ElementOp<string mnemonic, string text, Type operandType,
                     Type resultType, string constraints = "1, 2">
    : SHLO_InferredOp<mnemonic, constraints,
                      [SameOperandsAndResultShape, Elementwise]> {
  let summary = text;
  let arguments = (ins operandType:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

class SHLO_BinaryOp<string mnemonic, string text, Type type,
                    list<Trait> traits = []>
    : SHLO_SameTypeOp<mnemonic, traits> {
  let summary = text;
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEBASE_TD
