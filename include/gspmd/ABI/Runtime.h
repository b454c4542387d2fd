/*===- Runtime.h - What JIT-compiled device programs may call ------*- C -*-===*
 *
 * Plain C. The JIT'd code of a device program and the emulator's runtime meet
 * here and nowhere else. Devices are fibers on a few threads: the device that
 * calls is found through a thread-local context, and after a collective it may
 * go on on another thread. So compiled code must not keep the address of a
 * thread-local variable over a call.
 *
 * Longer than other files: all of the interface, and mostly what each function
 * promises.
 *
 * Tensors are passed as MLIR passes a `memref<*xT>`: a rank and a pointer to
 * the ranked descriptor { allocated, aligned, offset, sizes[rank],
 * strides[rank] }. So a callee declared in MLIR without `emit_c_interface` as
 *
 *     func.func private @gspmd_rt_collective(i64, memref<*xf32>, memref<*xf32>)
 *
 * has exactly the C signature below (declare one private function per element
 * type under another name, or cast descriptors after lowering; the element
 * type itself is in the program's tables). Inputs may have any strides and
 * offset, and so may outputs; the caller has allocated the outputs.
 *
 * `op` is an index into CompiledProgram::collectives, `check` one into
 * CompiledProgram::checks (gspmd/Runtime/CompiledProgram.h).
 *
 * Failure. There are no error results: a call that cannot succeed (mismatched
 * collectives, deadlock, memory limit, another device failed) does not return.
 * It leaves the device's program by longjmp to where the device's stack begins;
 * all memory that the device allocated through gspmd_rt_alloc is freed then.
 * JIT'd frames hold nothing else that must be released. Loops that might call
 * nothing of the runtime must call gspmd_rt_loop_guard once per iteration.
 *
 *===----------------------------------------------------------------------===*/
#ifndef GSPMD_ABI_RUNTIME_H
#define GSPMD_ABI_RUNTIME_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Communication ------------------------------------------------------ */

/* Runs collective `op` with the other devices of its group. Serves every kind
 * of CollectiveKind but AxisIndex. Input and output must not overlap; those of
 * an all-reduce may be the same. The output of a ragged all-to-all holds what
 * nobody sends to. */
void gspmd_rt_collective(int64_t op, int64_t in_rank, void *in_descriptor,
                         int64_t out_rank, void *out_descriptor);

/* Brings one of the tensors of collective `op` before the last, which
 * gspmd_rt_collective brings: nobody meets here, and the output is written when
 * they do there. */
void gspmd_rt_collective_part(int64_t op, int64_t in_rank, void *in_descriptor,
                              int64_t out_rank, void *out_descriptor);

/* Brings a list of numbers of a ragged all-to-all, before its tensors: offsets
 * in the input, sizes, offsets in outputs, sizes that come, in this order. They
 * are integers of 4 or 8 bytes, in one dimension; the list is read at once. */
void gspmd_rt_collective_numbers(int64_t element_bytes, int64_t rank,
                                 void *descriptor);

/* As gspmd_rt_collective, but returns at once: until gspmd_rt_collective_done
 * has returned, the input must stay as it is, nobody may look at the output,
 * and the two are not the same. The device must not start `op` again before. */
void gspmd_rt_collective_start(int64_t op, int64_t in_rank, void *in_descriptor,
                               int64_t out_rank, void *out_descriptor);
/* Waits for what this device has started; returns at once if it has waited. */
void gspmd_rt_collective_done(int64_t op);

/* The number of this device, 0 <= result < number of devices. */
int64_t gspmd_rt_partition_id(void);

/* Row-major index of this device along the axes of entry `op`. */
int64_t gspmd_rt_axis_index(int64_t op);

/* Returns, unless the run has failed elsewhere; then it leaves the program. */
void gspmd_rt_loop_guard(void);

/* ---- Memory ------------------------------------------------------------- */

/* The emulated HBM of the device. Aligned to 64 bytes at least. Never null.
 * The signatures are those of malloc, aligned_alloc and free, so that the JIT
 * may bind `malloc`, `aligned_alloc`, `free` (or MLIR's
 * `_mlir_memref_to_llvm_*`) to them. gspmd_rt_free(null) does nothing. */
