//===- FourierTest.cpp - Fourier transforms against their definition ------===//
// Each result is compared with the sum that defines it, in long double; of long
// lines only some results are.
//===----------------------------------------------------------------------===//
#include "gspmd/ABI/Runtime.h"
#include "unittests/Runtime/Descriptor.h"
#include "gtest/gtest.h"
#include <cmath>
#include <complex>
#include <random>

using namespace mlir::gspmd::test;

namespace {

enum Kind : int64_t { Forward, Inverse, RealForward, RealInverse };

using Wide = std::complex<long double>;

/// Adjacent lines of one length: real numbers, or as many complex numbers as a
/// transform of `kind` has on this side.
template <typename Real>
struct Side {
  Side(Kind kind, bool isOut, int64_t count, int64_t n) {
    bool isReal = kind == (isOut ? RealInverse : RealForward);
    bool isHalf = kind == (isOut ? RealForward : RealInverse);
    numComponents = isReal ? 1 : 2;
    length = isHalf ? n / 2 + 1 : n;
    data.resize(count * length * numComponents);
    this->count = count;
  }
  void fill(unsigned seed) {
    std::mt19937 engine(seed);
    std::normal_distribution<double> normal;
    for (Real &value : data)
      value = static_cast<Real>(normal(engine));
  }
  Wide at(int64_t line, int64_t i) const {
    const Real *element = &data[(line * length + i) * numComponents];
    return {element[0], numComponents == 2 ? element[1] : Real(0)};
  }
  std::vector<Real> line(int64_t number) const {
    auto begin = data.begin() + number * length * numComponents;
    return {begin, begin + length * numComponents};
  }

