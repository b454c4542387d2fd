//===- ChildProcess.h - Work in child processes -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_TRIAL_CHILDPROCESS_H
#define GSPMD_COMPILER_FUZZ_TRIAL_CHILDPROCESS_H

#include "compiler/Fuzz/Trial/Trial.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <sys/types.h>

namespace mlir::gspmd::fuzz {

/// A child process that writes its answer, what it prints on stderr included,
/// to a pipe. The parent must have no threads besides its main one.
class ChildProcess {
public:
  ChildProcess(llvm::function_ref<std::string()> work, unsigned timeoutSeconds);
  int descriptor() const { return pipe; }
  /// Reads what is there; true at the end of the answer.
  bool readSome();
  /// Waits for the end; false if it was killed, with the signal's number.
  bool finish(int &signal);
  /// What `work` returned; what it printed before is in `printed`.
  std::string answer, printed;

private:
  pid_t process = -1;
  int pipe = -1;
  std::string bytes;
};

std::string serialize(const Verdict &verdict);
/// Waits for a child whose work gives a serialized verdict; how a child died is
/// a verdict as well.
Verdict finishVerdict(ChildProcess &child);

/// Runs in a child process; a crash is a verdict.
Verdict judgeInChild(mlir::ModuleOp module, const RangeTable &ranges,
                     const TrialOptions &options);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_TRIAL_CHILDPROCESS_H
