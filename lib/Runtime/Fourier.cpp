//===- Fourier.cpp - Discrete Fourier transforms --------------------------===//
//
// Lengths of small prime factors go to the library (Eigen's kissfft, which
// takes time n times the sum of the factors). Others become a convolution of a
// length that it likes (Bluestein), so that every length n costs n log n.
//
// Lines go to all threads that have nothing else to do.
// All is computed in double and rounded once for each transformed dimension.
//
//===----------------------------------------------------------------------===//
#include "DeviceContext.h"
#include "Mutex.h"
#include "StridedView.h"
#include "gspmd/ABI/Runtime.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <complex>
#include <deque>
#include <memory>
#include <vector>

#define EIGEN_MPL2_ONLY
#include <unsupported/Eigen/FFT>

using namespace gspmd;

namespace {

using Complex = std::complex<double>;

/// As numbered in the ABI.
enum class Kind : int64_t { Forward, Inverse, RealForward, RealInverse };

/// A prime factor above this costs more than a convolution of all elements.
constexpr int64_t kMaxPrime = 61;

/// The library counts in int, also the elements of a convolution.
constexpr int64_t kMaxLength = int64_t(1) << 29;

int64_t largestPrime(int64_t n) {
  int64_t largest = 1;
  for (int64_t p = 2; p * p <= n; ++p)
    for (; n % p == 0; n /= p)
      largest = p;
  return std::max(largest, n);
}

/// The smallest of 2^k, 3 * 2^k and 5 * 2^k that is no less than n.
int64_t convolutionLength(int64_t n) {
  int64_t best = INT64_MAX;
  for (int64_t odd : {1, 3, 5}) {
    int64_t length = odd;
    while (length < n)
      length *= 2;
    best = std::min(best, length);
  }
  return best;
}

/// sum over j of x[j] exp(-+ 2 pi i j k / n), for lines of one length n. The
/// library knows no length 1, which is the identity.
class LineTransform {
public:
  LineTransform(int64_t n, bool isInverse) : n(n), isInverse(isInverse) {
    if (n > kMaxLength)
      llvm::report_fatal_error("gspmd_rt_fft: a length above 2^29");
    library.SetFlag(library.Unscaled);
    library.SetFlag(library.HalfSpectrum);
    if (largestPrime(n) > kMaxPrime)
      prepareChirp();
  }

  void run(const Complex *in, Complex *out) {
    if (n == 1)
      return static_cast<void>(*out = *in);
    if (!chirp.empty())
      return convolve(in, out);
    if (isInverse)
      library.inv(out, in, n);
    else
      library.fwd(out, in, n);
  }
  /// Of real numbers, the first n / 2 + 1 results.
  void runReal(const double *in, Complex *out) {
    if (n == 1)
      return static_cast<void>(*out = *in);
    if (chirp.empty())
      return library.fwd(out, in, n);
    std::vector<Complex> line(in, in + n), result(n);
    run(line.data(), result.data());
    std::copy_n(result.begin(), n / 2 + 1, out);
  }
  /// Real results; the second half of `in` is the mirrored conjugate of the
  /// first, and not there.
  void runRealInverse(const Complex *in, double *out) {
    if (n == 1)
      return static_cast<void>(*out = in->real());
    if (chirp.empty())
      return library.inv(out, in, n);
    std::vector<Complex> line(in, in + n / 2 + 1), result(n);
    for (int64_t j = n / 2 + 1; j < n; ++j)
      line.push_back(std::conj(in[n - j]));
    run(line.data(), result.data());
    llvm::transform(result, out,
                    [](const Complex &value) { return value.real(); });
  }

  const int64_t n;
  const bool isInverse;

private:
  /// j k = (j^2 + k^2 - (k - j)^2) / 2, so with w[j] = exp(-+ pi i j^2 / n) the
  /// transform is w[k] times the convolution of x[j] w[j] with 1 / w[j].
  void prepareChirp() {
    chirp.resize(n);
    for (int64_t j = 0; j < n; ++j) {
      // The angle repeats after 2 n.
      double angle = EIGEN_PI * static_cast<double>(j * j % (2 * n)) /
                     static_cast<double>(n);
      chirp[j] = std::polar(1.0, isInverse ? angle : -angle);
    }
    int64_t length = convolutionLength(2 * n - 1);
    std::vector<Complex> kernel(length);
    kernel[0] = std::conj(chirp[0]);
    for (int64_t j = 1; j < n; ++j)
      kernel[j] = kernel[length - j] = std::conj(chirp[j]);
    kernelSpectrum.resize(length);
    library.fwd(kernelSpectrum.data(), kernel.data(), length);
  }

