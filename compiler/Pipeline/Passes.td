//===- Passes.td - Passes on programs of tools -------------*- tablegen -*-===//

#ifndef GSPMD_COMPILER_PIPELINE_PASSES_TD
#define GSPMD_COMPILER_PIPELINE_PASSES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ShardingMap : ProgramPass<"gspmd-sharding-map"> {
  let summary = "Annotates the values that a file names";
  let description = [{
    The file has the form that the option `--sharding-map` of the tools takes
    (docs/frontends.md). The entry function is @main, or the only public function.
  }];
  let options = [
    Option<"file", "file", "std::string", "", "JSON file">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::gspmd::sdy::SdyDialect", "::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_COMPILER_PIPELINE_PASSES_TD
