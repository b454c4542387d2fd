//===- ApplyConstraints.td - sharding-apply-constraints ----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_APPLYCONSTRAINTS_APPLYCONSTRAINTS_TD
#define GSPMD_TRANSFORMS_IMPORT_APPLYCONSTRAINTS_APPLYCONSTRAINTS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ApplyConstraints : ProgramPass<"sharding-apply-constraints"> {
  let summary = "Applies closed constraints to the constrained values";
  let description = [{
    Completion propagates the axes of a `mesh_split` to its operand, but not that
    its dimensions are closed. If a split (or an operand of a manual computation) is
    fully closed and no other constraint on the value differs, a value without a
    sharding gets that one (an argument only if it is sharded evenly). If such a value
    is constrained by a chain of splits alone, its users after the chain use the last
    split. A sharding without axes whose dimensions are all open counts as none. These
    are the rules of Shardy's `-sdy-apply-sharding-constraints`.

    Before:
    ```mlir
    %0 = arith.addf %a, %b : tensor<8x8xf32>
    %1 = sharding.mesh_split %0 <@mesh, [{"x"}, {} ]> : tensor<8x8xf32>
    ```
    After: completion cannot shard the second dimension of the sum.
    ```mlir
    %0 = arith.addf %a, %b {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {} ]>]>} : tensor<8x8xf32>
    %1 = sharding.mesh_split %0 <@mesh, [{"x"}, {} ]> : tensor<8x8xf32>
    ```
    `--gspmd-complete` runs it; `--gspmd-import` does not, so that the module can be
    compared with the result of Shardy's propagation alone.
  }];
}

#endif // GSPMD_TRANSFORMS_IMPORT_APPLYCONSTRAINTS_APPLYCONSTRAINTS_TD
