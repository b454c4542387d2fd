//===- PrepareDeviceProgram.td - Prepares for lowering -----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_PREPAREDEVICEPROGRAM_PREPAREDEVICEPROGRAM_TD
#define GSPMD_TRANSFORMS_LOWERING_PREPAREDEVICEPROGRAM_PREPAREDEVICEPROGRAM_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PrepareDeviceProgram : ProgramPass<"gspmd-prepare-device-program"> {
  let summary = "Inlines all calls into one function and removes annotations";
  let description = [{
    Inlines every call into the entry function and erases the other functions,
    and replaces ops that only annotate (`sharding.mesh_split`,
    `sdy.sharding_constraint`, a custom call `@Sharding`) by their operand. A
    comparison with a constant in an attribute becomes a comparison with a
    constant op, a token an unused i1, a composite its decomposition. Collectives
    that reduce elements of less than a byte, or floats of a byte, are widened.

    Before:
    ```mlir
    module {
      func.func private @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
        %0 = math.tanh %arg0 : tensor<4xf32>
        return %0 : tensor<4xf32>
      }
      func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
        %0 = call @f(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
        return %0 : tensor<4xf32>
      }
    }
    ```
    After:
    ```mlir
    module {
      func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
        %0 = math.tanh %arg0 : tensor<4xf32>
        return %0 : tensor<4xf32>
      }
    }
    ```
  }];
  let options = [Option<"entry", "entry", "std::string", /*default=*/"\"main\"",
                        "The function that every device runs.">];
  let dependentDialects = ["::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_PREPAREDEVICEPROGRAM_PREPAREDEVICEPROGRAM_TD
