//===- IndexComponents.h - Components of index vectors ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXCOMPONENTS_H
#define GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXCOMPONENTS_H

#include "transforms/OpModels/Support/LocalOps.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace mlir::gspmd {

/// Returns the dimensions 0 .. rank-1 that are in neither list.
SmallVector<unsigned> dimsNotIn(unsigned rank, ArrayRef<int64_t> a,
                                ArrayRef<int64_t> b);
/// Returns the entry of `to` at the index of `dim` in `from`; nullopt if `from`
/// does not contain it.
std::optional<unsigned> findCorrespondingDim(unsigned dim,
                                             ArrayRef<int64_t> from,
                                             ArrayRef<int64_t> to);

/// Converts an index to a signed type wide enough for differences of indices.
Value toSignedIndex(LocalOps &ops, Value index);

/// The index tensor of a gather or scatter, split along its vector dimension.
/// Components are modified separately and concatenated again.
class IndexComponents {
public:
  /// If `vectorDim` is the rank of `indices`, there is one component.
  IndexComponents(LocalOps &ops, Value indices, int64_t vectorDim);

  /// Clamps to [0, last].
  void clamp(unsigned component, int64_t last);
  void add(unsigned component, int64_t amount);
  /// Makes the index relative to this device's shard.
  void subtractOffset(unsigned component, ArrayRef<AxisRef> axes,
                      int64_t localSize);
  /// Returns 0 <= component < size, without the vector dimension.
  Value isWithin(unsigned component, int64_t size);
  /// Returns the modified index tensor.
  Value join();

private:
  /// Converts the component to a signed type and returns it.
  Value &makeComponentSigned(unsigned component);
  Value constantLike(Value value, int64_t number);

  LocalOps &ops;
  int64_t vectorDim;
  bool hasVectorDim;
  SmallVector<Value>
      components; ///< tensors of size 1 along the vector dimension
};

/// Returns the number of index vectors of a gather or scatter.
int64_t countIndexVectors(Value indices, int64_t indexVectorDim);

/// Returns the bytes of memory traffic for a tensor of slices whose contiguous
/// rows of `rowBytes` bytes are not adjacent: each row takes at least one
/// memory transaction. If `rowBytes` is 0, all rows are contiguous.
double stridedTrafficBytes(Type slices, double rowBytes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXCOMPONENTS_H
