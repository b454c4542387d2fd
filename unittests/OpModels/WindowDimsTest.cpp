//===- WindowDimsTest.cpp - Counting the positions of windows -------------===//

#include "transforms/OpModels/WindowDims.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

/// By definition: tries every pair of window and tap.
static int64_t countByDefinition(const WindowDim &w) {
  int64_t count = 0;
  for (int64_t o = 0; o < w.out; ++o)
    for (int64_t k = 0; k < w.size; ++k) {
      int64_t position = o * w.stride + k * w.windowDilation - w.padLow;
      count += position >= 0 && position % w.baseDilation == 0 &&
               position / w.baseDilation < w.in;
    }
  return count;
}

TEST(WindowDimsTest, ValidPositionsOfAllSmallWindows) {
  for (int64_t in : {1, 2, 5, 8})
    for (int64_t size : {1, 2, 3, 5})
      for (int64_t stride : {1, 2, 3})
        for (int64_t padLow : {-1, 0, 1, 4})
          for (int64_t padHigh : {0, 2})
            for (int64_t base : {1, 2})
              for (int64_t dilation : {1, 3}) {
                WindowDim w;
                w.in = in, w.size = size, w.stride = stride;
                w.padLow = padLow, w.padHigh = padHigh;
                w.baseDilation = base, w.windowDilation = dilation;
                int64_t extent = (size - 1) * dilation + 1;
                int64_t padded = (in - 1) * base + 1 + padLow + padHigh;
                if (padded < extent)
                  continue;
                w.out = (padded - extent) / stride + 1;
                EXPECT_EQ(validPositions(w), countByDefinition(w))
                    << in << " " << size << " " << stride << " " << padLow
                    << " " << padHigh << " " << base << " " << dilation;
              }
}
