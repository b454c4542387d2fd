//===- Fourier.cpp - Discrete Fourier transforms of tensors ---------------===//
//
// Lines are spread over idle threads, and so are the rows and columns of a long
// line if there are few lines. The computation is in the elements' type.
//
//===----------------------------------------------------------------------===//
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Execution/DeviceContext.h"
#include "lib/Runtime/Memory/StridedView.h"
#include "lib/Runtime/Numerics/Fourier/FourierLine.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>

using namespace mlir;
using namespace gspmd;
using namespace gspmd::fourier;

namespace {

/// The limit of a length, so that squares of indices do not overflow.
constexpr int64_t kMaxLength = int64_t(1) << 29;

/// The lines of two tensors along a dimension; their other dimensions are
/// equal.
template <typename Real>
class Lines {
public:
  Lines(const StridedView &in, const StridedView &out, unsigned dim,
        const Transform<Real> &transform)
      : in(in), out(out), dim(dim), transform(transform) {}

  /// Transforms all lines on idle threads. Few long lines are transformed one
  /// by one, each by all threads.
  void transformAll() const {
    int64_t count = in.numElements() / in.sizes[dim],
            linesPerTask = linesPerChunk();
    int64_t numChunks = (count + linesPerTask - 1) / linesPerTask;
    auto transformChunk = [&](int64_t chunk, ParallelFor parallelFor) {
      int64_t begin = chunk * linesPerTask,
              end = std::min(begin + linesPerTask, count);
      transform.usesMatrix() ? transformLong(begin, end, parallelFor)
                             : transformShort(begin, end);
    };
    if (transform.usesMatrix() && numChunks < 8)
      for (int64_t chunk = 0; chunk < numChunks; ++chunk)
        transformChunk(chunk, DeviceContext::parallelFor);
    else
      DeviceContext::parallelFor(
          numChunks, [&](int64_t chunk) { transformChunk(chunk, serialFor); });
  }

private:
  /// Returns the number of lines in a chunk. A chunk of short lines has about
  /// kNumbers numbers, which fit into the second-level cache. Adjacent long
  /// lines may share cache lines, so they are read and written together.
  int64_t linesPerChunk() const {
    constexpr int64_t kNumbers = 1 << 14;
    if (!transform.usesMatrix())
      return (kNumbers / (transform.n * kLanes<Real>)+1) * kLanes<Real>;
    return in.strides[dim] == 1 && out.strides[dim] == 1 ? 1 : kLanes<Real>;
  }

  void transformShort(int64_t begin, int64_t end) const {
    int64_t bufferSize = transform.bufferSize();
    auto buffer = allocateNumbers<Lanes<Real>>(2 * bufferSize);
    Number<Lanes<Real>> *a = buffer.get(), *b = a + bufferSize;
    for (; begin < end; begin += kLanes<Real>) {
      int64_t count = std::min(end - begin, kLanes<Real>);
      gather(from(begin, count), transform.numInputs(), a);
      const Number<Lanes<Real>> *result = transform.run(a, b, serialFor);
      scatter(result, transform.numOutputs(), transform.scale(),
              to(begin, count));
    }
  }

  void transformLong(int64_t begin, int64_t end,
                     ParallelFor parallelFor) const {
    int64_t count = end - begin, bufferSize = transform.bufferSize();
    LinesView<const Real> source = from(begin, count);
    LinesView<Real> target = to(begin, count);
    auto buffer = allocateNumbers<Real>((count + 1) * bufferSize);
    Number<Real> *other = buffer.get();
    std::vector<Number<Real> *> lines;
    for (int64_t l = 0; l < count; ++l)
      lines.push_back(other + (l + 1) * bufferSize);
    for (int64_t i = 0; i < transform.numInputs(); ++i)
      for (int64_t l = 0; l < count; ++l)
        lines[l][i] = source.get(l, i);
    for (Number<Real> *&line : lines)
      if (transform.run(line, other, parallelFor) == other)
        std::swap(line, other);
    for (int64_t i = 0; i < transform.numOutputs(); ++i)
      for (int64_t l = 0; l < count; ++l)
        target.set(l, i, lines[l][i] * transform.scale());
  }

