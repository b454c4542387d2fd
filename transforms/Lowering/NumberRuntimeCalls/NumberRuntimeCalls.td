//===- NumberRuntimeCalls.td - The pass --------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_NUMBERRUNTIMECALLS_NUMBERRUNTIMECALLS_TD
#define GSPMD_TRANSFORMS_LOWERING_NUMBERRUNTIMECALLS_NUMBERRUNTIMECALLS_TD

include "mlir/Pass/PassBase.td"

def NumberRuntimeCalls : Pass<"gspmd-number-runtime-calls", "ModuleOp"> {
  let summary =
      "Assigns collectives and checks their index in the tables of the runtime";
}

#endif // GSPMD_TRANSFORMS_LOWERING_NUMBERRUNTIMECALLS_NUMBERRUNTIMECALLS_TD
