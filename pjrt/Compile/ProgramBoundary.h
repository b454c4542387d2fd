//===- ProgramBoundary.h - Arguments and results of programs ----*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_PROGRAMBOUNDARY_H
#define GSPMD_PJRT_COMPILE_PROGRAMBOUNDARY_H

#include "mlir/IR/BuiltinOps.h"
#include "pjrt/Compile/CompiledModule.h"

namespace mlir::gspmd::pjrt {

/// Writes the numbers of replicas and partitions into the module.
LogicalResult applySettings(ModuleOp module, const CompileSettings &settings);

/// Describes the boundary of `compiled`, whose program is set, from the
/// caller's module.
LogicalResult describeBoundary(ModuleOp module, const std::string &entry,
                               CompiledModule &compiled);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_PROGRAMBOUNDARY_H
