//===- CheckBlocks.td - gspmd-check-blocks -----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_CHECKBLOCKS_CHECKBLOCKS_TD
#define GSPMD_TRANSFORMS_IMPORT_CHECKBLOCKS_CHECKBLOCKS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def CheckBlocks : ProgramPass<"gspmd-check-blocks"> {
  let summary = "Rejects what shardings do not propagate through";
  let description = [{
    Shardings propagate through ops with regions, such as loops, but not
    through branches between blocks: a function or region of several blocks is
    an error. So is a nested module with functions, which is another program: the
    named pipelines, such as `gspmd-partition`, run on each separately.
  }];
}

#endif // GSPMD_TRANSFORMS_IMPORT_CHECKBLOCKS_CHECKBLOCKS_TD
