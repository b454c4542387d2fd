//===- ReductionKernelsTest.cpp - Reductions of many inputs ---------------===//
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include "llvm/ADT/bit.h"
#include "gtest/gtest.h"
#include <array>
#include <cmath>
#include <random>

using namespace gspmd;

namespace {

/// Returns the sum of values[i][0], each in a separate input.
template <typename T>
T sumOf(const std::vector<T> &values, ElementType type) {
  std::vector<const char *> inputs;
  for (const T &value : values)
    inputs.push_back(reinterpret_cast<const char *>(&value));
  T result;
  reduceBuffers(ReductionKind::Add, type, inputs,
                reinterpret_cast<char *>(&result), 1);
  return result;
}

/// Sequential addition would stop at 2^24.
TEST(Reduce, ManyOnes) {
  constexpr int64_t count = (1 << 24) + 4;
  const float one = 1;
  float sum = 0;
  std::vector<const char *> inputs(count, reinterpret_cast<const char *>(&one));
  reduceBuffers(ReductionKind::Add, ElementType::F32, inputs,
                reinterpret_cast<char *>(&sum), 1);
  EXPECT_EQ(sum, static_cast<float>(count));
}

TEST(Reduce, ErrorGrowsWithTheLogarithm) {
  std::mt19937 random(1);
  std::uniform_real_distribution<float> uniform(-1, 1);
  for (size_t count = 1; count <= 1 << 18; count = count * 3 + 1) {
    std::vector<float> values(count);
    double exact = 0, absolute = 0;
    for (float &value : values) {
      value = uniform(random);
      exact += value;
      absolute += std::abs(value);
    }
    double steps = std::ceil(std::log2(static_cast<double>(count)));
    EXPECT_LE(std::abs(sumOf(values, ElementType::F32) - exact),
              steps * absolute * std::ldexp(1.0, -24))
        << count;
  }
}

/// Complete blocks of elements, a partial block, and a result that is an input.
TEST(Reduce, EveryElementOfEveryInputCountsOnce) {
  for (size_t numInputs = 1; numInputs <= 40; ++numInputs) {
    constexpr int64_t count = 700;
    std::vector<std::vector<int32_t>> data(numInputs);
    std::vector<const char *> inputs;
    std::vector<int32_t> expected(count, 0);
    for (size_t i = 0; i < numInputs; ++i) {
      for (int64_t e = 0; e < count; ++e) {
        data[i].push_back(static_cast<int32_t>((i + 1) * 1000003 + e * 7));
        expected[e] += data[i].back();
      }
      inputs.push_back(reinterpret_cast<const char *>(data[i].data()));
    }
    std::vector<int32_t> &into = data[numInputs / 2];
    reduceBuffers(ReductionKind::Add, ElementType::S32, inputs,
                  reinterpret_cast<char *>(into.data()), count);
    EXPECT_EQ(into, expected) << numInputs;
  }
}

template <typename T>
void expectOrderedZeros(ElementType type, T positive, T negative, T nan) {
  using Bits = std::array<char, sizeof(T)>;
  for (bool isNegativeFirst : {false, true}) {
    std::vector<T> left(300, isNegativeFirst ? negative : positive);
    std::vector<T> right(300, isNegativeFirst ? positive : negative);
    left.back() = nan;
    for (ReductionKind kind : {ReductionKind::Max, ReductionKind::Min}) {
      std::vector<T> result(300);
      reduceBuffers(kind, type,
                    {reinterpret_cast<const char *>(left.data()),
                     reinterpret_cast<const char *>(right.data())},
                    reinterpret_cast<char *>(result.data()), 300);
      T expected = kind == ReductionKind::Max ? positive : negative;
      EXPECT_EQ(llvm::bit_cast<Bits>(result.front()),
                llvm::bit_cast<Bits>(expected));
      EXPECT_EQ(llvm::bit_cast<Bits>(result.back()), llvm::bit_cast<Bits>(nan));
    }
  }
}

/// As in device programs, -0 is less than 0, in either order of the operands.
TEST(Reduce, ZerosAreOrderedBySign) {
  expectOrderedZeros<float>(ElementType::F32, 0.f, -0.f, NAN);
  expectOrderedZeros<double>(ElementType::F64, 0., -0., NAN);
  expectOrderedZeros<uint16_t>(ElementType::BF16, 0, 0x8000, 0x7FC0);
  expectOrderedZeros<uint16_t>(ElementType::F16, 0, 0x8000, 0x7E00);
}

} // namespace
