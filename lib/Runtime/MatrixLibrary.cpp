//===- MatrixLibrary.cpp - The tuned library for matrix products ----------===//
#include "MatrixLibrary.h"
#include "llvm/Support/ErrorHandling.h"
#include <dlfcn.h>
#include <dnnl.h>

#define GSPMD_STRING(VALUE) #VALUE
#define GSPMD_FILE(MAJOR) "libdnnl.so." GSPMD_STRING(MAJOR)

namespace gspmd {
namespace {

struct Library {
  decltype(&dnnl_sgemm) product = nullptr;
  /// Of OpenMP below it. It is held to one thread: the devices themselves fill
  /// the cores, and the order of additions does not depend on the machine.
  void (*setThreads)(int) = nullptr;

  Library() {
    void *handle =
        dlopen(GSPMD_FILE(DNNL_VERSION_MAJOR), RTLD_NOW | RTLD_LOCAL);
    if (!handle)
      return;
    // OpenMP is what the library itself was linked with.
    setThreads =
        reinterpret_cast<void (*)(int)>(dlsym(handle, "omp_set_num_threads"));
    product =
        reinterpret_cast<decltype(&dnnl_sgemm)>(dlsym(handle, "dnnl_sgemm"));
  }
};

} // namespace

bool libraryProduct(char transposedA, char transposedB, int64_t rows,
                    int64_t columns, int64_t depth, const float *a,
                    int64_t leadingA, const float *b, int64_t leadingB,
                    float beta, float *c, int64_t leadingC) {
  static const Library library;
  if (!library.product)
    return false;
  thread_local bool isHeld =
      library.setThreads ? (library.setThreads(1), true) : true;
  (void)isHeld;
  if (library.product(transposedA, transposedB, rows, columns, depth, 1.0f, a,
                      leadingA, b, leadingB, beta, c, leadingC) != dnnl_success)
    llvm::report_fatal_error("oneDNN refused a matrix product");
  return true;
}

} // namespace gspmd
