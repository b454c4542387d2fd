//===- Symbols.cpp - The runtime's functions by name ----------------------===//
#include "lib/Runtime/Execution/Symbols.h"
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Numerics/Scalars/NarrowFloat.h"

using namespace gspmd;

// The function is a table, so its length is no complexity.
llvm::ArrayRef<RuntimeSymbol> gspmd::runtimeSymbols() {
#define GSPMD_SYMBOL(NAME) {#NAME, reinterpret_cast<void *>(&NAME)}
#define GSPMD_ALIAS(NAME, TARGET)                                              \
  {                                                                            \
    NAME, reinterpret_cast<void *>(&TARGET)                                    \
  }
  static const RuntimeSymbol symbols[] = {
      GSPMD_SYMBOL(gspmd_rt_collective),
      GSPMD_SYMBOL(gspmd_rt_collective_part),
      GSPMD_SYMBOL(gspmd_rt_collective_numbers),
      GSPMD_SYMBOL(gspmd_rt_collective_start),
      GSPMD_SYMBOL(gspmd_rt_collective_done),
      GSPMD_SYMBOL(gspmd_rt_partition_id),
      GSPMD_SYMBOL(gspmd_rt_axis_index),
      GSPMD_SYMBOL(gspmd_rt_loop_guard),
      GSPMD_SYMBOL(gspmd_rt_alloc),
      GSPMD_SYMBOL(gspmd_rt_aligned_alloc),
      GSPMD_SYMBOL(gspmd_rt_alloc_named),
      GSPMD_SYMBOL(gspmd_rt_free),
      GSPMD_SYMBOL(gspmd_rt_zero_alloc),
      GSPMD_SYMBOL(gspmd_rt_memref_copy),
      GSPMD_SYMBOL(gspmd_rt_gemm_f32),
      GSPMD_SYMBOL(gspmd_rt_gemm_f64),
      GSPMD_SYMBOL(gspmd_rt_gemm_c64),
      GSPMD_SYMBOL(gspmd_rt_gemm_c128),
      GSPMD_SYMBOL(gspmd_rt_gemm_i32),
      GSPMD_SYMBOL(gspmd_rt_gemm_i8_i32),
      GSPMD_SYMBOL(gspmd_rt_gemm_i64),
      GSPMD_SYMBOL(gspmd_rt_gemm_bf16_f32),
      GSPMD_SYMBOL(gspmd_rt_gemm_f16_f32),
      GSPMD_SYMBOL(gspmd_rt_fft),
      GSPMD_SYMBOL(gspmd_rt_largest_i64),
      GSPMD_SYMBOL(gspmd_rt_largest_i128),
      GSPMD_SYMBOL(gspmd_rt_cholesky),
      GSPMD_SYMBOL(gspmd_rt_triangular_solve),
      GSPMD_SYMBOL(gspmd_rt_lu),
      GSPMD_SYMBOL(gspmd_rt_pivots_to_permutation),
      GSPMD_SYMBOL(gspmd_rt_qr),
      GSPMD_SYMBOL(gspmd_rt_pivoted_qr),
      GSPMD_SYMBOL(gspmd_rt_householder_product),
      GSPMD_SYMBOL(gspmd_rt_householder_apply),
      GSPMD_SYMBOL(gspmd_rt_svd),
      GSPMD_SYMBOL(gspmd_rt_eigh),
      GSPMD_SYMBOL(gspmd_rt_eig),
      GSPMD_SYMBOL(gspmd_rt_schur),
      GSPMD_SYMBOL(gspmd_rt_hessenberg),
      GSPMD_SYMBOL(gspmd_rt_tridiagonal),
      GSPMD_SYMBOL(gspmd_rt_tridiagonal_solve),
      GSPMD_SYMBOL(gspmd_rt_tridiagonal_solve_perturbed),
      GSPMD_SYMBOL(gspmd_rt_lgamma_f64),
      GSPMD_SYMBOL(gspmd_rt_digamma_f64),
      GSPMD_SYMBOL(gspmd_rt_next_after_f32),
      GSPMD_SYMBOL(gspmd_rt_next_after_f64),
      GSPMD_SYMBOL(gspmd_rt_bessel_i1e_f32),
      GSPMD_SYMBOL(gspmd_rt_bessel_i1e_f64),
      GSPMD_SYMBOL(gspmd_rt_zeta_f32),
      GSPMD_SYMBOL(gspmd_rt_zeta_f64),
      GSPMD_SYMBOL(gspmd_rt_polygamma_f32),
      GSPMD_SYMBOL(gspmd_rt_polygamma_f64),
      GSPMD_SYMBOL(gspmd_rt_unpack_float),
      GSPMD_SYMBOL(gspmd_rt_pack_float),
      GSPMD_SYMBOL(gspmd_rt_next_after_narrow),
      GSPMD_SYMBOL(gspmd_rt_complex_exp),
      GSPMD_SYMBOL(gspmd_rt_complex_expm1),
      GSPMD_SYMBOL(gspmd_rt_complex_log),
      GSPMD_SYMBOL(gspmd_rt_complex_log1p),
      GSPMD_SYMBOL(gspmd_rt_complex_sin),
      GSPMD_SYMBOL(gspmd_rt_complex_cos),
      GSPMD_SYMBOL(gspmd_rt_complex_tan),
      GSPMD_SYMBOL(gspmd_rt_complex_tanh),
      GSPMD_SYMBOL(gspmd_rt_complex_sinh),
      GSPMD_SYMBOL(gspmd_rt_complex_cosh),
      GSPMD_SYMBOL(gspmd_rt_complex_sqrt),
      GSPMD_SYMBOL(gspmd_rt_complex_rsqrt),
      GSPMD_SYMBOL(gspmd_rt_complex_cbrt),
      GSPMD_SYMBOL(gspmd_rt_complex_logistic),
      GSPMD_SYMBOL(gspmd_rt_complex_acos),
      GSPMD_SYMBOL(gspmd_rt_complex_acosh),
      GSPMD_SYMBOL(gspmd_rt_complex_asin),
      GSPMD_SYMBOL(gspmd_rt_complex_asinh),
      GSPMD_SYMBOL(gspmd_rt_complex_atan),
      GSPMD_SYMBOL(gspmd_rt_complex_atanh),
      GSPMD_SYMBOL(gspmd_rt_complex_sign),
      GSPMD_SYMBOL(gspmd_rt_complex_div),
      GSPMD_SYMBOL(gspmd_rt_complex_pow),
      GSPMD_SYMBOL(gspmd_rt_complex_atan2),
      GSPMD_SYMBOL(gspmd_rt_assert),
      GSPMD_SYMBOL(gspmd_rt_check),
      GSPMD_SYMBOL(gspmd_rt_host_tensor),
      GSPMD_SYMBOL(gspmd_rt_host_call),
      GSPMD_ALIAS("malloc", gspmd_rt_alloc),
      GSPMD_ALIAS("aligned_alloc", gspmd_rt_aligned_alloc),
      GSPMD_ALIAS("calloc", gspmd_rt_zero_alloc),
      GSPMD_ALIAS("free", gspmd_rt_free),
      GSPMD_ALIAS("memrefCopy", gspmd_rt_memref_copy),
      GSPMD_ALIAS("_mlir_memref_to_llvm_alloc", gspmd_rt_alloc),
      GSPMD_ALIAS("_mlir_memref_to_llvm_aligned_alloc", gspmd_rt_aligned_alloc),
      GSPMD_ALIAS("_mlir_memref_to_llvm_free", gspmd_rt_free),
#ifdef __FLT16_MAX__
      GSPMD_ALIAS("__extendhfsf2", gspmd_rt_extend_f16),
      GSPMD_ALIAS("__truncsfhf2", gspmd_rt_truncate_f16),
      GSPMD_ALIAS("__truncdfhf2", gspmd_rt_truncate_f16_f64),
#endif
#ifdef GSPMD_HAS_BF16
      GSPMD_ALIAS("__truncsfbf2", gspmd_rt_truncate_bf16),
      GSPMD_ALIAS("__truncdfbf2", gspmd_rt_truncate_bf16_f64),
#endif
  };
#undef GSPMD_SYMBOL
#undef GSPMD_ALIAS
  return symbols;
}
