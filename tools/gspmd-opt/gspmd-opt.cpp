//===- gspmd-opt.cpp - mlir-opt with the project's dialects and passes ----===//

#include "compiler/AutoSharding/Command/SearchPass.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/Manual.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Pipeline/Passes.h"
#include "compiler/Registration/ListOpModels.h"
#include "gspmd/Registration/InitAll.h"
#include "tools/gspmd-opt/ProcessFile.h"
#include "transforms/Support/Limits.h"

#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace cl = llvm::cl;

/// The exit code of the project's tools for invalid options.
static constexpr int kBadOptions = 2;
/// The exit code of mlir-opt for all other failures.
static constexpr int kOtherFailure = 1;

/// Returns the project's pipelines and passes among all registered ones, with
/// their descriptions.
static std::vector<ManualSection> describePasses() {
  ManualSection pipelines{"Pipelines (each contains those above it)", {}};
  ManualSection others{"Other pipelines", {}};
  ManualSection passes{"Passes", {}, /*isLong=*/true};
  for (StringRef name : {"gspmd-import", "gspmd-complete", "gspmd-reshard",
                         "gspmd-partition", "gspmd-export-stablehlo"})
    pipelines.entries.push_back(
        {"--" + name.str(), "",
         PassPipelineInfo::lookup(name)->getPassDescription().str()});
  for (auto &option : cl::getRegisteredOptions()) {
    StringRef name = option.first;
    bool isOwn = llvm::any_of(
        ArrayRef<StringRef>{"gspmd-", "sharding-", "spmd-", "export-sdy",
                            "export-shard", "export-mhlo-"},
        [&](StringRef prefix) { return name.starts_with(prefix); });
    // MLIR has a pass of a similar name.
    if (!isOwn || name == "sharding-propagation")
      continue;
    auto known = [&](const ManualEntry &entry) {
      return StringRef(entry.name).drop_front(2) == name;
    };
    if (const auto *pass = PassInfo::lookup(name))
      passes.entries.push_back(
          {"--" + name.str(), "", pass->getPassDescription().str()});
    else if (const auto *pipeline = PassPipelineInfo::lookup(name);
             pipeline && llvm::none_of(pipelines.entries, known))
      others.entries.push_back(
          {"--" + name.str(), "", pipeline->getPassDescription().str()});
  }
  for (ManualSection *section : {&others, &passes})
    llvm::sort(section->entries,
               [](const ManualEntry &a, const ManualEntry &b) {
                 return a.name < b.name;
               });
  return {pipelines, others, passes};
}

/// Changes the default of an MLIR flag: its errors print the op, often an
/// entire module, unless that is disabled.
static void setDefault(StringRef flag, bool value) {
  if (cl::Option *option = cl::getRegisteredOptions().lookup(flag))
    static_cast<cl::opt<bool> *>(option)->setInitialValue(value);
}

static ToolDescription describeTool() {
  ToolDescription tool;
  tool.name = "gspmd-opt";
  tool.summary = "completes shardings and partitions programs for many devices";
  tool.usage = "[options] [FILE]";
  tool.description =
      "Reads StableHLO with annotations of JAX (sdy.* or mhlo.sharding), or a "
      "program after any phase, from FILE or stdin: text, MLIR bytecode or "
      "portable artifacts of StableHLO (the format of jax.export). Runs "
      "pipelines and passes in the order of the command line and prints the "
      "result. All options and passes of mlir-opt are available, too.";
  tool.sections = describePasses();
  tool.otherOptions = {"pass-pipeline",
                       "o",
                       "emit-bytecode",
                       "emit-stablehlo-artifact",
                       "split-input-file",
                       "verify-diagnostics",
                       "mlir-print-ir-after-all",
                       "mlir-print-debuginfo",
                       "mlir-timing",
                       "load-dialect-plugin",
                       "load-pass-plugin"};
  tool.exitCodes = {
      {"0", "", "success"},
      {"1", "",
       "the program is invalid, a pass failed, or a file cannot be read or "
       "written (as mlir-opt)"},
      {std::to_string(kBadOptions), "", "invalid options"}};
  tool.examples = {
      {"gspmd-opt --gspmd-partition block.sdy.mlir", "", "the device program"},
      {"gspmd-opt --explain=%5 block.sdy.mlir", "",
       "the reasons of %5's sharding"},
      {"gspmd-opt --gspmd-complete --export-sdy block.sdy.mlir", "",
       "all shardings, in JAX's form"}};
  return tool;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllPasses();
  registerSearchPass();
  registerPipelinePasses();
  cl::opt<std::string> input(cl::Positional, cl::desc("FILE"), cl::init("-"));
  cl::opt<std::string> output("o",
                              cl::desc("Write to this file instead of stdout"),
                              cl::value_desc("file"), cl::init("-"));
  cl::OptionCategory explanations("Explanations");
  ExplainFlags flags(explanations);
  cl::opt<bool> listModels(
      "list-op-models", cl::cat(explanations),
      cl::desc("List all ops and whether they have a sharding rule"));
  cl::opt<std::string> artifact(
      "emit-stablehlo-artifact", cl::ValueOptional, cl::value_desc("version"),
      cl::desc("Write a portable artifact for this version of StableHLO "
               "(default: the newest supported)"));
  cl::OptionCategory annotations("Annotations");
  cl::opt<std::string> shardingMap(
      "sharding-map", cl::cat(annotations), cl::value_desc("json"),
      cl::desc("Annotate values by name or location: {\"mesh\": {\"x\": 4}, "
               "\"shardings\": {\"arg0\": [\"x\", null]}}"));
  cl::OptionCategory limits("Limits");
  LimitFlags limitFlags(limits);
  registerCLIOptions("gspmd-opt", registry);
  setDefault("mlir-print-op-on-diagnostic", false);
  ToolDescription tool = describeTool();
  tool.categories = {&annotations, &explanations, &limits};
  tool.outOfMemoryCode = kOtherFailure;
  if (!parseCommandLine(argc, argv, tool))
    return kBadOptions;
  if (artifact.getNumOccurrences() && artifact.empty())
    artifact = newestArtifactVersion();
  if (artifact.getNumOccurrences())
    if (std::string error = validateArtifactVersion(artifact); !error.empty()) {
      llvm::errs() << "gspmd-opt: error: --emit-stablehlo-artifact: " << error
                   << "\n";
      return kBadOptions;
    }
  if (listModels) {
    listOpModels(registry, llvm::outs());
    return finishOutput(0, "gspmd-opt", kOtherFailure);
  }
  // Lists that need no input file.
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  bool isList = config.shouldShowDialects() || config.shouldListPasses();
  int code =
      asMainReturnCode(isList ? MlirOptMain(argc, argv, input, output, registry)
                              : processFile(input, output, flags.get(),
                                            artifact, shardingMap, registry));
  return finishOutput(code, "gspmd-opt", kOtherFailure);
}
