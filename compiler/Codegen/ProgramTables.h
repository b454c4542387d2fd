//===- ProgramTables.h - The tables of a compiled program -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_PROGRAMTABLES_H
#define GSPMD_COMPILER_CODEGEN_PROGRAMTABLES_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd {

/// Fills meshes, arguments and results: the calling convention of a device
/// program.
LogicalResult fillSignature(ModuleOp module, func::FuncOp entry,
                            CompiledProgram &program);

/// Fills meshes, arguments, results, collectives and checks from a prepared
/// module (see buildPreparePipeline) with the only function `entry`.
LogicalResult fillTables(ModuleOp module, func::FuncOp entry,
                         CompiledProgram &program);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_PROGRAMTABLES_H
