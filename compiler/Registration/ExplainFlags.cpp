//===- ExplainFlags.cpp - The --explain flags of the tools ----------------===//

#include "compiler/Registration/ExplainFlags.h"

#include "compiler/Optimize/ExplainOptimizations/ExplainOptimizations.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "transforms/ForeignDialects/PipelinePass.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/Propagate/Propagate.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace cl = llvm::cl;

void mlir::gspmd::addExplainOptions(OptionGroup &group,
                                    ExplainRequest &settings) {
  // Each of the options requests explanations.
  auto request = [&settings] {
    if (settings.values.empty())
      settings.values = "all";
  };
  group.addCallback<std::string>(
      "explain", "VALUE,...",
      "Explain shardings and their rejected alternatives: of all values, or of "
      "these: %5 as in the file, main:arg0, main:result0, a name in a location",
      [&settings](const std::string &values) {
        settings.values = values.empty() ? "all" : values;
      },
      cl::ValueOptional);
  group.addCallback<std::string>(
      "explain-as", "FORM,...",
      "text (default without --explain-json), remarks, edges (attributes)",
      [&settings, request](const std::string &forms) {
        settings.as = forms;
        request();
      });
  group.addFile(FileUse::Write, "explain-file", "file",
                "The file for the text of --explain (stderr)", settings.file,
                request);
  group.addFile(FileUse::Write, "explain-json", "file",
                "Write explanations as JSON", settings.json,
                [&settings, request] {
                  if (!isOptionSet("explain-as"))
                    settings.as = "";
                  request();
                });
}

namespace {
/// Names the values of the parsed module as in its text. It is no pass, because
/// an option of a pass cannot contain the text of a file.
class ValueNamer : public PassInstrumentation {
public:
  explicit ValueNamer(StringRef text) : text(text) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    auto module = dyn_cast<ModuleOp>(op);
    StringRef name = pass->getArgument();
    if (module &&
        (name == "sharding-name-values" || name == "gspmd-sharding-map"))
      nameValues(module, text);
  }

private:
  std::string text;
};
} // namespace

void mlir::gspmd::nameValuesBefore(PassManager &pm, StringRef text) {
  pm.addInstrumentation(std::make_unique<ValueNamer>(text));
}

/// Calls `visit` with the passes of `pm` and of the pipelines in it, in order,
/// until it fails.
static LogicalResult
visitPasses(OpPassManager &pm,
            llvm::function_ref<LogicalResult(Pass &, StringRef)> visit) {
  for (Pass &pass : pm.getPasses()) {
    OpPassManager *inner = getNestedPipeline(pass);
    if (failed(inner ? visitPasses(*inner, visit)
                     : visit(pass, pass.getArgument())))
      return failure();
  }
  return success();
}

LogicalResult mlir::gspmd::enableExplanations(const ExplainRequest &request,
                                              OpPassManager &pm) {
  if (!request.isEnabled())
    return success();
  auto report = [](const Twine &message) {
    llvm::errs() << "--explain: " << message << "\n";
    return failure();
  };
  // Remarks report the optimizations themselves.
  ExplainRequest options = request;
  (void)visitPasses(pm, [&](Pass &, StringRef name) {
    options.recordsNames |= name == "spmd-explain-optimizations" &&
                            StringRef(request.as).contains("text");
    return success();
  });
  bool found = false;
  LogicalResult isSet = visitPasses(pm, [&](Pass &pass, StringRef name) {
    if (name == "sharding-propagate") {
      found = true;
      setExplainOptions(pass, options);
    } else if (name == "spmd-explain-optimizations") {
      setExplanationFile(pass, request.file);
    } else if (name == "sharding-insert-reshards" &&
               StringRef(request.as).contains("remarks")) {
      return pass.initializeOptions("explain=true", report);
    }
    return success();
  });
  for (Pass &pass : pm.getPasses())
    if (getNestedPipeline(pass))
      printNestedPasses(pass);
  return success(succeeded(isSet) && found);
}