  void convolve(const Complex *in, Complex *out) {
    int64_t length = kernelSpectrum.size();
    std::vector<Complex> line(length), spectrum(length);
    for (int64_t j = 0; j < n; ++j)
      line[j] = in[j] * chirp[j];
    library.fwd(spectrum.data(), line.data(), length);
    for (int64_t j = 0; j < length; ++j)
      spectrum[j] *= kernelSpectrum[j];
    library.inv(line.data(), spectrum.data(), length);
    double scale = 1.0 / static_cast<double>(length);
    for (int64_t k = 0; k < n; ++k)
      out[k] = line[k] * chirp[k] * scale;
  }

  Eigen::FFT<double> library;
  std::vector<Complex> chirp, kernelSpectrum; ///< empty without convolution
};

/// Transforms are made with the roots of unity that they need: those of lengths
/// that came before are kept. Each is used by one thread at a time.
class TransformPool {
public:
  using Owned = std::unique_ptr<LineTransform>;

  static TransformPool &shared() {
    static auto *pool = new TransformPool; // threads may outlive statics
    return *pool;
  }

  Owned take(int64_t n, bool isInverse) {
    {
      MutexLock lock(mutex);
      auto it = llvm::find_if(idle, [&](const Owned &transform) {
        return transform->n == n && transform->isInverse == isInverse;
      });
      if (it != idle.end()) {
        Owned transform = std::move(*it);
        idle.erase(it);
        numElements -= n;
        return transform;
      }
    }
    return std::make_unique<LineTransform>(n, isInverse);
  }
  void give(Owned transform) {
    std::vector<Owned> tooOld; // end without the lock
    MutexLock lock(mutex);
    numElements += transform->n;
    idle.push_back(std::move(transform));
    while (numElements > kMostElements || idle.size() > kMostIdle) {
      numElements -= idle.front()->n;
      tooOld.push_back(std::move(idle.front()));
      idle.pop_front();
    }
  }

private:
  static constexpr int64_t kMostElements = int64_t(1) << 20;
  static constexpr size_t kMostIdle = 64;

  Mutex mutex;
  std::deque<Owned> idle ABSL_GUARDED_BY(mutex); ///< the last one used last
  int64_t numElements ABSL_GUARDED_BY(mutex) = 0;
};

template <typename T>
T *elements(const StridedView &view) {
  return reinterpret_cast<T *>(view.data);
}

/// Offset in `in` and in `out` of the first element of a line.
using LineOffsets = std::pair<int64_t, int64_t>;

/// Of each line along `dim`; the other dimensions are as large in both.
std::vector<LineOffsets> linesAlong(const StridedView &in,
                                    const StridedView &out, unsigned dim) {
  std::vector<LineOffsets> lines;
  llvm::SmallVector<int64_t, 4> position(in.rank(), 0);
  int64_t from = 0, to = 0;
  while (true) {
    lines.emplace_back(from, to);
    unsigned d = in.rank();
    for (; d > 0; --d) {
      if (d - 1 == dim)
        continue;
      from += in.strides[d - 1];
      to += out.strides[d - 1];
      if (++position[d - 1] < in.sizes[d - 1])
        break;
      from -= in.strides[d - 1] * in.sizes[d - 1];
      to -= out.strides[d - 1] * out.sizes[d - 1];
      position[d - 1] = 0;
    }
    if (d == 0)
      return lines;
  }
}

/// One transform for each line along a dimension. `In` and `Out` are what is in
/// memory, `Wide` types what is computed with.
template <typename In, typename Out, typename WideIn, typename WideOut>
struct LineWork {
  using Run = void (LineTransform::*)(const WideIn *, WideOut *);
  const StridedView &in, &out;
  unsigned dim;
  double scale;
  Run run;

  /// Neighbours that lie across lines of the cache are read and written
  /// together.
  static constexpr size_t kTogether = 8;

  void doSome(LineTransform &transform,
              llvm::ArrayRef<LineOffsets> lines) const {
    int64_t inSize = in.sizes[dim], outSize = out.sizes[dim];
    std::vector<WideIn> gathered(kTogether * inSize);
    std::vector<WideOut> results(kTogether * outSize);
    for (; !lines.empty();
         lines = lines.drop_front(std::min(kTogether, lines.size()))) {
      llvm::ArrayRef<LineOffsets> some =
          lines.take_front(std::min(kTogether, lines.size()));
      for (int64_t i = 0; i < inSize; ++i)
        for (auto [number, line] : llvm::enumerate(some))
          gathered[number * inSize + i] = static_cast<WideIn>(
              elements<In>(in)[line.first + i * in.strides[dim]]);
      for (size_t number = 0; number < some.size(); ++number)
        (transform.*run)(&gathered[number * inSize],
                         &results[number * outSize]);
      for (int64_t i = 0; i < outSize; ++i)
        for (auto [number, line] : llvm::enumerate(some))
          elements<Out>(out)[line.second + i * out.strides[dim]] =
              static_cast<Out>(results[number * outSize + i] * scale);
    }
  }

