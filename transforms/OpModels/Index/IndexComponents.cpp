//===- IndexComponents.cpp - Components of index vectors ------------------===//

#include "transforms/OpModels/Index/IndexComponents.h"

using namespace mlir;
using namespace mlir::gspmd;

SmallVector<unsigned> mlir::gspmd::dimsNotIn(unsigned rank, ArrayRef<int64_t> a,
                                             ArrayRef<int64_t> b) {
  SmallVector<unsigned> result;
  for (unsigned d = 0; d < rank; ++d)
    if (!llvm::is_contained(a, int64_t(d)) &&
        !llvm::is_contained(b, int64_t(d)))
      result.push_back(d);
  return result;
}

std::optional<unsigned>
mlir::gspmd::findCorrespondingDim(unsigned dim, ArrayRef<int64_t> from,
                                  ArrayRef<int64_t> to) {
  for (auto [f, t] : llvm::zip_equal(from, to))
    if (f == dim)
      return unsigned(t);
  return std::nullopt;
}

Value mlir::gspmd::toSignedIndex(LocalOps &ops, Value index) {
  constexpr unsigned kInt32Width = 32, kInt64Width = 64;
  auto type = cast<RankedTensorType>(index.getType());
  auto element = cast<IntegerType>(type.getElementType());
  unsigned width = element.getWidth() + (element.isUnsigned() ? 1 : 0);
  // Unsigned 64-bit indices are clamped to half the maximum of i64: still out
  // of bounds of every tensor, and later subtractions cannot overflow.
  if (width > kInt64Width)
    index = ops.minimum(
        index, ops.constant(type, std::numeric_limits<int64_t>::max() / 2));
  return ops.convert(
      index, IntegerType::get(index.getContext(),
                              width > kInt32Width ? kInt64Width : kInt32Width));
}

IndexComponents::IndexComponents(LocalOps &ops, Value indices,
                                 int64_t vectorDim)
    : ops(ops), vectorDim(vectorDim),
      hasVectorDim(vectorDim < int64_t(shapeOf(indices).size())) {
  if (!hasVectorDim || dimOf(indices, vectorDim) == 1) {
    components.push_back(indices);
    return;
  }
  for (int64_t i = 0; i < dimOf(indices, vectorDim); ++i)
    components.push_back(ops.slice(indices, vectorDim, i, i + 1));
}

Value &IndexComponents::makeComponentSigned(unsigned component) {
  components[component] = toSignedIndex(ops, components[component]);
  return components[component];
}

Value IndexComponents::constantLike(Value value, int64_t number) {
  return ops.constant(cast<RankedTensorType>(value.getType()), number);
}

void IndexComponents::clamp(unsigned component, int64_t last) {
  Value &value = makeComponentSigned(component);
  value = ops.maximum(value, constantLike(value, 0));
  value = ops.minimum(value, constantLike(value, last));
}

void IndexComponents::add(unsigned component, int64_t amount) {
  Value &value = makeComponentSigned(component);
  value = ops.add(value, constantLike(value, amount));
}

void IndexComponents::subtractOffset(unsigned component, ArrayRef<AxisRef> axes,
                                     int64_t localSize) {
  Value &value = makeComponentSigned(component);
  auto type = cast<RankedTensorType>(value.getType());
  Value offset = ops.offset(axes, localSize, type.getElementType());
  value = ops.subtract(value, ops.splat(offset, type));
}

Value IndexComponents::isWithin(unsigned component, int64_t size) {
  Value value = makeComponentSigned(component);
  Value result = ops.logicalAnd(ops.greaterEqual(value, constantLike(value, 0)),
                                ops.less(value, constantLike(value, size)));
  if (!hasVectorDim)
    return result;
  SmallVector<int64_t> shape(shapeOf(value));
  shape.erase(shape.begin() + vectorDim);
  return ops.reshape(result, shape);
}

Value IndexComponents::join() {
  for (unsigned i = 0; i < components.size(); ++i)
    makeComponentSigned(i);
  return hasVectorDim ? ops.concatenate(components, vectorDim)
                      : components.front();
}

int64_t mlir::gspmd::countIndexVectors(Value indices, int64_t indexVectorDim) {
  int64_t count = 1;
  for (auto [d, size] : llvm::enumerate(shapeOf(indices)))
    if (int64_t(d) != indexVectorDim)
      count *= size;
  return count;
}

double mlir::gspmd::stridedTrafficBytes(Type slices, double rowBytes) {
  // One row of a TPU tile: 128 lanes of 4 bytes.
  constexpr double kMinTransactionBytes = 512;
  double bytes = sharding::tensorBytes(slices);
  return rowBytes > 0 && rowBytes < kMinTransactionBytes
             ? bytes / rowBytes * kMinTransactionBytes
             : bytes;
}
