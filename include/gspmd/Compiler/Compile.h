//===- Compile.h - Native code of device programs ---------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMPILE_H
#define GSPMD_COMPILER_COMPILE_H

#include "gspmd/Runtime/CompiledProgram.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

struct CompileOptions {
  /// The function that every device runs.
  std::string entry = "main";
  /// The level of LLVM's optimizations, 0 to 3, as for a C compiler.
  unsigned optLevel = 2;
  /// If false, only the program's tables are built, and the program cannot be
  /// run.
  bool withCode = true;
};

/// A serialized compiled program. It is valid for the processor that it was
/// compiled on and the build of gspmd that compiled it.
struct SerializedProgram {
  std::string module; ///< the source of the tables, as MLIR bytecode
  std::string object; ///< an object file
};

/// Compiles a module of stablehlo, chlo, spmd and check ops, all on local
/// types, into one program for all devices. `module` is not changed. Arguments
/// with `spmd.global_type` and `sharding.sharding` are sharded by them and
/// results are assembled; other arguments are replicated. Fails after errors at
/// the ops concerned. `form`, unless null, receives the serialized program,
/// which loadCompiled loads.
FailureOr<CompiledProgram> compileProgram(ModuleOp module,
                                          const CompileOptions &options = {},
                                          SerializedProgram *form = nullptr);
/// Loads a program that compileProgram has serialized, with the entry function
/// `entry`. Fails if `form` is invalid or has no such function.
FailureOr<CompiledProgram> loadCompiled(MLIRContext *context,
                                        const SerializedProgram &form,
                                        const std::string &entry);

/// Returns a program whose code an external pipeline has compiled: `module` is
/// the output of the pass gspmd-prepare-calls, and the file `code` an object
/// file compiled from it (docs/own-pipeline.md). Errors are emitted at
/// `module`.
FailureOr<CompiledProgram> loadExternalProgram(ModuleOp module,
                                               const std::string &entry,
                                               const std::string &code);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMPILE_H
