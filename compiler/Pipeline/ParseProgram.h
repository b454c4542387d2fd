//===- ParseProgram.h - From a file to a parsed program ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_PARSEPROGRAM_H
#define GSPMD_COMPILER_PIPELINE_PARSEPROGRAM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// Parses `file` ("-" is stdin). Prints errors; those without a location in the
/// file start with the name of the tool. `text`, unless null, receives the
/// source text, which defines the names of values (nameValues); it is empty if
/// the file is not text.
OwningOpRef<ModuleOp> parseProgram(MLIRContext &context,
                                   const std::string &file,
                                   std::string *text = nullptr);

/// Returns the function to run: `entry`; if that is `main` and does not exist,
/// the only public function, or a new function that calls all functions of a
/// file of self-checking functions. Reports an error at `module` if there is
/// none.
FailureOr<std::string> findEntry(ModuleOp module, const std::string &entry);

/// Renames a symbol `main` of `module`, a mesh or a function, unless it is
/// `entry`: the programs that are made of a part of a program call it `main`.
LogicalResult renameOtherMain(ModuleOp module, StringRef entry);

/// Replaces the symbolic dimensions of the arguments of `entry` by sizes,
/// "b=64,s=2048", and infers the types that depend on them. Errors are printed.
LogicalResult specializeProgram(ModuleOp module, const std::string &entry,
                                const std::string &dims);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_PARSEPROGRAM_H
