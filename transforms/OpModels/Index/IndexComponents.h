//===- IndexComponents.h - Index vectors by component -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXCOMPONENTS_H
#define GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXCOMPONENTS_H

#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/NeutralElements.h"

namespace mlir::gspmd {

/// Dimensions 0 .. rank-1 that are in neither list.
SmallVector<unsigned> dimsNotIn(unsigned rank, ArrayRef<int64_t> a,
                                ArrayRef<int64_t> b);
/// The entry of `to` at the place where `from` has `dim`.
std::optional<unsigned> counterpart(unsigned dim, ArrayRef<int64_t> from,
                                    ArrayRef<int64_t> to);

/// An index as a signed type wide enough for differences of indices.
Value toSignedIndex(LocalOps &ops, Value index);

/// The index tensor of a gather or scatter, taken apart along its vector
/// dimension. Components are changed one by one and joined again.
class IndexComponents {
public:
  /// `vectorDim` may be the rank of `indices`: then there is one component.
  IndexComponents(LocalOps &ops, Value indices, int64_t vectorDim);

  /// Limits to [0, last].
  void clamp(unsigned component, int64_t last);
  void add(unsigned component, int64_t value);
  /// Makes the position one within this device's part.
  void subtractOffset(unsigned component, ArrayRef<AxisRef> axes,
                      int64_t localSize);
  /// 0 <= component < size, without the vector dimension.
  Value isWithin(unsigned component, int64_t size);
  /// The index tensor again.
  Value join();

private:
  Value &part(unsigned component);

  LocalOps &ops;
  int64_t vectorDim;
  bool hasVectorDim;
  SmallVector<Value> parts; ///< of size 1 along the vector dimension
};

/// Index vectors that a gather or scatter looks at.
int64_t countIndices(Value indices, int64_t indexVectorDim);

/// Bytes that memory moves for a tensor of slices whose rows of `row` bytes lie
/// apart from each other: no fewer for each row than it hands out at once. With
/// 0 for `row` they lie in order.
double bytesOfSeparateRows(Type slices, double row);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXCOMPONENTS_H
