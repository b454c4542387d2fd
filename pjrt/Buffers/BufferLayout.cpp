//===- BufferLayout.cpp - How a buffer is told to lie ---------------------===//
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

/// What is wrong with a layout of `rank` dimensions; empty if nothing.
static std::string check(const BufferLayout &layout, size_t rank) {
  std::vector<int64_t> plain = BufferLayout::rowMajor(rank).minorToMajor;
  if (!std::is_permutation(plain.begin(), plain.end(),
                           layout.minorToMajor.begin(),
                           layout.minorToMajor.end()))
    return absl::StrCat("its order of dimensions is none of ", rank);
  for (const std::vector<int64_t> &tile : layout.tiles)
    if (tile.empty() || llvm::any_of(tile, [](int64_t size) {
          return size < 1 || size > std::numeric_limits<int32_t>::max();
        }))
      return "a tile has no size, or one that is not positive";
  if (layout.elementBits < 0 || layout.elementBits > 128)
    return "its elements are of no size that there is";
  return "";
}

static absl::StatusOr<BufferLayout> checked(BufferLayout layout, size_t rank) {
  std::string wrong = check(layout, rank);
  if (wrong.empty())
    return layout;
  return absl::InvalidArgumentError(
      absl::StrCat("a layout is ", layout.toString(), ": ", wrong));
}

absl::StatusOr<BufferLayout> BufferLayout::of(const TiledLayout &tiled,
                                              size_t rank) {
  BufferLayout layout;
  layout.minorToMajor.assign(tiled.minorToMajor,
                             tiled.minorToMajor + tiled.minorToMajorSize);
  const int64_t *size = tiled.tileDims;
  for (size_t i = 0; i < tiled.numTiles; size += tiled.tileDimSizes[i++])
    layout.tiles.emplace_back(size, size + tiled.tileDimSizes[i]);
  return checked(std::move(layout), rank);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Numbers with commas between them, as far as they go.
static std::vector<int64_t> takeNumbers(llvm::StringRef &text) {
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

/// `(8,128)`
static bool takeList(llvm::StringRef &text, std::vector<int64_t> &numbers) {
  if (!text.consume_front("("))
    return false;
  numbers = takeNumbers(text);
  return text.consume_front(")");
}

/// What stands behind the order of dimensions.
static bool takeForm(llvm::StringRef &text, BufferLayout &layout) {
  if (text.consume_front("T"))
    do
      if (!takeList(text, layout.tiles.emplace_back()))
        return false;
    while (text.starts_with("("));
  std::vector<int64_t> bits;
  if (text.consume_front("E") && (!takeList(text, bits) || bits.size() != 1))
    return false;
  layout.elementBits = bits.empty() ? 0 : bits.front();
  return true;
}

absl::StatusOr<BufferLayout> BufferLayout::parse(llvm::StringRef text,
                                                 size_t rank) {
  BufferLayout layout;
  llvm::StringRef rest = text.trim();
  bool isRead = rest.consume_front("{");
  layout.minorToMajor = takeNumbers(rest);
  if (isRead && rest.consume_front(":"))
    isRead = takeForm(rest, layout);
  if (isRead && rest == "}")
    return checked(std::move(layout), rank);
  return absl::InvalidArgumentError(absl::StrCat(
      "a layout is ", std::string(text), ", expected an order of ", rank,
      " dimensions, tiles and bits of an element, such as "
      "{1,0:T(8,128)(2,1)E(4)}"));
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

namespace {
/// A dimension as the bytes have it: of a tensor's dimension, the part of its
/// indices that `divisor` leaves, as far as there are `size` of them.
struct Piece {
  int64_t dim, divisor, size;
};
} // namespace

/// From the one that changes slowest on.
static std::vector<Piece> piecesOf(const BufferLayout &layout,
                                   llvm::ArrayRef<int64_t> dims) {
  constexpr int64_t kNone = -1;
  std::vector<Piece> pieces;
  for (int64_t dim : llvm::reverse(layout.minorToMajor))
    pieces.push_back({dim, 1, dims[dim]});
  for (const std::vector<int64_t> &tile : layout.tiles) {
    while (pieces.size() < tile.size())
      pieces.insert(pieces.begin(), {kNone, 1, 1});
    size_t first = pieces.size() - tile.size();
    std::vector<Piece> inner;
    for (auto [i, size] : llvm::enumerate(tile)) {
      Piece &piece = pieces[first + i];
      inner.push_back({piece.dim, piece.divisor, size});
      piece.divisor *= size;
      piece.size = int64_t(llvm::divideCeil(uint64_t(piece.size), size));
    }
    pieces.insert(pieces.end(), inner.begin(), inner.end());
  }
  return pieces;
}

int64_t BufferLayout::numBytes(llvm::ArrayRef<int64_t> dims,
                               int64_t elementBytes) const {
  if (llvm::is_contained(dims, 0))
    return 0;
  int64_t bytes = elementBytes;
  for (const Piece &piece : piecesOf(*this, dims))
    if (llvm::MulOverflow(bytes, piece.size, bytes))
      return std::numeric_limits<int64_t>::max();
  return bytes;
}

/// An element is at the sum of what its index of each dimension says.
using Offsets = std::vector<std::vector<int64_t>>;

static Offsets offsetsOf(const BufferLayout &layout,
                         llvm::ArrayRef<int64_t> dims, int64_t elementBytes) {
  Offsets offsets;
  for (int64_t size : dims)
    offsets.emplace_back(size);
  std::vector<Piece> pieces = piecesOf(layout, dims);
  int64_t stride = elementBytes;
  for (const Piece &piece : llvm::reverse(pieces)) {
    if (piece.dim >= 0)
      for (auto [i, offset] : llvm::enumerate(offsets[piece.dim]))
        offset += int64_t(i) / piece.divisor % piece.size * stride;
    stride *= piece.size;
  }
  return offsets;
}

/// Calls `visit` with the place of each element, row by row.
template <typename VisitT>
static void visitPlaces(llvm::ArrayRef<std::vector<int64_t>> offsets,
                        int64_t place, VisitT &visit) {
  if (offsets.empty())
    return visit(place);
  for (int64_t offset : offsets.front())
    visitPlaces(offsets.drop_front(), place + offset, visit);
}

void BufferLayout::place(const char *rowMajor, llvm::ArrayRef<int64_t> dims,
                         int64_t elementBytes, char *target) const {
  if (llvm::is_contained(dims, 0))
    return;
  auto put = [&](int64_t place) {
    std::memcpy(target + place, rowMajor, elementBytes);
    rowMajor += elementBytes;
  };
  visitPlaces(offsetsOf(*this, dims, elementBytes), 0, put);
}

void BufferLayout::takeOut(const char *placed, llvm::ArrayRef<int64_t> dims,
                           int64_t elementBytes, char *rowMajor) const {
  if (llvm::is_contained(dims, 0))
    return;
  auto take = [&](int64_t place) {
    std::memcpy(rowMajor, placed + place, elementBytes);
    rowMajor += elementBytes;
  };
  visitPlaces(offsetsOf(*this, dims, elementBytes), 0, take);
}

} // namespace mlir::gspmd::pjrt
