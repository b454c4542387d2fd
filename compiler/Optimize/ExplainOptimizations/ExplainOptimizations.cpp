//===- ExplainOptimizations.cpp - Explains the optimizations of values ----===//

#include "compiler/Optimize/ExplainOptimizations/ExplainOptimizations.h"

#include "compiler/Optimize/Driver/RewritePass.h"
#include "compiler/Optimize/Passes.h"
#include "lib/Report/DisplayText.h"
#include "transforms/Propagation/Explanation/ExplainCompletion.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDEXPLAINOPTIMIZATIONS
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Returns true if `requested` contains one of `names` (`%5, %7`), or the name
/// of the op that it is a result of (`%5` of `%5#1`).
static bool isRequested(StringRef names, const llvm::StringSet<> &requested) {
  SmallVector<StringRef> optimizations;
  names.split(optimizations, ", ", /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return llvm::any_of(optimizations, [&](StringRef name) {
    return requested.contains(name) ||
           requested.contains(name.split('#').first);
  });
}

/// Appends `text` to the explanations that completion has written: to the file
/// `path`, to stdout if it is "-", and to stderr if it is empty.
static LogicalResult append(ModuleOp module, StringRef path, StringRef text) {
  if (path.empty() || path == "-") {
    (path.empty() ? llvm::errs() : llvm::outs()) << text;
    return success();
  }
  std::error_code error;
  llvm::raw_fd_ostream os(path, error, llvm::sys::fs::OF_Append);
  if (!error) {
    os << text;
    os.close();
    error = os.error();
    os.clear_error(); // the destructor aborts on a pending error
  }
  if (error)
    return module.emitError() << "cannot write explanations to " << path << ": "
                              << error.message();
  return success();
}

namespace {
struct SpmdExplainOptimizationsPass
    : ::mlir::gspmd::impl::SpmdExplainOptimizationsBase<
          SpmdExplainOptimizationsPass> {
  using SpmdExplainOptimizationsBase::SpmdExplainOptimizationsBase;

  void runOnProgram() override {
    markAllAnalysesPreserved();
    auto names = getOperation()->getAttrOfType<ArrayAttr>(kExplainedAttr);
    auto step = getCachedAnalysis<PredictedStep>();
    if (!names)
      return;
    getOperation()->removeDiscardableAttr(kExplainedAttr);
    if (!step)
      return;
    llvm::StringSet<> requested;
    for (auto name : names.getAsRange<StringAttr>())
      requested.insert(name);
    std::string text;
    for (const auto &[pass, decision] : step->get().history) {
      std::string values = namesIn(decision.loc);
      if (isRequested(values, requested))
        text += "  " + values + " at " + describe(decision.loc) + ": " + pass +
                ": " + toRemarkText(decision) + "\n";
    }
    if (!text.empty() && failed(append(getOperation(), file,
                                       displayLines("optimized:\n" + text))))
      signalPassFailure();
  }

  void setFile(StringRef path) { file = path.str(); }
};
} // namespace

void mlir::gspmd::setExplanationFile(Pass &pass, StringRef file) {
  assert(pass.getTypeID() == TypeID::get<SpmdExplainOptimizationsPass>());
  static_cast<SpmdExplainOptimizationsPass &>(pass).setFile(file);
}
