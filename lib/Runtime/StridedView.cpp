//===- StridedView.cpp - Block copies between strided views ---------------===//
#include "StridedView.h"
#include <cassert>
#include <cstring>

namespace mlir::gspmd {
namespace {

/// One loop of a copy: trip count and byte steps on both sides.
struct Loop {
  int64_t count;
  int64_t fromStep;
  int64_t toStep;
};

/// The loops of a copy, outermost first; loops that continue each other on
/// both sides are one loop.
llvm::SmallVector<Loop, 4> fusedLoops(const StridedView &from,
                                      const StridedView &to) {
  llvm::SmallVector<Loop, 4> loops;
  for (unsigned d = 0; d < from.rank(); ++d) {
    if (from.sizes[d] == 1)
      continue;
    Loop loop{from.sizes[d], from.strides[d] * from.elementBytes,
              to.strides[d] * to.elementBytes};
    if (!loops.empty() && loops.back().fromStep == loop.fromStep * loop.count &&
        loops.back().toStep == loop.toStep * loop.count)
      loops.back() = {loops.back().count * loop.count, loop.fromStep,
                      loop.toStep};
    else
      loops.push_back(loop);
  }
  return loops;
}

template <typename T>
void copyRun(const char *from, char *to, const Loop &loop) {
  for (int64_t i = 0; i < loop.count; ++i) {
    T value;
    std::memcpy(&value, from + i * loop.fromStep, sizeof(T));
    std::memcpy(to + i * loop.toStep, &value, sizeof(T));
  }
}

void copyInnermost(const char *from, char *to, const Loop &loop,
                   int64_t elementBytes) {
  if (loop.fromStep == elementBytes && loop.toStep == elementBytes) {
    std::memcpy(to, from, loop.count * elementBytes);
    return;
  }
  switch (elementBytes) {
  case 1:
    return copyRun<uint8_t>(from, to, loop);
  case 2:
    return copyRun<uint16_t>(from, to, loop);
  case 4:
    return copyRun<uint32_t>(from, to, loop);
  case 8:
    return copyRun<uint64_t>(from, to, loop);
  default:
    for (int64_t i = 0; i < loop.count; ++i)
      std::memcpy(to + i * loop.toStep, from + i * loop.fromStep, elementBytes);
  }
}

void copyLoops(const char *from, char *to, llvm::ArrayRef<Loop> loops,
               int64_t elementBytes) {
  if (loops.size() == 1)
    return copyInnermost(from, to, loops.front(), elementBytes);
  const Loop &loop = loops.front();
  for (int64_t i = 0; i < loop.count; ++i)
    copyLoops(from + i * loop.fromStep, to + i * loop.toStep,
              loops.drop_front(), elementBytes);
}

} // namespace

StridedView StridedView::ofDescriptor(int64_t rank, const void *descriptor,
                                      int64_t elementBytes) {
  // { T *allocated; T *aligned; int64_t offset, sizes[rank], strides[rank]; }
  auto *words = static_cast<const int64_t *>(descriptor);
  char *aligned;
  std::memcpy(&aligned, words + 1, sizeof(aligned));
  StridedView view;
  view.elementBytes = elementBytes;
  view.data = aligned + words[2] * elementBytes;
  view.sizes.assign(words + 3, words + 3 + rank);
  view.strides.assign(words + 3 + rank, words + 3 + 2 * rank);
  return view;
}

StridedView StridedView::contiguous(void *data, llvm::ArrayRef<int64_t> sizes,
                                    int64_t elementBytes) {
  StridedView view;
  view.data = static_cast<char *>(data);
  view.elementBytes = elementBytes;
  view.sizes.assign(sizes.begin(), sizes.end());
  view.strides.resize(sizes.size());
  int64_t stride = 1;
  for (int d = static_cast<int>(sizes.size()) - 1; d >= 0; --d) {
    view.strides[d] = stride;
    stride *= sizes[d];
  }
  return view;
}

int64_t StridedView::numElements() const {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

bool StridedView::isContiguous() const {
  int64_t expected = 1;
  for (int d = static_cast<int>(rank()) - 1; d >= 0; --d) {
    if (sizes[d] != 1 && strides[d] != expected)
      return false;
    expected *= sizes[d];
  }
  return true;
}

StridedView StridedView::slice(unsigned dim, int64_t start,
                               int64_t size) const {
  StridedView view = *this;
  view.data += start * strides[dim] * elementBytes;
  view.sizes[dim] = size;
  return view;
}

std::string shapeString(llvm::ArrayRef<int64_t> sizes) {
  if (sizes.empty())
    return "scalar";
  std::string text;
  for (int64_t size : sizes)
    text += (text.empty() ? "" : "x") + std::to_string(size);
  return text;
}

void copyView(const StridedView &from, const StridedView &to) {
  assert(from.sizes == to.sizes && from.elementBytes == to.elementBytes);
  if (from.numElements() == 0)
    return;
  llvm::SmallVector<Loop, 4> loops = fusedLoops(from, to);
  if (loops.empty())
    loops.push_back({1, from.elementBytes, from.elementBytes});
  copyLoops(from.data, to.data, loops, from.elementBytes);
}

void zeroView(const StridedView &view) {
  // A copy from one zero element that is read again and again.
  static const char zeros[16] = {};
  assert(view.elementBytes <= 16);
  if (view.isContiguous()) {
    std::memset(view.data, 0, view.numBytes());
    return;
  }
  StridedView zero = view;
  zero.data = const_cast<char *>(zeros);
  zero.strides.assign(view.rank(), 0);
  copyView(zero, view);
}

void *makeDescriptor(void *data, llvm::ArrayRef<int64_t> sizes,
                     llvm::SmallVectorImpl<int64_t> &storage) {
  StridedView view = StridedView::contiguous(data, sizes, 1);
  storage.assign(3, 0);
  std::memcpy(&storage[0], &data, sizeof(data));
  std::memcpy(&storage[1], &data, sizeof(data));
  storage.append(view.sizes.begin(), view.sizes.end());
  storage.append(view.strides.begin(), view.strides.end());
  return storage.data();
}

} // namespace mlir::gspmd
