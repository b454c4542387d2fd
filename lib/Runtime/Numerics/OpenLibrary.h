//===- OpenLibrary.h - Opens a numerical library at run time ----*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_OPENLIBRARY_H
#define GSPMD_LIB_RUNTIME_NUMERICS_OPENLIBRARY_H

#include "llvm/Support/Compiler.h"
#include <dlfcn.h>

namespace mlir::gspmd {

/// Opens the library `name`, and returns null if it is not installed. Its
/// undefined symbols are bound to its own dependencies first: other packages of
/// a process (TensorFlow, SciPy) export functions of another BLAS or LAPACK by
/// the same names. The sanitizers' runtimes reject this mode.
inline void *openLibrary(const char *name) {
#if LLVM_ADDRESS_SANITIZER_BUILD || LLVM_THREAD_SANITIZER_BUILD
  return dlopen(name, RTLD_NOW | RTLD_LOCAL);
#else
  return dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
#endif
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_OPENLIBRARY_H
