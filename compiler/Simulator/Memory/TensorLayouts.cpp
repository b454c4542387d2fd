//===- TensorLayouts.cpp - Bytes of values in main memory -----------------===//

#include "compiler/Simulator/Memory/TensorLayouts.h"
#include "compiler/Simulator/Memory/AliasEdges.h"
#include "compiler/Simulator/Memory/NarrowReads.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/MemoryInterfaces.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/CostModel/Memory/TensorTiles.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace mlir::gspmd {

/// Propagates required minor dimensions to other values.
class TensorLayoutFinder {
public:
  using MinorDims = std::array<unsigned, 2>;

  TensorLayoutFinder(ModuleOp module, TensorLayouts &layouts)
      : minorDims(layouts.minorDims) {
    module.walk([&](sharding::MemoryUseOpInterface op) { addRequired(op); });
    if (worklist.empty())
      return;
    edges = AliasEdges(module);
    while (!worklist.empty())
      follow(worklist.pop_back_val());
  }

private:
  /// The operands of an op, then its results.
  static SmallVector<Value> tensorsOf(Operation *op) {
    SmallVector<Value> tensors(op->getOperands());
    llvm::append_range(tensors, op->getResults());
    return tensors;
  }

  void add(Value value, MinorDims dims) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || std::max(dims[0], dims[1]) >= type.getRank() ||
        isProgramArgument(value) || isCheapConstant(value) ||
        !minorDims.try_emplace(value, dims).second)
      return;
    worklist.push_back(value);
  }

  void addRequired(sharding::MemoryUseOpInterface op) {
    for (auto [i, value] : llvm::enumerate(tensorsOf(op)))
      if (std::optional<MinorDims> dims = op.getMinorDims(i))
        add(value, *dims);
  }

  void follow(Value value) {
    MinorDims dims = minorDims.lookup(value);
    edges.forEachName(value, [&](Value name) { add(name, dims); });
    if (Operation *op = value.getDefiningOp())
      through(op, value, dims);
    for (Operation *user : value.getUsers())
      through(user, value, dims);
  }

  static bool keepsLayout(Operation *op) {
    switch (workKindOf(op)) {
    case WorkKind::Move:
    case WorkKind::Pointwise:
    case WorkKind::Reduce:
    case WorkKind::Update:
      return true;
    default:
      return isCollective(op);
    }
  }

  void through(Operation *op, Value value, MinorDims dims) {
    if (!keepsLayout(op))
      return;
    SmallVector<Value> tensors = tensorsOf(op);
    unsigned from = llvm::find(tensors, value) - tensors.begin();
    auto rule = sharding::shardingRuleOf(op, /*conservative=*/false);
    for (auto [to, other] : llvm::enumerate(tensors)) {
      if (other == value)
        continue;
      if (!rule || rule->numTensors() != tensors.size()) {
        if (sameRank(value, other))
          add(other, dims);
        continue;
      }
      auto first = sameDim(*rule, from, to, dims[0]);
      auto second = sameDim(*rule, from, to, dims[1]);
      if (first && second)
        add(other, {*first, *second});
    }
  }

  static bool sameRank(Value a, Value b) {
    auto typeA = dyn_cast<RankedTensorType>(a.getType()),
         typeB = dyn_cast<RankedTensorType>(b.getType());
    return typeA && typeB && typeA.getRank() == typeB.getRank();
  }

  /// The dimension of tensor `to` of the rule whose minor factor is that of
  /// dimension `dim` of `from`.
  static std::optional<unsigned> sameDim(const FactorMap &rule, unsigned from,
                                         unsigned to, unsigned dim) {
    ArrayRef<unsigned> factors = rule.tensor(from)[dim];
    if (factors.empty())
      return std::nullopt;
    for (auto [other, otherFactors] : llvm::enumerate(rule.tensor(to)))
      if (!otherFactors.empty() && otherFactors.back() == factors.back())
        return other;
    return std::nullopt;
  }

  llvm::DenseMap<Value, MinorDims> &minorDims;
  SmallVector<Value> worklist;
  AliasEdges edges;
};

} // namespace mlir::gspmd

TensorLayouts::TensorLayouts(ModuleOp module, const Hardware &hardware)
    : hardware(hardware) {
  if (hardware.minTileBytes == 0)
    return;
  TensorLayoutFinder(module, *this);
  storedElements = findNarrowedStacks(module);
}

/// The bits of an element in memory; nullopt for types of unknown size.
static std::optional<unsigned> storedBits(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    std::optional<unsigned> bits = storedBits(complex.getElementType());
    return bits ? std::optional(2 * *bits) : std::nullopt;
  }
  if (!type.isIntOrFloat())
    return std::nullopt;
  return type.isInteger(1) ? 8 : type.getIntOrFloatBitWidth();
}

double TensorLayouts::bytesOf(Value value, Type elementType) const {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  std::optional<unsigned> bits = storedBits(elementType);
  if (hardware.minTileBytes == 0 || !bits || !type || !type.hasStaticShape())
    return mlir::gspmd::bytesOf(value);
  auto it = minorDims.find(value);
  return it == minorDims.end()
             ? tiledBytes(hardware, type.getShape(), *bits)
             : tiledBytes(hardware, type.getShape(), *bits, it->second);
}

double TensorLayouts::bytesOf(Value value) const {
  return bytesOf(value, getElementTypeOrSelf(storedTypeOf(value)));
}

Type TensorLayouts::storedTypeOf(Value value) const {
  Type element = storedElements.lookup(value);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return element && type ? type.clone(element) : value.getType();
}
