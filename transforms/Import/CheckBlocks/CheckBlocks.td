//===- CheckBlocks.td - gspmd-check-blocks -----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_CHECKBLOCKS_CHECKBLOCKS_TD
#define GSPMD_TRANSFORMS_IMPORT_CHECKBLOCKS_CHECKBLOCKS_TD

include "mlir/Pass/PassBase.td"

def CheckBlocks : Pass<"gspmd-check-blocks", "::mlir::ModuleOp"> {
  let summary = "Rejects functions and regions of several blocks";
  let description = [{
    Shardings propagate through ops with regions, but not through branches between
    blocks. A function or region of several blocks is an error; other programs are
    not changed.
  }];
}

#endif // GSPMD_TRANSFORMS_IMPORT_CHECKBLOCKS_CHECKBLOCKS_TD
