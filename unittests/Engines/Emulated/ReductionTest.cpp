//===- ReductionTest.cpp - Types, order and rounding of all-reduces -------===//
#include "unittests/Engines/Emulated/TestPrograms.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>
#include <complex>

using namespace gspmd;
using namespace gspmd::test;

namespace {

/// Tests an all-reduce over two devices with two elements each.
template <typename T>
void expectReduction(ReductionKind kind, ElementType type, T a, T b,
                     T expected) {
  Mesh mesh = makeMesh({2});
  CollectiveDesc reduce;
  reduce.axes = mesh.allAxes();
  reduce.reduction = kind;
  reduce.elementType = type;
  CollectiveProgram test(mesh, reduce, {1}, {1});
  HostTensor input(type, {2, 1});
  input.as<T>()[0] = a;
  input.as<T>()[1] = b;
  auto results = runProgram(test.program, {input});
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_EQ(results->front().as<T>()[0], expected)
      << toString(kind).str() << " " << toString(type).str();
  EXPECT_EQ(results->front().as<T>()[1], expected);
}

TEST(Reduction, ReductionsOfEveryType) {
  using R = ReductionKind;
  using E = ElementType;
  expectReduction<uint8_t>(R::Add, E::Bool, 1, 1, 1);
  expectReduction<uint8_t>(R::Min, E::Bool, 1, 0, 0);
  expectReduction<uint8_t>(R::Xor, E::Bool, 1, 1, 0);
  expectReduction<int8_t>(R::Add, E::S8, 127, 1, -128);
  expectReduction<int16_t>(R::Mul, E::S16, -300, 200,
                           static_cast<int16_t>(-60000));
  expectReduction<int32_t>(R::Max, E::S32, -5, 3, 3);
  expectReduction<uint32_t>(R::Max, E::U32, 0x80000000u, 3, 0x80000000u);
  expectReduction<int64_t>(R::Min, E::S64, INT64_MIN, 3, INT64_MIN);
  expectReduction<uint16_t>(R::Mul, E::U16, 65535, 65535, 1);
  expectReduction<uint64_t>(R::And, E::U64, 12, 10, 8);
  expectReduction<uint64_t>(R::Or, E::U64, 12, 10, 14);
  expectReduction<uint64_t>(R::Xor, E::U64, 12, 10, 6);
  expectReduction<uint16_t>(R::Add, E::BF16, 0x3f80, 0x4000, 0x4040); // 1+2
  expectReduction<uint16_t>(R::Mul, E::F16, 0x3e00, 0x4000, 0x4200);  // 1.5*2
  expectReduction<double>(R::Add, E::F64, 0.25, 0.5, 0.75);
  expectReduction<std::complex<float>>(R::Mul, E::C64, {0, 1}, {0, 1}, {-1, 0});
  expectReduction<std::complex<double>>(R::Add, E::C128, {1, 2}, {3, 4},
                                        {4, 6});
}

TEST(Reduction, MaximumOfNaNIsNaN) {
  for (bool nanFirst : {false, true}) {
    Mesh mesh = makeMesh({2});
    CollectiveDesc reduce;
    reduce.axes = mesh.allAxes();
    reduce.reduction = ReductionKind::Max;
    CollectiveProgram test(mesh, reduce, {1}, {1});
    HostTensor input(ElementType::F32, {2, 1});
    input.as<float>()[nanFirst ? 0 : 1] = NAN;
    auto results = runProgram(test.program, {input});
    ASSERT_TRUE(results.ok()) << results.status();
    EXPECT_TRUE(std::isnan(results->front().as<float>()[0]));
  }
}

/// Returns the pairwise sum; the left half has the largest possible 2^k values.
float sumInPairs(llvm::ArrayRef<float> values) {
  if (values.size() == 1)
    return values.front();
  size_t left = llvm::PowerOf2Ceil(values.size()) / 2;
  return sumInPairs(values.take_front(left)) +
         sumInPairs(values.drop_front(left));
}

/// The value of 1e8 + 1 - 1e8 ... depends on the order, which must be pairwise
/// in the group's order.
TEST(Reduction, SumsInPairsInTheOrderOfTheGroup) {
  for (int64_t devices : {2, 3, 7, 22, 64, 100}) {
    Mesh mesh = makeMesh({devices});
    CollectiveDesc reduce;
    reduce.axes = mesh.allAxes();
    CollectiveProgram test(mesh, reduce, {1}, {1});
    HostTensor input(ElementType::F32, {devices, 1});
    fillRandom(input, 7);
    for (float &value : input.as<float>())
      value *= 1e6f * value * value;
    float expected = sumInPairs(input.as<float>());
    for (int repeat = 0; repeat < 5; ++repeat) {
      auto results = runProgram(test.program, {input});
      ASSERT_TRUE(results.ok()) << results.status();
      EXPECT_EQ(results->front().as<float>()[0], expected) << devices;
    }
  }
}

/// Compares with a sum in double, whose error is negligible: the error is at
/// most log2(n) roundings of the sum of absolute values; sequential addition
/// would exceed that.
TEST(Reduction, ErrorOfSumsGrowsWithTheLogarithm) {
  constexpr int64_t devices = 2048, size = 300;
  Mesh mesh = makeMesh({devices});
  CollectiveDesc reduce;
  reduce.axes = mesh.allAxes();
  CollectiveProgram test(mesh, reduce, {size}, {size});
  HostTensor input(ElementType::F32, {devices, size});
  for (auto [index, value] : llvm::enumerate(input.as<float>()))
    value = 0.1f + 0.01f * static_cast<float>(index % size);
  auto results = runProgram(test.program, {input});
  ASSERT_TRUE(results.ok()) << results.status();
  double largestOfSequential = 0;
  for (int64_t e = 0; e < size; ++e) {
    double exact = 0;
    float sequential = 0;
    for (int64_t device = 0; device < devices; ++device) {
      exact += input.as<float>()[device * size + e];
      sequential += input.as<float>()[device * size + e];
    }
    double bound = 11 * exact * std::ldexp(1.0, -24);
    EXPECT_LE(std::abs(results->front().as<float>()[e] - exact), bound) << e;
    largestOfSequential =
        std::max(largestOfSequential, std::abs(sequential - exact) / bound);
  }
  EXPECT_GT(largestOfSequential, 1) << "the test is ineffective";
}

/// bfloat16 accumulates in float: 300 ones are 300, although 256 + 1 = 256 in
/// bfloat16.
TEST(Reduction, NarrowFloatsRoundOnce) {
  Mesh mesh = makeMesh({300});
  CollectiveDesc reduce;
  reduce.axes = mesh.allAxes();
  reduce.elementType = ElementType::BF16;
  CollectiveProgram test(mesh, reduce, {1}, {1});
  HostTensor input(ElementType::BF16, {300, 1});
  for (uint16_t &value : input.as<uint16_t>())
    value = 0x3f80;
  auto results = runProgram(test.program, {input});
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_EQ(results->front().as<uint16_t>()[0], 0x4396); // 300
}

} // namespace
