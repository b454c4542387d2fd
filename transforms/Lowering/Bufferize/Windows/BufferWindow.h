//===- BufferWindow.h - Sliding windows -------------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERWINDOW_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERWINDOW_H

#include "mlir/IR/BuiltinAttributes.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// The parameters of a window, per dimension.
struct Window {
  SmallVector<int64_t> sizes, strides, baseDilations, windowDilations, padding;
};

/// Absent strides and dilations are 1, absent padding is 0.
Window readWindow(DenseI64ArrayAttr sizes, DenseI64ArrayAttr strides,
                  DenseI64ArrayAttr baseDilations,
                  DenseI64ArrayAttr windowDilations,
                  DenseIntElementsAttr padding, int64_t rank);

/// The element under place `offset` of window number `position`.
struct WindowPosition {
  /// Clamped into the tensor, so that a load is always safe.
  SmallVector<Value> indices;
  /// i1: it is an element of the tensor, not padding.
  Value inside;
};
WindowPosition windowPosition(ImplicitLocOpBuilder &b, const Window &window,
                              ArrayRef<int64_t> shape, ValueRange position,
                              ValueRange offset);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERWINDOW_H