  LinesView<const Real> from(int64_t first, int64_t count) const {
    return viewOf<const Real>(in, transform.kind == Kind::RealForward, first,
                              count);
  }
  LinesView<Real> to(int64_t first, int64_t count) const {
    return viewOf<Real>(out, transform.kind == Kind::RealInverse, first, count);
  }
  template <typename T>
  LinesView<T> viewOf(const StridedView &view, bool isReal, int64_t first,
                      int64_t count) const {
    int64_t numComponents = isReal ? 1 : 2,
            stride = view.strides[dim] * numComponents;
    LinesView<T> lines{reinterpret_cast<T *>(view.data), {}, stride, 1, count};
    if (isReal && transform.isPaired)
      lines.imag = std::exchange(lines.stride, 2 * stride);
    else if (isReal)
      lines.imag = 0;
    for (int64_t l = 0; l < count; ++l) {
      int64_t number = first + l;
      for (unsigned d = view.rank(); d-- > 0;) {
        if (d == dim)
          continue;
        lines.offsets[l] +=
            number % view.sizes[d] * view.strides[d] * numComponents;
        number /= view.sizes[d];
      }
    }
    return lines;
  }

  const StridedView &in, &out;
  const unsigned dim;
  const Transform<Real> &transform;
};

template <typename Real>
void transformLines(Kind kind, const StridedView &in, const StridedView &out,
                    unsigned dim) {
  int64_t n = kind == Kind::RealForward ? in.sizes[dim] : out.sizes[dim];
  if (in.numElements() == 0 || out.numElements() == 0)
    return;
  if (n > kMaxLength)
    llvm::report_fatal_error("gspmd_rt_fft: the length exceeds 2^29");
  auto transform = Transform<Real>::get(kind, n);
  Lines<Real>(in, out, dim, *transform).transformAll();
}

/// Transforms the last `count` dimensions. If the last one becomes real or
/// comes from real numbers, it is transformed last or first.
template <typename Real>
void transformAll(Kind kind, const StridedView &in, const StridedView &out,
                  unsigned count) {
  unsigned last = out.rank() - 1, first = out.rank() - count;
  if (kind != Kind::RealInverse) {
    transformLines<Real>(kind, in, out, last);
    Kind others = kind == Kind::Inverse ? kind : Kind::Forward;
    for (unsigned dim = last; dim-- > first;)
      transformLines<Real>(others, out, out, dim);
    return;
  }
  using Element = std::complex<Real>;
  StridedView current = in;
  std::vector<Element> between(first < last ? in.numElements() : 0);
  for (unsigned dim = first; dim < last; ++dim) {
    StridedView next =
        StridedView::contiguous(between.data(), in.sizes, sizeof(Element));
    transformLines<Real>(Kind::Inverse, current, next, dim);
    current = next;
  }
  transformLines<Real>(kind, current, out, last);
}

template <typename Real>
void transformTensors(Kind kind, int64_t count, int64_t inRank, void *in,
                      int64_t outRank, void *out) {
  int64_t complexBytes = sizeof(std::complex<Real>);
  auto view = [&](int64_t rank, void *descriptor, bool isReal) {
    return StridedView::fromDescriptor(rank, descriptor,
                                       isReal ? sizeof(Real) : complexBytes);
  };
  transformAll<Real>(kind, view(inRank, in, kind == Kind::RealForward),
                     view(outRank, out, kind == Kind::RealInverse), count);
}

} // namespace

void gspmd_rt_fft(int64_t is_double, int64_t kind, int64_t count,
                  int64_t in_rank, void *in_descriptor, int64_t out_rank,
                  void *out_descriptor) {
  auto transform =
      is_double ? transformTensors<double> : transformTensors<float>;
  transform(static_cast<Kind>(kind), count, in_rank, in_descriptor, out_rank,
            out_descriptor);
}
