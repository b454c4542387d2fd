//===- SlidingWindowTest.cpp - Windows against their definition -----------===//

#include "lib/Algebra/Halo/SlidingWindow.h"
#include "unittests/Algebra/Halo/HaloPlanInterpreter.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace gspmd;

namespace {

/// Calls `visit` with windows of all kinds along small dimensions.
void forEachWindow(llvm::function_ref<void(const WindowDim &)> visit) {
  for (int64_t in : {1, 2, 5, 8})
    for (int64_t size : {1, 2, 3, 5})
      for (int64_t stride : {1, 2, 3})
        for (int64_t padLow : {-1, 0, 1, 4})
          for (int64_t padHigh : {-1, 0, 2})
            for (int64_t base : {1, 2, 3})
              for (int64_t dilation : {1, 3}) {
                WindowDim w;
                w.in = in, w.size = size, w.stride = stride;
                w.padLow = padLow, w.padHigh = padHigh;
                w.baseDilation = base, w.windowDilation = dilation;
                int64_t padded = (in - 1) * base + 1 + padLow + padHigh;
                if (padded < w.extent(size))
                  continue;
                w.out = (padded - w.extent(size)) / stride + 1;
                visit(w);
              }
}

std::string describe(const WindowDim &w) {
  std::string text;
  for (int64_t number : {w.in, w.size, w.out, w.stride, w.padLow, w.padHigh,
                         w.baseDilation, w.windowDilation})
    text += std::to_string(number) + " ";
  return text + (w.isReversed ? "reversed" : "");
}

/// Returns the position in the dilated input that tap `k` of window `o` reads.
int64_t positionOf(const WindowDim &w, int64_t o, int64_t k) {
  return o * w.stride + k * w.windowDilation - w.padLow;
}

/// Returns the element at a position of the dilated input, or the fill value.
int64_t elementAt(const WindowDim &w, int64_t position) {
  bool exists = position >= 0 && position % w.baseDilation == 0 &&
                position / w.baseDilation < w.in;
  return exists ? position / w.baseDilation : kFillValue;
}

/// Returns the window of each device after a dilated read.
std::vector<Elements> executeRead(const WindowDim &w, const DilatedRead &read,
                                  int64_t shards) {
  ShardedDim dim{w.in, shards};
  WindowPlan plan = planWindow(dim, read.window, WindowFill::Other);
  EXPECT_EQ(validatePlan(dim, read.window, WindowFill::Other, false, plan), "");
  std::string error;
  std::vector<Elements> windows =
      executePlan(dim, read.window, WindowFill::Other, false, plan, error);
  for (int64_t p = 0; p < shards && read.dilation > 1; ++p) {
    Elements dilated(read.padLow, kFillValue);
    for (auto [i, element] : llvm::enumerate(windows[p])) {
      if (i > 0)
        dilated.insert(dilated.end(), read.dilation - 1, kFillValue);
      dilated.push_back(element);
    }
    dilated.insert(dilated.end(), read.padHigh(), kFillValue);
    int64_t phase = read.padLow + read.start.at(p) -
                    read.dilation * read.window.start.at(p);
    EXPECT_TRUE(phase == 0 || !read.isPhaseConstant);
    EXPECT_GE(phase, 0);
    EXPECT_LE(phase, read.phase);
    EXPECT_LE(phase + read.size, int64_t(dilated.size()));
    windows[p] =
        Elements(dilated.begin() + phase, dilated.begin() + phase + read.size);
  }
  return windows;
}

TEST(SlidingWindow, ValidPositions) {
  forEachWindow([](const WindowDim &w) {
    int64_t count = 0;
    for (int64_t o = 0; o < w.out; ++o)
      for (int64_t k = 0; k < w.size; ++k)
        count += elementAt(w, positionOf(w, o, k)) >= 0;
    EXPECT_EQ(validPositions(w), count) << describe(w);
  });
}

TEST(SlidingWindow, ShardedOutput) {
  forEachWindow([](const WindowDim &w) {
    for (int64_t shards = 1; shards <= 5; ++shards) {
      ShardedDim out{w.out, shards};
      DilatedRead read = slidingRead(w, shards);
      std::vector<Elements> windows = executeRead(w, read, shards);
      for (int64_t o = 0; o < w.out; ++o)
        for (int64_t k = 0; k < w.size; ++k) {
          int64_t p = o / out.shard();
          int64_t own = (o - p * out.shard()) * w.stride;
          ASSERT_EQ(windows[p].at(own + k * w.windowDilation),
                    elementAt(w, positionOf(w, o, k)))
              << describe(w) << " in " << shards;
        }
    }
  });
}

TEST(SlidingWindow, WindowRangeInput) {
  forEachWindow([](const WindowDim &w) {
    for (int64_t begin = 0; begin < w.out; ++begin)
      for (int64_t end = begin + 1; end <= w.out; ++end) {
        auto input = windowRangeInput(w, {begin, end});
        if (!input)
          continue;
        WindowDim own = w;
        own.in = input->read.size(), own.out = end - begin;
        own.padLow = input->padLow, own.padHigh = input->padHigh;
        ASSERT_EQ(own.in + own.padLow + own.padHigh,
                  (own.out - 1) * w.stride + w.extent(w.size))
            << describe(w);
        for (int64_t o = begin; o < end; ++o)
          for (int64_t k = 0; k < w.size; ++k) {
            int64_t element = elementAt(own, positionOf(own, o - begin, k));
            ASSERT_EQ(element < 0 ? element : element + input->read.begin,
                      elementAt(w, positionOf(w, o, k)))
                << describe(w) << ": " << begin << " to " << end;
          }
      }
  });
  WindowDim three;
  three.in = 8, three.size = 3, three.out = 8;
  three.padLow = three.padHigh = 1;
  EXPECT_EQ(windowRangeInput(three, {2, 5})->read, (ShardRange{1, 6}));
  EXPECT_EQ(windowRangeInput(three, {0, 2})->read, (ShardRange{0, 3}));
  EXPECT_EQ(windowRangeInput(three, {0, 2})->padLow, 1);
  EXPECT_FALSE(windowRangeInput(three, {-1, 2}).has_value());
  three.padLow = three.padHigh = 0, three.out = 6;
  EXPECT_EQ(windowRangeInput(three, {-2, 7})->read, (ShardRange{-2, 9}));
  three.baseDilation = 2;
  EXPECT_FALSE(windowRangeInput(three, {2, 5}).has_value());
}

TEST(SlidingWindow, ShardedTaps) {
  forEachWindow([](const WindowDim &forward) {
    for (bool isReversed : {false, true})
      for (int64_t shards = 1; shards <= 5; ++shards) {
        WindowDim w = forward;
        w.isReversed = isReversed;
        int64_t shardSize = ShardedDim{w.size, shards}.shard();
        DilatedRead read = tapsRead(w, shards);
        std::vector<Elements> windows = executeRead(w, read, shards);
        for (int64_t o = 0; o < w.out; ++o)
          for (int64_t entry = 0; entry < w.size; ++entry) {
            // In a reversed kernel the last entry is the first tap, both in the
            // global kernel and in a shard.
            int64_t p = entry / shardSize, local = entry % shardSize;
            int64_t tap = isReversed ? w.size - 1 - entry : entry;
            int64_t own = isReversed ? shardSize - 1 - local : local;
            ASSERT_EQ(windows[p].at(o * w.stride + own * w.windowDilation),
                      elementAt(w, positionOf(w, o, tap)))
                << describe(w) << " in " << shards;
          }
      }
  });
}

/// Returns true if [begin, begin + size) is in [outer, outer + outerSize).
bool isWithin(int64_t begin, int64_t size, int64_t outer, int64_t outerSize) {
  return begin >= outer && begin + size <= outer + outerSize;
}

TEST(SlidingWindow, WindowsThatOverlapAShard) {
  forEachWindow([](const WindowDim &w) {
    if (w.baseDilation != 1 || w.windowDilation != 1 || w.padLow < 0)
      return;
    for (int64_t shards = 1; shards <= 5; ++shards) {
      ShardedDim in{w.in, shards};
      ScatterReads reads = scatterReads(w, shards);
      for (int64_t p = 0; p < shards; ++p) {
        int64_t begin = p * in.shard();
        int64_t source = reads.source.start.at(p);
        int64_t operand = reads.operand.start.at(p);
        EXPECT_LE(reads.source.needed(p), reads.source.size);
        EXPECT_LE(reads.operand.needed(p), reads.operand.size);
        // The windows that are read span the shard.
        EXPECT_EQ(operand, source * w.stride - w.padLow);
        EXPECT_TRUE(isWithin(begin, in.shard(), operand, reads.operand.size));
        for (int64_t o = 0; o < w.out; ++o) {
          int64_t first = positionOf(w, o, 0);
          bool touches = first < begin + in.valid(p) && first + w.size > begin;
          if (in.valid(p) == 0 || !touches)
            continue;
          ASSERT_TRUE(isWithin(o, 1, source, reads.source.needed(p)))
              << describe(w) << " in " << shards;
          ASSERT_TRUE(
              isWithin(first, w.size, operand, reads.operand.needed(p)));
        }
      }
    }
  });
}

} // namespace
