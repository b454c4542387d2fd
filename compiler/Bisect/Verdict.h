//===- Verdict.h - One program through several partitioners -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_VERDICT_H
#define GSPMD_COMPILER_BISECT_VERDICT_H

#include "compiler/Bisect/Search/RoundingBound.h"
#include "compiler/Bisect/Suspects/Suspect.h"
#include "compiler/Fuzz/Trial/Trial.h"

namespace mlir::gspmd::bisect {

/// Compiles and runs a program with a function @main by a suspect and compares
/// its results with the reference's. The outcomes are Passed, Mismatch,
/// Rejected, RunFailed and, if the reference does not run it, Invalid.
fuzz::Verdict judge(ModuleOp program, ArrayRef<HostTensor> arguments,
                    const Suspect &suspect);

/// Returns for each result of a program with a function @main the largest
/// difference that rounding on `numDevices` explains (RoundingBound.h); 0 for
/// results that round nothing, and if the reference does not run the program.
std::vector<Number> findTolerances(ModuleOp program,
                                   ArrayRef<HostTensor> arguments,
                                   int64_t numDevices);

/// A row of the table of verdicts: a partitioner and its name.
struct VerdictSubject {
  std::string name;
  const Suspect *suspect;
};

/// Prints a line for each subject: right, wrong, crash, timeout or rejected.
void printVerdicts(llvm::raw_ostream &os, ModuleOp completed, StringRef entry,
                   ArrayRef<HostTensor> arguments,
                   ArrayRef<VerdictSubject> subjects);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_VERDICT_H
