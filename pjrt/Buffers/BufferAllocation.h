//===- BufferAllocation.h - New buffers -------------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_BUFFERALLOCATION_H
#define GSPMD_PJRT_BUFFERS_BUFFERALLOCATION_H

#include "pjrt/Buffers/Buffer.h"

namespace mlir::gspmd::pjrt {

/// Returns the memory that a caller selects by a device or a memory of this
/// process.
absl::StatusOr<Memory *> resolveMemory(Device *device, Memory *memory);
/// Returns the shape of a caller's arguments; row-major without a layout.
absl::StatusOr<BufferShape> shapeFrom(BufferType type, const int64_t *dims,
                                      size_t numDims,
                                      const MemoryLayout *layout);
/// Returns the name of a shape in messages and reports.
AllocationName describeShape(const BufferShape &shape);
/// Allocates the storage of such a buffer; it has no bytes if runs are
/// simulated.
absl::StatusOr<std::shared_ptr<Storage>> allocate(Memory &memory,
                                                  const BufferShape &shape);

/// Returns true for numbers of less than a byte, each of which takes a byte.
bool isNarrow(BufferType type);
/// Extends the elements of a caller's row-major tensor of less than a byte,
/// whose upper bits are arbitrary, to bytes: programs compare and sort bytes.
/// Does nothing for other types.
void extendNarrowElements(const BufferShape &shape, char *data);
/// Returns an uninitialized tensor, which the caller overwrites.
absl::StatusOr<HostTensor> uninitializedTensor(const BufferShape &shape);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_BUFFERALLOCATION_H
