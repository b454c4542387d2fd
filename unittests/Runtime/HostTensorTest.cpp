//===- HostTensorTest.cpp - Comparing and filling tensors -----------------===//
#include "gspmd/Runtime/HostTensor.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace gspmd;

namespace {

template <typename T>
HostTensor tensorOf(ElementType type, std::vector<T> values) {
  HostTensor tensor(type, {static_cast<int64_t>(values.size())});
  llvm::copy(values, tensor.as<T>().begin());
  return tensor;
}

HostTensor floats(std::vector<float> values) {
  return tensorOf(ElementType::F32, std::move(values));
}

TEST(Compare, TolerancesAreAbsolutePlusRelative) {
  EXPECT_EQ(compare(floats({100}), floats({101}), 0.01, 0).numMismatches, 0);
  EXPECT_EQ(compare(floats({100}), floats({102}), 0.01, 0).numMismatches, 1);
  EXPECT_EQ(compare(floats({100}), floats({102}), 0.01, 1).numMismatches, 0);
  EXPECT_EQ(compare(floats({1, 2}), floats({1, 4}), 0, 0).maxError, 2);
}

TEST(Compare, DifferencesFromNonFiniteNumbersAreInfinite) {
  EXPECT_EQ(compare(floats({1, NAN}), floats({2, 3}), 0, 0).maxError, INFINITY);
  EXPECT_EQ(
      compare(floats({1, NAN, INFINITY}), floats({2, NAN, INFINITY}), 0, 0)
          .maxError,
      1);
}

TEST(Compare, NonFiniteNumbersEqualThemselvesOnly) {
  EXPECT_EQ(compare(floats({NAN, INFINITY, -INFINITY}),
                    floats({NAN, INFINITY, -INFINITY}), 0, 0)
                .numMismatches,
            0);
  EXPECT_EQ(compare(floats({NAN, INFINITY, 1, INFINITY}),
                    floats({1, -INFINITY, NAN, 1}), 1, 1e30)
                .numMismatches,
            4);
}

TEST(Compare, MessageShowsTheFirstFewWithTheirIndex) {
  HostTensor got(ElementType::S32, {2, 5}), expected(ElementType::S32, {2, 5});
  EXPECT_EQ(compare(got, expected, 0, 0).message, "");
  got.as<int32_t>()[7] = -3;
  EXPECT_EQ(compare(got, expected, 0, 0).message,
            "1 of 10 elements differ: [1, 2] found -3, expected 0");
  for (int i = 0; i < 10; ++i)
    got.as<int32_t>()[i] = 1;
  EXPECT_EQ(
      compare(got, expected, 0, 0).message,
      "10 of 10 elements differ: [0, 0] found 1, expected 0; [0, 1] found 1, "
      "expected 0; [0, 2] found 1, expected 0; [0, 3] found 1, expected 0; "
      "...");
}

TEST(Compare, LargeIntegersExactly) {
  auto integers = [](int64_t v) {
    return tensorOf<int64_t>(ElementType::S64, {v});
  };
  int64_t large = (int64_t(1) << 60) + 1;
  EXPECT_EQ(compare(integers(large), integers(large - 1), 0, 0).numMismatches,
            1);
  EXPECT_EQ(compare(integers(large), integers(large), 0, 0).numMismatches, 0);
}

TEST(Compare, TypesAndShapes) {
  HostTensor a(ElementType::F32, {2, 3}), b(ElementType::F32, {3, 2}),
      c(ElementType::BF16, {2, 3});
  EXPECT_EQ(compare(a, b, 0, 0).message, "found f32[2x3], expected f32[3x2]");
  EXPECT_EQ(compare(a, c, 0, 0).message, "found f32[2x3], expected bf16[2x3]");
}

TEST(FillRandom, IsReproducibleAndDependsOnTheSeed) {
  HostTensor a(ElementType::F32, {100}), b(ElementType::F32, {100}),
      c(ElementType::F32, {100});
  fillRandom(a, 1);
  fillRandom(b, 1);
  fillRandom(c, 2);
  EXPECT_EQ(compare(a, b, 0, 0).numMismatches, 0);
  EXPECT_GT(compare(a, c, 0, 0).numMismatches, 90);
  for (float value : a.as<float>())
    EXPECT_LT(std::fabs(value), 2);
}

TEST(FillRandom, NarrowFloatsAreNumbersOfTheirFormat) {
  auto format = [](const llvm::fltSemantics &semantics) {
    return int32_t(llvm::APFloatBase::SemanticsToEnum(semantics));
  };
  HostTensor tensor(ElementType::U8, {100});
  fillRandom(tensor, 1, format(llvm::APFloat::Float8E4M3FN()));
  // 1.0 and -1.0 are 0x38 and 0xb8, 2.0 is 0x40.
  auto count = [&](uint8_t from, uint8_t to) {
    return llvm::count_if(tensor.as<uint8_t>(), [&](uint8_t bits) {
      return bits >= from && bits < to;
    });
  };
  EXPECT_GT(count(0x38, 0x40), 0);
  EXPECT_GT(count(0xb8, 0xc0), 0);
  EXPECT_EQ(count(0x41, 0x80) + count(0xc1, 0xff), 0);
  fillRandom(tensor, 1, format(llvm::APFloat::Float8E8M0FNU()));
  // 2^-10 to 2, and no NaN.
  EXPECT_EQ(count(127 - 10, 127 + 2), 100);
}

} // namespace
