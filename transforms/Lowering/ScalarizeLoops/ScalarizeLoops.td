//===- ScalarizeLoops.td - Pass gspmd-scalarize-loops ------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_TD
#define GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ScalarizeLoops : ProgramPass<"gspmd-scalarize-loops", "::mlir::func::FuncOp"> {
  let summary =
      "Replaces tensors of one element by scalars in loops of the program";
  let description = [{
    Loop-carried values, conditions and indices of one element need no buffer:
    a loop becomes an `scf.while` of scalars and tensors, branches in it
    become those of `scf`. A loop-carried value that no iteration changes is
    replaced by its initial value.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "linalg::LinalgDialect", "scf::SCFDialect",
    "tensor::TensorDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_TD
