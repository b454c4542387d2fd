//===- HeapLayout.cpp - Offsets of buffers in one heap --------------------===//

#include "compiler/Simulator/Memory/HeapLayout.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <iterator>
#include <map>
#include <queue>
#include <set>
#include <tuple>

using namespace mlir::gspmd;

namespace {

/// A heap with free gaps below its end.
class Heap {
public:
  double size() const { return most; }

  double allocate(double bytes) {
    auto gap = bySize.lower_bound({bytes, 0});
    if (gap == bySize.end()) {
      double offset = end;
      end += bytes;
      most = std::max(most, end);
      return offset;
    }
    auto [gapBytes, offset] = *gap;
    removeGap(offset, gapBytes);
    if (gapBytes > bytes)
      addGap(offset + bytes, gapBytes - bytes);
    return offset;
  }

  void release(double offset, double bytes) {
    auto behind = gaps.lower_bound(offset);
    if (behind != gaps.begin()) {
      auto [before, size] = *std::prev(behind);
      if (before + size == offset) {
        removeGap(before, size);
        offset = before;
        bytes += size;
      }
    }
    if (behind != gaps.end() && behind->first == offset + bytes) {
      auto [next, size] = *behind;
      removeGap(next, size);
      bytes += size;
    }
    if (offset + bytes == end)
      end = offset;
    else
      addGap(offset, bytes);
  }

private:
  void addGap(double offset, double bytes) {
    gaps[offset] = bytes;
    bySize.insert({bytes, offset});
  }
  void removeGap(double offset, double bytes) {
    gaps.erase(offset);
    bySize.erase({bytes, offset});
  }

  std::map<double, double> gaps; ///< sizes by offset
  std::set<std::pair<double, double>> bySize;
  double end = 0, most = 0;
};

} // namespace

double mlir::gspmd::heapBytes(std::vector<HeapBuffer> buffers) {
  llvm::stable_sort(buffers, [](const HeapBuffer &a, const HeapBuffer &b) {
    return std::tuple(a.first, -a.bytes) < std::tuple(b.first, -b.bytes);
  });
  using Allocation = std::tuple<int64_t, double, double>; // last, offset, bytes
  std::priority_queue<Allocation, std::vector<Allocation>, std::greater<>> live;
  Heap heap;
  for (const HeapBuffer &buffer : buffers) {
    if (buffer.bytes <= 0 || buffer.last < buffer.first)
      continue;
    while (!live.empty() && std::get<0>(live.top()) < buffer.first) {
      auto [last, offset, bytes] = live.top();
      live.pop();
      heap.release(offset, bytes);
    }
    live.emplace(buffer.last, heap.allocate(buffer.bytes), buffer.bytes);
  }
  return heap.size();
}
