//===- Lapack.h - LAPACK and BLAS, loaded lazily ----------------*- C++ -*-===//
//
// The functions of LAPACKE and CBLAS by their names, for the four element
// types:
//
//     auto factorize = GSPMD_LAPACK(T, LAPACKE_sgetrf, LAPACKE_dgetrf,
//                                   LAPACKE_cgetrf, LAPACKE_zgetrf);
//
// The library is loaded at the first use, since loading takes longer than most
// small programs run. Each function is limited to one thread because the
// devices fill the cores; devices call the functions concurrently.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_LINEARALGEBRA_LAPACK_H
#define GSPMD_LIB_RUNTIME_NUMERICS_LINEARALGEBRA_LAPACK_H

#include "lib/Algebra/Namespace.h"
#include <complex>
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <cblas.h>
#include <lapacke.h>
#include <mutex>

namespace mlir::gspmd {

/// Returns the address of a function; null if the library is not installed.
void *findLapackFunction(const char *name);
/// Returns the address of a function. Ends the process if the library, which is
/// installed, lacks it. Precondition: `requireLapack()` returned true.
void *lapackFunction(const char *name);

/// Returns true if the library is installed. Otherwise fails the run of this
/// thread's device, since nothing else computes its results.
bool requireLapack();
/// Returns true if LAPACK did its work. Otherwise fails the run of this
/// thread's device: the host has no memory for the work or, unless
/// `allowsInvalid`, LAPACK found an invalid argument.
bool checkLapackInfo(int info, bool allowsInvalid);
/// Leaves the program of this thread's device if its run has failed. No
/// destructor may be pending in the caller's frames up to the program.
void leaveFailedRun();

/// Held while a function is called, if the library requires it: single-threaded
/// OpenBLAS (libopenblas0-serial) uses one work area for concurrent calls. For
/// other libraries it locks nothing.
class LapackLock {
public:
  LapackLock();

private:
  std::unique_lock<std::mutex> lock;
};

/// A function of the library that several threads may call.
template <typename Function>
struct LapackFunction {
  Function *function;

  template <typename... Arguments>
  auto operator()(Arguments... arguments) const {
    LapackLock lock;
    return function(arguments...);
  }
};

template <typename T>
struct RealPart {
  using Type = T;
};
template <typename T>
struct RealPart<std::complex<T>> {
  using Type = T;
};
template <typename T>
using RealOf = typename RealPart<T>::Type;
template <typename T>
inline constexpr bool isComplexNumber = !std::is_same_v<T, RealOf<T>>;

namespace detail {
template <typename T, typename S, typename D, typename C, typename Z>
auto pickByElement(S single, D wide, C complexSingle, Z complexWide) {
  if constexpr (std::is_same_v<T, float>)
    return single();
  else if constexpr (std::is_same_v<T, double>)
    return wide();
  else if constexpr (std::is_same_v<T, std::complex<float>>)
    return complexSingle();
  else
    return complexWide();
}
} // namespace detail

#define GSPMD_LAPACK_FUNCTION(NAME)                                            \
  LapackFunction<decltype(NAME)> {                                             \
    reinterpret_cast<decltype(&NAME)>(lapackFunction(#NAME))                   \
  }
#define GSPMD_LAPACK(T, S, D, C, Z)                                            \
  detail::pickByElement<T>([] { return GSPMD_LAPACK_FUNCTION(S); },            \
                           [] { return GSPMD_LAPACK_FUNCTION(D); },            \
                           [] { return GSPMD_LAPACK_FUNCTION(C); },            \
                           [] { return GSPMD_LAPACK_FUNCTION(Z); })

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_LINEARALGEBRA_LAPACK_H
