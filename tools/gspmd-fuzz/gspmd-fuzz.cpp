//===- gspmd-fuzz.cpp - Random programs, partitioned or not ---------------===//

#include "compiler/CommandLine/Manual.h"
#include "compiler/Fuzz/Fuzz.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

namespace cl = llvm::cl;

static mlir::gspmd::ToolDescription describeTool(cl::OptionCategory &options) {
  mlir::gspmd::ToolDescription tool;
  tool.name = "gspmd-fuzz";
  tool.summary =
      "checks that random programs give the same partitioned and unpartitioned";
  tool.usage = "[options]";
  tool.description =
      "Program N of a run is made from seed + N alone: its ops, shapes, mesh, "
      "shardings and inputs. Results must be equal where arithmetic is exact, "
      "else as close as the ops' rounding allows. A program that fails is "
      "written to fuzz-SEED.mlir with its inputs, to be run by gspmd-run "
      "--check. Programs with an op that the emulator does not run are skipped "
      "and counted apart. With --damage, files are read after bytes in them "
      "were "
      "changed: that must give a program or an error.";
  tool.categories = {&options};
  tool.exitCodes = {{"0", "", "no program failed"},
                    {"1", "", "some did"},
                    {"2", "", "bad options"}};
  tool.examples = {
      {"gspmd-fuzz --count 1000 --minimize --out found", "",
       "a thousand programs; those that fail, as small as they get"},
      {"gspmd-fuzz --seed 42 --count 1 --print", "", "show one program"}};
  return tool;
}

// A list of options.
// NOLINTNEXTLINE(readability-function-size)
int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::OptionCategory category("Options");
  mlir::gspmd::FuzzCommand command;
  cl::opt<uint64_t, true> seed(
      "seed", cl::desc("Of the first program (1)"), cl::value_desc("number"),
      cl::location(command.seed), cl::init(1), cl::cat(category));
  cl::opt<uint64_t, true> count(
      "count", cl::desc("Number of programs (100)"), cl::value_desc("number"),
      cl::location(command.count), cl::init(100), cl::cat(category));
  cl::list<std::string> ops("ops", cl::desc("Only these op makers"),
                            cl::value_desc("a,b,c"), cl::CommaSeparated,
                            cl::cat(category));
  cl::list<std::string> dialects(
      "dialects", cl::value_desc("a,b"), cl::CommaSeparated, cl::cat(category),
      cl::desc("What programs are written in: stablehlo, linalg (with tensor, "
               "arith, math, complex and scf), tosa, or mixed for all "
               "(stablehlo)"));
  cl::list<std::string> damaged(
      "damage", cl::value_desc("file,..."), cl::CommaSeparated,
      cl::cat(category),
      cl::desc("Read these files with wrong bytes, --count times"));
  cl::opt<bool, true> listOps("list-ops",
                              cl::desc("Print the op makers' names"),
                              cl::location(command.listOps), cl::cat(category));
  cl::opt<bool, true> poison(
      "poison", cl::desc("Run with poisoned padding and memory as well"),
      cl::location(command.poison), cl::cat(category));
  cl::opt<bool, true> minimize(
      "minimize", cl::desc("Shrink the programs that fail"),
      cl::location(command.minimize), cl::cat(category));
  cl::opt<bool, true> printOnly(
      "print", cl::desc("Print the programs, run nothing"),
      cl::location(command.printOnly), cl::cat(category));
  cl::opt<bool, true> keepAll(
      "keep", cl::desc("Write every program and its inputs, run nothing"),
      cl::location(command.keepAll), cl::cat(category));
  cl::opt<bool, true> verbose("verbose", cl::desc("Tell of every program"),
                              cl::location(command.verbose), cl::cat(category));
  cl::opt<unsigned, true> jobs(
      "jobs", cl::desc("Programs at a time (1)"), cl::value_desc("number"),
      cl::location(command.jobs), cl::init(1), cl::cat(category));
  cl::opt<unsigned, true> timeout(
      "timeout", cl::desc("Seconds that one program may take (60)"),
      cl::value_desc("seconds"), cl::location(command.timeoutSeconds),
      cl::init(60), cl::cat(category));
  cl::opt<std::string, true> folder(
      "out", cl::desc("Folder of the programs that are written (.)"),
      cl::value_desc("folder"), cl::location(command.outputFolder),
      cl::init("."), cl::cat(category));
  cl::list<std::string> optimize(
      "optimize", cl::value_desc("name,..."), cl::CommaSeparated,
      cl::ValueOptional, cl::cat(category),
      cl::desc("Optimize what is partitioned, as gspmd-run does"));
  cl::opt<std::string, true> topology(
      "topology", cl::value_desc("chip"), cl::cat(category),
      cl::location(command.topology),
      cl::desc("Chips that --optimize is for, on a torus of the mesh's shape "
               "(v4)"));
  cl::opt<std::string, true> overlap(
      "overlap", cl::value_desc("kind"), cl::cat(category),
      cl::location(command.overlap), cl::init("none"),
      cl::desc("What collectives run beside then: none, async or matmul "
               "(none)"));
  cl::opt<double, true> memoryLimit(
      "memory-limit", cl::value_desc("bytes"), cl::cat(category),
      cl::location(command.memoryLimit), cl::init(0),
      cl::desc("Memory of one device that --optimize is for (the chip's)"));
  mlir::gspmd::EngineFlags engine(category);
  if (!mlir::gspmd::parseCommandLine(argc, argv, describeTool(category)))
    return 2;
  command.ops.assign(ops.begin(), ops.end());
  command.dialects.assign(dialects.begin(), dialects.end());
  command.corruptedFiles.assign(damaged.begin(), damaged.end());
  if (optimize.getNumOccurrences()) {
    command.optimize.emplace(optimize.begin(), optimize.end());
    llvm::erase(*command.optimize, "");
  }
  command.engine = engine.get();
  return mlir::gspmd::runFuzz(command);
}
