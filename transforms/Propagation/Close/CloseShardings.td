//===- CloseShardings.td - sharding-close ------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_TD
#define GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ShardingClose : ProgramPass<"sharding-close"> {
  let summary = "Closes every dimension and replaces mesh_splits by reshards";
  let description = [{
    The end of completion: every tensor gets a closed sharding (a dimension without
    axes is unsharded), and each `sharding.mesh_split` becomes a `sharding.reshard`
    to its completed sharding, or is erased if its operand has that sharding.

    Before:
    ```mlir
    %0 = stablehlo.sign %a {sharding.shardings = #sharding.per_value<[<@mesh, [{"x", ?}, {?} ]>]>} : tensor<8x4xf32>
    %1 = sharding.mesh_split %0 <@mesh, [{}, {"x"} ]> : tensor<8x4xf32>
    ```
    After:
    ```mlir
    %0 = stablehlo.sign %a {sharding.annotated, sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {} ]>]>} : tensor<8x4xf32>
    %1 = sharding.reshard %0 <@mesh, [{}, {"x"} ]> {sharding.shardings = ...} : tensor<8x4xf32>
    ```
    The module gets `sharding.phase = "completed"`, and each op with a result that
    was annotated, not completed, `sharding.annotated`. A program that was completed
    before keeps these marks.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_TD
