//===- ExplainFlags.cpp - The --explain flags of the tools ----------------===//

#include "compiler/Registration/ExplainFlags.h"

#include "compiler/Optimize/ExplainOptimizations/ExplainOptimizations.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "transforms/Propagation/Explanation/Explanation.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/Propagate/Propagate.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace cl = llvm::cl;

ExplainFlags::ExplainFlags(cl::OptionCategory &category)
    : explain(
          "explain", cl::ValueOptional, cl::value_desc("VALUE,..."),
          cl::cat(category),
          cl::desc("Explain shardings and their rejected alternatives: of all "
                   "values, or of these: %5 as in the file, main:arg0, "
                   "main:result0, a name in a location")),
      as("explain-as", cl::value_desc("FORM,..."), cl::cat(category),
         cl::desc("text, remarks, edges (attributes); default: text, nothing "
                  "with --explain-json")),
      file("explain-file", cl::value_desc("file"), cl::cat(category),
           cl::desc("Where --explain writes text (default: stderr)")),
      json("explain-json", cl::value_desc("file"), cl::cat(category),
           cl::desc("Write explanations as JSON")) {}

ExplainSettings ExplainFlags::get() const {
  ExplainSettings settings;
  settings.file = file;
  settings.json = json;
  settings.as = as.getNumOccurrences() ? as.getValue()
                : json.empty()         ? "text"
                                       : "";
  bool isRequested = explain.getNumOccurrences() || as.getNumOccurrences() ||
                     file.getNumOccurrences() || json.getNumOccurrences();
  if (isRequested)
    settings.values = explain.empty() ? "all" : explain.getValue();
  return settings;
}

namespace {
/// Rejects a partitioned program, on which completion has no effect.
struct CheckExplainablePass
    : PassWrapper<CheckExplainablePass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckExplainablePass)
  StringRef getArgument() const override { return "gspmd-check-explainable"; }
  StringRef getDescription() const override {
    return "Rejects a partitioned program, which has no shardings to explain";
  }
  void runOnOperation() override {
    if (!spmd::isPartitioned(getOperation()))
      return;
    getOperation().emitError(
        "is partitioned already: there is nothing to explain");
    signalPassFailure();
  }
};
} // namespace

void mlir::gspmd::addNameValuesPass(const ExplainSettings &settings,
                                    llvm::StringRef text, OpPassManager &pm) {
  if (!settings.isOn())
    return;
  pm.addPass(std::make_unique<CheckExplainablePass>());
  pm.addPass(createShardingNameValuesPass(text));
}

/// Adds the name of the explained value, and of the values that its axes were
/// propagated from.
static void addNames(const Explanation &explanation, llvm::StringSet<> &names) {
  names.insert(explanation.name);
  for (const ExplainedAxes &axes : explanation.axes)
    for (const ExplainedStep &step : axes.steps) {
      names.insert(step.from);
      names.insert(step.to);
    }
}

/// Appends `text` to the output of completion.
static bool append(const ExplainSettings &settings, llvm::StringRef text) {
  if (settings.textStream || settings.file.empty()) {
    (settings.textStream ? *settings.textStream : llvm::errs()) << text;
    return true;
  }
  if (settings.file == "-") {
    llvm::outs() << text;
    return true;
  }
  std::error_code error;
  llvm::raw_fd_ostream os(settings.file, error, llvm::sys::fs::OF_Append);
  if (!error) {
    os << text;
    os.close();
    error = os.error();
    os.clear_error(); // the destructor aborts on a pending error
  }
  if (error)
    llvm::errs() << "--explain: cannot write to " << settings.file << ": "
                 << error.message() << "\n";
  return !error;
}

static LogicalResult setRequests(const ExplainSettings &settings,
                                 const OptimizationRequest &optimizations,
                                 OpPassManager &pm, bool &found) {
  auto report = [](const Twine &message) {
    llvm::errs() << "--explain: " << message << "\n";
    return failure();
  };
  for (Pass &pass : pm.getPasses()) {
    if (OpPassManager *inner = getNestedPipeline(pass))
      if (failed(setRequests(settings, optimizations, *inner, found)))
        return failure();
    setRequest(pass, optimizations);
    if (pass.getArgument() == "sharding-propagate") {
      found = true;
      setRequest(pass,
                 {settings.values, settings.as, settings.file, settings.json,
                  [names = optimizations.names](const Explanation &explanation,
                                                const ShardingAttrTable &) {
                    addNames(explanation, *names);
                  },
                  settings.textStream, settings.jsonStream});
    }
    if (pass.getArgument() == "sharding-insert-reshards" &&
        StringRef(settings.as).contains("remarks") &&
        failed(pass.initializeOptions("explain=true", report)))
      return failure();
  }
  return success();
}

LogicalResult mlir::gspmd::enableExplanations(const ExplainSettings &settings,
                                              OpPassManager &pm) {
  if (!settings.isOn())
    return success();
  bool found = false;
  OptimizationRequest optimizations{
      std::make_shared<llvm::StringSet<>>(),
      [settings](StringRef text) { return append(settings, text); }};
  if (!StringRef(settings.as).contains("text"))
    optimizations.write = [](StringRef) {
      return true;
    }; // the remarks report it
  return success(succeeded(setRequests(settings, optimizations, pm, found)) &&
                 found);
}
