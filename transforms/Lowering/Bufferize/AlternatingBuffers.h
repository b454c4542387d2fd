//===- AlternatingBuffers.h - Loop-carried values in two buffers -*- C++ -*-==//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_ALTERNATINGBUFFERS_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_ALTERNATINGBUFFERS_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace mlir::gspmd::lowering {

/// A loop-carried value that each iteration computes in a new buffer, while it
/// reads the previous one, which it frees. Two buffers are enough:
///
///     %x = memref.alloc; loop (%c = %x) { %y = memref.alloc; ...;
///       memref.dealloc %c; yield %y }
struct AlternatingBuffers {
  memref::AllocOp initial;
  memref::AllocOp next;
  memref::DeallocOp freed;

  /// Returns the buffers of result `index` of `loop` on buffers; nullopt if it
  /// is not computed in this way.
  static std::optional<AlternatingBuffers> find(LoopLikeOpInterface loop,
                                                unsigned index);
  /// Makes iterations of `loop` use `first`, which is defined before
  /// `initial`, and a new buffer in turn, and copies the last value to `first`
  /// if it is in the other one. Result `index` has no other user.
  void replace(LoopLikeOpInterface loop, unsigned index, Value first,
               ImplicitLocOpBuilder &b);
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_ALTERNATINGBUFFERS_H
