//===- RandomMesh.cpp - Random meshes and shardings -----------------------===//
#include "compiler/Fuzz/Generator/RandomMesh.h"
#include "compiler/Fuzz/Generator/FuzzValue.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir::gspmd::fuzz {

ProgramTraits::ProgramTraits(Random &random,
                             llvm::ArrayRef<std::string> names) {
  isLarge = random.chance(0.04);
  hasSpecials = random.chance(0.06);
  hasPartialSums = !hasSpecials && random.chance(0.1);
  hasPriorities = random.chance(0.12);
  hasTwoMeshes = random.chance(0.08);
  hasEdgeSizes = !isLarge && random.chance(0.1);
  for (const std::string &name : names)
    set(name);
}

bool ProgramTraits::set(llvm::StringRef name) {
  bool *trait = llvm::StringSwitch<bool *>(name)
                    .Case("large", &isLarge)
                    .Case("specials", &hasSpecials)
                    .Case("partial-sums", &hasPartialSums)
                    .Case("priorities", &hasPriorities)
                    .Case("two-meshes", &hasTwoMeshes)
                    .Case("edge-sizes", &hasEdgeSizes)
                    .Default(nullptr);
  if (!trait)
    return false;
  *trait = true;
  if (trait == &hasPartialSums)
    hasSpecials = false;
  return true;
}

using Sizes = llvm::SmallVector<int64_t, 3>;

/// Returns all products of up to three axes with `devices` devices.
static llvm::SmallVector<Sizes> factorizations(int64_t devices) {
  llvm::SmallVector<Sizes> all{{devices}};
  for (int64_t x = 2; x < devices; ++x) {
    if (devices % x)
      continue;
    all.push_back({x, devices / x});
    for (int64_t y = 2; y < devices / x; ++y)
      if (devices / x % y == 0)
        all.push_back({x, y, devices / x / y});
  }
  return all;
}

RandomMesh::RandomMesh(Random &random, const ProgramTraits &traits)
    : random(random), traits(traits) {
  static const Sizes meshes[] = {{2},    {3},    {4},       {5},       {6},
                                 {7},    {8},    {2, 2},    {2, 3},    {3, 2},
                                 {2, 4}, {4, 2}, {2, 2, 2}, {2, 2},    {2, 4},
                                 {1, 3}, {5, 1}, {2, 1, 3}, {1, 2, 2}, {2, 3}};
  static const Sizes large[] = {{16},   {32},   {64},      {2, 8},
                                {4, 4}, {8, 8}, {4, 4, 4}, {3, 4, 2}};
  static const Sizes single[] = {{1}, {1, 1}};
  bool isSingle = traits.hasEdgeSizes && random.chance(0.3);
  bool isMany = random.chance(0.04);
  const Sizes &sizes = random.pick(isSingle ? llvm::ArrayRef(single)
                                   : isMany ? llvm::ArrayRef(large)
                                            : llvm::ArrayRef(meshes));
  int64_t devices = 1;
  for (auto [index, size] : llvm::enumerate(sizes)) {
    meshAxes.push_back({std::string(1, "xyz"[index]), size});
    devices *= size;
  }
  inOrder = !random.chance(0.15);
  text = declare("mesh", meshAxes, inOrder);
  if (!traits.hasTwoMeshes)
    return;
  llvm::SmallVector<Sizes> others = factorizations(devices);
  for (auto [index, size] :
       llvm::enumerate(random.pick(llvm::ArrayRef<Sizes>(others))))
    otherAxes.push_back({std::string(1, "abc"[index]), size});
  text += declare("other", otherAxes, !random.chance(0.3));
}

std::string RandomMesh::declare(llvm::StringRef name, const Axes &axes,
                                bool inOrder) {
  std::string text = "sharding.mesh @" + name.str() + " = <[";
  int64_t devices = 1;
  for (auto [index, axis] : llvm::enumerate(axes)) {
    text +=
        (index ? ", \"" : "\"") + axis.name + "\"=" + std::to_string(axis.size);
    devices *= axis.size;
  }
  text += "]";
  if (!inOrder)
    text += ", devices=" + listText(random.permutation(devices));
  return text + ">\n";
}

