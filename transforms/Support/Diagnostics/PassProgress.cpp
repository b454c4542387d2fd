//===- PassProgress.cpp - Progress of pass pipelines ----------------------===//
#include "transforms/Support/Diagnostics/PassProgress.h"
#include "lib/Progress/Progress.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {
namespace {

class PassProgress : public PassInstrumentation {
public:
  PassProgress(StringRef title, size_t numPasses)
      : title(title), numPasses(numPasses) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    Progress *progress = Progress::current();
    if (!progress)
      return;
    if (!isBegun)
      progress->begin({title, numPasses, "passes", /*isEven=*/false});
    isBegun = true;
    if (!pass->getArgument().empty()) // the adaptors of nested passes
      progress->detail(pass->getArgument());
  }

  void runAfterPass(Pass *pass, Operation *op) override {
    Progress *progress = Progress::current();
    if (!progress || !isOutermost(op))
      return;
    progress->advance();
    if (++numDone == numPasses)
      progress->detail("");
  }
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    Progress::hideLine();
  }

private:
  static bool isOutermost(Operation *op) { return !op->getParentOp(); }

  std::string title;
  size_t numPasses, numDone = 0;
  bool isBegun = false;
};

} // namespace

void showPasses(StringRef title, PassManager &pm) {
  if (Progress::current())
    pm.addInstrumentation(std::make_unique<PassProgress>(title, pm.size()));
}

void hideProgressForDiagnostics(MLIRContext &context) {
  if (Progress::current())
    context.getDiagEngine().registerHandler([](Diagnostic &) {
      Progress::hideLine();
      return failure(); // for the next handler
    });
}

} // namespace mlir::gspmd