void *gspmd_rt_alloc(uint64_t bytes);
void *gspmd_rt_aligned_alloc(uint64_t alignment, uint64_t bytes);
/* The same as gspmd_rt_alloc. `text` says what the memory is for, where a
 * device has not enough; it must live as long as the code. */
void *gspmd_rt_alloc_named(uint64_t bytes, const char *text);
void gspmd_rt_free(void *pointer);
/* The same as gspmd_rt_alloc of `count` elements, filled with zeros: `calloc`,
 * which optimizers make of an allocation and a fill. */
void *gspmd_rt_zero_alloc(uint64_t count, uint64_t element_bytes);

/* memref.copy of layouts that are not contiguous calls `memrefCopy` with two
 * pointers to unranked memrefs { int64_t rank; void *descriptor; }. */
void gspmd_rt_memref_copy(int64_t element_bytes, void *source, void *target);

/* ---- Kernels ------------------------------------------------------------ */

/* C = A * B, or C += A * B if `accumulate`. A is [b,m,k], B [b,k,n], C [b,m,n],
 * where b stands for any number of dimensions. Any strides and offsets (a
 * transposed operand needs no copy: swap its sizes and strides). */
void gspmd_rt_gemm_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate);
void gspmd_rt_gemm_f64(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate);
void gspmd_rt_gemm_c64(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate);
void gspmd_rt_gemm_c128(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                        void *b_descriptor, int64_t c_rank, void *c_descriptor,
                        int64_t accumulate);
/* Of integers, signed or not: modulo 2^32 and 2^64. */
void gspmd_rt_gemm_i32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate);
void gspmd_rt_gemm_i64(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate);
/* bfloat16 / IEEE half in, float accumulation, float out. */
void gspmd_rt_gemm_bf16_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                            void *b_descriptor, int64_t c_rank,
                            void *c_descriptor, int64_t accumulate);
void gspmd_rt_gemm_f16_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                           void *b_descriptor, int64_t c_rank,
                           void *c_descriptor, int64_t accumulate);

/* Discrete Fourier transforms of the last `count` dimensions, whose lengths are
 * the sizes of the side that is not cut in half. `kind`: 0 forward, 1 inverse
 * (divided by the lengths), 2 forward of real numbers (the last dimension of
 * the result is n / 2 + 1), 3 the inverse of that. The real parts are float or
 * double. */
void gspmd_rt_fft(int64_t is_double, int64_t kind, int64_t count,
                  int64_t in_rank, void *in_descriptor, int64_t out_rank,
                  void *out_descriptor);

/* The `count` largest of the integers of a contiguous vector come first, the
 * largest one first; the others in any order. */
void gspmd_rt_largest_i64(int64_t count, int64_t rank, void *descriptor);
void gspmd_rt_largest_i128(int64_t count, int64_t rank, void *descriptor);

/* ---- Linear algebra ----------------------------------------------------- */

/* By LAPACK, with its meaning of every result. `element`: 0 float, 1 double, 2
 * and 3 complex numbers of these. All tensors are contiguous: batches of
 * row-major matrices or vectors, `info` one number for each matrix, 0 where a
 * result has been found; where not, the result is NaN (but that of LU, which
 * then has a 0 on the diagonal). `a`, and what is said to be, is overwritten.
 */

/* The factor in place of the lower (else upper) triangle of `a`; `clear` sets
 * the other one to 0. */
void gspmd_rt_cholesky(int64_t element, int64_t lower, int64_t clear,
                       int64_t a_rank, void *a_descriptor, int64_t info_rank,
                       void *info_descriptor);
/* op(a) x = b, or x op(a) = b unless `left`, in place of b. `transpose`: 0 not,
 * 1 transposed, 2 conjugated too. */
void gspmd_rt_triangular_solve(int64_t element, int64_t left, int64_t lower,
                               int64_t transpose, int64_t unit, int64_t a_rank,
                               void *a_descriptor, int64_t b_rank,
                               void *b_descriptor);
/* Pivots count from 1. */
void gspmd_rt_lu(int64_t element, int64_t a_rank, void *a_descriptor,
                 int64_t pivots_rank, void *pivots_descriptor,
                 int64_t info_rank, void *info_descriptor);
/* Makes pivots count from 0, and of them the permutation of the rows. */
void gspmd_rt_pivots_to_permutation(int64_t pivots_rank,
                                    void *pivots_descriptor,
                                    int64_t permutation_rank,
                                    void *permutation_descriptor);
