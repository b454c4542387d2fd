//===- gspmd-fuzz.cpp - Random programs, partitioned or not ---------------===//

#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/Manual.h"
#include "compiler/Fuzz/Fuzz.h"
#include "llvm/Support/InitLLVM.h"

static mlir::gspmd::ToolDescription
describeTool(llvm::cl::OptionCategory &options) {
  mlir::gspmd::ToolDescription tool;
  tool.name = "gspmd-fuzz";
  tool.summary =
      "compares partitioned and unpartitioned runs of random programs";
  tool.usage = "[options]";
  tool.description =
      "Program N depends on seed + N only: its ops, shapes, mesh, shardings "
      "and "
      "inputs. Results must be equal where arithmetic is exact, else within "
      "the "
      "rounding of the ops. A failing program is written to fuzz-SEED.mlir "
      "with "
      "its inputs, for gspmd-run --check. Programs with an op that the "
      "emulator "
      "does not support are skipped and counted separately. --damage reads "
      "corrupted copies of files, which must yield a program or an error. "
      "--replace-sizes compiles, exports and simulates programs with sizes up "
      "to 2^63, which must yield a result or an error.";
  tool.categories = {&options};
  tool.exitCodes = {{"0", "", "no program failed"},
                    {"1", "", "some programs failed"},
                    {"2", "", "invalid options"}};
  tool.examples = {
      {"gspmd-fuzz --count 1000 --minimize --out found", "",
       "a thousand programs; minimize failing ones"},
      {"gspmd-fuzz --seed 42 --count 1 --print", "", "show one program"}};
  return tool;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  mlir::gspmd::FuzzCommand command;
  mlir::gspmd::FuzzFlags flags(command);
  if (!mlir::gspmd::parseCommandLine(
          argc, argv, describeTool(flags.group.manualCategory())))
    return 2;
  return mlir::gspmd::finishOutput(mlir::gspmd::runFuzz(command, flags));
}
