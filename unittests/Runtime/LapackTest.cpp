//===- LapackTest.cpp - LAPACK on several threads -------------------------===//
#include "lib/Runtime/Numerics/LinearAlgebra/Lapack.h"
#include "gtest/gtest.h"
#include <atomic>
#include <thread>
#include <vector>

using namespace mlir::gspmd;

namespace {

/// Returns the Cholesky factor of a matrix that depends on `seed`; empty if the
/// matrix has none.
std::vector<float> factorOf(int seed) {
  constexpr int size = 35;
  std::vector<float> matrix(size * size);
  for (int i = 0; i < size; ++i)
    for (int j = 0; j < size; ++j)
      matrix[i * size + j] =
          i == j ? 20.f : 0.3f + 0.01f * ((i * j + seed) % 7);
  auto factorize = GSPMD_LAPACK(float, LAPACKE_spotrf, LAPACKE_dpotrf,
                                LAPACKE_cpotrf, LAPACKE_zpotrf);
  int info = factorize(LAPACK_ROW_MAJOR, 'L', size, matrix.data(), size);
  return info == 0 ? matrix : std::vector<float>();
}

// A library that is not thread-safe returns hundreds of wrong factors here.
TEST(Lapack, ThreadsDoNotDisturbEachOther) {
  std::atomic<int> numWrong = 0;
  auto work = [&](int seed, const std::vector<float> &expected) {
    for (int i = 0; i < 5000; ++i)
      numWrong += factorOf(seed) != expected;
  };
  std::vector<float> first = factorOf(1), second = factorOf(2);
  ASSERT_FALSE(first.empty() || second.empty());
  std::thread one(work, 1, first), two(work, 2, second);
  one.join();
  two.join();
  EXPECT_EQ(numWrong, 0);
}

} // namespace
