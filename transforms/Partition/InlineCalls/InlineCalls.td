//===- InlineCalls.td - sharding-inline-calls --------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_INLINECALLS_INLINECALLS_TD
#define GSPMD_TRANSFORMS_PARTITION_INLINECALLS_INLINECALLS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ShardingInlineCalls : ProgramPass<"sharding-inline-calls"> {
  let summary = "Inlines private functions that are called once";
  let description = [{
    Requires a completed program. Where an annotated sharding of an argument or of
    the results of the call (`sharding.annotated`) differs from that of the value
    that replaces it, a `sharding.reshard` is inserted at the boundary. If the module
    does not state its phase, every sharding counts as annotated. Functions with
    several calls and recursive functions are not inlined.

    Before:
    ```mlir
    module {
      func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
        %0 = call @f(%a) : (tensor<8xf32>) -> tensor<8xf32>
        return %0 : tensor<8xf32>
      }
      func.func private @f(%b: tensor<8xf32>) -> tensor<8xf32> {
        %0 = stablehlo.log_plus_one %b : tensor<8xf32>
        return %0 : tensor<8xf32>
      }
    }
    ```
    After:
    ```mlir
    module {
      func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
        %0 = stablehlo.log_plus_one %a : tensor<8xf32>
        return %0 : tensor<8xf32>
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PARTITION_INLINECALLS_INLINECALLS_TD
