//===- Lapack.cpp - LAPACK and BLAS, loaded when they are needed ----------===//
#include "lib/Runtime/Numerics/LinearAlgebra/Lapack.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include <dlfcn.h>

namespace mlir::gspmd {

/// LAPACKE brings LAPACK and BLAS with it; which implementation, the system
/// says.
static void *loadLapack() {
  void *handle = dlopen("liblapacke.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return nullptr;
  if (void *set = dlsym(handle, "openblas_set_num_threads"))
    reinterpret_cast<void (*)(int)>(set)(1);
  // A NaN is a number like others here: results are NaN, and no error.
  if (void *set = dlsym(handle, "LAPACKE_set_nancheck"))
    reinterpret_cast<void (*)(int)>(set)(0);
  return handle;
}

void *findLapackFunction(const char *name) {
  static void *const library = loadLapack();
  return library ? dlsym(library, name) : nullptr;
}

LapackLock::LapackLock() {
  static std::mutex mutex;
  static const bool isForOneThread = [] {
    // 0: no threads of its own and, as distributions build that, no locks.
    void *parallel = findLapackFunction("openblas_get_parallel");
    return parallel && reinterpret_cast<int (*)()>(parallel)() == 0;
  }();
  if (isForOneThread)
    lock = std::unique_lock<std::mutex>(mutex);
}

void *lapackFunction(const char *name) {
  if (void *function = findLapackFunction(name))
    return function;
  llvm::report_fatal_error(llvm::Twine("linear algebra needs ") + name +
                               " of liblapacke.so.3, which is not installed "
                               "(on Debian: the packages "
                               "liblapacke and libopenblas0-pthread)",
                           /*gen_crash_diag=*/false);
}

} // namespace mlir::gspmd
