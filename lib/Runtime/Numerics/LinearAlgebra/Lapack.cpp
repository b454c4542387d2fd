//===- Lapack.cpp - LAPACK and BLAS, loaded lazily ------------------------===//
#include "lib/Runtime/Numerics/LinearAlgebra/Lapack.h"
#include "lib/Runtime/Numerics/OpenLibrary.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir::gspmd {

/// Loads LAPACKE, which loads the LAPACK and BLAS that the system has chosen.
static void *loadLapack() {
  void *handle = openLibrary("liblapacke.so.3");
  if (!handle)
    return nullptr;
  if (void *set = dlsym(handle, "openblas_set_num_threads"))
    reinterpret_cast<void (*)(int)>(set)(1);
  // NaN operands give NaN results, not errors.
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
  static const bool isSingleThreaded = [] {
    // A value of 0 means no threads and, in the builds of distributions, no
    // locks.
    void *parallel = findLapackFunction("openblas_get_parallel");
    return parallel && reinterpret_cast<int (*)()>(parallel)() == 0;
  }();
  if (isSingleThreaded)
    lock = std::unique_lock<std::mutex>(mutex);
}

void *lapackFunction(const char *name) {
  if (void *function = findLapackFunction(name))
    return function;
  llvm::report_fatal_error(llvm::Twine("linear algebra requires ") + name +
                               " of liblapacke.so.3, which is not installed "
                               "(on Debian: the packages "
                               "liblapacke and libopenblas0-pthread)",
                           /*gen_crash_diag=*/false);
}

} // namespace mlir::gspmd
