//===- XlaForm.td - What an op is to XLA -------------------*- tablegen -*-===//

#ifndef GSPMD_OPMODELS_XLAFORM
#define GSPMD_OPMODELS_XLAFORM

include "mlir/IR/OpBase.td"

def XlaFormOpInterface : OpInterface<"XlaFormOpInterface"> {
  let cppNamespace = "::mlir::gspmd";
  let description = [{
    An op that XLA, in some of its forms, does not know or reads otherwise than
    StableHLO's specification.
  }];
  let methods = [
    InterfaceMethod<[{
        Replaces the op by ops that are to XLA what it is by the specification;
        the rewriter stands at the op. Where the two agree the op stays. So does
        what this wrote, when it is asked again. Failure, after an error, where
        XLA has no such ops.
      }],
      "::llvm::LogicalResult", "writeForXla",
      (ins "::mlir::RewriterBase &":$rewriter)>,
  ];
}

#endif // GSPMD_OPMODELS_XLAFORM
