//===- MatrixLibrary.cpp - Tuned libraries for matrix products ------------===//
#include "lib/Runtime/Numerics/MatrixProducts/MatrixLibrary.h"
#include "lib/Runtime/Numerics/LinearAlgebra/Lapack.h"
#include "lib/Runtime/Numerics/OpenLibrary.h"
#include "llvm/Support/ErrorHandling.h"
#include <dlfcn.h>
#include <dnnl.h>

#define GSPMD_STRING(VALUE) #VALUE
#define GSPMD_FILE(MAJOR) "libdnnl.so." GSPMD_STRING(MAJOR)

namespace mlir::gspmd {
namespace {

struct OneDnn {
  decltype(&dnnl_sgemm) product = nullptr;
  /// Exported next to `dnnl_sgemm`, although no header declares it.
  using ProductOfBf16 = dnnl_status_t(char transA, char transB, dnnl_dim_t m,
                                      dnnl_dim_t n, dnnl_dim_t k, float alpha,
                                      const uint16_t *a, dnnl_dim_t leadingA,
                                      const uint16_t *b, dnnl_dim_t leadingB,
                                      float beta, float *c,
                                      dnnl_dim_t leadingC);
  ProductOfBf16 *productOfBf16 = nullptr;
  decltype(&dnnl_gemm_s8s8s32) productOfBytes = nullptr;
  /// The setter of OpenMP's thread count. oneDNN is limited to one thread: the
  /// devices fill the cores, and the order of additions must not depend on the
  /// machine.
  void (*setThreads)(int) = nullptr;

  OneDnn() {
    void *handle = openLibrary(GSPMD_FILE(DNNL_VERSION_MAJOR));
    if (!handle)
      return;
    // The OpenMP that the library was linked with.
    setThreads =
        reinterpret_cast<void (*)(int)>(dlsym(handle, "omp_set_num_threads"));
    product =
        reinterpret_cast<decltype(&dnnl_sgemm)>(dlsym(handle, "dnnl_sgemm"));
    productOfBf16 = reinterpret_cast<ProductOfBf16 *>(
        dlsym(handle, "dnnl_gemm_bf16bf16f32"));
    if (multipliesBytesExactly(handle))
      productOfBytes = reinterpret_cast<decltype(&dnnl_gemm_s8s8s32)>(
          dlsym(handle, "dnnl_gemm_s8s8s32"));
  }

  /// Returns true if the library adds products of bytes in 32 bits. Without
  /// VNNI it adds pairs of them in 16 bits, which saturate. The variable
  /// ONEDNN_MAX_CPU_ISA can exclude instructions that the processor has.
  static bool multipliesBytesExactly(void *handle) {
    auto effectiveIsa = reinterpret_cast<decltype(&dnnl_get_effective_cpu_isa)>(
        dlsym(handle, "dnnl_get_effective_cpu_isa"));
    // A set of instructions has the bits of the sets that it includes.
    constexpr unsigned vnni = dnnl_cpu_isa_avx512_core_vnni;
    return effectiveIsa && (unsigned(effectiveIsa()) & vnni) == vnni;
  }

  /// Returns the library, limited to one thread on the calling thread.
  static const OneDnn &get() {
    static const OneDnn library;
    thread_local bool isHeld =
        library.setThreads ? (library.setThreads(1), true) : true;
    (void)isHeld;
    return library;
  }
};

/// Returns 'T' or 'N', as in Fortran's BLAS.
template <typename T>
char transposeLetter(const BlasMatrix<T> &m) {
  return m.isTransposed ? 'T' : 'N';
}

/// CBLAS takes float and double scalars by value, complex ones by address.
template <typename T, typename Function>
bool blasProduct(Function product, int64_t rows, int64_t columns, int64_t depth,
                 BlasMatrix<T> a, BlasMatrix<T> b, bool accumulate, T *c,
                 int64_t leadingC) {
  if (!product)
    return false;
  auto transposeOf = [](bool isTransposed) {
    return isTransposed ? CblasTrans : CblasNoTrans;
  };
  auto run = [&](auto one, auto beta) {
    LapackLock lock;
    product(CblasRowMajor, transposeOf(a.isTransposed),
            transposeOf(b.isTransposed), static_cast<int>(rows),
            static_cast<int>(columns), static_cast<int>(depth), one, a.data,
            static_cast<int>(a.leading), b.data, static_cast<int>(b.leading),
            beta, c, static_cast<int>(leadingC));
  };
  T one(1), beta(accumulate ? 1 : 0);
  if constexpr (isComplexNumber<T>)
    run(&one, &beta);
  else
    run(one, beta);
  return true;
}

} // namespace

bool multiplyWithLibrary(int64_t rows, int64_t columns, int64_t depth,
                         BlasMatrix<float> a, BlasMatrix<float> b,
                         bool accumulate, float *c, int64_t leadingC) {
  const OneDnn &library = OneDnn::get();
  if (!library.product)
    return false;
  if (library.product(transposeLetter(a), transposeLetter(b), rows, columns,
                      depth, 1.0f, a.data, a.leading, b.data, b.leading,
                      accumulate ? 1.0f : 0.0f, c, leadingC) != dnnl_success)
    llvm::report_fatal_error("oneDNN failed to compute a matrix product");
  return true;
}

bool multiplyBf16WithLibrary(int64_t rows, int64_t columns, int64_t depth,
                             BlasMatrix<uint16_t> a, BlasMatrix<uint16_t> b,
                             bool accumulate, float *c, int64_t leadingC) {
  const OneDnn &library = OneDnn::get();
  // It fails on processors without bf16 instructions.
  return library.productOfBf16 &&
         library.productOfBf16(transposeLetter(a), transposeLetter(b), rows,
                               columns, depth, 1.0f, a.data, a.leading, b.data,
                               b.leading, accumulate ? 1.0f : 0.0f, c,
                               leadingC) == dnnl_success;
}

bool multiplyBytesWithLibrary(int64_t rows, int64_t columns, int64_t depth,
                              BlasMatrix<int8_t> a, BlasMatrix<int8_t> b,
                              bool accumulate, int32_t *c, int64_t leadingC) {
  const OneDnn &library = OneDnn::get();
  const int32_t noOffset = 0;
  return library.productOfBytes &&
         library.productOfBytes(
             transposeLetter(a), transposeLetter(b), 'F', rows, columns, depth,
             1.0f, a.data, a.leading, 0, b.data, b.leading, 0,
             accumulate ? 1.0f : 0.0f, c, leadingC, &noOffset) == dnnl_success;
}

#define GSPMD_BLAS_PRODUCT(TYPE, NAME)                                         \
  bool multiplyWithLibrary(int64_t rows, int64_t columns, int64_t depth,       \
                           BlasMatrix<TYPE> a, BlasMatrix<TYPE> b,             \
                           bool accumulate, TYPE *c, int64_t leadingC) {       \
    static const auto product =                                                \
        reinterpret_cast<decltype(&NAME)>(findLapackFunction(#NAME));          \
    return blasProduct(product, rows, columns, depth, a, b, accumulate, c,     \
                       leadingC);                                              \
  }
GSPMD_BLAS_PRODUCT(double, cblas_dgemm)
GSPMD_BLAS_PRODUCT(std::complex<float>, cblas_cgemm)
GSPMD_BLAS_PRODUCT(std::complex<double>, cblas_zgemm)
#undef GSPMD_BLAS_PRODUCT

} // namespace mlir::gspmd
