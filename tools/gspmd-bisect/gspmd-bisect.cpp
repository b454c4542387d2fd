//===- gspmd-bisect.cpp - Finds the first wrong op of a program -----------===//
#include "compiler/Bisect/BisectCommand.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/Manual.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir::gspmd;

/// Describes the tool without its options.
static ToolDescription describeTool() {
  ToolDescription tool;
  tool.name = "gspmd-bisect";
  tool.summary = "finds the first op of a partitioned program that is wrong";
  tool.usage = "[options] FILE";
  tool.description =
      "Runs FILE, a global program with annotations, partitioned on emulated "
      "devices with every value as a result, and judges each op on the "
      "operands that it got: its shards must be the result of the "
      "unpartitioned op up to rounding, whose bound is measured. The report "
      "names the first wrong op, its source line, the shardings and "
      "collectives around it, the devices and elements that are wrong, and "
      "how. Loops and conditionals are entered.";
  tool.exitCodes = {{"0", "", "no op is wrong"},
                    {"1", "", "a wrong op was found"},
                    {"2", "", "invalid files, options or program"},
                    {"3", "", "the program cannot be run"}};
  tool.examples = {
      {"gspmd-bisect step.mlir --inputs in.npz", "", "find the first wrong op"},
      {"gspmd-bisect step.mlir --random-inputs 1 --reproducer F", "",
       "also write the smallest program that fails"}};
  return tool;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  removeLLVMOption("threads");
  BisectCommand command;
  BisectFlags flags(command);
  ToolDescription tool = describeTool();
  tool.categories = flags.categories();
  if (!parseCommandLine(argc, argv, tool))
    return static_cast<int>(ExitCode::BadInput);
  return finishOutput(static_cast<int>(runBisect(command, flags)));
}
