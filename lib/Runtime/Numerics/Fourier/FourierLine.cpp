//===- FourierLine.cpp - Fourier transforms of lines ----------------------===//
#include "lib/Runtime/Numerics/Fourier/FourierLine.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>
#include <deque>

namespace mlir::gspmd::fourier {
namespace {

/// The largest prime factor for which a direct transform costs less than a
/// convolution.
constexpr int64_t kMaxPrime = 61;
/// The longest line that is transformed directly: kLanes longer ones exceed the
/// cache, so they are transformed as matrices.
constexpr int64_t kMaxShort = 4096;

int64_t largestPrime(int64_t n) {
  int64_t largest = 1;
  for (int64_t p = 2; p * p <= n; ++p)
    for (; n % p == 0; n /= p)
      largest = p;
  return std::max(largest, n);
}

/// Returns n, or the smallest number without primes above 5 that can hold a
/// convolution.
int64_t planLength(int64_t n) {
  if (largestPrime(n) <= kMaxPrime)
    return n;
  int64_t best = INT64_MAX;
  for (int64_t fives = 1; fives < 10 * n; fives *= 5)
    for (int64_t odd = fives; odd < 6 * n; odd *= 3) {
      int64_t length = odd;
      while (length < 2 * n - 1)
        length *= 2;
      best = std::min(best, length);
    }
  return best;
}

/// Returns the largest divisor up to the square root if n is long, otherwise 1.
int64_t rowsOf(int64_t n) {
  if (n <= kMaxShort)
    return 1;
  auto rows = static_cast<int64_t>(std::sqrt(static_cast<double>(n)));
  while (n % rows != 0)
    --rows;
  return rows;
}

/// Returns a number for all lanes.
template <typename T, typename Real>
Number<T> widened(const Number<Real> &number) {
  return {T(number.real()), T(number.imag())};
}
template <typename Real>
Real first(Real number) {
  return number;
}
template <typename Real>
Real first(const Lanes<Real> &number) {
  return number.lane[0];
}

/// Returns the view of a matrix of `count` lines of numbers, from number
/// `first` on.
template <typename Real>
LinesView<Real> linesOf(Real *matrix, int64_t lineStride, int64_t stride,
                        int64_t first, int64_t count) {
  LinesView<Real> view{
      matrix, {}, 2 * stride, 1, std::min(count - first, kLanes<Real>)};
  for (int64_t l = 0; l < view.count; ++l)
    view.offsets[l] = 2 * (first + l) * lineStride;
  return view;
}

} // namespace

void serialFor(int64_t count, llvm::function_ref<void(int64_t)> body) {
  for (int64_t i = 0; i < count; ++i)
    body(i);
}

template <typename Real>
Transform<Real>::Transform(Kind kind, int64_t n)
    : kind(kind), n(n),
      isInverse(kind == Kind::Inverse || kind == Kind::RealInverse),
      isPaired(n % 2 == 0 &&
               (kind == Kind::RealForward || kind == Kind::RealInverse)),
      complexCount(isPaired ? n / 2 : n), length(planLength(complexCount)),
      rows(rowsOf(length)), columns(length / rows),
      rowPlan(LibraryPlan<Real>::make(columns, isInverse)),
      columnPlan(LibraryPlan<Real>::make(rows, isInverse)) {
  if (usesMatrix())
    prepareMatrix();
  if (length != complexCount)
    usesMatrix() ? prepareChirp<Real>() : prepareChirp<Vector>();
  for (int64_t k = 0; isPaired && k <= n / 4; ++k)
    pairRoots.push_back(
        rootOfUnity<Real>(k, n, isInverse) *
        (isInverse ? Number<Real>(0, 1) : Number<Real>(0, Real(-0.5))));
}

//===----------------------------------------------------------------------===//
// Long lines
//===----------------------------------------------------------------------===//

/// Element j2 + columns * j1 of a line is in row j1 and column j2. Transform k1
/// + rows * k2 comes from row k1 after its columns are transformed and
/// multiplied by the roots of order n with exponents k1 * j2.
template <typename Real>
void Transform<Real>::prepareMatrix() {
  for (int64_t column = 0; column < columns; column += kLanes<Real>)
    for (int64_t row = 0; row < rows; ++row)
      blockRoots.push_back(
          rootOfUnity<Real>(row * column % length, length, isInverse));
  for (int64_t row = 0; row < rows; ++row) {
    Vector re, im;
    for (int64_t l = 0; l < kLanes<Real>; ++l) {
      Number<Real> root =
          rootOfUnity<Real>(row * l % length, length, isInverse);
      re.lane[l] = root.real();
      im.lane[l] = root.imag();
    }
    laneRoots.emplace_back(re, im);
  }
}

template <typename Real>
void Transform<Real>::transformColumns(const Real *line, int64_t first,
                                       Real *to) const {
  auto buffer = allocateNumbers<Vector>(2 * rows);
  Number<Vector> *in = buffer.get(), *out = in + rows;
  gather(linesOf(line, 1, columns, first, columns), rows, in);
  columnPlan->run(in, out);
  multiply(out, &blockRoots[first / kLanes<Real> * rows], laneRoots.data(),
           rows);
  scatter(out, rows, 1, linesOf(to, 1, paddedColumns(), first, columns));
}

template <typename Real>
void Transform<Real>::transformRows(const Real *line, int64_t first,
                                    Real *to) const {
  auto buffer = allocateNumbers<Vector>(2 * columns);
  Number<Vector> *in = buffer.get(), *out = in + columns;
  gather(linesOf(line, paddedColumns(), 1, first, rows), columns, in);
  rowPlan->run(in, out);
  scatter(out, columns, 1, linesOf(to, 1, rows, first, rows));
}

template <typename Real>
Number<Real> *Transform<Real>::runPlan(Number<Real> *a, Number<Real> *b,
                                       ParallelFor parallelFor) const {
  auto *line = reinterpret_cast<Real *>(a);
  auto *between = reinterpret_cast<Real *>(b);
  parallelFor((columns + kLanes<Real> - 1) / kLanes<Real>, [&](int64_t block) {
    transformColumns(line, block * kLanes<Real>, between);
  });
  parallelFor((rows + kLanes<Real> - 1) / kLanes<Real>, [&](int64_t block) {
    transformRows(between, block * kLanes<Real>, line);
  });
  return a;
}

template <typename Real>
auto Transform<Real>::runPlan(Number<Vector> *a, Number<Vector> *b,
                              ParallelFor) const -> Number<Vector> * {
  rowPlan->run(a, b);
  return b;
}

//===----------------------------------------------------------------------===//
// Any length and kind
//===----------------------------------------------------------------------===//

/// j k = (j^2 + k^2 - (k - j)^2) / 2, so with w[j] = exp(-+ pi i j^2 / n) the
/// transform is w[k] times the convolution of x[j] w[j] with 1 / w[j].
template <typename Real>
template <typename T>
void Transform<Real>::prepareChirp() {
  int64_t count = complexCount;
  for (int64_t j = 0; j < count; ++j)
    chirp.push_back(
        rootOfUnity<Real>(j * j % (2 * count), 2 * count, isInverse));
  auto buffer = allocateNumbers<T>(2 * bufferSize());
  Number<T> *kernel = buffer.get(), *other = kernel + bufferSize();
  std::fill_n(kernel, length, Number<T>());
  for (int64_t j = 0; j < count; ++j)
    kernel[j] = kernel[(length - j) % length] = widened<T>(std::conj(chirp[j]));
  const Number<T> *spectrum = runPlan(kernel, other, serialFor);
  for (int64_t k = 0; k < length; ++k)
    kernelSpectrum.push_back(
        Number<Real>(first(spectrum[k].real()), first(spectrum[k].imag())) /
        static_cast<Real>(length));
}

/// The inverse transform of a convolution is the same transform of conjugate
/// numbers.
template <typename Real>
template <typename T>
Number<T> *Transform<Real>::runComplex(Number<T> *a, Number<T> *b,
                                       ParallelFor parallelFor) const {
  for (size_t j = 0; j < chirp.size(); ++j)
    a[j] *= widened<T>(chirp[j]);
  std::fill(a + complexCount, a + length, Number<T>());
  Number<T> *result = runPlan(a, b, parallelFor);
  if (chirp.empty())
    return result;
  for (int64_t j = 0; j < length; ++j)
    result[j] = std::conj(result[j] * widened<T>(kernelSpectrum[j]));
  result = runPlan(result, result == a ? b : a, parallelFor);
  for (size_t k = 0; k < chirp.size(); ++k)
    result[k] = std::conj(result[k]) * widened<T>(chirp[k]);
  return result;
}

/// Converts the transform of pairs of real numbers to the first half of their
/// transform, or back. With E and O the transforms of the even and the odd
/// numbers, one is E + i O, the other E + w O, whose second half is conj(E - w
/// O).
template <typename Real>
template <typename T>
void Transform<Real>::convertPairs(Number<T> *a) const {
  int64_t half = n / 2;
  T scale = isInverse ? 1.0 : 0.5, first = a[0].real();
  T last = isInverse ? a[half].real() : a[0].imag();
  a[0] = {first + last, isInverse ? first - last : T(0.0)};
  if (!isInverse)
    a[half] = {first - last, T(0.0)};
  for (int64_t k = 1; k <= half / 2; ++k) {
    Number<T> left = a[k], right = std::conj(a[half - k]);
    Number<T> even = (left + right) * scale;
    Number<T> odd = (left - right) * widened<T>(pairRoots[k]);
    a[k] = even + odd;
    a[half - k] = std::conj(even - odd);
  }
}

template <typename Real>
template <typename T>
Number<T> *Transform<Real>::run(Number<T> *a, Number<T> *b,
                                ParallelFor parallelFor) const {
  if (kind == Kind::RealInverse && isPaired)
    convertPairs(a);
  else if (kind == Kind::RealInverse)
    for (int64_t j = 1; j <= n / 2; ++j)
      a[n - j] = std::conj(a[j]);
  Number<T> *result = runComplex(a, b, parallelFor);
  if (kind == Kind::RealForward && isPaired)
    convertPairs(result);
  return result;
}

template <typename Real>
auto Transform<Real>::get(Kind kind, int64_t n)
    -> std::shared_ptr<const Transform> {
  // The cache holds up to about 64 MB of roots of unity, apart from the
  // transform that was requested last.
  constexpr int64_t kMaxNumbers = int64_t(1) << 22;
  constexpr size_t kMaxTransforms = 64;
  using Shared = std::shared_ptr<const Transform>;
  static auto &mutex = *new Mutex;             // threads may outlive statics
  static auto &kept = *new std::deque<Shared>; // in the order of use
  MutexLock lock(mutex);
  auto it = llvm::find_if(kept, [&](const Shared &transform) {
    return transform->kind == kind && transform->n == n;
  });
  if (it != kept.end()) {
    std::rotate(it, it + 1, kept.end());
    return kept.back();
  }
  kept.push_back(std::make_shared<const Transform>(kind, n));
  int64_t numbers = 0;
  for (const Shared &transform : kept)
    numbers += transform->length;
  for (; kept.size() > 1 &&
         (numbers > kMaxNumbers || kept.size() > kMaxTransforms);
       kept.pop_front())
    numbers -= kept.front()->length;
  return kept.back();
}

#define GSPMD_TRANSFORM(Real)                                                  \
  template class Transform<Real>;                                              \
  template Number<Lanes<Real>> *Transform<Real>::run(                          \
      Number<Lanes<Real>> *, Number<Lanes<Real>> *, ParallelFor) const;        \
  template Number<Real> *Transform<Real>::run(Number<Real> *, Number<Real> *,  \
                                              ParallelFor) const;
GSPMD_TRANSFORM(float)
GSPMD_TRANSFORM(double)
#undef GSPMD_TRANSFORM

} // namespace mlir::gspmd::fourier
