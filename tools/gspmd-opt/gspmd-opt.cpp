//===- gspmd-opt.cpp - mlir-opt with the project's dialects and passes ----===//

#include "compiler/AutoSharding/Command/SearchPass.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/LimitOptions.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Pipeline/Passes.h"
#include "compiler/Registration/ListOpModels.h"
#include "gspmd/Registration/InitAll.h"
#include "tools/gspmd-opt/DescribeOpt.h"
#include "tools/gspmd-opt/ProcessFile.h"

#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace cl = llvm::cl;

/// Changes the default of an MLIR flag: its errors print the op, often an
/// entire module, unless that is disabled.
static void setDefault(StringRef flag, bool value) {
  if (cl::Option *option = cl::getRegisteredOptions().lookup(flag))
    static_cast<cl::opt<bool> *>(option)->setInitialValue(value);
}

namespace {
/// The option --debug-only of LLVM's tools. Distributions build LLVM without
/// assertions, and so without the option.
class DebugTypesOption {
public:
  DebugTypesOption() {
    if (!cl::getRegisteredOptions().contains("debug-only"))
      types.emplace("debug-only", cl::CommaSeparated, cl::Hidden,
                    cl::value_desc("types"),
                    cl::desc("Print the decisions of these debug types"));
  }

  /// Turns on the output of the types. Reports an error if this build has none.
  LogicalResult enable() const {
    if (!types || types->empty())
      return success();
    using namespace llvm; // Macros replace these functions without assertions.
    SmallVector<const char *> names;
    for (const std::string &type : *types)
      names.push_back(type.c_str());
    DebugFlag = true;
    setCurrentDebugTypes(names.data(), names.size());
    bool isEnabled = false;
    DEBUG_WITH_TYPE(names.front(), isEnabled = true);
    if (isEnabled)
      return success();
    (void)reportError(ExitCode::BadInput,
                      "--debug-only: expected a build with assertions");
    return failure();
  }

private:
  std::optional<cl::list<std::string>> types;
};
} // namespace

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
  OptionGroup annotations("Annotations"), explanations("Explanations"),
      limits("Limits");
  ExplainRequest settings;
  addExplainOptions(explanations, settings);
  bool listModels = false;
  explanations.add("list-op-models", "",
                   "List all ops and whether they have a sharding rule",
                   listModels);
  cl::opt<std::string> artifact(
      "emit-stablehlo-artifact", cl::ValueOptional, cl::value_desc("version"),
      cl::desc("Write a portable artifact for this version of StableHLO "
               "(default: the newest supported)"));
  std::string shardingMap;
  annotations.add("sharding-map", "json",
                  "Annotate values by name or location: {\"mesh\": {\"x\": 4}, "
                  "\"shardings\": {\"arg0\": [\"x\", null]}}",
                  shardingMap);
  addLimitOptions(limits);
  DebugTypesOption debugTypes;
  registerCLIOptions("gspmd-opt", registry);
  setDefault("mlir-print-op-on-diagnostic", false);
  ToolDescription tool = describeOpt();
  tool.categories = {&annotations.manualCategory(),
                     &explanations.manualCategory(), &limits.manualCategory()};
  if (!parseCommandLine(argc, argv, tool))
    return kBadOptions;
  if (failed(debugTypes.enable()))
    return kBadOptions;
  if (artifact.getNumOccurrences() && artifact.empty())
    artifact = newestArtifactVersion();
  if (artifact.getNumOccurrences())
    if (std::string error = validateArtifactVersion(artifact); !error.empty()) {
      (void)reportError(ExitCode::BadInput,
                        "--emit-stablehlo-artifact: " + error);
      return kBadOptions;
    }
  if (listModels) {
    listOpModels(registry, llvm::outs());
    return finishOutput(0, kOtherFailure);
  }
  // Lists that need no input file.
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  bool isList = config.shouldShowDialects() || config.shouldListPasses();
  int code =
      asMainReturnCode(isList ? MlirOptMain(argc, argv, input, output, registry)
                              : processFile(input, output, settings, artifact,
                                            shardingMap, registry));
  return finishOutput(code, kOtherFailure);
}
