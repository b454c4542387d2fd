//===- StackBuffers.cpp - Stack allocation of small buffers ---------------===//

#include "transforms/Lowering/OutlineKernels/StackBuffers.h"

#include "transforms/Lowering/OutlineKernels/BufferBytes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mlir::gspmd::lowering {
namespace {

/// The largest buffer on the stack. For larger ones, an allocation takes little
/// time compared with the kernel's work on the buffer.
constexpr int64_t kMaxBytes = 1 << 10;
/// The total size for one kernel: devices have stacks of a few megabytes.
constexpr int64_t kMaxTotalBytes = 1 << 16;
/// The alignment of buffers on the heap (BufferPool.cpp): a cache line.
constexpr int64_t kAlignment = 64;

/// Returns the only op that frees the buffer, in its own block; null if the
/// buffer may be freed elsewhere.
memref::DeallocOp findOnlyDealloc(memref::AllocOp alloc) {
  memref::DeallocOp found;
  SmallVector<Value> views = {alloc.getResult()};
  while (!views.empty()) {
    Value view = views.pop_back_val();
    for (Operation *user : view.getUsers()) {
      if (auto dealloc = dyn_cast<memref::DeallocOp>(user)) {
        if (found || dealloc->getBlock() != alloc->getBlock())
          return {};
        found = dealloc;
      } else if (user->hasTrait<OpTrait::IsTerminator>() ||
                 isa<RegionBranchOpInterface>(user)) {
        return {}; // the buffer escapes
      } else if (isa<ViewLikeOpInterface, UnrealizedConversionCastOp>(user)) {
        llvm::append_range(views, user->getResults());
      }
    }
  }
  return found;
}

} // namespace

void putSmallBuffersOnStack(func::FuncOp kernel) {
  int64_t totalBytes = 0;
  SmallVector<memref::AllocOp> allocs;
  kernel.walk([&](memref::AllocOp alloc) { allocs.push_back(alloc); });
  OpBuilder b = OpBuilder::atBlockBegin(&kernel.getBody().front());
  for (memref::AllocOp alloc : allocs) {
    MemRefType type = alloc.getType();
    if (!type.hasStaticShape() || bytesOf(type) > kMaxBytes)
      continue;
    memref::DeallocOp dealloc = findOnlyDealloc(alloc);
    if (!dealloc || totalBytes + bytesOf(type) > kMaxTotalBytes)
      continue;
    totalBytes += bytesOf(type);
    Value stackBuffer = memref::AllocaOp::create(
        b, alloc.getLoc(), type, b.getI64IntegerAttr(kAlignment));
    dealloc.erase();
    alloc.replaceAllUsesWith(stackBuffer);
    alloc.erase();
  }
}

} // namespace mlir::gspmd::lowering