/* Reflectors below the diagonal of R, and their scales. */
void gspmd_rt_qr(int64_t element, int64_t a_rank, void *a_descriptor,
                 int64_t taus_rank, void *taus_descriptor);
/* `pivots` has columns that are to come first, and then the order of columns.
 */
void gspmd_rt_pivoted_qr(int64_t element, int64_t a_rank, void *a_descriptor,
                         int64_t pivots_rank, void *pivots_descriptor,
                         int64_t taus_rank, void *taus_descriptor);
/* Of reflectors and scales the matrix, in place. */
void gspmd_rt_householder_product(int64_t element, int64_t a_rank,
                                  void *a_descriptor, int64_t taus_rank,
                                  void *taus_descriptor);
/* The same times c, or c times it, in place of c. */
void gspmd_rt_householder_apply(int64_t element, int64_t left,
                                int64_t transpose, int64_t a_rank,
                                void *a_descriptor, int64_t taus_rank,
                                void *taus_descriptor, int64_t c_rank,
                                void *c_descriptor);
/* `mode`: 'A' all singular vectors, 'S' as many as values, 'N' none. By divide
 * and conquer, or by QR iteration. */
void gspmd_rt_svd(int64_t element, int64_t mode, int64_t by_qr, int64_t a_rank,
                  void *a_descriptor, int64_t s_rank, void *s_descriptor,
                  int64_t u_rank, void *u_descriptor, int64_t vt_rank,
                  void *vt_descriptor, int64_t info_rank,
                  void *info_descriptor);
/* `mode`: 'V' eigenvectors in place of `a`, 'N' none. */
void gspmd_rt_eigh(int64_t element, int64_t mode, int64_t lower, int64_t a_rank,
                   void *a_descriptor, int64_t w_rank, void *w_descriptor,
                   int64_t info_rank, void *info_descriptor);
/* Eigenvalues of real matrices as two tensors, complex ones in both. `a` stays.
 */
void gspmd_rt_eig(int64_t element, int64_t left, int64_t right, int64_t a_rank,
                  void *a_descriptor, int64_t w_re_rank, void *w_re_descriptor,
                  int64_t w_im_rank, void *w_im_descriptor, int64_t vl_rank,
                  void *vl_descriptor, int64_t vr_rank, void *vr_descriptor,
                  int64_t info_rank, void *info_descriptor);
/* The same of eigenvalues. `sorted` is LAPACK's sdim. */
void gspmd_rt_schur(int64_t element, int64_t mode, int64_t a_rank,
                    void *a_descriptor, int64_t vs_rank, void *vs_descriptor,
                    int64_t w_re_rank, void *w_re_descriptor, int64_t w_im_rank,
                    void *w_im_descriptor, int64_t sorted_rank,
                    void *sorted_descriptor, int64_t info_rank,
                    void *info_descriptor);
/* Rows and columns low .. high, which count from 1. */
void gspmd_rt_hessenberg(int64_t element, int64_t low, int64_t high,
                         int64_t a_rank, void *a_descriptor, int64_t taus_rank,
                         void *taus_descriptor, int64_t info_rank,
                         void *info_descriptor);
/* Of a Hermitian matrix, of which one triangle is read. */
void gspmd_rt_tridiagonal(int64_t element, int64_t lower, int64_t a_rank,
                          void *a_descriptor, int64_t d_rank,
                          void *d_descriptor, int64_t e_rank,
                          void *e_descriptor, int64_t taus_rank,
                          void *taus_descriptor, int64_t info_rank,
                          void *info_descriptor);
/* In place of b; the diagonals are overwritten. The first element of dl and the
 * last one of du have no meaning. */
void gspmd_rt_tridiagonal_solve(int64_t element, int64_t dl_rank,
                                void *dl_descriptor, int64_t d_rank,
                                void *d_descriptor, int64_t du_rank,
                                void *du_descriptor, int64_t b_rank,
                                void *b_descriptor, int64_t info_rank,
                                void *info_descriptor);
/* The same with pivots near 0 replaced; the diagonals stay. */
void gspmd_rt_tridiagonal_solve_perturbed(int64_t element, int64_t dl_rank,
                                          void *dl_descriptor, int64_t d_rank,
                                          void *d_descriptor, int64_t du_rank,
                                          void *du_descriptor, int64_t b_rank,
                                          void *b_descriptor);

