//===- Apart.h - Work in child processes ------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_FUZZ_APART_H
#define GSPMD_LIB_FUZZ_APART_H

#include "Trial.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <sys/types.h>

namespace mlir::gspmd::fuzz {

/// A child process that writes its answer, what it prints on stderr included,
/// to a pipe. The parent must have no threads besides its main one.
class Child {
public:
  Child(llvm::function_ref<std::string()> work, unsigned timeoutSeconds);
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
Verdict finishVerdict(Child &child);

/// Runs in a child process; a crash is a verdict.
Verdict judgeApart(mlir::ModuleOp module, const RangeTable &ranges,
                   const TrialOptions &options);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_LIB_FUZZ_APART_H
