//===- OpenLibrary.h - Opens a numerical library at run time ----*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_OPENLIBRARY_H
#define GSPMD_LIB_RUNTIME_NUMERICS_OPENLIBRARY_H

#include "llvm/Support/Compiler.h"
#include <dlfcn.h>

namespace mlir::gspmd {

/// Opens the library `name`, and returns null if it is not installed. Its
/// undefined symbols are bound to its own dependencies first: other packages of
/// a process (TensorFlow, SciPy) export functions of another BLAS or LAPACK by
/// the same names. The sanitizers' runtimes reject this mode, and with another
/// allocator than that of the C library it would free memory by the latter that
/// the former has allocated.
inline void *openLibrary(const char *name) {
  int mode = RTLD_NOW | RTLD_LOCAL;
#if !LLVM_ADDRESS_SANITIZER_BUILD && !LLVM_THREAD_SANITIZER_BUILD
  void *c = dlopen("libc.so.6", RTLD_NOW | RTLD_NOLOAD);
  if (c && dlsym(c, "free") == dlsym(RTLD_DEFAULT, "free"))
    mode |= RTLD_DEEPBIND;
#endif
  return dlopen(name, mode);
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_OPENLIBRARY_H
