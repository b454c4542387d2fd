/*===- Runtime.h - The runtime's functions for device programs -----*- C -*-===*
 *
 * Plain C: the only interface between the JIT-compiled code of a device program
 * and the emulator's runtime. Devices are fibers on a few threads: a
 * thread-local context identifies the calling device, and after a collective
 * the device may continue on another thread. So compiled code must not keep the
 * address of a thread-local variable across a call.
 *
 * Tensors are passed as MLIR passes a `memref<*xT>`: a rank and a pointer to
 * the ranked descriptor { allocated, aligned, offset, sizes[rank],
 * strides[rank] }. So a callee declared in MLIR without `emit_c_interface` as
 *
 *     func.func private @gspmd_rt_collective(i64, memref<*xf32>, memref<*xf32>)
 *
 * has exactly the C signature below (declare one private function per element
 * type under another name, or cast descriptors after lowering; the element
 * type itself is in the program's tables). Inputs and outputs may have any
 * strides and offset; the caller allocates the outputs.
 *
 * `op` is an index into CompiledProgram::collectives, `check` one into
 * CompiledProgram::checks (gspmd/Runtime/CompiledProgram.h).
 *
 * Failure. There are no error results: a call that cannot succeed (mismatched
 * collectives, deadlock, memory limit, failure of another device) does not
 * return. It leaves the device's program by longjmp to the start of the
 * device's stack; all memory that the device has allocated by gspmd_rt_alloc is
 * freed then. JIT-compiled frames own nothing else. Loops without calls of the
 * runtime must call gspmd_rt_loop_guard once per iteration.
 *
 *===----------------------------------------------------------------------===*/
#ifndef GSPMD_ABI_RUNTIME_H
#define GSPMD_ABI_RUNTIME_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Communication ------------------------------------------------------ */

/* Executes collective `op` with the other devices of its group, for every
 * CollectiveKind but AxisIndex. Input and output must not overlap, except that
 * those of an all-reduce may be the same. Rows of the output of a ragged
 * all-to-all that receive nothing keep their values. */
void gspmd_rt_collective(int64_t op, int64_t in_rank, void *in_descriptor,
                         int64_t out_rank, void *out_descriptor);

/* Passes one of several tensors of collective `op`; gspmd_rt_collective passes
 * the last one, waits for the group and writes all outputs. */
void gspmd_rt_collective_part(int64_t op, int64_t in_rank, void *in_descriptor,
                              int64_t out_rank, void *out_descriptor);

/* Passes a list of a ragged all-to-all, before its tensors: input offsets, send
 * sizes, output offsets, receive sizes, in this order. A list has one dimension
 * and integers of 4 or 8 bytes; it is read immediately. */
void gspmd_rt_collective_numbers(int64_t element_bytes, int64_t rank,
                                 void *descriptor);

/* Starts collective `op` as gspmd_rt_collective does, but returns immediately:
 * until gspmd_rt_collective_done returns, the input must not change, the output
 * must not be read, and the two must differ. The device must not start `op`
 * again before. */
void gspmd_rt_collective_start(int64_t op, int64_t in_rank, void *in_descriptor,
                               int64_t out_rank, void *out_descriptor);
/* Waits for a started collective; returns immediately if it is complete. */
void gspmd_rt_collective_done(int64_t op);

/* Returns the number of the calling device, 0 <= result < number of devices. */
int64_t gspmd_rt_partition_id(void);

/* Returns the row-major index of the calling device along the axes of entry
 * `op` of CompiledProgram::collectives. */
int64_t gspmd_rt_axis_index(int64_t op);

/* Leaves the program if the run has failed on another device. */
void gspmd_rt_loop_guard(void);

/* ---- Kernels ------------------------------------------------------------ */

/* The largest number of arguments of a kernel of gspmd_rt_parallel_for, apart
 * from the chunk. */
#define GSPMD_MAX_KERNEL_ARGUMENTS 16

/* Calls `kernel` once for each chunk from 0 to num_chunks - 1, in any order, on
 * this thread and on threads that are idle. A kernel takes the number of a
 * chunk (int64_t) and then the arguments: pointers, and scalars as the low bits
 * of int64_t. It calls only functions that depend on nothing but their
 * arguments. */
