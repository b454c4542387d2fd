//===- HeapLayout.h - Offsets of buffers in one heap ------------*- C++ -*-===//
//
// A compiler that assigns memory ahead of time places buffers into one heap.
// The TPU compiler takes them in the order in which they are allocated, larger
// ones first among those of one time, and each goes into the smallest gap that
// holds it, or behind all others:
//
//   a: 6 bytes, live 0..1     a at 0
//   b: 2 bytes, live 0..3     b at 6
//   c: 4 bytes, live 2..3     c at 0 (a is freed)
//   d: 3 bytes, live 3..3     d at 8: the gap from 4 to 6 is too small
//
// So the heap has 11 bytes where 9 are live at once. The difference is
// fragmentation.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_HEAPLAYOUT_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_HEAPLAYOUT_H

#include <cstdint>
#include <vector>

namespace mlir::gspmd {

/// Bytes that are live from time `first` to time `last`, both included.
struct HeapBuffer {
  int64_t first, last;
  double bytes;
};

/// Returns the size of the heap that holds `buffers`, in O(n log n).
double heapBytes(std::vector<HeapBuffer> buffers);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_HEAPLAYOUT_H