llvm::SmallVector<std::string> RandomMesh::subAxes(const Axes &axes) const {
  llvm::SmallVector<std::string> subAxes;
  for (auto &[name, size] : axes) {
    llvm::SmallVector<int64_t> divisors;
    for (int64_t d = 2; d < size; ++d)
      if (size % d == 0)
        divisors.push_back(d);
    std::string quoted = "\"" + name + "\"";
    if (divisors.empty() || !random.chance(0.25)) {
      subAxes.push_back(quoted);
      continue;
    }
    int64_t major = random.pick(llvm::ArrayRef<int64_t>(divisors));
    subAxes.push_back(quoted + ":(1)" + std::to_string(major));
    subAxes.push_back(quoted + ":(" + std::to_string(major) + ")" +
                      std::to_string(size / major));
  }
  random.shuffle(subAxes);
  return subAxes;
}

/// Distributes sub-axes over dimensions, and a few to `replicated`.
static void distributeAxes(Random &random, llvm::ArrayRef<std::string> subAxes,
                           llvm::MutableArrayRef<std::string> dims,
                           llvm::SmallVectorImpl<std::string> &replicated) {
  // The name of the axis, in quotes.
  auto getAxisName = [](llvm::StringRef subAxis) {
    return subAxis.take_front(3);
  };
  for (const std::string &subAxis : subAxes) {
    if (!dims.empty() && random.chance(0.75)) {
      std::string &dim = dims[random.below(dims.size())];
      // Two consecutive sub-axes of one axis are the full axis, which has its
      // own syntax.
      if (!llvm::StringRef(dim).contains(getAxisName(subAxis)))
        dim += (dim.empty() ? "" : ", ") + subAxis;
    } else if (random.chance(0.1) &&
               llvm::none_of(replicated, [&](const std::string &other) {
                 return getAxisName(other) == getAxisName(subAxis);
               })) {
      replicated.push_back(subAxis);
    }
  }
}

std::string RandomMesh::sharding(int64_t rank, bool mayBeOpen) const {
  bool isOther = !otherAxes.empty() && random.chance(0.4);
  llvm::SmallVector<std::string> dims(rank);
  llvm::SmallVector<std::string> replicated;
  distributeAxes(random, subAxes(isOther ? otherAxes : meshAxes), dims,
                 replicated);
  bool open = mayBeOpen && random.chance(0.3);
  std::string text = isOther ? "<@other, [" : "<@mesh, [";
  for (auto [index, dim] : llvm::enumerate(dims)) {
    bool isOpen = open && random.chance(0.6);
    text += index ? ", {" : "{";
    text += dim;
    if (isOpen)
      text += dim.empty() ? "?" : ", ?";
    text += "}";
    if (traits.hasPriorities && mayBeOpen && (isOpen || !dim.empty()) &&
        random.chance(0.5))
      text += "p" + std::to_string(random.below(3));
  }
  text += "]";
  if (!replicated.empty()) {
    llvm::sort(replicated); // in the order of the mesh
    text += ", replicated={" + llvm::join(replicated, ", ") + "}";
  }
  return text + ">";
}

std::string RandomMesh::partialSharding(int64_t rank,
                                        llvm::StringRef reduction) const {
  llvm::SmallVector<std::string> names;
  for (const Axis &axis : meshAxes)
    names.push_back("\"" + axis.name + "\"");
  random.shuffle(names);
  llvm::SmallVector<std::string> dims(rank);
  for (const std::string &name : llvm::ArrayRef(names).drop_front())
    if (rank && random.chance(0.6)) {
      std::string &dim = dims[random.below(rank)];
      dim += (dim.empty() ? "" : ", ") + name;
    }
  std::string text = "<@mesh, [";
  for (auto [index, dim] : llvm::enumerate(dims))
    text += (index ? ", {" : "{") + dim + "}";
  return text + "], unreduced=" + reduction.str() + "{" + names.front() + "}>";
}

} // namespace mlir::gspmd::fuzz
