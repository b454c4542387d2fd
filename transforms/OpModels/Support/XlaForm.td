//===- XlaForm.td - Forms of ops for XLA --------------------*- tablegen -*-===//

#ifndef GSPMD_OPMODELS_XLAFORM
#define GSPMD_OPMODELS_XLAFORM

include "mlir/IR/OpBase.td"

def XlaFormOpInterface : OpInterface<"XlaFormOpInterface"> {
  let cppNamespace = "::mlir::gspmd";
  let description = [{
    An op that XLA, in some of its forms, does not support or interprets differently
    from StableHLO's specification.
  }];
  let methods = [
    InterfaceMethod<[{
        Replaces the op by ops that XLA interprets as the specification defines
        this op; the insertion point of the rewriter is the op. If XLA agrees with
        the specification, the op is unchanged. The rewrite is idempotent. Returns
        failure, after an error, if XLA has no such ops.
      }],
      "::llvm::LogicalResult", "writeForXla",
      (ins "::mlir::RewriterBase &":$rewriter)>,
  ];
}

#endif // GSPMD_OPMODELS_XLAFORM