void gspmd_rt_parallel_for(int64_t num_chunks, void *kernel,
                           int64_t num_arguments, void **arguments);

/* ---- Memory ------------------------------------------------------------- */

/* Allocate and free emulated HBM of the device, aligned to at least 64 bytes
 * and never null. The signatures are those of malloc, aligned_alloc and free,
 * so that the JIT may bind `malloc`, `aligned_alloc`, `free` (or MLIR's
 * `_mlir_memref_to_llvm_*`) to them. gspmd_rt_free(null) does nothing. */
void *gspmd_rt_alloc(uint64_t bytes);
void *gspmd_rt_aligned_alloc(uint64_t alignment, uint64_t bytes);
/* Allocates as gspmd_rt_alloc. `text` describes the use of the memory in
 * out-of-memory messages; it must live as long as the code. */
void *gspmd_rt_alloc_named(uint64_t bytes, const char *text);
void gspmd_rt_free(void *pointer);
/* Allocates `count` elements of `element_bytes` bytes and fills them with
 * zeros. The JIT binds `calloc` to it, which optimizers create from an
 * allocation and a fill. */
void *gspmd_rt_zero_alloc(uint64_t count, uint64_t element_bytes);

/* Copies the elements of a memref with any layout. The JIT binds `memrefCopy`
 * to it, which memref.copy calls for layouts that are not contiguous; both
 * pointers are to unranked memrefs { int64_t rank; void *descriptor; }. */
void gspmd_rt_memref_copy(int64_t element_bytes, void *source, void *target);

/* ---- Kernels ------------------------------------------------------------ */

/* Compute C = A * B, or C += A * B if `accumulate`. A is [b,m,k], B [b,k,n], C
 * [b,m,n], where b stands for any number of dimensions. Strides and offsets are
 * arbitrary: a transposed operand needs no copy, only swapped sizes and
 * strides. */
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
/* Products of signed or unsigned integers, modulo 2^32 and 2^64. */
void gspmd_rt_gemm_i32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate);
void gspmd_rt_gemm_i64(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate);
/* Products of signed bytes, modulo 2^32; C has integers of 32 bits. */
void gspmd_rt_gemm_i8_i32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                          void *b_descriptor, int64_t c_rank,
                          void *c_descriptor, int64_t accumulate);
/* Products of bfloat16 or IEEE half with float accumulation and result. */
void gspmd_rt_gemm_bf16_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                            void *b_descriptor, int64_t c_rank,
                            void *c_descriptor, int64_t accumulate);
void gspmd_rt_gemm_f16_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                           void *b_descriptor, int64_t c_rank,
                           void *c_descriptor, int64_t accumulate);

/* Computes the discrete Fourier transforms of the last `count` dimensions,
 * whose lengths are the sizes of the complete side. `kind`: 0 forward, 1
 * inverse (divided by the lengths), 2 forward of real numbers (the last
 * dimension of the result is n / 2 + 1), 3 the inverse of that. The real parts
 * are float or double. */
void gspmd_rt_fft(int64_t is_double, int64_t kind, int64_t count,
                  int64_t in_rank, void *in_descriptor, int64_t out_rank,
                  void *out_descriptor);

/* Move the `count` largest integers of a contiguous vector to its front, sorted
 * from the largest; the others follow in any order. */
void gspmd_rt_largest_i64(int64_t count, int64_t rank, void *descriptor);
void gspmd_rt_largest_i128(int64_t count, int64_t rank, void *descriptor);

/* ---- Linear algebra ----------------------------------------------------- */

/* These functions call LAPACK and have its results. `element`: 0 float, 1
 * double, 2 and 3 complex numbers of these. All tensors are contiguous: batches
 * of row-major matrices or vectors; `info` has one number for each matrix, 0 if
 * a result was found. Otherwise the result is NaN, except that an LU
 * factorization has a 0 on its diagonal. `a` is overwritten unless stated
 * otherwise. */

/* Replaces the lower (else upper) triangle of `a` by its factor; `clear` sets
 * the other triangle to 0. */
