//===- Compile.h - From a per-device module to native code ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMPILE_H
#define GSPMD_COMPILER_COMPILE_H

#include "gspmd/Runtime/CompiledProgram.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

struct CompileOptions {
  /// The function that every device runs.
  std::string entry = "main";
  /// 0 to 3, as for a C compiler.
  unsigned optLevel = 2;
  /// Else only the program's tables are made, and it cannot be run.
  bool withCode = true;
};

/// A compiled program as bytes, for the processor that it was compiled on and
/// the build of gspmd that compiled it.
struct SerializedProgram {
  std::string module; ///< what the tables are made from, as MLIR bytecode
  std::string object; ///< an object file
};

/// Compiles a module of stablehlo, chlo, spmd and check ops, all on per-device
/// types, into one program for all devices. `module` is not changed. Arguments
/// and results with `spmd.global_type` and `sharding.sharding` are cut and
/// joined by them; without, every device gets the whole tensor. On failure
/// errors have been emitted at the ops concerned. `form` gets what loadCompiled
/// needs to have the program again.
FailureOr<CompiledProgram> compileProgram(ModuleOp module,
                                          const CompileOptions &options = {},
                                          SerializedProgram *form = nullptr);
FailureOr<CompiledProgram> loadCompiled(MLIRContext *context,
                                        const SerializedProgram &form,
                                        const std::string &entry);

/// A program whose code somebody else has compiled: `module` is what the pass
/// gspmd-prepare-calls wrote, file `code` an object file that a pipeline made
/// of it (docs/own-pipeline.md). Errors have been emitted at `module`.
FailureOr<CompiledProgram> loadExternalProgram(ModuleOp module,
                                               const std::string &entry,
                                               const std::string &code);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMPILE_H