  int64_t numComponents, length, count;
  std::vector<Real> data;
};

template <typename Real>
void transform(Kind kind, Side<Real> &in, Side<Real> &out) {
  Descriptor from(in.data.data(), {in.count, in.length});
  Descriptor to(out.data.data(), {out.count, out.length});
  gspmd_rt_fft(std::is_same_v<Real, double>, kind, 1, 2, from.get(), 2,
               to.get());
}

/// Returns exp(2 pi i j / n) for all j.
std::vector<Wide> rootsOfUnity(int64_t n) {
  std::vector<Wide> roots;
  for (int64_t j = 0; j < n; ++j)
    roots.push_back(std::polar(1.0L, 2 * 3.14159265358979323846264338328L *
                                         static_cast<long double>(j) /
                                         static_cast<long double>(n)));
  return roots;
}

/// Returns result k of line number `line`, whose length is that of the roots.
template <typename Real>
Wide expected(Kind kind, const Side<Real> &in, int64_t line,
              const std::vector<Wide> &roots, int64_t k) {
  bool isInverse = kind == Inverse || kind == RealInverse;
  auto n = static_cast<int64_t>(roots.size());
  Wide sum = 0;
  for (int64_t j = 0; j < n; ++j) {
    Wide value = kind == RealInverse && j > n / 2
                     ? std::conj(in.at(line, n - j))
                     : in.at(line, j);
    const Wide &root = roots[j * k % n];
    sum += value * (isInverse ? root : std::conj(root));
  }
  if (kind == RealInverse)
    sum = sum.real();
  return isInverse ? sum / static_cast<long double>(n) : sum;
}

/// Errors are at most some units in the last place of the results' magnitude.
template <typename Real>
void expectTransform(Kind kind, int64_t count, int64_t n) {
  Side<Real> in(kind, false, count, n), out(kind, true, count, n);
  in.fill(static_cast<unsigned>(n));
  transform(kind, in, out);
  bool isInverse = kind == Inverse || kind == RealInverse;
  long double size = std::sqrt(static_cast<long double>(n));
  long double bound =
      12 * std::numeric_limits<Real>::epsilon() * (isInverse ? 1 / size : size);
  std::vector<Wide> roots = rootsOfUnity(n);
  int64_t step = std::max<int64_t>(1, out.length / 16);
  if (n <= 130)
    step = 1;
  for (int64_t line : {int64_t(0), count - 1})
    for (int64_t k = 0; k < out.length; k += step)
      ASSERT_LE(
          std::abs(out.at(line, k) - expected<Real>(kind, in, line, roots, k)),
          bound)
          << "kind " << kind << ", result " << k << " of " << n;
}

constexpr Kind kKinds[] = {Forward, Inverse, RealForward, RealInverse};

TEST(Fourier, ResultsAreTheSums) {
  for (Kind kind : kKinds) {
    for (int64_t n = 1; n <= 130; ++n)
      expectTransform<double>(kind, 9, n);
    for (int64_t n : {243, 343, 1000, 1021, 1331, 3481, 4096, 4097, 4100, 4802,
                      6859, 8192, 8209, 10000, 14641, 16384, 30030})
      expectTransform<double>(kind, 2, n);
    for (int64_t n = 1; n <= 130; ++n)
      expectTransform<float>(kind, 17, n);
    for (int64_t n : {1000, 1021, 4096, 4099, 4802, 8192, 8209, 30030, 65536})
      expectTransform<float>(kind, 5, n);
  }
}

// Compares lines in lanes, the remaining ones, and each line alone.
template <typename Real>
void expectSameAlone(Kind kind, int64_t count, int64_t n) {
  Side<Real> in(kind, false, count, n), out(kind, true, count, n);
  in.fill(7);
  transform(kind, in, out);
  for (int64_t line = 0; line < count; ++line) {
    Side<Real> one(kind, false, 1, n), result(kind, true, 1, n);
    one.data = in.line(line);
    transform(kind, one, result);
    ASSERT_EQ(result.data, out.line(line))
        << "kind " << kind << ", line " << line << " of length " << n;
  }
}

TEST(Fourier, BitsDoNotDependOnAdjacentLines) {
  for (Kind kind : kKinds)
    for (int64_t n : {1, 2, 5, 16, 17, 60, 77, 127, 360, 1000, 8192, 8194})
      for (int64_t count : {3, 8, 13, 16, 21}) {
        expectSameAlone<double>(kind, count, n);
        expectSameAlone<float>(kind, count, n);
      }
}

// The lines are columns, adjacent and with gaps.
template <typename Real>
void expectSameInColumns(Kind kind, int64_t count, int64_t n, int64_t gap) {
  Side<Real> in(kind, false, count, n), out(kind, true, count, n);
  in.fill(11);
  transform(kind, in, out);
  auto column = [&](const Side<Real> &side, int64_t line, int64_t i) {
    return (i * count + line) * gap * side.numComponents;
  };
  std::vector<Real> from(in.data.size() * gap), to(out.data.size() * gap);
  for (int64_t line = 0; line < count; ++line)
    for (int64_t i = 0; i < in.length; ++i)
      for (int64_t part = 0; part < in.numComponents; ++part)
        from[column(in, line, i) + part] =
            in.data[(line * in.length + i) * in.numComponents + part];
  Descriptor source(from.data(), {count, in.length});
  Descriptor target(to.data(), {count, out.length});
  for (Descriptor *descriptor : {&source, &target}) {
    descriptor->strides()[0] = gap;
    descriptor->strides()[1] = count * gap;
  }
  gspmd_rt_fft(std::is_same_v<Real, double>, kind, 1, 2, source.get(), 2,
               target.get());
  for (int64_t line = 0; line < count; ++line)
    for (int64_t i = 0; i < out.length; ++i)
      for (int64_t part = 0; part < out.numComponents; ++part)
        ASSERT_EQ(to[column(out, line, i) + part],
                  out.data[(line * out.length + i) * out.numComponents + part])
            << "kind " << kind << ", element " << i << " of line " << line;
}

TEST(Fourier, BitsDoNotDependOnStrides) {
  for (Kind kind : kKinds)
    for (int64_t n : {1, 12, 13, 67, 256, 8192, 8209})
      for (int64_t gap : {1, 2}) {
        expectSameInColumns<double>(kind, 11, n, gap);
        expectSameInColumns<float>(kind, 11, n, gap);
      }
}

TEST(Fourier, NoLines) {
  Side<double> in(Forward, false, 0, 4), out(Forward, true, 0, 4);
  transform(Forward, in, out);
}

} // namespace
