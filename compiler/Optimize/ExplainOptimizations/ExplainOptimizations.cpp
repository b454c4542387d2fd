//===- ExplainOptimizations.cpp - Optimizations of some values ------------===//

#include "compiler/Optimize/ExplainOptimizations/ExplainOptimizations.h"

#include "compiler/Optimize/Passes.h"
#include "compiler/Optimize/Support/RewritePass.h"
#include "transforms/Support/ValueNames.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDEXPLAINOPTIMIZATIONS
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Returns true if one of the names of a location (`%5, %7`) is requested.
static bool isRequested(StringRef names, const llvm::StringSet<> &requested) {
  SmallVector<StringRef> each;
  names.split(each, ", ", /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return llvm::any_of(each, [&](StringRef name) {
    return requested.contains(name) ||
           requested.contains(name.split('#').first);
  });
}

namespace {
struct SpmdExplainOptimizationsPass
    : ::mlir::gspmd::impl::SpmdExplainOptimizationsBase<
          SpmdExplainOptimizationsPass> {
  using SpmdExplainOptimizationsBase::SpmdExplainOptimizationsBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    auto step = getCachedAnalysis<PredictedStep>();
    if (!request.names || !step)
      return;
    std::string text;
    for (const auto &[pass, decision] : step->get().history) {
      std::string names = namesIn(decision.loc);
      if (isRequested(names, *request.names))
        text += "  " + names + " at " + describe(decision.loc) + ": " + pass +
                ": " + toRemarkText(decision) + "\n";
    }
    if (!text.empty() && !request.write("optimized:\n" + text))
      signalPassFailure();
  }

  OptimizationRequest request;
};
} // namespace

void mlir::gspmd::setRequest(Pass &pass, const OptimizationRequest &request) {
  if (pass.getTypeID() == TypeID::get<SpmdExplainOptimizationsPass>())
    static_cast<SpmdExplainOptimizationsPass &>(pass).request = request;
}
