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

std::optional<unsigned> mlir::gspmd::counterpart(unsigned dim,
                                                 ArrayRef<int64_t> from,
                                                 ArrayRef<int64_t> to) {
  for (auto [f, t] : llvm::zip_equal(from, to))
    if (f == dim)
      return unsigned(t);
  return std::nullopt;
}

Value mlir::gspmd::toSignedIndex(LocalOps &ops, Value index) {
  constexpr unsigned kNarrow = 32, kWide = 64;
  auto type = cast<RankedTensorType>(index.getType());
  auto element = cast<IntegerType>(type.getElementType());
  unsigned width = element.getWidth() + (element.isUnsigned() ? 1 : 0);
  // These positions are out of bounds of every tensor, and so are differences
  // from them.
  if (width > kWide)
    index = ops.minimum(
        index, ops.constant(type, std::numeric_limits<int64_t>::max() / 2));
  return ops.convert(
      index,
      IntegerType::get(index.getContext(), width > kNarrow ? kWide : kNarrow));
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

Value &IndexComponents::signedComponent(unsigned component) {
  components[component] = toSignedIndex(ops, components[component]);
  return components[component];
}

void IndexComponents::clamp(unsigned component, int64_t last) {
  Value &value = signedComponent(component);
  auto type = cast<RankedTensorType>(value.getType());
  value = ops.maximum(value, ops.constant(type, 0));
  value = ops.minimum(value, ops.constant(type, last));
}

void IndexComponents::add(unsigned component, int64_t amount) {
  Value &value = signedComponent(component);
  auto type = cast<RankedTensorType>(value.getType());
  value = ops.add(value, ops.constant(type, amount));
}

void IndexComponents::subtractOffset(unsigned component, ArrayRef<AxisRef> axes,
                                     int64_t localSize) {
  Value &value = signedComponent(component);
  auto type = cast<RankedTensorType>(value.getType());
  Value offset = ops.offset(axes, localSize, type.getElementType());
  value = ops.subtract(value, ops.splat(offset, type));
}

Value IndexComponents::isWithin(unsigned component, int64_t size) {
  Value value = signedComponent(component);
  auto type = cast<RankedTensorType>(value.getType());
  Value result = ops.logicalAnd(ops.greaterEqual(value, ops.constant(type, 0)),
                                ops.less(value, ops.constant(type, size)));
  if (!hasVectorDim)
    return result;
  SmallVector<int64_t> shape(type.getShape());
  shape.erase(shape.begin() + vectorDim);
  return ops.reshape(result, shape);
}

Value IndexComponents::join() {
  for (unsigned i = 0; i < components.size(); ++i)
    signedComponent(i);
  return hasVectorDim ? ops.concatenate(components, vectorDim)
                      : components.front();
}

int64_t mlir::gspmd::countIndices(Value indices, int64_t indexVectorDim) {
  int64_t count = 1;
  for (auto [d, size] : llvm::enumerate(shapeOf(indices)))
    if (int64_t(d) != indexVectorDim)
      count *= size;
  return count;
}

double mlir::gspmd::bytesOfSeparateRows(Type slices, double row) {
  // 128 lanes of 4 bytes: a row of the tiles in which tensors are laid out in
  // memory.
  constexpr double kLeast = 512;
  double bytes = sharding::tensorBytes(slices);
  return row > 0 && row < kLeast ? bytes / row * kLeast : bytes;
}
