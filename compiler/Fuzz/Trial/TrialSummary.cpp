//===- TrialSummary.cpp - Statistics of all programs ----------------------===//
#include "compiler/Fuzz/Trial/TrialSummary.h"
#include "llvm/Support/Format.h"

namespace mlir::gspmd::fuzz {

/// Returns the name of the op, which messages quote first.
static std::string quotedIn(llvm::StringRef message) {
  llvm::StringRef op = message.split('\'').second.split('\'').first;
  return (op.empty() ? message : op).str();
}

static std::string whySkipped(llvm::StringRef message) {
  auto firstLine = [&] {
    return message.split('\n').first.take_front(160).str();
  };
  if (message.consume_front(kMissingOnPlugin))
    return "the plugin lacks an op: " + firstLine();
  if (message.starts_with(kWrittenForJax))
    return firstLine();
  return "the emulator does not run it: " + quotedIn(message);
}

void TrialSummary::add(const Verdict &verdict) {
  ++numDone;
  ++outcomes[verdict.outcome];
  numFailures += isFailure(verdict.outcome);
  for (const std::string &remark : verdict.replicated)
    ++replicated[quotedIn(remark)];
  if (verdict.outcome == Outcome::Skipped)
    ++skipped[whySkipped(verdict.message)];
}

void TrialSummary::print(llvm::raw_ostream &os, uint64_t first,
                         double seconds) const {
  os << numDone << " programs from seed " << first << " in "
     << llvm::format("%.1f", seconds) << " s:";
  for (auto [outcome, count] : outcomes)
    os << " " << count << " " << toString(outcome) << ";";
  os << "\n";
  for (const auto &[reason, count] : skipped)
    os << "skipped, " << reason << " (" << count << ")\n";
  for (const auto &[op, count] : replicated)
    os << "replicated, not partitioned: " << op << " (" << count << ")\n";
}

} // namespace mlir::gspmd::fuzz
