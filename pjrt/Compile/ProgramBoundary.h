//===- ProgramBoundary.h - Arguments and results of a program ---*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_PROGRAMBOUNDARY_H
#define GSPMD_PJRT_COMPILE_PROGRAMBOUNDARY_H

#include "mlir/IR/BuiltinOps.h"
#include "pjrt/Compile/CompiledModule.h"

namespace mlir::gspmd::pjrt {

/// Writes into the module what the settings say of it: how many replicas and
/// partitions it is for.
LogicalResult applySettings(ModuleOp module, const CompileSettings &settings);

/// Fills what `compiled`, whose program is there, says of itself, from the
/// program as it was given.
LogicalResult describeBoundary(ModuleOp module, const std::string &entry,
                               CompiledModule &compiled);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_PROGRAMBOUNDARY_H
