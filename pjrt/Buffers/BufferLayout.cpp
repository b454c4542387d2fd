//===- BufferLayout.cpp - Layouts of buffers ------------------------------===//
#include "pjrt/Buffers/BufferLayout.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

BufferLayout BufferLayout::rowMajor(size_t rank) {
  BufferLayout layout;
  layout.minorToMajor.resize(rank);
  std::iota(layout.minorToMajor.rbegin(), layout.minorToMajor.rend(),
            int64_t(0));
  return layout;
}

bool BufferLayout::isRowMajor() const {
  return tiles.empty() && elementBits == 0 &&
         minorToMajor == rowMajor(minorToMajor.size()).minorToMajor;
}

std::string BufferLayout::toString() const {
  std::string text = absl::StrCat("{", absl::StrJoin(minorToMajor, ","));
  if (!tiles.empty() || elementBits)
    absl::StrAppend(&text, ":", tiles.empty() ? "" : "T");
  for (const std::vector<int64_t> &tile : tiles)
    absl::StrAppend(&text, "(", absl::StrJoin(tile, ","), ")");
  if (elementBits)
    absl::StrAppend(&text, "E(", elementBits, ")");
  return text + "}";
}

/// Returns the error of a layout of `rank` dimensions, or an empty string.
static std::string check(const BufferLayout &layout, size_t rank) {
  std::vector<int64_t> plain = BufferLayout::rowMajor(rank).minorToMajor;
  if (!std::is_permutation(plain.begin(), plain.end(),
                           layout.minorToMajor.begin(),
                           layout.minorToMajor.end()))
    return absl::StrCat("its order is not a permutation of ", rank,
                        " dimensions");
  for (const std::vector<int64_t> &tile : layout.tiles)
    if (tile.empty() || llvm::any_of(tile, [](int64_t size) {
          return size < 1 || size > std::numeric_limits<int32_t>::max();
        }))
      return "a tile is empty or has a size that is not positive; tiles that "
             "combine dimensions are not supported";
  if (layout.elementBits < 0 || layout.elementBits > 128)
    return "the size of its elements is not between 0 and 128 bits";
  return "";
}

static absl::StatusOr<BufferLayout> validated(BufferLayout layout,
                                              size_t rank) {
  std::string error = check(layout, rank);
  if (error.empty())
    return layout;
  return absl::InvalidArgumentError(
      absl::StrCat("invalid layout ", layout.toString(), ": ", error));
}

