//===- OnChipTiling.cpp - Tiles of fused kernels --------------------------===//

#include "compiler/Simulator/Kernels/OnChipTiling.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallSet.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Unifies the dimensions of a kernel's values that correspond to one loop
/// index, by the factors of its ops' rules.
class KernelIndices {
public:
  /// Indices with their sizes.
  using Indices = llvm::SmallMapVector<int, double, 4>;

  KernelIndices(const Unit &unit, OpPropertyCache &properties) {
    for (Operation *op : unit.ops)
      if (const std::optional<FactorMap> &rule = properties.ruleOf(op))
        add(op, *rule);
  }

  /// The indices of each dimension of a value.
  Indices indicesOf(Value value) {
    Indices result;
    auto type = dyn_cast<RankedTensorType>(value.getType());
    for (int64_t dim = 0; type && dim < type.getRank(); ++dim)
      addDim(nodeOf(value, dim), type.getDimSize(dim), result, 0);
    return result;
  }

private:
  int nodeOf(Value value, int64_t dim) {
    auto [it, isNew] = nodes.try_emplace({value, dim}, nodes.size());
    if (isNew)
      same.grow(nodes.size());
    return it->second;
  }

  void add(Operation *op, const FactorMap &rule) {
    SmallVector<SmallVector<int>> nodesOf(rule.numFactors());
    auto tensorOf = [&](unsigned t) -> Value {
      return t < op->getNumOperands() ? op->getOperand(t)
                                      : op->getResult(t - op->getNumOperands());
    };
    if (rule.numTensors() != op->getNumOperands() + op->getNumResults())
      return;
    for (unsigned t = 0; t < rule.numTensors(); ++t)
      for (auto [dim, factors] : llvm::enumerate(rule.tensor(t)))
        if (factors.size() == 1)
          nodesOf[factors.front()].push_back(nodeOf(tensorOf(t), dim));
    for (SmallVector<int> &equalNodes : nodesOf)
      for (int node : equalNodes)
        same.join(equalNodes.front(), node);
    // A dimension with several factors has the indices of dimensions with one
    // factor.
    for (unsigned t = 0; t < rule.numTensors(); ++t)
      for (auto [dim, factors] : llvm::enumerate(rule.tensor(t))) {
        if (factors.size() < 2 || llvm::any_of(factors, [&](unsigned f) {
              return nodesOf[f].empty();
            }))
          continue;
        auto &components = componentsOf[nodeOf(tensorOf(t), dim)];
        if (components.empty())
          for (unsigned f : factors)
            components.push_back(
                {nodesOf[f].front(), double(rule.factor(f).size)});
      }
  }

  void addDim(int node, double size, Indices &result, unsigned depth) {
    int leader = same.findLeader(node);
    constexpr unsigned kMaxDepth = 8;
    if (depth < kMaxDepth)
      for (const auto &[compound, components] : componentsOf)
        if (int(same.findLeader(compound)) == leader) {
          for (const auto &[part, partSize] : components)
            addDim(part, partSize, result, depth + 1);
          return;
        }
    double &known = result[leader];
    known = std::max(known, size);
  }

  DenseMap<std::pair<Value, int64_t>, int> nodes;
  llvm::IntEqClasses same;
  llvm::MapVector<int, SmallVector<std::pair<int, double>, 2>> componentsOf;
};

class TiledKernel {
public:
  TiledKernel(const Unit &unit, double tileBytes, OpPropertyCache &properties)
      : unit(unit), tileBytes(tileBytes), indices(unit, properties) {
    findUntiled();
  }

