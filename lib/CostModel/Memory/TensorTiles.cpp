//===- TensorTiles.cpp - Bytes of a tensor in main memory -----------------===//

#include "lib/CostModel/Memory/TensorTiles.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>
#include <limits>

using namespace gspmd;

namespace {

/// The stored form of tensors of one element type.
class TiledSize {
public:
  TiledSize(const Hardware &hardware, unsigned bits)
      : hardware(hardware), components(bits > 32 ? std::ceil(bits / 32.0) : 1),
        elementBytes(bits > 32 ? 4 : bits / 8.0) {}

  double vectorBytes(double size) const {
    double columns = tileSize(size, hardware.minTileBytes / elementBytes,
                              hardware.tileRows * hardware.tileColumns);
    return components * roundUp(size, columns) * elementBytes;
  }
  /// `others` is the product of the major dimensions.
  double matrixBytes(double others, double second, double minor) const {
    double rowBytes = hardware.tileColumns * elementBytes;
    double rows =
        tileSize(second, hardware.minTileBytes / rowBytes, hardware.tileRows);
    return components * others * roundUp(second, rows) *
           roundUp(minor, hardware.tileColumns) * elementBytes;
  }

private:
  static double roundUp(double value, double multiple) {
    return std::ceil(value / multiple) * multiple;
  }
  /// Returns the least power of two times `least` that holds `size`, or `most`.
  static double tileSize(double size, double least, double most) {
    double tile = std::max(1.0, least);
    while (tile < size && tile < most)
      tile *= 2;
    return tile;
  }

  const Hardware &hardware;
  double components, elementBytes;
};

} // namespace

static double elementsOf(llvm::ArrayRef<int64_t> shape) {
  return llvm::product_of(shape, double(1));
}

double gspmd::tiledBytes(const Hardware &hardware,
                         llvm::ArrayRef<int64_t> shape, unsigned bits) {
  double elements = elementsOf(shape);
  if (hardware.minTileBytes == 0 || elements == 0)
    return std::ceil(elements * bits / 8);
  if (shape.size() < 2)
    return TiledSize(hardware, bits).vectorBytes(elements);
  double least = std::numeric_limits<double>::infinity();
  for (unsigned i = 0; i < shape.size(); ++i)
    for (unsigned j = 0; j < shape.size(); ++j)
      if (i != j)
        least = std::min(least, tiledBytes(hardware, shape, bits, {i, j}));
  return least;
}

double gspmd::tiledBytes(const Hardware &hardware,
                         llvm::ArrayRef<int64_t> shape, unsigned bits,
                         std::array<unsigned, 2> minor) {
  double elements = elementsOf(shape);
  if (hardware.minTileBytes == 0 || elements == 0)
    return std::ceil(elements * bits / 8);
  double columns = double(shape[minor[0]]), rows = double(shape[minor[1]]);
  return TiledSize(hardware, bits)
      .matrixBytes(elements / (columns * rows), rows, columns);
}
