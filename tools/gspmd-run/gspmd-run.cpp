//===- gspmd-run.cpp - Runs a program on an emulated mesh -----------------===//
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/Manual.h"
#include "compiler/Run/RunFlags.h"
#include "compiler/Run/Simulate/SimulateFlags.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir::gspmd;

/// Describes the tool without its options.
static ToolDescription describeTool() {
  ToolDescription tool;
  tool.name = "gspmd-run";
  tool.summary =
      "partitions a program, runs it on emulated devices and compares";
  tool.usage = "[options] FILE";
  tool.description =
      "FILE is StableHLO with annotations, a `sharding` or an `spmd` program, "
      "as text, MLIR bytecode or a portable artifact of StableHLO; "
      "`-` is stdin. Arrays in .npz files are a0, a1, ... in the order of the "
      "arguments or results, bfloat16 as its uint16 bits. A result is correct "
      "if |got - expected| <= atol + rtol * |expected|; NaN equals NaN. "
      "gspmd-simulate predicts time and memory without data.";
  tool.exitCodes = {{"0", "", "success"},
                    {"1", "", "a comparison or a check op failed"},
                    {"2", "",
                     "invalid files, options, program or topology; a "
                     "plugin that lacks a function"},
                    {"3", "",
                     "runtime error: deadlock, memory limit; the "
                     "plugin does not compile the program"}};
  tool.examples = {{"gspmd-run block.mlir --random-inputs 1 --check", "",
                    "partitioned run == unpartitioned run"},
                   {"gspmd-run block.mlir --inputs in.npz --expect out.npz", "",
                    "compare with results of JAX"}};
  return tool;
}

/// Removes --simulate from the command line, and returns whether it was there:
/// with it, gspmd-run is gspmd-simulate.
static bool takeSimulate(int &argc, char **argv) {
  char **end = std::remove_if(argv + 1, argv + argc, [](llvm::StringRef text) {
    return text == "--simulate" || text == "-simulate";
  });
  bool isFound = end != argv + argc;
  argc = static_cast<int>(end - argv);
  return isFound;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  if (takeSimulate(argc, argv))
    return simulateMain(argc, argv);
  removeLLVMOption("stats");
  removeLLVMOption("threads");
  RunCommand command;
  RunFlags flags(command);
  ToolDescription tool = describeTool();
  tool.categories = flags.categories();
  if (!parseCommandLine(argc, argv, tool))
    return static_cast<int>(ExitCode::BadInput);
  return finishOutput(static_cast<int>(runCommand(command, flags)));
}