  /// `n` is the length of the transforms. Lines are spread over idle threads.
  void doAll(int64_t n, bool isInverse) const {
    constexpr int64_t kElements = 1 << 14; // of a piece of work
    std::vector<LineOffsets> lines = linesAlong(in, out, dim);
    auto count = static_cast<int64_t>(lines.size());
    int64_t each = std::max<int64_t>(kElements / n, 1);
    DeviceContext::parallelFor((count + each - 1) / each, [&](int64_t piece) {
      TransformPool::Owned transform =
          TransformPool::shared().take(n, isInverse);
      int64_t begin = piece * each;
      doSome(*transform,
             llvm::ArrayRef(lines).slice(begin, std::min(each, count - begin)));
      TransformPool::shared().give(std::move(transform));
    });
  }
};

/// For elements of which `Real` is the real part.
template <typename Real>
class Transform {
  using Element = std::complex<Real>;

public:
  explicit Transform(Kind kind) : kind(kind) {}

  /// Of the last `count` dimensions.
  void run(const StridedView &in, const StridedView &out, unsigned count) {
    unsigned last = out.rank() - 1, first = out.rank() - count;
    if (kind == Kind::RealInverse)
      return runRealInverse(in, out, first);
    if (kind == Kind::RealForward)
      realForward(in, out, last);
    else
      complexLines(in, out, last);
    for (unsigned dim = last; dim-- > first;)
      complexLines(out, out, dim);
  }

private:
  bool isInverse() const {
    return kind == Kind::Inverse || kind == Kind::RealInverse;
  }
  double scale(int64_t n) const {
    return isInverse() ? 1.0 / static_cast<double>(n) : 1.0;
  }

  void complexLines(const StridedView &in, const StridedView &out,
                    unsigned dim) {
    int64_t n = out.sizes[dim];
    LineWork<Element, Element, Complex, Complex>{in, out, dim, scale(n),
                                                 &LineTransform::run}
        .doAll(n, isInverse());
  }
  void realForward(const StridedView &in, const StridedView &out,
                   unsigned dim) {
    LineWork<Real, Element, double, Complex>{in, out, dim, 1.0,
                                             &LineTransform::runReal}
        .doAll(in.sizes[dim], /*isInverse=*/false);
  }
  /// The last dimension becomes real, so it comes last.
  void runRealInverse(const StridedView &in, const StridedView &out,
                      unsigned first) {
    unsigned last = out.rank() - 1;
    StridedView current = in;
    std::vector<Element> between(first < last ? in.numElements() : 0);
    for (unsigned dim = first; dim < last; ++dim) {
      StridedView next =
          StridedView::contiguous(between.data(), in.sizes, sizeof(Element));
      complexLines(current, next, dim);
      current = next;
    }
    int64_t n = out.sizes[last];
    LineWork<Element, Real, Complex, double>{current, out, last, scale(n),
                                             &LineTransform::runRealInverse}
        .doAll(n, /*isInverse=*/true);
  }

  const Kind kind;
};

template <typename Real>
void transformAll(Kind kind, int64_t count, int64_t inRank, void *in,
                  int64_t outRank, void *out) {
  int64_t complexBytes = sizeof(std::complex<Real>);
  auto view = [&](int64_t rank, void *descriptor, bool isReal) {
    return StridedView::ofDescriptor(rank, descriptor,
                                     isReal ? sizeof(Real) : complexBytes);
  };
  Transform<Real>(kind).run(view(inRank, in, kind == Kind::RealForward),
                            view(outRank, out, kind == Kind::RealInverse),
                            count);
}

} // namespace

void gspmd_rt_fft(int64_t is_double, int64_t kind, int64_t count,
                  int64_t in_rank, void *in_descriptor, int64_t out_rank,
                  void *out_descriptor) {
  auto transform = is_double ? transformAll<double> : transformAll<float>;
  transform(static_cast<Kind>(kind), count, in_rank, in_descriptor, out_rank,
            out_descriptor);
}
