//===- Lapack.cpp - LAPACK and BLAS, loaded when they are needed ----------===//
#include "Lapack.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include <dlfcn.h>

namespace gspmd {

/// LAPACKE brings LAPACK and BLAS with it; which implementation, the system
/// says.
static void *loadLapack() {
  void *handle = dlopen("liblapacke.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    llvm::report_fatal_error(
        llvm::Twine(
            "linear algebra needs LAPACK, which cannot be loaded (on "
            "Debian: the packages liblapacke and libopenblas0-serial): ") +
            dlerror(),
        /*gen_crash_diag=*/false);
  if (void *set = dlsym(handle, "openblas_set_num_threads"))
    reinterpret_cast<void (*)(int)>(set)(1);
  // A NaN is a number like others here: results are NaN, and no error.
  if (void *set = dlsym(handle, "LAPACKE_set_nancheck"))
    reinterpret_cast<void (*)(int)>(set)(0);
  return handle;
}

void *lapackFunction(const char *name) {
  static void *const library = loadLapack();
  void *function = dlsym(library, name);
  if (!function)
    llvm::report_fatal_error(llvm::Twine("LAPACK has no function ") + name,
                             /*gen_crash_diag=*/false);
  return function;
}

} // namespace gspmd