  double extraTraffic() {
    double extra = 0;
    for (Operation *op : unit.ops)
      for (Value value : op->getResults())
        if (isInternal(value))
          extra += keepOrWrite(value);
    return extra + rereadBytes();
  }

private:
  /// Indices along which a reduction's result is combined with values that have
  /// them.
  void findUntiled() {
    DenseMap<Value, llvm::SmallSet<int, 4>> reducedOver;
    for (Operation *op : unit.ops) {
      KernelIndices::Indices read;
      llvm::SmallSet<int, 4> reduced;
      for (Value operand : op->getOperands()) {
        for (const auto &[index, size] : indices.indicesOf(operand))
          read[index] = size;
        llvm::SmallSet<int, 4> before = reducedOver.lookup(operand);
        reduced.insert(before.begin(), before.end());
      }
      for (Value result : op->getResults()) {
        KernelIndices::Indices written = indices.indicesOf(result);
        for (int index : reduced)
          if (read.contains(index) || written.contains(index))
            untiled.insert(index);
        llvm::SmallSet<int, 4> reducedOrRead = reduced;
        for (const auto &[index, size] : read)
          if (size > 1 && !written.contains(index))
            reducedOrRead.insert(index);
        reducedOver[result] = reducedOrRead;
      }
    }
  }

  /// Returns true for a value that each reader computes from other values, so
  /// that it needs no memory.
  static bool isComputedOnTheFly(Value value) {
    switch (workKindOf(value.getDefiningOp())) {
    case WorkKind::Source:
    case WorkKind::View:
    case WorkKind::Move:
    case WorkKind::Pointwise:
      return true;
    default:
      return false;
    }
  }
  bool isInternal(Value value) {
    return !unit.writes.contains(value) && !isComputedOnTheFly(value) &&
           bytesOf(value) > 0 &&
           llvm::any_of(value.getUsers(), [&](Operation *user) {
             return llvm::is_contained(unit.ops, user);
           });
  }

  /// Keeps a value on the chip, or returns its main memory traffic.
  double keepOrWrite(Value value) {
    double cell = bytesOf(value);
    KernelIndices::Indices tiledIndices = indices.indicesOf(value);
    tiledIndices.remove_if(
        [&](const auto &index) { return untiled.contains(index.first); });
    for (const auto &[index, size] : tiledIndices)
      cell /= size;
    if (cell > tileBytes)
      return 2 * bytesOf(value);
    if (cell > maxCell) {
      maxCell = cell;
      most = indices.indicesOf(value);
      loops = std::move(tiledIndices);
    }
    return 0;
  }

  /// Traffic of values that are read once for each tile of the value with the
  /// largest rows.
  double rereadBytes() {
    if (maxCell <= 0)
      return 0;
    // The indices that some operand lacks are tiled, all with the same tile
    // size.
    SmallVector<std::pair<double, KernelIndices::Indices>> values;
    llvm::SmallSet<int, 4> tiled;
    for (auto *all : {&unit.reads, &unit.writes})
      for (const auto &[value, bytes] : *all) {
        KernelIndices::Indices valueIndices = indices.indicesOf(value);
        if (!llvm::any_of(valueIndices, [&](const auto &index) {
              return most.contains(index.first);
            }))
          continue; // unknown, or of an unrelated value
        KernelIndices::Indices lacks = loops;
        lacks.remove_if([&](const auto &index) {
          return valueIndices.contains(index.first);
        });
        for (const auto &[index, size] : lacks)
          tiled.insert(index);
        values.push_back({bytes, std::move(lacks)});
      }
    if (tiled.empty())
      return 0;
    double rows = std::pow(tileBytes / maxCell, 1.0 / double(tiled.size()));
    double extra = 0;
    for (const auto &[bytes, lacks] : values) {
      double times = 1;
      for (const auto &[index, size] : lacks)
        times *= std::max(1.0, size / rows);
      extra += bytes * (times - 1);
    }
    return extra;
  }

  const Unit &unit;
  double tileBytes;
  KernelIndices indices;
  llvm::SmallSet<int, 4> untiled;
  /// Bytes for one value of each of its tiled indices, for the value with the
  /// most.
  double maxCell = 0;
  /// All of its indices, and those it is tiled along.
  KernelIndices::Indices most, loops;
};

} // namespace

double mlir::gspmd::spilledBytes(const Unit &unit, double onChipBytes,
                                 OpPropertyCache &properties) {
  constexpr double kShareOfTiles =
      0.5; // the next operands are loaded concurrently
  return TiledKernel(unit, onChipBytes * kShareOfTiles, properties)
      .extraTraffic();
}
