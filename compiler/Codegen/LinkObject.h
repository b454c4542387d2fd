//===- LinkObject.h - Linking of object files -------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_LINKOBJECT_H
#define GSPMD_COMPILER_CODEGEN_LINKOBJECT_H

#include "gspmd/Runtime/CompiledProgram.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::gspmd {

/// Creates the linker of the next `loadObject`. Errors are those of that call.
void prepareLinker();

/// Links an object file of emitObject with the runtime, and sets
/// `program.entry` and `program.code`.
llvm::Error loadObject(std::unique_ptr<llvm::MemoryBuffer> object,
                       CompiledProgram &program);

/// Links an object file of an external compiler. It defines a function
/// _mlir_ciface_<entry>, which takes a pointer to the descriptor of each
/// argument and each result of `program`, and a symbol `mark`.
llvm::Error loadForeignObject(std::unique_ptr<llvm::MemoryBuffer> object,
                              llvm::StringRef entry, llvm::StringRef mark,
                              CompiledProgram &program);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_LINKOBJECT_H
