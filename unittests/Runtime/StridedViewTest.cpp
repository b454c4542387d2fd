//===- StridedViewTest.cpp - Copies between strided views -----------------===//
#include "lib/Runtime/Memory/StridedView.h"
#include "gtest/gtest.h"
#include <numeric>
#include <random>

using namespace mlir::gspmd;

namespace {

/// Memory for elements of some sizes, with the dimensions in any order, some of
/// them reversed, with gaps.
struct Place {
  Place(llvm::ArrayRef<int64_t> sizes, int64_t elementBytes,
        std::mt19937 &random)
      : steps(sizes.size()) {
    std::vector<size_t> order(sizes.size());
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    int64_t step = elementBytes;
    for (size_t d : order) {
      bool isBackwards = random() % 4 == 0 && sizes[d] > 0;
      steps[d] = isBackwards ? -step : step;
      begin += isBackwards ? (sizes[d] - 1) * step : 0;
      // The stride need not be a multiple of the element, as for fields of
      // structures.
      step = step * sizes[d] + static_cast<int64_t>(random() % 3);
    }
    bytes.resize(step + elementBytes);
  }

  char *at(llvm::ArrayRef<int64_t> index) {
    return bytes.data() + begin +
           std::inner_product(index.begin(), index.end(), steps.begin(),
                              int64_t(0));
  }

  llvm::SmallVector<int64_t, 4> steps;
  int64_t begin = 0;
  std::vector<char> bytes;
};

/// Advances to the next index in row-major order; returns false after the last.
bool next(llvm::SmallVectorImpl<int64_t> &index,
          llvm::ArrayRef<int64_t> sizes) {
  for (size_t d = sizes.size(); d-- > 0;) {
    if (++index[d] < sizes[d])
      return true;
    index[d] = 0;
  }
  return false;
}

/// Copies one element after another, independently of loops.
void copyByIndex(llvm::ArrayRef<int64_t> sizes, int64_t elementBytes,
                 Place &from, Place &to) {
  llvm::SmallVector<int64_t> index(sizes.size(), 0);
  if (llvm::is_contained(sizes, 0))
    return;
  do
    std::copy_n(from.at(index), elementBytes, to.at(index));
  while (next(index, sizes));
}

TEST(StridedView, CopiesAnyOrderOfDimensions) {
  std::mt19937 random(1);
  for (int64_t elementBytes : {1, 2, 3, 4, 8, 16, 24})
    for (int round = 0; round < 200; ++round) {
      llvm::SmallVector<int64_t> sizes(random() % 5);
      for (int64_t &size : sizes)
        // Complete and partial blocks have up to 64 elements.
        size = random() % 20 == 0 ? 0
                                  : 1 + random() % (sizes.size() < 3 ? 150 : 9);
      Place from(sizes, elementBytes, random), to(sizes, elementBytes, random);
      for (char &byte : from.bytes)
        byte = static_cast<char>(random());
      Place expected = to;
      copyByIndex(sizes, elementBytes, from, expected);
      copyStrided(sizes, elementBytes, from.bytes.data() + from.begin,
                  from.steps, to.bytes.data() + to.begin, to.steps);
      ASSERT_EQ(to.bytes, expected.bytes)
          << shapeString(sizes) << " of " << elementBytes << " bytes, round "
          << round;
    }
}

TEST(StridedView, OneElementIsReadRepeatedly) {
  uint32_t one = 7;
  std::vector<uint32_t> many(300);
  StridedView to = StridedView::contiguous(many.data(), {20, 15}, 4);
  StridedView from = to;
  from.data = reinterpret_cast<char *>(&one);
  from.strides.assign(2, 0);
  copyView(from, to);
  EXPECT_EQ(many, std::vector<uint32_t>(300, 7));
}

} // namespace
