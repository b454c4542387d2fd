//===- BufferAllocation.h - Buffers that callers ask for --------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_BUFFERALLOCATION_H
#define GSPMD_PJRT_BUFFERS_BUFFERALLOCATION_H

#include "pjrt/Buffers/Buffer.h"

namespace mlir::gspmd::pjrt {

/// The memory where a caller gives a device or a memory of this process.
absl::StatusOr<Memory *> resolveMemory(Device *device, Memory *memory);
/// The shape that a caller tells; without a layout it is row-major.
absl::StatusOr<BufferShape> shapeFrom(BufferType type, const int64_t *dims,
                                      size_t numDims,
                                      const MemoryLayout *layout);
/// What messages and reports call it.
AllocationName describeShape(const BufferShape &shape);
/// What such a buffer holds on its device; no bytes where runs are simulated.
absl::StatusOr<std::shared_ptr<Storage>> allocate(Memory &memory,
                                                  const BufferShape &shape);

/// Of zeros.
HostTensor zeroTensor(const BufferShape &shape);
/// All of it is to be written.
HostTensor uninitializedTensor(const BufferShape &shape);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_BUFFERALLOCATION_H
