//===- HostStrides.cpp - Layouts of host tensors --------------------------===//
#include "pjrt/Buffers/HostStrides.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "lib/Runtime/Memory/StridedView.h"

namespace mlir::gspmd::pjrt {

Strides stridesOf(const BufferShape &shape,
                  llvm::ArrayRef<int64_t> minorToMajor) {
  Strides strides(shape.dims.size());
  int64_t bytes = byteSize(*elementTypeOf(shape.type));
  for (int64_t dim : minorToMajor) {
    strides[dim] = bytes;
    bytes *= shape.dims[dim];
  }
  return strides;
}

Strides rowMajor(const BufferShape &shape) {
  std::vector<int64_t> order;
  for (size_t i = shape.dims.size(); i-- > 0;)
    order.push_back(static_cast<int64_t>(i));
  return stridesOf(shape, order);
}

absl::StatusOr<Strides> stridesOf(const BufferShape &shape,
                                  const MemoryLayout *layout) {
  if (!layout)
    return rowMajor(shape);
  size_t rank = shape.dims.size();
  if (layout->kind == LayoutKind::Strides) {
    if (layout->strides.numByteStrides != rank)
      return absl::InvalidArgumentError(
          absl::StrCat("a layout has ", layout->strides.numByteStrides,
                       " strides for ", rank, " dimensions"));
    if (rank && !layout->strides.byteStrides)
      return absl::InvalidArgumentError("a layout has no list of strides");
    return Strides(layout->strides.byteStrides,
                   layout->strides.byteStrides + rank);
  }
  auto tiled = BufferLayout::fromTiledLayout(layout->tiled, rank);
  if (!tiled.ok())
    return tiled.status();
  if (!tiled->tiles.empty())
    return absl::UnimplementedError(absl::StrCat(
        "tiled host layouts are not supported: ", tiled->toString(),
        "; specify an order of dimensions"));
  return stridesOf(shape, tiled->minorToMajor);
}

void copyShape(const BufferShape &shape, const char *from,
               const Strides &fromStrides, char *to, const Strides &toStrides) {
  copyStrided(shape.dims, byteSize(*elementTypeOf(shape.type)), from,
              fromStrides, to, toStrides);
}

} // namespace mlir::gspmd::pjrt