absl::StatusOr<BufferLayout>
BufferLayout::fromTiledLayout(const TiledLayout &tiled, size_t rank) {
  size_t numTileDims = 0;
  for (size_t i = 0; tiled.tileDimSizes && i < tiled.numTiles; ++i)
    numTileDims += tiled.tileDimSizes[i];
  if ((tiled.minorToMajorSize && !tiled.minorToMajor) ||
      (tiled.numTiles && !tiled.tileDimSizes) ||
      (numTileDims && !tiled.tileDims))
    return absl::InvalidArgumentError(
        "a layout has no list of dimensions or tiles");
  BufferLayout layout;
  layout.minorToMajor.assign(tiled.minorToMajor,
                             tiled.minorToMajor + tiled.minorToMajorSize);
  const int64_t *size = tiled.tileDims;
  for (size_t i = 0; i < tiled.numTiles; size += tiled.tileDimSizes[i++])
    layout.tiles.emplace_back(size, size + tiled.tileDimSizes[i]);
  return validated(std::move(layout), rank);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Parses numbers separated by commas, as many as there are.
static std::vector<int64_t> parseNumbers(llvm::StringRef &text) {
  std::vector<int64_t> numbers;
  text = text.ltrim();
  for (int64_t number; !text.consumeInteger(10, number);) {
    numbers.push_back(number);
    text = text.ltrim();
    if (!text.consume_front(","))
      break;
    text = text.ltrim();
  }
  return numbers;
}

/// Parses a list such as `(8,128)`.
static bool parseList(llvm::StringRef &text, std::vector<int64_t> &numbers) {
  if (!text.consume_front("("))
    return false;
  numbers = parseNumbers(text);
  return text.consume_front(")");
}

/// Parses the tiles and element size after the order of dimensions.
static bool parseTiles(llvm::StringRef &text, BufferLayout &layout) {
  if (text.consume_front("T"))
    do
      if (!parseList(text, layout.tiles.emplace_back()))
        return false;
    while (text.starts_with("("));
  std::vector<int64_t> bits;
  if (text.consume_front("E") && (!parseList(text, bits) || bits.size() != 1))
    return false;
  layout.elementBits = bits.empty() ? 0 : bits.front();
  return true;
}

absl::StatusOr<BufferLayout> BufferLayout::parse(llvm::StringRef text,
                                                 size_t rank) {
  BufferLayout layout;
  llvm::StringRef rest = text.trim();
  bool isRead = rest.consume_front("{");
  layout.minorToMajor = parseNumbers(rest);
  if (isRead && rest.consume_front(":"))
    isRead = parseTiles(rest, layout);
  if (isRead && rest == "}")
    return validated(std::move(layout), rank);
  return absl::InvalidArgumentError(absl::StrCat(
      "invalid layout ", std::string(text), ": expected an order of ", rank,
      " dimensions, tiles and bits of an element, such as "
      "{1,0:T(8,128)(2,1)E(4)}"));
}

//===----------------------------------------------------------------------===//
// Offsets
//===----------------------------------------------------------------------===//

namespace {
/// A step from an index to that of a tile or of an element within a tile.
struct TileStep {
  bool isWithin;
  int64_t tile;
};
/// A dimension of the bytes. Its index is that of dimension `dim` of the tensor
/// after `steps`: tiles of tiles need not divide them, so that the steps are
/// not one quotient and one remainder.
struct ByteDim {
  int64_t dim, size;
  llvm::SmallVector<TileStep, 2> steps;

  int64_t indexOf(int64_t i) const {
    for (const TileStep &step : steps)
      i = step.isWithin ? i % step.tile : i / step.tile;
    return i;
  }
};
} // namespace

/// Returns the dimensions of the bytes, the slowest first.
static std::vector<ByteDim> byteDimsOf(const BufferLayout &layout,
                                       llvm::ArrayRef<int64_t> dims) {
  constexpr int64_t kNone = -1;
  std::vector<ByteDim> byteDims;
  for (int64_t dim : llvm::reverse(layout.minorToMajor))
    byteDims.push_back({dim, dims[dim], {}});
  for (const std::vector<int64_t> &tile : layout.tiles) {
    while (byteDims.size() < tile.size())
      byteDims.insert(byteDims.begin(), {kNone, 1, {}});
    size_t first = byteDims.size() - tile.size();
    std::vector<ByteDim> inner;
    for (auto [i, size] : llvm::enumerate(tile)) {
      ByteDim &byteDim = byteDims[first + i];
      inner.push_back({byteDim.dim, size, byteDim.steps});
      inner.back().steps.push_back({/*isWithin=*/true, size});
      byteDim.steps.push_back({/*isWithin=*/false, size});
      byteDim.size = int64_t(llvm::divideCeil(uint64_t(byteDim.size), size));
    }
    byteDims.insert(byteDims.end(), inner.begin(), inner.end());
  }
  return byteDims;
}

int64_t BufferLayout::numBytes(llvm::ArrayRef<int64_t> dims,
                               int64_t elementBytes) const {
  if (llvm::is_contained(dims, 0))
    return 0;
  int64_t bytes = elementBytes;
  for (const ByteDim &byteDim : byteDimsOf(*this, dims))
    if (llvm::MulOverflow(bytes, byteDim.size, bytes))
      return std::numeric_limits<int64_t>::max();
  return bytes;
}

/// The offset of an element is the sum of an entry for its index of each
/// dimension.
using Offsets = std::vector<std::vector<int64_t>>;

static Offsets offsetsOf(const BufferLayout &layout,
                         llvm::ArrayRef<int64_t> dims, int64_t elementBytes) {
  Offsets offsets;
  for (int64_t size : dims)
    offsets.emplace_back(size);
  std::vector<ByteDim> byteDims = byteDimsOf(layout, dims);
  int64_t stride = elementBytes;
  for (const ByteDim &byteDim : llvm::reverse(byteDims)) {
    if (byteDim.dim >= 0)
      for (auto [i, offset] : llvm::enumerate(offsets[byteDim.dim]))
        offset += byteDim.indexOf(int64_t(i)) * stride;
    stride *= byteDim.size;
  }
  return offsets;
}

/// Calls `visit` with the offset of each element in row-major order.
template <typename VisitT>
static void visitOffsets(llvm::ArrayRef<std::vector<int64_t>> offsets,
                         int64_t base, VisitT &visit) {
  if (offsets.empty())
    return visit(base);
  for (int64_t offset : offsets.front())
    visitOffsets(offsets.drop_front(), base + offset, visit);
}

void BufferLayout::pack(const char *rowMajor, llvm::ArrayRef<int64_t> dims,
                        int64_t elementBytes, char *target) const {
  if (llvm::is_contained(dims, 0))
    return;
  auto put = [&](int64_t offset) {
    std::memcpy(target + offset, rowMajor, elementBytes);
    rowMajor += elementBytes;
  };
  visitOffsets(offsetsOf(*this, dims, elementBytes), 0, put);
}

void BufferLayout::unpack(const char *packed, llvm::ArrayRef<int64_t> dims,
                          int64_t elementBytes, char *rowMajor) const {
  if (llvm::is_contained(dims, 0))
    return;
  auto take = [&](int64_t offset) {
    std::memcpy(rowMajor, packed + offset, elementBytes);
    rowMajor += elementBytes;
  };
  visitOffsets(offsetsOf(*this, dims, elementBytes), 0, take);
}

} // namespace mlir::gspmd::pjrt
