//===- CloseShardings.td - sharding-close ------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_TD
#define GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_TD

include "mlir/Pass/PassBase.td"

def ShardingClose : Pass<"sharding-close", "::mlir::ModuleOp"> {
  let summary = "Closes every dimension and replaces mesh_splits by reshards";
  let description = [{
    The end of completion: every tensor gets a closed sharding (a dimension without
    axes is unsharded), and each `sharding.mesh_split` becomes a `sharding.reshard`
    to its completed sharding, or is erased if its operand has that sharding.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_TD
