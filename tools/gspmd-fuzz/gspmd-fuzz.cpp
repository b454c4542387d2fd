//===- gspmd-fuzz.cpp - Random programs, partitioned or not ---------------===//

#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/Manual.h"
#include "compiler/Fuzz/Fuzz.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

namespace cl = llvm::cl;

static mlir::gspmd::ToolDescription describeTool(cl::OptionCategory &options) {
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
      "corrupted copies of files, which must yield a program or an error.";
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

// A list of options.
// NOLINTNEXTLINE(readability-function-size)
int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::OptionCategory category("Options");
  mlir::gspmd::FuzzCommand command;
  cl::opt<uint64_t, true> seed(
      "seed", cl::desc("Seed of the first program (1)"),
      cl::value_desc("number"), cl::location(command.seed), cl::init(1),
      cl::cat(category));
  cl::opt<uint64_t, true> count(
      "count", cl::desc("Number of programs (100)"), cl::value_desc("number"),
      cl::location(command.count), cl::init(100), cl::cat(category));
  cl::list<std::string> ops("ops", cl::desc("Only these op makers"),
                            cl::value_desc("a,b,c"), cl::CommaSeparated,
                            cl::cat(category));
  cl::list<std::string> dialects(
      "dialects", cl::value_desc("a,b"), cl::CommaSeparated, cl::cat(category),
      cl::desc("Dialects of programs: stablehlo, linalg (with tensor, "
               "arith, math, complex and scf), tosa, or mixed for all "
               "(stablehlo)"));
  cl::list<std::string> damaged(
      "damage", cl::value_desc("file,..."), cl::CommaSeparated,
      cl::cat(category),
      cl::desc("Read corrupted copies of these files, --count times"));
  cl::opt<bool, true> listOps("list-ops",
                              cl::desc("Print the op makers' names"),
                              cl::location(command.listOps), cl::cat(category));
  cl::opt<bool, true> poison(
      "poison", cl::desc("Also run with poisoned padding and memory"),
      cl::location(command.poison), cl::cat(category));
  cl::opt<bool, true> minimize(
      "minimize", cl::desc("Minimize failing programs"),
      cl::location(command.minimize), cl::cat(category));
  cl::opt<bool, true> printOnly(
      "print", cl::desc("Print the programs, run nothing"),
      cl::location(command.printOnly), cl::cat(category));
  cl::opt<bool, true> keepAll(
      "keep", cl::desc("Write every program and its inputs, run nothing"),
      cl::location(command.keepAll), cl::cat(category));
  cl::opt<bool, true> verbose("verbose", cl::desc("Report every program"),
                              cl::location(command.verbose), cl::cat(category));
  cl::opt<unsigned, true> jobs(
      "jobs", cl::desc("Programs at a time (1)"), cl::value_desc("number"),
      cl::location(command.jobs), cl::init(1), cl::cat(category));
  cl::opt<unsigned, true> timeout(
      "timeout", cl::desc("Time limit of one program (60)"),
      cl::value_desc("seconds"), cl::location(command.timeoutSeconds),
      cl::init(60), cl::cat(category));
  cl::opt<std::string, true> folder(
      "out", cl::desc("Folder of written programs (.)"),
      cl::value_desc("folder"), cl::location(command.outputFolder),
      cl::init("."), cl::cat(category));
  cl::list<std::string> optimize(
      "optimize", cl::value_desc("name,..."), cl::CommaSeparated,
      cl::ValueOptional, cl::cat(category),
      cl::desc("Optimize partitioned programs, as gspmd-run does"));
  cl::opt<std::string, true> topology(
      "topology", cl::value_desc("chip"), cl::cat(category),
      cl::location(command.topology),
      cl::desc("Chips of --optimize, a torus of the mesh's shape (v4)"));
  cl::opt<std::string, true> overlap(
      "overlap", cl::value_desc("kind"), cl::cat(category),
      cl::location(command.overlap), cl::init("none"),
      cl::desc("Overlap of --optimize: none, async or matmul (none)"));
  cl::opt<double, true> memoryLimit(
      "memory-limit", cl::value_desc("bytes"), cl::cat(category),
      cl::location(command.memoryLimit), cl::init(0),
      cl::desc("Memory of one device for --optimize (the chip's)"));
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
  return mlir::gspmd::finishOutput(mlir::gspmd::runFuzz(command), "gspmd-fuzz");
}