void gspmd_rt_cholesky(int64_t element, int64_t lower, int64_t clear,
                       int64_t a_rank, void *a_descriptor, int64_t info_rank,
                       void *info_descriptor);
/* Solves op(a) x = b, or x op(a) = b unless `left`, in place of b. `transpose`:
 * 0 none, 1 transposed, 2 conjugate transposed. */
void gspmd_rt_triangular_solve(int64_t element, int64_t left, int64_t lower,
                               int64_t transpose, int64_t unit, int64_t a_rank,
                               void *a_descriptor, int64_t b_rank,
                               void *b_descriptor);
/* Computes the LU factorization; pivots count from 1. */
void gspmd_rt_lu(int64_t element, int64_t a_rank, void *a_descriptor,
                 int64_t pivots_rank, void *pivots_descriptor,
                 int64_t info_rank, void *info_descriptor);
/* Converts pivots that count from 1 to pivots that count from 0, in place, and
 * computes the permutation of the rows. */
void gspmd_rt_pivots_to_permutation(int64_t pivots_rank,
                                    void *pivots_descriptor,
                                    int64_t permutation_rank,
                                    void *permutation_descriptor);
/* Computes the QR factorization in place: R, with the Householder reflectors
 * below its diagonal and their scales in `taus`. */
void gspmd_rt_qr(int64_t element, int64_t a_rank, void *a_descriptor,
                 int64_t taus_rank, void *taus_descriptor);
/* Computes the QR factorization with column pivoting, in place. On entry
 * `pivots` marks the leading columns, on return it has the order of all
 * columns. */
void gspmd_rt_pivoted_qr(int64_t element, int64_t a_rank, void *a_descriptor,
                         int64_t pivots_rank, void *pivots_descriptor,
                         int64_t taus_rank, void *taus_descriptor);
/* Computes the orthogonal (unitary) matrix that the reflectors in `a` and the
 * scales `taus` stand for, in place of `a`. */
void gspmd_rt_householder_product(int64_t element, int64_t a_rank,
                                  void *a_descriptor, int64_t taus_rank,
                                  void *taus_descriptor);
/* Multiplies c by the matrix q of gspmd_rt_householder_product, in place of c:
 * op(q) c if `left`, else c op(q). op is the transpose (of complex matrices,
 * the conjugate transpose) if `transpose`, else the identity. */
void gspmd_rt_householder_apply(int64_t element, int64_t left,
                                int64_t transpose, int64_t a_rank,
                                void *a_descriptor, int64_t taus_rank,
                                void *taus_descriptor, int64_t c_rank,
                                void *c_descriptor);
/* Computes singular values and vectors. `mode`: 'A' all singular vectors, 'S'
 * as many as values, 'N' none. The algorithm is divide and conquer, or QR
 * iteration if `by_qr`. */
void gspmd_rt_svd(int64_t element, int64_t mode, int64_t by_qr, int64_t a_rank,
                  void *a_descriptor, int64_t s_rank, void *s_descriptor,
                  int64_t u_rank, void *u_descriptor, int64_t vt_rank,
                  void *vt_descriptor, int64_t info_rank,
                  void *info_descriptor);
/* Computes the eigenvalues of Hermitian matrices. `mode`: 'V' eigenvectors in
 * place of `a`, 'N' none. */
void gspmd_rt_eigh(int64_t element, int64_t mode, int64_t lower, int64_t a_rank,
                   void *a_descriptor, int64_t w_rank, void *w_descriptor,
                   int64_t info_rank, void *info_descriptor);
/* Computes the eigenvalues of general matrices, and the eigenvectors if `left`
 * or `right`. `w_re` and `w_im` are the real and imaginary parts for real
 * matrices; for complex ones the caller passes the complex tensor as both. `a`
 * stays unchanged. */
void gspmd_rt_eig(int64_t element, int64_t left, int64_t right, int64_t a_rank,
                  void *a_descriptor, int64_t w_re_rank, void *w_re_descriptor,
                  int64_t w_im_rank, void *w_im_descriptor, int64_t vl_rank,
                  void *vl_descriptor, int64_t vr_rank, void *vr_descriptor,
                  int64_t info_rank, void *info_descriptor);
