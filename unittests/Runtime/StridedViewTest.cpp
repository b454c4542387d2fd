//===- StridedViewTest.cpp - Copies between strided views -----------------===//
#include "lib/Runtime/Memory/StridedView.h"
#include "gtest/gtest.h"
#include <numeric>
#include <random>

using namespace mlir::gspmd;

namespace {

/// A place for elements of some sizes, the dimensions in any order in memory,
/// some of them backwards, with gaps.
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
      // Not always a multiple of the element: fields of structures are so.
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

/// The next index in row-major order; false behind the last.
bool next(llvm::SmallVectorImpl<int64_t> &index,
          llvm::ArrayRef<int64_t> sizes) {
  for (size_t d = sizes.size(); d-- > 0;) {
    if (++index[d] < sizes[d])
      return true;
    index[d] = 0;
  }
  return false;
}

/// One element after another, as independent of loops as can be.
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
        // Blocks, whole and begun, are of up to 64 elements.
        size = random() % 20 == 0 ? 0
                                  : 1 + random() % (sizes.size() < 3 ? 150 : 9);
      Place from(sizes, elementBytes, random), to(sizes, elementBytes, random);
      for (char &byte : from.bytes)
        byte = static_cast<char>(random());
      Place wanted = to;
      copyByIndex(sizes, elementBytes, from, wanted);
      copyStrided(sizes, elementBytes, from.bytes.data() + from.begin,
                  from.steps, to.bytes.data() + to.begin, to.steps);
      ASSERT_EQ(to.bytes, wanted.bytes)
          << shapeString(sizes) << " of " << elementBytes << " bytes, round "
          << round;
    }
}

TEST(StridedView, OneElementIsReadAgainAndAgain) {
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
