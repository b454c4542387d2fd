//===- StridedView.cpp - Block copies between strided views ---------------===//
#include "lib/Runtime/Memory/StridedView.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <cstring>

namespace mlir::gspmd {
namespace {

/// One loop of a copy: its trip count and byte steps on both sides.
struct Loop {
  int64_t count;
  int64_t fromStep;
  int64_t toStep;
};

using Loops = llvm::SmallVector<Loop, 4>;

/// Returns the loops of a copy, outermost first, ordered so that the target is
/// written in memory order; loops that continue each other on both sides are
/// fused.
Loops loopsOf(llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> fromSteps,
              llvm::ArrayRef<int64_t> toSteps) {
  Loops all, fused;
  for (auto [size, fromStep, toStep] :
       llvm::zip_equal(sizes, fromSteps, toSteps))
    if (size != 1)
      all.push_back({size, fromStep, toStep});
  llvm::stable_sort(all, [](const Loop &a, const Loop &b) {
    return std::abs(a.toStep) > std::abs(b.toStep);
  });
  for (const Loop &loop : all) {
    if (!fused.empty() && fused.back().fromStep == loop.fromStep * loop.count &&
        fused.back().toStep == loop.toStep * loop.count)
      fused.back() = {fused.back().count * loop.count, loop.fromStep,
                      loop.toStep};
    else
      fused.push_back(loop);
  }
  return fused;
}

/// Moves the loop with the smallest source step next to the innermost one,
/// which has the smallest target step. Returns false if they are the same loop.
bool moveSourceLoopInside(Loops &loops) {
  if (loops.size() < 2)
    return false;
  auto *inner = std::prev(loops.end());
  auto *reading =
      std::min_element(loops.begin(), inner, [](const Loop &a, const Loop &b) {
        return std::abs(a.fromStep) < std::abs(b.fromStep);
      });
  if (std::abs(reading->fromStep) >= std::abs(inner->fromStep))
    return false;
  std::rotate(reading, std::next(reading), inner);
  return true;
}

template <typename T>
void copyRun(const char *from, char *to, const Loop &loop) {
  for (int64_t i = 0; i < loop.count; ++i) {
    T value;
    std::memcpy(&value, from + i * loop.fromStep, sizeof(T));
    std::memcpy(to + i * loop.toStep, &value, sizeof(T));
  }
}

/// Copies a transposed block: source and target are contiguous along different
/// dimensions. It copies square blocks whose rows are cache lines, so that each
/// cache line is read once and written once.
template <typename T>
void copyAcross(const char *from, char *to, const Loop &reading,
                const Loop &writing) {
  constexpr int64_t kBlock = 64 / sizeof(T);
  for (int64_t r = 0; r < reading.count; r += kBlock)
    for (int64_t w = 0; w < writing.count; w += kBlock) {
      Loop run = {std::min(kBlock, writing.count - w), writing.fromStep,
                  writing.toStep};
      for (int64_t i = r, e = std::min(r + kBlock, reading.count); i < e; ++i)
        copyRun<T>(from + i * reading.fromStep + w * writing.fromStep,
                   to + i * reading.toStep + w * writing.toStep, run);
    }
}

/// Executes the loops on elements of type T; `isAcross` is the result of
/// moveSourceLoopInside.
template <typename T>
void copyLoops(const char *from, char *to, llvm::ArrayRef<Loop> loops,
               bool isAcross) {
  const Loop &loop = loops.front();
  if (loops.size() == 2 && isAcross)
    return copyAcross<T>(from, to, loop, loops.back());
  if (loops.size() > 1) {
    for (int64_t i = 0; i < loop.count; ++i)
      copyLoops<T>(from + i * loop.fromStep, to + i * loop.toStep,
                   loops.drop_front(), isAcross);
    return;
  }
  if (loop.fromStep == sizeof(T) && loop.toStep == sizeof(T))
    std::memcpy(to, from, loop.count * sizeof(T));
  else
    copyRun<T>(from, to, loop);
}

} // namespace

StridedView StridedView::fromDescriptor(int64_t rank, const void *descriptor,
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

int64_t StridedView::numElements() const { return llvm::product_of(sizes); }

bool StridedView::isContiguous() const {
  // The strides of a view without elements are arbitrary.
  if (numElements() == 0)
    return true;
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

/// Appends a dimension of bytes, for elements of other sizes.
static Loops withBytes(Loops loops, int64_t elementBytes) {
  loops.push_back({elementBytes, 1, 1});
  return loops;
}

void copyStrided(llvm::ArrayRef<int64_t> sizes, int64_t elementBytes,
                 const char *from, llvm::ArrayRef<int64_t> fromSteps, char *to,
                 llvm::ArrayRef<int64_t> toSteps) {
  if (llvm::is_contained(sizes, 0))
    return;
  Loops loops = loopsOf(sizes, fromSteps, toSteps);
  if (loops.empty())
    loops.push_back({1, elementBytes, elementBytes});
  bool isAcross = moveSourceLoopInside(loops);
  switch (elementBytes) {
  case 1:
    return copyLoops<uint8_t>(from, to, loops, isAcross);
  case 2:
    return copyLoops<uint16_t>(from, to, loops, isAcross);
  case 4:
    return copyLoops<uint32_t>(from, to, loops, isAcross);
  case 8:
    return copyLoops<uint64_t>(from, to, loops, isAcross);
  case 16:
    return copyLoops<std::array<uint64_t, 2>>(from, to, loops, isAcross);
  default:
    return copyLoops<uint8_t>(from, to, withBytes(loops, elementBytes),
                              /*isAcross=*/false);
  }
}

/// Returns the strides of a view in bytes.
static llvm::SmallVector<int64_t, 4> stepsOf(const StridedView &view) {
  llvm::SmallVector<int64_t, 4> steps = view.strides;
  for (int64_t &step : steps)
    step *= view.elementBytes;
  return steps;
}

void copyView(const StridedView &from, const StridedView &to) {
  assert(from.sizes == to.sizes && from.elementBytes == to.elementBytes);
  copyStrided(from.sizes, from.elementBytes, from.data, stepsOf(from), to.data,
              stepsOf(to));
}

void zeroView(const StridedView &view) {
  // Copies from one zero element with strides of 0.
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

void writeDescriptor(void *data, llvm::ArrayRef<int64_t> sizes,
                     int64_t *words) {
  std::memcpy(&words[0], &data, sizeof(data));
  std::memcpy(&words[1], &data, sizeof(data));
  words[2] = 0;
  size_t rank = sizes.size();
  int64_t stride = 1;
  for (size_t dim = rank; dim-- > 0; stride *= sizes[dim]) {
    words[3 + dim] = sizes[dim];
    words[3 + rank + dim] = stride;
  }
}

} // namespace mlir::gspmd
