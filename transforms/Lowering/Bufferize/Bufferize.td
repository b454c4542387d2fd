//===- Bufferize.td - Pass gspmd-bufferize -----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZE_TD
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZE_TD

include "transforms/ForeignDialects/ProgramPass.td"

def Bufferize : ProgramPass<"gspmd-bufferize"> {
  let summary =
      "Lowers tensors to buffers, and the remaining ops to loops and calls";
  let description = [{
    `func @main(tensors) -> tensors` becomes `func @main(memrefs of arguments,
    memrefs of results)`. transforms/Lowering/Bufferize/Bufferizer.h states the
    rules.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "complex::ComplexDialect", "linalg::LinalgDialect",
    "math::MathDialect", "memref::MemRefDialect", "scf::SCFDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZE_TD
