//===- Abi.cpp - The C functions that device programs call ----------------===//
//
// Thin: each finds the device of its thread and asks it. A failed call leaves
// through DeviceContext::leave from here, where no frame needs a destructor.
//
//===----------------------------------------------------------------------===//
#include "gspmd/ABI/Runtime.h"
#include "Execution.h"
#include "NarrowFloat.h"

using namespace gspmd;

void gspmd_rt_collective(int64_t op, int64_t in_rank, void *in_descriptor,
                         int64_t out_rank, void *out_descriptor) {
  DeviceContext &context = DeviceContext::current();
  if (!context.collective(op, in_rank, in_descriptor, out_rank, out_descriptor))
    context.leave();
}

int64_t gspmd_rt_partition_id(void) { return DeviceContext::current().device; }

int64_t gspmd_rt_axis_index(int64_t op) {
  DeviceContext &context = DeviceContext::current();
  return context.execution.groupsOf(op).indexOf[context.device];
}

void gspmd_rt_loop_guard(void) {
  DeviceContext &context = DeviceContext::current();
  if (context.execution.scheduler.hasFailed())
    context.leave();
}

static void *allocate(uint64_t alignment, uint64_t bytes, const char *text) {
  DeviceContext &context = DeviceContext::current();
  void *pointer = context.allocate(alignment, bytes, text);
  if (!pointer)
    context.leave();
  return pointer;
}

void *gspmd_rt_aligned_alloc(uint64_t alignment, uint64_t bytes) {
  return allocate(alignment, bytes, nullptr);
}

void *gspmd_rt_alloc(uint64_t bytes) { return allocate(64, bytes, nullptr); }

void *gspmd_rt_alloc_named(uint64_t bytes, const char *text) {
  return allocate(64, bytes, text);
}

void gspmd_rt_free(void *pointer) { DeviceContext::current().release(pointer); }

namespace {
/// What `memrefCopy` gets: an unranked memref in memory.
struct UnrankedMemRef {
  int64_t rank;
  void *descriptor;
};
} // namespace

void gspmd_rt_memref_copy(int64_t element_bytes, void *source, void *target) {
  auto *from = static_cast<const UnrankedMemRef *>(source);
  auto *to = static_cast<const UnrankedMemRef *>(target);
  copyView(
      StridedView::ofDescriptor(from->rank, from->descriptor, element_bytes),
      StridedView::ofDescriptor(to->rank, to->descriptor, element_bytes));
}

void gspmd_rt_check(int64_t check, int64_t got_rank, void *got_descriptor,
                    int64_t expected_rank, void *expected_descriptor) {
  DeviceContext &context = DeviceContext::current();
  if (!context.check(check, got_rank, got_descriptor, expected_rank,
                     expected_descriptor))
    context.leave();
}

llvm::ArrayRef<RuntimeSymbol> gspmd::runtimeSymbols() {
#define GSPMD_SYMBOL(NAME)                                                     \
  { #NAME, reinterpret_cast<void *>(&NAME) }
#define GSPMD_ALIAS(NAME, TARGET)                                              \
  { NAME, reinterpret_cast<void *>(&TARGET) }
  static const RuntimeSymbol symbols[] = {
      GSPMD_SYMBOL(gspmd_rt_collective),
      GSPMD_SYMBOL(gspmd_rt_partition_id),
      GSPMD_SYMBOL(gspmd_rt_axis_index),
      GSPMD_SYMBOL(gspmd_rt_loop_guard),
      GSPMD_SYMBOL(gspmd_rt_alloc),
      GSPMD_SYMBOL(gspmd_rt_aligned_alloc),
      GSPMD_SYMBOL(gspmd_rt_alloc_named),
      GSPMD_SYMBOL(gspmd_rt_free),
      GSPMD_SYMBOL(gspmd_rt_memref_copy),
      GSPMD_SYMBOL(gspmd_rt_gemm_f32),
      GSPMD_SYMBOL(gspmd_rt_gemm_f64),
      GSPMD_SYMBOL(gspmd_rt_gemm_bf16_f32),
      GSPMD_SYMBOL(gspmd_rt_gemm_f16_f32),
      GSPMD_SYMBOL(gspmd_rt_erf_inv_f32),
      GSPMD_SYMBOL(gspmd_rt_erf_inv_f64),
      GSPMD_SYMBOL(gspmd_rt_lgamma_f32),
      GSPMD_SYMBOL(gspmd_rt_lgamma_f64),
      GSPMD_SYMBOL(gspmd_rt_digamma_f32),
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
      GSPMD_SYMBOL(gspmd_rt_check),
      GSPMD_ALIAS("malloc", gspmd_rt_alloc),
      GSPMD_ALIAS("aligned_alloc", gspmd_rt_aligned_alloc),
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
