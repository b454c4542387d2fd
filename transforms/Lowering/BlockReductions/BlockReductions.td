//===- BlockReductions.td - Pass gspmd-block-reductions ----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKREDUCTIONS_TD
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKREDUCTIONS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def BlockReductions : ProgramPass<"gspmd-block-reductions", "::mlir::func::FuncOp"> {
  let summary = "Lowers reductions on buffers to loops over blocks and lanes";
  let description = [{
    A `linalg.generic` on buffers whose results are sums, products, maxima or minima
    of floats becomes loops whose rounding errors grow with the logarithm of the
    number of elements, and whose innermost iterations are independent. Before, in
    every generic, dimensions that are contiguous in all operands are collapsed. A
    large element-wise loop whose operands are contiguous along different dimensions
    is tiled by squares. Integers of up to 32 bits are divided as floats.
  }];
  let dependentDialects = [
    "affine::AffineDialect", "arith::ArithDialect", "complex::ComplexDialect",
    "memref::MemRefDialect", "scf::SCFDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKREDUCTIONS_TD
