//===- Passes.h - Passes on programs of tools -------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_PASSES_H
#define GSPMD_COMPILER_PIPELINE_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "compiler/Pipeline/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "compiler/Pipeline/Passes.h.inc"

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_PASSES_H
