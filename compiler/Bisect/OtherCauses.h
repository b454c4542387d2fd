//===- OtherCauses.h - What else changes results ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_OTHERCAUSES_H
#define GSPMD_COMPILER_BISECT_OTHERCAUSES_H

#include "gspmd/Runtime/HostTensor.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::bisect {

/// Returns sentences about a program and its arguments that may be the reason
/// of unexpected results although no op is wrong: arguments with NaNs,
/// infinities or subnormal numbers, arguments that are equal or have one value
/// only, and calls of functions on the host.
std::vector<std::string> findOtherCauses(ModuleOp completed, StringRef entry,
                                         ArrayRef<HostTensor> arguments);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_OTHERCAUSES_H
