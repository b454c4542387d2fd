//===- TrialArguments.h - Arguments of random programs ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_TRIAL_TRIALARGUMENTS_H
#define GSPMD_COMPILER_FUZZ_TRIAL_TRIALARGUMENTS_H

#include "compiler/Fuzz/Generator/ProgramText.h"
#include "gspmd/Runtime/HostTensor.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::fuzz {

/// Returns the function that runs.
mlir::func::FuncOp getMain(mlir::ModuleOp module);

/// Returns the bounds of a value, which its location identifies. A value that
/// the generator did not create has real elements in [-2, 2].
Range getRange(mlir::Value value, const RangeTable &ranges);

/// Creates the arguments of a program within their bounds.
std::vector<HostTensor> makeArguments(mlir::ModuleOp module,
                                      const RangeTable &ranges, uint64_t seed);

/// Converts 8-bit floats, which tensors store as bits, to f32; returns other
/// tensors unchanged.
HostTensor widenNarrowFloats(const HostTensor &tensor, mlir::Type elementType);

/// Returns the absolute tolerance of each result, which covers the rounding of
/// its ops.
std::vector<double> getTolerances(mlir::ModuleOp module,
                                  const RangeTable &ranges);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_TRIAL_TRIALARGUMENTS_H
