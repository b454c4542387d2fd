//===- TrialArguments.h - What a random program is called with --*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_TRIAL_TRIALARGUMENTS_H
#define GSPMD_COMPILER_FUZZ_TRIAL_TRIALARGUMENTS_H

#include "compiler/Fuzz/Generator/ProgramText.h"
#include "gspmd/Runtime/HostTensor.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::fuzz {

/// The function that is run.
mlir::func::FuncOp getMain(mlir::ModuleOp module);

/// What is known of a value, by its location; random reals in [-2, 2] of a
/// value that the generator did not make.
Range getRange(mlir::Value value, const RangeTable &ranges);

/// The arguments of a program, from its arguments' ranges.
std::vector<HostTensor> makeArguments(mlir::ModuleOp module,
                                      const RangeTable &ranges, uint64_t seed);

/// Elements of narrow floats, which tensors hold as bits, as numbers; other
/// tensors as they are.
HostTensor widenNarrowFloats(const HostTensor &tensor, mlir::Type elementType);

/// By how much each result of a program may differ, for what its ops round.
std::vector<double> getTolerances(mlir::ModuleOp module,
                                  const RangeTable &ranges);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_TRIAL_TRIALARGUMENTS_H
