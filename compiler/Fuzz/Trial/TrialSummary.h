//===- TrialSummary.h - Statistics of all programs --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_TRIAL_TRIALSUMMARY_H
#define GSPMD_COMPILER_FUZZ_TRIAL_TRIALSUMMARY_H

#include "compiler/Fuzz/Trial/Trial.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

namespace mlir::gspmd::fuzz {

/// Counts programs by outcome, skipped ones by reason, and the ops that ran
/// replicated.
class TrialSummary {
public:
  void add(const Verdict &verdict);
  uint64_t done() const { return numDone; }
  uint64_t failures() const { return numFailures; }
  /// Prints the statistics of the programs from seed `first` on.
  void print(llvm::raw_ostream &os, uint64_t first, double seconds) const;

private:
  std::map<Outcome, uint64_t> outcomes;
  std::map<std::string, uint64_t> replicated, skipped;
  uint64_t numDone = 0, numFailures = 0;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_TRIAL_TRIALSUMMARY_H
