//===- FuseElementwise.td - Pass gspmd-fuse-elementwise ----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_TD
#define GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_TD

include "transforms/ForeignDialects/ProgramPass.td"

def FuseElementwise : ProgramPass<"gspmd-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Fuses loops over elements with the loops that read them";
  let dependentDialects = ["affine::AffineDialect", "linalg::LinalgDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_TD
