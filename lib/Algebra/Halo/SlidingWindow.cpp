//===- SlidingWindow.cpp - One dimension of a sliding window --------------===//

#include "lib/Algebra/Halo/SlidingWindow.h"

using namespace gspmd;

double gspmd::validPositions(const WindowDim &dim) {
  // The windows with an element at tap k are those whose position is in the
  // dilated input and not a fill value. Enumerating them takes size * out
  // steps; without dilation, one division for each tap is enough.
  int64_t count = 0;
  int64_t dilatedIn = (dim.in - 1) * dim.baseDilation + 1;
  for (int64_t k = 0; k < dim.size; ++k) {
    int64_t shift = k * dim.windowDilation - dim.padLow;
    if (dim.baseDilation == 1) {
      // 0 <= o * stride + shift < in
      int64_t first = shift >= 0 ? 0 : (-shift + dim.stride - 1) / dim.stride;
      int64_t last = dim.in - 1 - shift;
      int64_t end = last < 0 ? 0 : std::min(dim.out, last / dim.stride + 1);
      count += std::max<int64_t>(0, end - first);
      continue;
    }
    for (int64_t o = 0; o < dim.out; ++o) {
      int64_t position = o * dim.stride + shift;
      count += position >= 0 && position < dilatedIn &&
               position % dim.baseDilation == 0;
    }
  }
  return count;
}

DilatedRead gspmd::slidingRead(const WindowDim &w, int64_t shards) {
  ShardedDim out{w.out, shards};
  int64_t extent = w.extent(w.size);
  return dilatedRead({out.shard() * w.stride, -w.padLow},
                     (out.shard() - 1) * w.stride + extent, w.baseDilation,
                     shards, [=](int64_t p) {
                       int64_t valid = out.valid(p);
                       return valid ? (valid - 1) * w.stride + extent : 0;
                     });
}

DilatedRead gspmd::tapsRead(const WindowDim &w, int64_t shards) {
  ShardedDim taps{w.size, shards};
  int64_t shard = taps.shard();
  int64_t size = (w.out - 1) * w.stride + w.extent(shard);
  ShardOffset start{shard * w.windowDilation, -w.padLow};
  if (w.isReversed)
    start = {-shard * w.windowDilation,
             (w.size - shard) * w.windowDilation - w.padLow};
  return dilatedRead(start, size, w.baseDilation, shards,
                     [=](int64_t) { return size; });
}

ScatterReads gspmd::scatterReads(const WindowDim &w, int64_t shards) {
  ShardedDim in{w.in, shards};
  int64_t shard = in.shard();
  // The last window that begins at or before the shard, and as many before it
  // as may overlap the shard.
  int64_t back = (w.size - 1) / w.stride;
  ShardOffset first{shard, w.padLow - back * w.stride, w.stride};
  ShardOffset begin = first;
  begin.scale = w.stride;
  begin.offset = -w.padLow;
  auto touching = [=](int64_t p) -> int64_t {
    int64_t valid = in.valid(p);
    if (valid == 0)
      return 0;
    int64_t last =
        llvm::divideFloorSigned(p * shard + valid - 1 + w.padLow, w.stride);
    return last - first.at(p) + 1;
  };
  int64_t count = 1;
  for (int64_t p = 0; p < shards; ++p) {
    count = std::max(count, touching(p));
    // The union of the windows must contain the shard.
    int64_t beyond = (p + 1) * shard - begin.at(p) - w.size;
    count = std::max(count, (beyond + w.stride - 1) / w.stride + 1);
  }
  ScatterReads reads;
  reads.source = {first, count, touching};
  reads.operand = {begin, (count - 1) * w.stride + w.size, [=](int64_t p) {
                     int64_t windows = touching(p);
                     return windows ? (windows - 1) * w.stride + w.size : 0;
                   }};
  return reads;
}

std::optional<WindowRangeInput>
gspmd::windowRangeInput(const WindowDim &dim, const ShardRange &windows) {
  if (dim.baseDilation != 1 || windows.size() <= 0)
    return std::nullopt;
  int64_t begin = windows.begin * dim.stride - dim.padLow;
  int64_t end =
      (windows.end - 1) * dim.stride + dim.extent(dim.size) - dim.padLow;
  if (windows.begin < 0 || windows.end > dim.out)
    return dim.padLow == 0 && dim.padHigh == 0
               ? std::optional(WindowRangeInput{{begin, end}, 0, 0})
               : std::nullopt;
  ShardRange read{std::max<int64_t>(0, begin), std::min(dim.in, end)};
  if (read.size() <= 0)
    return std::nullopt;
  return WindowRangeInput{read, std::max<int64_t>(0, -begin),
                          std::max<int64_t>(0, end - dim.in)};
}
