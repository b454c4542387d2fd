//===- PossibleCauses.h - Inputs and calls that change results --*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_POSSIBLECAUSES_H
#define GSPMD_COMPILER_BISECT_POSSIBLECAUSES_H

#include "gspmd/Runtime/HostTensor.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::bisect {

/// Returns sentences about a program and its arguments that may be the reason
/// of unexpected results although no op is wrong: arguments with NaNs,
/// infinities or subnormal numbers, arguments that are equal or have one value
/// only, and calls of functions on the host.
std::vector<std::string> findPossibleCauses(ModuleOp completed, StringRef entry,
                                            ArrayRef<HostTensor> arguments);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_POSSIBLECAUSES_H
