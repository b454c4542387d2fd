//===- RandomMesh.cpp - Random meshes and shardings -----------------------===//
#include "RandomMesh.h"
#include "FuzzValue.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::gspmd::fuzz {

RandomMesh::RandomMesh(Random &random) : random(random) {
  using Sizes = llvm::SmallVector<int64_t, 3>;
  static const Sizes meshes[] = {{2},    {3},    {4},       {5},       {6},
                                 {7},    {8},    {2, 2},    {2, 3},    {3, 2},
                                 {2, 4}, {4, 2}, {2, 2, 2}, {2, 2},    {2, 4},
                                 {1, 3}, {5, 1}, {2, 1, 3}, {1, 2, 2}, {2, 3}};
  static const Sizes large[] = {{16},   {32},   {64},      {2, 8},
                                {4, 4}, {8, 8}, {4, 4, 4}, {3, 4, 2}};
  Sizes sizes = random.pick(random.chance(0.04) ? llvm::ArrayRef(large)
                                                : llvm::ArrayRef(meshes));
  text = "sharding.mesh @mesh = <[";
  int64_t devices = 1;
  for (auto [index, size] : llvm::enumerate(sizes)) {
    std::string name(1, "xyz"[index]);
    meshAxes.push_back({name, size});
    text += (index ? ", \"" : "\"") + name + "\"=" + std::to_string(size);
    devices *= size;
  }
  text += "]";
  inOrder = !random.chance(0.15);
  if (!inOrder)
    text += ", devices=" + listText(random.permutation(devices));
  text += ">\n";
}

std::string RandomMesh::sharding(int64_t rank, bool mayBeOpen) const {
  // Every axis whole, or in two pieces where its size has factors.
  llvm::SmallVector<std::string> pieces;
  for (auto &[name, size] : meshAxes) {
    llvm::SmallVector<int64_t> divisors;
    for (int64_t d = 2; d < size; ++d)
      if (size % d == 0)
        divisors.push_back(d);
    std::string quoted = "\"" + name + "\"";
    if (divisors.empty() || !random.chance(0.25)) {
      pieces.push_back(quoted);
      continue;
    }
    int64_t major = random.pick(llvm::ArrayRef<int64_t>(divisors));
    pieces.push_back(quoted + ":(1)" + std::to_string(major));
    pieces.push_back(quoted + ":(" + std::to_string(major) + ")" +
                     std::to_string(size / major));
  }
  random.shuffle(pieces);
  llvm::SmallVector<std::string> dims(rank);
  llvm::SmallVector<std::string> replicated;
  for (const std::string &piece : pieces) {
    if (rank && random.chance(0.75)) {
      std::string &dim = dims[random.below(rank)];
      // Two pieces of one axis in their order would be the whole axis, which
      // has to be written as such.
      std::string axis = piece.substr(0, 3);
      if (llvm::StringRef(dim).contains(axis))
        continue;
      dim += (dim.empty() ? "" : ", ") + piece;
    } else if (random.chance(0.1)) {
      bool same = llvm::any_of(replicated, [&](const std::string &other) {
        return other.substr(0, 3) == piece.substr(0, 3);
      });
      if (!same)
        replicated.push_back(piece);
    }
  }
  bool open = mayBeOpen && random.chance(0.3);
  std::string text;
  for (auto [index, dim] : llvm::enumerate(dims)) {
    text += index ? ", {" : "{";
    text += dim;
    if (open && random.chance(0.6))
      text += dim.empty() ? "?" : ", ?";
    text += "}";
  }
  text = "<@mesh, [" + text + "]";
  if (!replicated.empty()) {
    llvm::sort(replicated); // in the order of the mesh
    text += ", replicated={" + llvm::join(replicated, ", ") + "}";
  }
  return text + ">";
}

} // namespace mlir::gspmd::fuzz