/* Computes the Schur decomposition. Eigenvalues are as in gspmd_rt_eig.
 * `sorted` is LAPACK's sdim. */
void gspmd_rt_schur(int64_t element, int64_t mode, int64_t a_rank,
                    void *a_descriptor, int64_t vs_rank, void *vs_descriptor,
                    int64_t w_re_rank, void *w_re_descriptor, int64_t w_im_rank,
                    void *w_im_descriptor, int64_t sorted_rank,
                    void *sorted_descriptor, int64_t info_rank,
                    void *info_descriptor);
/* Reduces a general matrix to Hessenberg form, in rows and columns low .. high,
 * which count from 1. */
void gspmd_rt_hessenberg(int64_t element, int64_t low, int64_t high,
                         int64_t a_rank, void *a_descriptor, int64_t taus_rank,
                         void *taus_descriptor, int64_t info_rank,
                         void *info_descriptor);
/* Reduces a Hermitian matrix, of which one triangle is read, to tridiagonal
 * form. */
void gspmd_rt_tridiagonal(int64_t element, int64_t lower, int64_t a_rank,
                          void *a_descriptor, int64_t d_rank,
                          void *d_descriptor, int64_t e_rank,
                          void *e_descriptor, int64_t taus_rank,
                          void *taus_descriptor, int64_t info_rank,
                          void *info_descriptor);
/* Solves tridiagonal systems in place of b; the diagonals are overwritten. The
 * first element of dl and the last one of du are ignored. */
void gspmd_rt_tridiagonal_solve(int64_t element, int64_t dl_rank,
                                void *dl_descriptor, int64_t d_rank,
                                void *d_descriptor, int64_t du_rank,
                                void *du_descriptor, int64_t b_rank,
                                void *b_descriptor, int64_t info_rank,
                                void *info_descriptor);
/* Solves tridiagonal systems in place of b, with pivots near 0 replaced; the
 * diagonals stay unchanged. */
void gspmd_rt_tridiagonal_solve_perturbed(int64_t element, int64_t dl_rank,
                                          void *dl_descriptor, int64_t d_rank,
                                          void *d_descriptor, int64_t du_rank,
                                          void *du_descriptor, int64_t b_rank,
                                          void *b_descriptor);

/* ---- The host ------------------------------------------------------------ */

/* Passes a contiguous operand or result of the next gspmd_rt_host_call of this
 * device. */
void gspmd_rt_host_tensor(int64_t is_result, int64_t element_bytes,
                          int64_t rank, void *descriptor);
/* Calls function `number` of the process (lib/Runtime/HostCall.h) with these
 * tensors; results are zeros where `calls` is 0. */
void gspmd_rt_host_call(int64_t number, int64_t calls);

/* ---- Scalar functions ---------------------------------------------------- */

/* Scalar functions that libm or MLIR's math dialect lacks. */
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
 * llvm::APFloatBase::Semantics. The last function accepts 16 bits too. */
float gspmd_rt_unpack_float(int32_t format, uint8_t bits);
uint8_t gspmd_rt_pack_float(int32_t format, float value);
uint16_t gspmd_rt_next_after_narrow(int32_t format, uint16_t from,
                                    uint16_t towards);

/* Complex functions, also for f32: one rounding at the end suffices. */
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
gspmd_complex gspmd_rt_complex_pow(double re, double im, double exponent_re,
                                   double exponent_im);
gspmd_complex gspmd_rt_complex_atan2(double y_re, double y_im, double x_re,
                                     double x_im);

/* ---- Checks ------------------------------------------------------------- */

/* Fails the run with `text` unless `holds`. */
void gspmd_rt_assert(int64_t holds, const char *text);

/* Executes entry `check`; a difference fails the run with the check, the
 * device, the first elements that differ and the location. */
void gspmd_rt_check(int64_t check, int64_t got_rank, void *got_descriptor,
                    int64_t expected_rank, void *expected_descriptor);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_ABI_RUNTIME_H */
