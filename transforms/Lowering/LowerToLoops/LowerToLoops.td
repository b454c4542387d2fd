//===- LowerToLoops.td - Pass gspmd-lower-to-loops ---------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLOOPS_LOWERTOLOOPS_TD
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLOOPS_LOWERTOLOOPS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def LowerToLoops : ProgramPass<"gspmd-lower-to-loops"> {
  let summary = "Lowers linalg on buffers to loops, views to offsets, complex to real";
  let description = [{
    Requires a bufferized program. `linalg` ops become `scf.for` loops, `memref` views
    become offsets and strides, `affine` ops become `arith` ops, and ops on complex
    numbers become ops on real numbers. These are the conversions of upstream's passes
    `convert-linalg-to-loops`, `expand-strided-metadata`, `lower-affine` and
    `convert-complex-to-standard`, which visit and fold all ops of the program
    several times. This pass visits the ops that it converts.

    Before:
    ```mlir
    func.func @zero(%x: memref<8xf32>) {
      %zero = arith.constant 0.0 : f32
      linalg.fill ins(%zero : f32) outs(%x : memref<8xf32>)
      return
    }
    ```
    After:
    ```mlir
    func.func @zero(%arg0: memref<8xf32>) {
      %cst = arith.constant 0.000000e+00 : f32
      %c0 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %c1 = arith.constant 1 : index
      scf.for %arg1 = %c0 to %c8 step %c1 {
        memref.store %cst, %arg0[%arg1] : memref<8xf32>
      }
      return
    }
    ```
  }];
  let dependentDialects = [
    "affine::AffineDialect", "arith::ArithDialect", "complex::ComplexDialect",
    "linalg::LinalgDialect", "math::MathDialect", "memref::MemRefDialect",
    "scf::SCFDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLOOPS_LOWERTOLOOPS_TD
