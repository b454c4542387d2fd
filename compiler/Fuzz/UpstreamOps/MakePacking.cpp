//===- MakePacking.cpp - Random tiled layouts of linalg -------------------===//
//
// Packing, unpacking, and Winograd transforms, which tile images.
//
//===----------------------------------------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/UpstreamOps/UpstreamValues.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

/// The tiled dimensions of a tensor, and the order of the tiles.
struct Tiling {
  Ints dims, tiles, order;
  Shape packed;
  bool isPadded = false;

  std::string text() const {
    return " outer_dims_perm = " + listText(order) +
           " inner_dims_pos = " + listText(dims) +
           " inner_tiles = " + listText(tiles);
  }
};

Tiling chooseTiling(Generator &g, const Shape &shape) {
  Tiling tiling;
  Shape outer = shape;
  for (int64_t d : g.permutation(shape.size()))
    if (tiling.dims.empty() || g.random.chance(0.5)) {
      int64_t tile = g.random.between(1, 4);
      // Most tile sizes divide the dimension.
      if (shape[d] % tile && g.random.chance(0.6))
        tile = 1;
      tiling.isPadded |= shape[d] % tile != 0;
      tiling.dims.push_back(d);
      tiling.tiles.push_back(tile);
      outer[d] = (shape[d] + tile - 1) / tile;
    }
  tiling.order = g.permutation(shape.size());
  for (int64_t d : tiling.order)
    tiling.packed.push_back(outer[d]);
  tiling.packed.append(tiling.tiles.begin(), tiling.tiles.end());
  return tiling;
}

bool makePack(Generator &g) {
  auto fits = [](const Value &v) { return isSignless(v); };
  Value x = g.take(fits, 1, 3);
  if (!fits(x) || x.rank() == 0 || isComplex(x.elementType))
    return false;
  Tiling tiling = chooseTiling(g, x.shape);
  const std::string &type = x.elementType;
  if (g.random.chance(0.5)) {
    Value packed = g.ofType(type, tiling.packed);
    Value start = emptyTensor(g, type, x.shape);
    g.write("linalg.unpack " + packed.name + tiling.text() + " into " +
                start.name + " : " + packed.type() + " -> " + start.type(),
            {packed, start}, {type, x.shape, packed.range});
    return true;
  }
  Value start = emptyTensor(g, type, tiling.packed);
  std::vector<Value> operands{x, start};
  std::string padding;
  Range range = x.range;
  if (tiling.isPadded) {
    operands.push_back(bareConstant(g, type, 1));
    padding = " padding_value(" + operands.back().name + " : " + type + ")";
    range = unite(range, operands.back().range);
  }
  g.write("linalg.pack " + x.name + padding + tiling.text() + " into " +
              start.name + " : " + x.type() + " -> " + start.type(),
          operands, {type, tiling.packed, range});
  return true;
}

/// Appends Winograd transforms with tiles of `m + 2` elements and kernels of
/// 3.
bool makeWinograd(Generator &g) {
  int64_t m = g.random.chance(0.6) ? 2 : 4, tile = m + 2;
  int64_t rows = g.random.between(1, 3), columns = g.random.between(1, 3);
  int64_t batch = g.random.between(1, 4), channels = g.random.between(1, 5);
  std::string how = " fmr(F_" + std::to_string(m) + "_3) ";
  Shape image{batch, rows * m + 2, columns * m + 2, channels};
  Shape tiles{tile, tile, rows, columns, batch, channels};
  Shape kernel{channels, 3, 3, batch}, points{tile, tile, batch, channels};
  Shape out{batch, rows * m, columns * m, channels};
  static const char *const names[] = {"filter", "input", "output"};
  int64_t which = g.random.below(3);
  Value x = g.stabilized(g.ofType("f32", which == 0   ? kernel
                                         : which == 1 ? image
                                                      : tiles));
  Value start = makeInitialValue(g, "f32",
                                 which == 0   ? points
                                 : which == 1 ? tiles
                                              : out,
                                 0);
  double most = x.range.magnitude() * 4096;
  Range range{-most, most, 0, 4096 * x.range.error + most * epsilon("f32")};
  g.write("linalg.winograd_" + std::string(names[which]) + "_transform" + how +
              insOutsText({x}, {start}) + " -> " + start.type(),
          {x, start}, {"f32", start.shape, range});
  return true;
}

} // namespace

std::vector<OpMaker> makePackingOps() {
  return {{"linalg_pack", 0.5, makePack, false, Language::Linalg},
          {"linalg_winograd", 0.3, makeWinograd, false, Language::Linalg}};
}

} // namespace mlir::gspmd::fuzz
