//===- Lapack.cpp - LAPACK and BLAS, loaded lazily ------------------------===//
#include "lib/Runtime/Numerics/LinearAlgebra/Lapack.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Execution/DeviceContext.h"
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

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

/// Fails the run of this thread's device; ends the process if there is none.
static void failRun(absl::StatusCode code, const std::string &text) {
  DeviceContext *context = DeviceContext::currentOrNull();
  if (!context)
    llvm::report_fatal_error(llvm::Twine(text), /*gen_crash_diag=*/false);
  context->execution.scheduler.fail(
      absl::Status(code, absl::StrCat("device ", context->device, ": ", text)));
}

void leaveFailedRun() {
  DeviceContext *context = DeviceContext::currentOrNull();
  if (context && context->execution.scheduler.hasFailed())
    context->leave();
}

bool requireLapack() {
  if (findLapackFunction("LAPACKE_spotrf"))
    return true;
  failRun(absl::StatusCode::kFailedPrecondition,
          "linear algebra requires liblapacke.so.3, which is not installed (on "
          "Debian: the packages liblapacke and libopenblas0-pthread)");
  return false;
}

bool checkLapackInfo(int info, bool allowsInvalid) {
  if (info == LAPACK_WORK_MEMORY_ERROR || info == LAPACK_TRANSPOSE_MEMORY_ERROR)
    failRun(absl::StatusCode::kResourceExhausted,
            "this machine has no memory for the work of LAPACK");
  else if (info < 0 && !allowsInvalid)
    failRun(absl::StatusCode::kInternal,
            absl::StrCat("LAPACK rejected its argument ", -info));
  else
    return true;
  return false;
}

void *lapackFunction(const char *name) {
  if (void *function = findLapackFunction(name))
    return function;
  llvm::report_fatal_error(llvm::Twine("liblapacke.so.3 has no function ") +
                               name,
                           /*gen_crash_diag=*/false);
}

} // namespace mlir::gspmd
