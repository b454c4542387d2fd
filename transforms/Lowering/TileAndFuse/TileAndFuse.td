//===- TileAndFuse.td - Pass gspmd-tile-and-fuse -----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_TILEANDFUSE_TILEANDFUSE_TD
#define GSPMD_TRANSFORMS_LOWERING_TILEANDFUSE_TILEANDFUSE_TD

include "transforms/ForeignDialects/ProgramPass.td"

def TileAndFuse : ProgramPass<"gspmd-tile-and-fuse", "::mlir::func::FuncOp"> {
  let summary = "Runs loops over large temporary buffers tile by tile";
  let description = [{
    Requires a bufferized program. Finds `linalg` ops that write and read a large
    temporary buffer, of which each op accesses one index of a dimension in one
    iteration of a parallel loop. They become one loop over tiles of that dimension,
    in which each op runs on a tile, and the buffer shrinks to one tile: a matrix of
    pairwise differences that only reductions read is never stored. Before, small
    operands of reductions are transposed where the innermost loop can then be along
    contiguous results.

    Before:
    ```mlir
    %d = memref.alloc() : memref<1000x1000xf32>
    linalg.generic {...} ins(%x, %y : ...) outs(%d : memref<1000x1000xf32>) { arith.subf }
    linalg.generic {...} ins(%d : memref<1000x1000xf32>) outs(%max : ...) { arith.maximumf }
    ```
    After:
    ```mlir
    %d = memref.alloc() : memref<8x1000xf32>
    scf.for %i = %c0 to %c1000 step %c8 {
      linalg.generic {...} ins(%x_tile, %y : ...) outs(%d : memref<8x1000xf32>) { arith.subf }
      linalg.generic {...} ins(%d : memref<8x1000xf32>) outs(%max_tile : ...) { arith.maximumf }
    }
    ```
  }];
  let dependentDialects = [
    "arith::ArithDialect", "linalg::LinalgDialect", "memref::MemRefDialect",
    "scf::SCFDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_TILEANDFUSE_TILEANDFUSE_TD
