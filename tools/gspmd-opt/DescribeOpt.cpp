//===- DescribeOpt.cpp - The manual of gspmd-opt --------------------------===//
#include "tools/gspmd-opt/DescribeOpt.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/LLVM.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace cl = llvm::cl;

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
        ArrayRef<StringRef>{"gspmd-", "pipeline-", "sharding-", "spmd-",
                            "export-"},
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

ToolDescription mlir::gspmd::describeOpt() {
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
                       "mlir-pass-statistics",
                       "load-dialect-plugin",
                       "load-pass-plugin"};
  tool.exitCodes = {
      {"0", "", "success"},
      {"1", "",
       "the program is invalid, a pass failed, or a file cannot be read or "
       "written (as mlir-opt)"},
      {std::to_string(kBadOptions), "", "invalid options"}};
  tool.outOfMemoryCode = kOtherFailure;
  tool.examples = {
      {"gspmd-opt --gspmd-partition block.sdy.mlir", "", "the device program"},
      {"gspmd-opt --explain=%5 block.sdy.mlir", "",
       "the reasons of %5's sharding"},
      {"gspmd-opt --gspmd-complete --export-sdy block.sdy.mlir", "",
       "all shardings, in JAX's form"}};
  return tool;
}
