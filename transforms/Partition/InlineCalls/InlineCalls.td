//===- InlineCalls.td - sharding-inline-calls --------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_INLINECALLS_INLINECALLS_TD
#define GSPMD_TRANSFORMS_PARTITION_INLINECALLS_INLINECALLS_TD

include "mlir/Pass/PassBase.td"

def ShardingInlineCalls : Pass<"sharding-inline-calls", "::mlir::ModuleOp"> {
  let summary = "Inlines private functions that are called once";
  let description = [{
    Requires a completed program. The shardings that completion decided for
    arguments and results stay: where they differ from those of the caller, a
    `sharding.reshard` is inserted at the boundary. Functions with several calls
    and recursive functions are not inlined.
  }];
  let options = [
    Option<"placeReshards", "settle", "bool", "false",
           "insert no reshard at a boundary that is not marked sharding.given">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PARTITION_INLINECALLS_INLINECALLS_TD
