//===- NativeCode.h - From the LLVM dialect to object files -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_NATIVECODE_H
#define GSPMD_COMPILER_CODEGEN_NATIVECODE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::gspmd {

/// The name of the function that `loadObject` calls, in messages and object
/// files.
inline constexpr llvm::StringLiteral kPackedEntry = "gspmd_packed_entry";

/// The name of a program's function during the lowering. The name in the source
/// may be that of a function which compiled code calls, such as tanh or malloc.
inline constexpr llvm::StringLiteral kDeviceProgram = "gspmd_device_program";

/// Compiles a module in the LLVM dialect to an object file for this machine, or
/// to an archive of object files that threads compile (KernelGroups.h). `entry`
/// is kPackedEntry(void **packed) there, as specified by
/// CompiledProgram::entry. Errors have been emitted on failure.
FailureOr<std::unique_ptr<llvm::MemoryBuffer>>
emitObject(ModuleOp module, llvm::StringRef entry, unsigned optLevel);

/// Returns an object file that only defines kPackedEntry, for a function of
/// another object file that takes pointers to `numTensors` descriptors: the C
/// interface that MLIR's lowering creates for `entry`.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
emitPackedEntry(llvm::StringRef entry, size_t numTensors);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_NATIVECODE_H
