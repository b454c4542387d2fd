//===- NativeCode.h - From the LLVM dialect to callable code ----*- C++ -*-===//
#ifndef GSPMD_LIB_COMPILER_NATIVECODE_H
#define GSPMD_LIB_COMPILER_NATIVECODE_H

#include "gspmd/Runtime/Program.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::gspmd {

/// The name in messages and object files of what `loadObject` calls.
inline constexpr llvm::StringLiteral kPackedEntry = "gspmd_packed_entry";

/// An object file for this machine of a module in the LLVM dialect. It has a
/// function kPackedEntry(void **packed) that calls `entry` as
/// CompiledProgram::entry says. Errors have been emitted on failure.
FailureOr<std::unique_ptr<llvm::MemoryBuffer>>
emitObject(ModuleOp module, llvm::StringRef entry, unsigned optLevel);

/// Links an object file with the runtime: sets `program.entry` and
/// `program.code`.
llvm::Error loadObject(std::unique_ptr<llvm::MemoryBuffer> object,
                       ::gspmd::CompiledProgram &program);

/// The same of code that somebody else has compiled: it has a function
/// _mlir_ciface_<entry>, which takes a pointer to the descriptor of each
/// argument and each result of `program`, and a symbol `mark`.
llvm::Error loadForeignObject(std::unique_ptr<llvm::MemoryBuffer> object,
                              llvm::StringRef entry, llvm::StringRef mark,
                              ::gspmd::CompiledProgram &program);

/// Kind and features of this machine's processor: an object file is for it
/// only.
const std::string &hostProcessor();

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COMPILER_NATIVECODE_H
