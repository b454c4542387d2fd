//===- Bisection.cpp - The first wrong op of a program --------------------===//
#include "compiler/Bisect/Search/Bisection.h"
#include "compiler/Bisect/Search/Bisector.h"
#include "transforms/Support/ValueNames.h"

namespace mlir::gspmd::bisect {

std::string describeOp(Operation *op) {
  std::string text = op->getName().getStringRef().str();
  std::string names = namesIn(op->getLoc());
  if (!names.empty())
    text = names + " = " + text;
  return text + " at " + describe(op->getLoc());
}

absl::StatusOr<BisectionResult> bisect(ModuleOp completed, StringRef entry,
                                       const Suspect &suspect,
                                       ArrayRef<HostTensor> arguments,
                                       const BisectionOptions &options) {
  return Bisector(completed, entry, suspect, options).run(arguments);
}

} // namespace mlir::gspmd::bisect
