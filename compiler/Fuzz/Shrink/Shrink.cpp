//===- Shrink.cpp - Minimization of failing programs ----------------------===//
//
// Delta debugging on the IR: an edit is tried on a copy and kept if the copy
// verifies and still fails.
//
//===----------------------------------------------------------------------===//
#include "compiler/Fuzz/Shrink/Shrink.h"
#include "compiler/Fuzz/Shrink/ShrinkEdits.h"
#include "compiler/Fuzz/Shrink/ShrinkProgram.h"
#include "compiler/Fuzz/Trial/ChildProcess.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace mlir::gspmd::fuzz {
namespace {

/// More trials take more time than a smaller program saves.
constexpr unsigned kMaxTrials = 600;

/// Digits differ between programs that fail for the same reason.
std::string signature(const Verdict &verdict) {
  if (verdict.outcome != Outcome::Rejected &&
      verdict.outcome != Outcome::RunFailed)
    return "";
  llvm::StringRef message = verdict.message;
  message = message.split('\n').first;
  std::string kept;
  for (char c : message.take_front(160))
    if (llvm::isAlpha(c) && kept.size() < 60)
      kept += c;
  return kept;
}

class Shrinker {
public:
  Shrinker(RangeTable &ranges, Verdict &verdict, JudgeProgram judge)
      : ranges(ranges), verdict(verdict), judge(judge) {}

  OwningOpRef<ModuleOp> run(OwningOpRef<ModuleOp> start) {
    module = std::move(start);
    if (verdict.result >= 0)
      attempt([&](ModuleOp m) {
        return keepResults(m, [&](unsigned i) { return i == verdict.result; });
      });
    for (bool changed = true; changed && trials < kMaxTrials;) {
      changed = false;
      // Indices shift after a change: each kind of edit is listed again.
      for (EditKind kind : kEditKinds)
        changed |= tryAll(kind);
    }
    return std::move(module);
  }

private:
  bool tryAll(EditKind kind) {
    bool any = false;
    for (size_t i = 0; trials < kMaxTrials; ++i) {
      std::vector<Edit> edits = listEdits(*module, kind, ranges);
      if (i >= edits.size())
        break;
      if (attempt(edits[i])) {
        any = true;
        --i; // the next edit has moved to this index
      }
    }
    return any;
  }

  bool attempt(const Edit &edit) {
    OwningOpRef<ModuleOp> copy = module->clone();
    if (!edit(*copy))
      return false;
    removeDeadCode(*copy);
    ScopedDiagnosticHandler quiet(copy->getContext(),
                                  [](Diagnostic &) { return success(); });
    if (failed(verify(*copy)))
      return false;
    ++trials;
    Verdict reproduced = judge(*copy);
    bool same = reproduced.outcome == verdict.outcome ||
                (verdict.outcome == Outcome::Poisoned &&
                 reproduced.outcome == Outcome::Mismatch);
    if (!same || signature(reproduced) != signature(verdict))
      return false;
    verdict = reproduced;
    module = std::move(copy);
    return true;
  }

  RangeTable &ranges;
  Verdict &verdict;
  JudgeProgram judge;
  OwningOpRef<ModuleOp> module;
  unsigned trials = 0;
};

} // namespace

OwningOpRef<ModuleOp> shrink(OwningOpRef<ModuleOp> module, RangeTable &ranges,
                             Verdict &verdict, JudgeProgram judge) {
  return Shrinker(ranges, verdict, judge).run(std::move(module));
}

OwningOpRef<ModuleOp> shrink(OwningOpRef<ModuleOp> module, RangeTable &ranges,
                             Verdict &verdict, const TrialOptions &options) {
  TrialOptions trial = options;
  trial.timeoutSeconds = std::min(options.timeoutSeconds, 20u);
  auto judge = [&](ModuleOp program) {
    return judgeInChild(program, ranges, trial);
  };
  return shrink(std::move(module), ranges, verdict, judge);
}

} // namespace mlir::gspmd::fuzz
