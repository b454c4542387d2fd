//===- NumberRuntimeCalls.td - gspmd-number-runtime-calls --*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_NUMBERRUNTIMECALLS_NUMBERRUNTIMECALLS_TD
#define GSPMD_TRANSFORMS_LOWERING_NUMBERRUNTIMECALLS_NUMBERRUNTIMECALLS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def NumberRuntimeCalls : ProgramPass<"gspmd-number-runtime-calls"> {
  let summary =
      "Assigns collectives and checks their index in the tables of the runtime";
}

#endif // GSPMD_TRANSFORMS_LOWERING_NUMBERRUNTIMECALLS_NUMBERRUNTIMECALLS_TD
