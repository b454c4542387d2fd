//===- ChildProcess.h - Work in child processes -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_TRIAL_CHILDPROCESS_H
#define GSPMD_COMPILER_FUZZ_TRIAL_CHILDPROCESS_H

#include "compiler/Fuzz/Trial/Trial.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <sys/types.h>

namespace mlir::gspmd::fuzz {

/// A child process that writes the answer of `work`, and its own stderr, to a
/// pipe. The parent must have no threads besides its main thread.
class ChildProcess {
public:
  ChildProcess(llvm::function_ref<std::string()> work, unsigned timeoutSeconds);
  int descriptor() const { return pipe; }
  /// Reads the available bytes; returns true at the end of the answer.
  bool readSome();
  /// Waits for the end of the process; returns false and sets `signal` if a
  /// signal ended it.
  bool finish(int &signal);
  /// Waits like `finish`, but ends the process by SIGALRM if it has no answer
  /// `seconds` seconds from now.
  bool finishWithin(unsigned seconds, int &signal);
  /// Ends the process, whose answer is not needed.
  void kill();
  /// The result of `work`, and what it printed before.
  std::string answer, printed;

private:
  pid_t process = -1;
  int pipe = -1;
  std::string bytes;
};

std::string serialize(const Verdict &verdict);
/// Waits for a child whose answer is a serialized verdict. A crash or timeout
/// of the child is a verdict, too.
Verdict finishVerdict(ChildProcess &child);

/// Runs judge() in a child process; a crash is a verdict.
Verdict judgeInChild(mlir::ModuleOp module, const RangeTable &ranges,
                     const TrialOptions &options);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_TRIAL_CHILDPROCESS_H