/* ---- The host ------------------------------------------------------------ */

/* A tensor of the next gspmd_rt_host_call of this device: an operand, or a
 * result. Contiguous. */
void gspmd_rt_host_tensor(int64_t is_result, int64_t element_bytes,
                          int64_t rank, void *descriptor);
/* Calls function `number` of the process (lib/Runtime/HostCall.h) with these
 * tensors; results are zeros where `calls` is 0. */
void gspmd_rt_host_call(int64_t number, int64_t calls);

/* ---- Scalar functions ---------------------------------------------------- */

/* Scalar functions that neither libm nor MLIR's math dialect has, and those of
 * libm that are no math op. */
double gspmd_rt_lgamma_f64(double x);
double gspmd_rt_digamma_f64(double x);
float gspmd_rt_next_after_f32(float x, float towards);
double gspmd_rt_next_after_f64(double x, double towards);
float gspmd_rt_bessel_i1e_f32(float x);
double gspmd_rt_bessel_i1e_f64(double x);
float gspmd_rt_zeta_f32(float x, float q);
double gspmd_rt_zeta_f64(double x, double q);
float gspmd_rt_polygamma_f32(float n, float x);
double gspmd_rt_polygamma_f64(double n, double x);

/* Floats of 8 bits and less, as bits in a byte; `format` is a number of
 * llvm::APFloatBase::Semantics. The last one serves those of 16 bits too. */
float gspmd_rt_unpack_float(int32_t format, uint8_t bits);
uint8_t gspmd_rt_pack_float(int32_t format, float value);
uint16_t gspmd_rt_next_after_narrow(int32_t format, uint16_t from,
                                    uint16_t towards);

/* Complex functions, of f32 numbers too: one rounding at the end is enough. */
typedef struct {
  double re, im;
} gspmd_complex;
gspmd_complex gspmd_rt_complex_exp(double re, double im);
gspmd_complex gspmd_rt_complex_expm1(double re, double im);
gspmd_complex gspmd_rt_complex_log(double re, double im);
gspmd_complex gspmd_rt_complex_log1p(double re, double im);
gspmd_complex gspmd_rt_complex_sin(double re, double im);
gspmd_complex gspmd_rt_complex_cos(double re, double im);
gspmd_complex gspmd_rt_complex_tan(double re, double im);
gspmd_complex gspmd_rt_complex_tanh(double re, double im);
gspmd_complex gspmd_rt_complex_sinh(double re, double im);
gspmd_complex gspmd_rt_complex_cosh(double re, double im);
gspmd_complex gspmd_rt_complex_sqrt(double re, double im);
gspmd_complex gspmd_rt_complex_rsqrt(double re, double im);
gspmd_complex gspmd_rt_complex_cbrt(double re, double im);
gspmd_complex gspmd_rt_complex_logistic(double re, double im);
gspmd_complex gspmd_rt_complex_acos(double re, double im);
gspmd_complex gspmd_rt_complex_acosh(double re, double im);
gspmd_complex gspmd_rt_complex_asin(double re, double im);
gspmd_complex gspmd_rt_complex_asinh(double re, double im);
gspmd_complex gspmd_rt_complex_atan(double re, double im);
gspmd_complex gspmd_rt_complex_atanh(double re, double im);
gspmd_complex gspmd_rt_complex_sign(double re, double im);
gspmd_complex gspmd_rt_complex_div(double re, double im, double other_re,
                                   double other_im);
gspmd_complex gspmd_rt_complex_pow(double re, double im, double exponent_re,
                                   double exponent_im);
gspmd_complex gspmd_rt_complex_atan2(double y_re, double y_im, double x_re,
                                     double x_im);

/* ---- Checks ------------------------------------------------------------- */

/* Unless it holds, fails the run and says `text`. */
void gspmd_rt_assert(int64_t holds, const char *text);

/* Carries out entry `check`; a difference fails the run and names the check,
 * the device, the first elements that differ and the location. */
void gspmd_rt_check(int64_t check, int64_t got_rank, void *got_descriptor,
                    int64_t expected_rank, void *expected_descriptor);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_ABI_RUNTIME_H */
