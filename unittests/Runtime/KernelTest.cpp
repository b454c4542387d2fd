//===- KernelTest.cpp - Products and scalar functions ---------------------===//
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Numerics/Scalars/Float16.h"
#include "unittests/Runtime/Descriptor.h"
#include "llvm/ADT/APFloat.h"
#include "gtest/gtest.h"
#include <cmath>
#include <complex>
#include <random>

using namespace gspmd;
using namespace gspmd::test;

namespace {

/// A batch of matrices in a larger buffer, with chosen strides.
template <typename T>
struct Operand {
  Operand(int64_t batch, int64_t rows, int64_t columns, bool transposed,
          int64_t gap)
      : batch(batch), rows(rows), columns(columns) {
    rowStride = transposed ? gap : columns * gap;
    columnStride = transposed ? rows * gap : gap;
    batchStride = rows * columns * gap + 3;
    data.resize(batch * batchStride + 1);
    for (size_t i = 0; i < data.size(); ++i)
      data[i] = static_cast<T>(static_cast<int>(i * 7 % 13) - 6);
  }
  T &at(int64_t b, int64_t r, int64_t c) {
    return data[b * batchStride + r * rowStride + c * columnStride];
  }
  Descriptor descriptor() {
    Descriptor d(data.data(), {batch, rows, columns});
    d.strides()[0] = batchStride;
    d.strides()[1] = rowStride;
    d.strides()[2] = columnStride;
    return d;
  }
  int64_t batch, rows, columns, rowStride, columnStride, batchStride;
  std::vector<T> data;
};

using GemmFunction = decltype(&gspmd_rt_gemm_f32);

template <typename T>
void expectProduct(GemmFunction gemm, int64_t batch, int64_t m, int64_t n,
                   int64_t k, unsigned layout, bool accumulate) {
  int64_t gap = layout & 8 ? 2 : 1;
  Operand<T> a(batch, m, k, layout & 1, gap), b(batch, k, n, layout & 2, gap),
      c(batch, m, n, layout & 4, gap);
  Operand<T> before = c;
  Descriptor da = a.descriptor(), db = b.descriptor(), dc = c.descriptor();
  gemm(3, da.get(), 3, db.get(), 3, dc.get(), accumulate);
  for (int64_t i = 0; i < batch; ++i)
    for (int64_t r = 0; r < m; ++r)
      for (int64_t q = 0; q < n; ++q) {
        T expected = accumulate ? before.at(i, r, q) : T(0);
        for (int64_t p = 0; p < k; ++p)
          expected += a.at(i, r, p) * b.at(i, p, q);
        ASSERT_EQ(c.at(i, r, q), expected) // small integers: exact
            << m << "x" << n << "x" << k << " layout " << layout;
      }
}

template <typename T>
void expectProducts(GemmFunction gemm) {
  for (unsigned layout = 0; layout < 16; ++layout)
    for (bool accumulate : {false, true}) {
      expectProduct<T>(gemm, 2, 5, 7, 3, layout, accumulate);
      expectProduct<T>(gemm, 1, 1, 9, 4, layout, accumulate);
      expectProduct<T>(gemm, 3, 6, 1, 1, layout, accumulate);
      // A row or a column, with a remainder of its vectors.
      expectProduct<T>(gemm, 2, 1, 77, 300, layout, accumulate);
      expectProduct<T>(gemm, 2, 50, 1, 333, layout, accumulate);
      expectProduct<T>(gemm, 2, 1, 1, 5000, layout, accumulate);
      expectProduct<T>(gemm, 1, 17, 33, 300, layout, accumulate);
      // Complete strips that are read directly, by few rows and by many.
      expectProduct<T>(gemm, 2, 18, 4, 300, layout, accumulate);
      expectProduct<T>(gemm, 1, 7, 19, 40, layout, accumulate);
      expectProduct<T>(gemm, 1, 33, 8, 20, layout, accumulate);
      expectProduct<T>(gemm, 1, 2, 2, 0, layout, accumulate);
      expectProduct<T>(gemm, 2, 1, 1, 700, layout, accumulate);
    }
}

/// The sizes exceed those from which libraries multiply, products are tiled,
/// and contractions are split.
template <typename T>
void expectLargeProducts(GemmFunction gemm) {
  for (unsigned layout = 0; layout < 16; ++layout) {
    bool accumulate = layout % 3 == 0;
    expectProduct<T>(gemm, 2, 40, 50, 60, layout, accumulate);
    expectProduct<T>(gemm, 1, 3, 5, 13000, layout, accumulate);
    expectProduct<T>(gemm, 1, 1, 1, 40000, layout, accumulate);
  }
  expectProduct<T>(gemm, 1, 270, 300, 150, 0, false);
  expectProduct<T>(gemm, 3, 300, 130, 200, 7, true);
  expectProduct<T>(gemm, 1, 20, 1100, 400, 2, false);
}

TEST(Kernel, LargeProducts) {
  expectLargeProducts<float>(gspmd_rt_gemm_f32);
  expectLargeProducts<double>(gspmd_rt_gemm_f64);
  expectLargeProducts<std::complex<float>>(gspmd_rt_gemm_c64);
  expectLargeProducts<std::complex<double>>(gspmd_rt_gemm_c128);
}

TEST(Kernel, ProductOfComplexNumbers) {
  expectProducts<std::complex<float>>(gspmd_rt_gemm_c64);
  expectProducts<std::complex<double>>(gspmd_rt_gemm_c128);
}

TEST(Kernel, ProductOfFloats) { expectProducts<float>(gspmd_rt_gemm_f32); }
TEST(Kernel, ProductOfDoubles) { expectProducts<double>(gspmd_rt_gemm_f64); }

TEST(Kernel, ProductOfIntegers) {
  expectProducts<uint32_t>(gspmd_rt_gemm_i32);
  expectProducts<uint64_t>(gspmd_rt_gemm_i64);
  expectLargeProducts<uint32_t>(gspmd_rt_gemm_i32);
  expectLargeProducts<uint64_t>(gspmd_rt_gemm_i64);
}

TEST(Kernel, ProductOfNarrowFloats) {
  std::vector<float> values = {1, 2, -3, 0.5f, 4, 1};
  for (bool isBf16 : {false, true}) {
    std::vector<uint16_t> narrow;
    for (float value : values)
      narrow.push_back(isBf16 ? floatToBf16(value) : floatToF16(value));
    float out[4] = {};
    Descriptor a(narrow.data(), {2, 3}), b(narrow.data(), {3, 2}),
        c(out, {2, 2});
    (isBf16 ? gspmd_rt_gemm_bf16_f32
            : gspmd_rt_gemm_f16_f32)(2, a.get(), 2, b.get(), 2, c.get(), 0);
    EXPECT_EQ(out[0], 1 * 1 + 2 * -3 + -3 * 4);
    EXPECT_EQ(out[1], 1 * 2 + 2 * 0.5f + -3 * 1);
    EXPECT_EQ(out[2], 0.5f * 1 + 4 * -3 + 1 * 4);
    EXPECT_EQ(out[3], 0.5f * 2 + 4 * 0.5f + 1 * 1);
  }
}

/// A library may treat subnormal operands and sums as zeros, but no other
/// values. The project's kernel, which computes small products, is exact.
TEST(Kernel, SubnormalsInProductsOfBf16) {
  constexpr double kMinNormal = 0x1p-126, kUnit = 0x1p-24;
  for (int64_t side : {8, 64}) {
    std::vector<uint16_t> a(side * side), b(side * side);
    for (int64_t i = 0; i < side * side; ++i) {
      a[i] = floatToBf16(std::ldexp(i % 3 ? 1.0f : -1.0f, -132 + i * 7 % 11));
      b[i] = floatToBf16(static_cast<float>(i * 5 % 13) - 6);
    }
    std::vector<float> c(side * side);
    Descriptor da(a.data(), {side, side}), db(b.data(), {side, side}),
        dc(c.data(), {side, side});
    gspmd_rt_gemm_bf16_f32(2, da.get(), 2, db.get(), 2, dc.get(), 0);
    for (int64_t r = 0; r < side; ++r)
      for (int64_t q = 0; q < side; ++q) {
        double exact = 0, absolute = 0, dropped = 0;
        for (int64_t p = 0; p < side; ++p) {
          double x = bf16ToFloat(a[r * side + p]),
                 y = bf16ToFloat(b[p * side + q]);
          exact += x * y;
          absolute += std::abs(x * y);
          dropped += std::abs(x) < kMinNormal ? std::abs(x * y) : 0;
        }
        double bound = side * kUnit * absolute;
        if (side > 32)
          bound += dropped + side * kMinNormal;
        EXPECT_LE(std::abs(c[r * side + q] - exact), bound)
            << side << ": " << r << ", " << q;
      }
  }
}

TEST(Kernel, NarrowFloatsRoundTripAndRoundToEven) {
  for (unsigned bits = 0; bits < 0x10000; ++bits) {
    auto narrow = static_cast<uint16_t>(bits);
    float half = f16ToFloat(narrow), brain = bf16ToFloat(narrow);
    if (!std::isnan(half))
      ASSERT_EQ(floatToF16(half), narrow);
    else
      ASSERT_TRUE(std::isnan(f16ToFloat(floatToF16(half))));
    if (!std::isnan(brain))
      ASSERT_EQ(floatToBf16(brain), narrow);
    else
      ASSERT_TRUE(std::isnan(bf16ToFloat(floatToBf16(brain))));
  }
  EXPECT_EQ(floatToF16(1 + 0x1p-11f), 0x3c00);     // tie to even
  EXPECT_EQ(floatToF16(1 + 3 * 0x1p-11f), 0x3c02); // tie to even
  EXPECT_EQ(floatToF16(65519.0f), 0x7bff);
  EXPECT_EQ(floatToF16(65520.0f), 0x7c00);
  EXPECT_EQ(floatToF16(0x1p-25f), 0);
  EXPECT_EQ(floatToF16(0x1.8p-25f), 1);
  EXPECT_EQ(floatToF16(-0x1p-24f), 0x8001);
  EXPECT_EQ(floatToBf16(1 + 0x1p-8f), 0x3f80);
  EXPECT_EQ(floatToBf16(1 + 3 * 0x1p-8f), 0x3f82);
}

/// A format of 8 bits and less by its definition: the widths of its fields, the
/// bias, its largest finite number, and the patterns (without a sign) of
/// infinity and of NaN.
struct NarrowFormat {
  int32_t number;
  int exponentBits, fractionBits, bias;
  uint32_t largest, infinity, nan;

