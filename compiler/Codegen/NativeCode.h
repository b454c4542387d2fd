//===- NativeCode.h - From the LLVM dialect to object files -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_NATIVECODE_H
#define GSPMD_COMPILER_CODEGEN_NATIVECODE_H

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

/// kPackedEntry alone, for a function of another object file that takes
/// `numTensors` pointers.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
emitPackedEntry(llvm::StringRef entry, size_t numTensors);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_NATIVECODE_H
