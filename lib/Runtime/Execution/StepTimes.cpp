//===- StepTimes.cpp - Statistics of run times ----------------------------===//
#include "gspmd/Runtime/StepTimes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::gspmd {

StepTimes StepTimes::fromRuns(llvm::ArrayRef<double> runs) {
  llvm::SmallVector<double> steps(runs.drop_front(runs.size() > 1));
  llvm::sort(steps);
  return {runs.front(), steps.front(), steps[steps.size() / 2]};
}

} // namespace mlir::gspmd
