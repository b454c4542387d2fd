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

/// Returns the window of these attributes. Absent strides and dilations are 1,
/// absent padding is 0.
Window readWindow(DenseI64ArrayAttr sizes, DenseI64ArrayAttr strides,
                  DenseI64ArrayAttr baseDilations,
                  DenseI64ArrayAttr windowDilations,
                  DenseIntElementsAttr padding, int64_t rank);

/// The operand element of window `position` at `offset` within the window.
struct WindowPosition {
  /// The element's indices, clamped to the tensor so that a load is always in
  /// bounds.
  SmallVector<Value> indices;
  /// An i1 that is false if the element is padding.
  Value inside;
};
WindowPosition windowPosition(ImplicitLocOpBuilder &b, const Window &window,
                              ArrayRef<int64_t> shape, ValueRange position,
                              ValueRange offset);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERWINDOW_H