  /// Also accepts the pattern after the largest, where rounding overflows.
  double magnitude(uint32_t bits) const {
    int exponent = static_cast<int>(bits >> fractionBits);
    double fraction = bits & ((1u << fractionBits) - 1);
    double unit = std::ldexp(1.0, -fractionBits);
    return exponent == 0 ? std::ldexp(fraction * unit, 1 - bias)
                         : std::ldexp(1 + fraction * unit, exponent - bias);
  }
  uint32_t sign() const { return 1u << (exponentBits + fractionBits); }
  /// The format has one zero, and NaN instead of negative zero.
  bool hasOneZero() const { return infinity == sign(); }

  uint32_t pack(float value) const {
    uint32_t negative = std::signbit(value) ? sign() : 0;
    if (std::isnan(value))
      return nan;
    uint32_t magnitudeBits = rounded(std::fabs(double(value)));
    if (magnitudeBits == nan || (magnitudeBits == 0 && hasOneZero()))
      return magnitudeBits;
    return negative | magnitudeBits;
  }

private:
  uint32_t rounded(double value) const {
    if (std::isinf(value))
      return infinity;
    uint32_t above = 0;
    while (above <= largest && magnitude(above) < value)
      ++above;
    if (above == 0 || (above <= largest && magnitude(above) == value))
      return above;
    double up = magnitude(above) - value, down = value - magnitude(above - 1);
    bool goesUp = up < down || (up == down && above % 2 == 0);
    uint32_t nearest = goesUp ? above : above - 1;
    return nearest > largest ? infinity : nearest;
  }
};

/// NaN may have any of the format's patterns for it.
static bool isSameNumber(const NarrowFormat &format, uint32_t a, uint32_t b) {
  auto isNaN = [&](uint32_t bits) {
    if (format.hasOneZero())
      return bits == format.nan;
    uint32_t magnitude = bits & (format.sign() - 1);
    return magnitude > format.largest &&
           (magnitude != format.infinity || format.infinity == format.nan);
  };
  return a == b || (isNaN(a) && isNaN(b));
}

/// Compares with the formats' definitions: numbers of all magnitudes, those
/// near the middle between two of the format, infinities and NaN.
TEST(Kernel, PacksAsTheFormatsAreDefined) {
  using llvm::APFloat;
  std::mt19937 random(1);
  for (const NarrowFormat &format : {
           NarrowFormat{APFloat::S_Float8E5M2, 5, 2, 15, 0x7b, 0x7c, 0x7e},
           NarrowFormat{APFloat::S_Float8E5M2FNUZ, 5, 2, 16, 0x7f, 0x80, 0x80},
           NarrowFormat{APFloat::S_Float8E4M3, 4, 3, 7, 0x77, 0x78, 0x7c},
           NarrowFormat{APFloat::S_Float8E4M3FN, 4, 3, 7, 0x7e, 0x7f, 0x7f},
           NarrowFormat{APFloat::S_Float8E4M3FNUZ, 4, 3, 8, 0x7f, 0x80, 0x80},
           NarrowFormat{APFloat::S_Float8E4M3B11FNUZ, 4, 3, 11, 0x7f, 0x80,
                        0x80},
           NarrowFormat{APFloat::S_Float8E3M4, 3, 4, 3, 0x6f, 0x70, 0x78},
           // Without infinity and NaN: the largest number, and -0.
           NarrowFormat{APFloat::S_Float6E3M2FN, 3, 2, 3, 0x1f, 0x1f, 0x20},
           NarrowFormat{APFloat::S_Float6E2M3FN, 2, 3, 1, 0x1f, 0x1f, 0x20},
           NarrowFormat{APFloat::S_Float4E2M1FN, 2, 1, 1, 0x7, 0x7, 0x8},
       }) {
    auto check = [&](uint32_t bits) {
      uint32_t packed = gspmd_rt_pack_float(format.number, floatOfBits(bits));
      uint32_t expected = format.pack(floatOfBits(bits));
      ASSERT_TRUE(isSameNumber(format, packed, expected))
          << "format " << format.number << ", bits " << std::hex << bits << ": "
          << packed << " instead of " << expected;
    };
    for (int i = 0; i < 20000; ++i)
      check(random());
    for (uint32_t upper = 0; upper < 0x10000; upper += 8)
      for (uint32_t lower : {0u, 1u, 0x8000u, 0xffffu})
        check(upper << 16 | lower);
  }
}

/// The format has powers of two and NaN, without a sign and without zero.
TEST(Kernel, PacksScales) {
  constexpr int32_t format = llvm::APFloat::S_Float8E8M0FNU;
  auto pack = [](float value) { return gspmd_rt_pack_float(format, value); };
  for (int i = 0; i < 255; ++i) {
    float power = std::ldexp(1.0f, i - 127);
    EXPECT_EQ(gspmd_rt_unpack_float(format, i), power);
    EXPECT_EQ(pack(power), i);
    EXPECT_EQ(pack(-power), 0xff);
    EXPECT_EQ(pack(power * 1.25f), i);
    // The middle rounds up, beyond the last to NaN.
    EXPECT_EQ(pack(power * 1.5f), i + 1);
  }
  EXPECT_TRUE(std::isnan(gspmd_rt_unpack_float(format, 0xff)));
  EXPECT_EQ(pack(0x1p-149f), 0);
  for (float none : {0.0f, -0.0f, -0.25f, -1e-40f, INFINITY, -INFINITY, NAN})
    EXPECT_EQ(pack(none), 0xff) << none;
}

/// Formats without infinities and NaN replace them.
TEST(Kernel, PacksNoneOfFiniteFormats) {
  auto check = [](int32_t format, uint32_t largest, uint32_t sign) {
    EXPECT_EQ(gspmd_rt_pack_float(format, INFINITY), largest);
    EXPECT_EQ(gspmd_rt_pack_float(format, -INFINITY), sign | largest);
    EXPECT_EQ(gspmd_rt_pack_float(format, 1e30f), largest);
    EXPECT_EQ(gspmd_rt_pack_float(format, NAN), sign);
  };
  check(llvm::APFloat::S_Float4E2M1FN, 0x7, 0x8);
  check(llvm::APFloat::S_Float6E2M3FN, 0x1f, 0x20);
  check(llvm::APFloat::S_Float6E3M2FN, 0x1f, 0x20);
}

TEST(Kernel, GammaFunctions) {
  constexpr double euler = 0.57721566490153286;
  EXPECT_NEAR(gspmd_rt_digamma_f64(1), -euler, 1e-14);
  EXPECT_NEAR(gspmd_rt_digamma_f64(0.5), -euler - 2 * std::log(2.0), 1e-14);
  EXPECT_NEAR(gspmd_rt_digamma_f64(20), std::log(20.0) - 0.025 - 1 / 4800.0,
              1e-6);
  EXPECT_NEAR(gspmd_rt_digamma_f64(-0.5), 0.03648997397857652, 1e-14);
  EXPECT_TRUE(std::isnan(gspmd_rt_digamma_f64(-2)));
  EXPECT_NEAR(gspmd_rt_lgamma_f64(5), std::log(24.0), 1e-14);
}

TEST(Kernel, NextValues) {
  int32_t bf16 = llvm::APFloatBase::S_BFloat;
  int32_t half = llvm::APFloatBase::S_IEEEhalf;
  EXPECT_EQ(gspmd_rt_next_after_narrow(bf16, 0x3f80, 0x4000), 0x3f81);
  EXPECT_EQ(gspmd_rt_next_after_narrow(bf16, 0x3f80, 0), 0x3f7f);
  EXPECT_EQ(gspmd_rt_next_after_narrow(half, 0xbc00, 0x3c00), 0xbbff);
  EXPECT_EQ(gspmd_rt_next_after_narrow(half, 0, 0x8001), 0x8001);
  EXPECT_EQ(gspmd_rt_next_after_narrow(half, 0x8000, 0x0001), 0x0001);
  EXPECT_EQ(gspmd_rt_next_after_narrow(half, 0x3c00, 0x3c00), 0x3c00);
  EXPECT_EQ(gspmd_rt_next_after_narrow(half, 0x7bff, 0x7c00), 0x7c00);
  EXPECT_EQ(gspmd_rt_next_after_f32(1, 2), std::nextafter(1.0f, 2.0f));
}

TEST(Kernel, CopyOfStridedMemory) {
  int32_t from[12], to[12] = {};
  for (int i = 0; i < 12; ++i)
    from[i] = i;
  Descriptor source(from, {3, 4}), target(to, {3, 4});
  target.strides()[0] = 1;
  target.strides()[1] = 3;
  struct {
    int64_t rank;
    void *descriptor;
  } a{2, source.get()}, b{2, target.get()};
  gspmd_rt_memref_copy(4, &a, &b);
  for (int r = 0; r < 3; ++r)
    for (int c = 0; c < 4; ++c)
      EXPECT_EQ(to[c * 3 + r], from[r * 4 + c]);
}

} // namespace
