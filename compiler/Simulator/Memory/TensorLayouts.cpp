//===- TensorLayouts.cpp - Bytes of values in main memory -----------------===//

#include "compiler/Simulator/Memory/TensorLayouts.h"
#include "compiler/Simulator/Memory/AliasEdges.h"
#include "compiler/Simulator/Memory/NarrowReads.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpPropertyCache.h"
#include "dialect/Sharding/Interfaces/MemoryInterfaces.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/CostModel/Memory/TensorTiles.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace mlir::gspmd {

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

/// Propagates required layouts to other values.
class TensorLayoutFinder {
public:
  using DimOrder = TensorLayouts::DimOrder;

  TensorLayoutFinder(ModuleOp module, TensorLayouts &layouts,
                     OpPropertyCache &properties)
      : layouts(layouts), properties(properties) {
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

  /// Adds the order of the dimensions of `value`, which `by` needs; null if an
  /// edge of the data flow does.
  void add(Value value, const DimOrder &order, Operation *by) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || int64_t(order.size()) != type.getRank() || order.size() < 2 ||
        properties.isCheapConstant(value))
      return;
    if (isProgramArgument(value)) {
      if (by && needsCopy(by, value))
        layouts.ordersOfCopies.try_emplace(value, order);
      return;
    }
    if (layouts.orders.try_emplace(value, order).second)
      worklist.push_back(value);
  }

  /// Returns true if `op` reads elements in the order of its results: one by
  /// one, or repeated along further dimensions. Other moves of data write
  /// another layout than they read.
  bool needsCopy(Operation *op, Value operand) {
    WorkKind kind = properties.workKindOf(op);
    if (kind != WorkKind::Move)
      return kind == WorkKind::Pointwise;
    auto from = cast<RankedTensorType>(operand.getType());
    auto to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    return to && to.getRank() > from.getRank();
  }

  void addRequired(sharding::MemoryUseOpInterface op) {
    for (auto [i, value] : llvm::enumerate(tensorsOf(op))) {
      auto minor = op.getMinorDims(i);
      auto type = dyn_cast<RankedTensorType>(value.getType());
      if (!minor || !type || !type.hasStaticShape())
        continue;
      bool isResult = i >= op->getNumOperands();
      DimOrder order = withLessPadding(type, *minor, isResult);
      for (unsigned dim = type.getRank(); dim-- > 0;)
        if (!llvm::is_contained(*minor, dim))
          order.push_back(dim);
      add(value, order, op);
    }
  }

  /// Returns the two dimensions in the order that pads less; of equal ones, a
  /// result has the first as its minor one, an operand the second.
  DimOrder withLessPadding(RankedTensorType type, std::array<unsigned, 2> dims,
                           bool isResult) const {
    DimOrder order = {dims[0], dims[1]}, reversed = {dims[1], dims[0]};
    unsigned bits = storedBits(type.getElementType()).value_or(32);
    double bytes = tiledBytes(layouts.hardware, type.getShape(), bits, dims);
    double bytesReversed =
        tiledBytes(layouts.hardware, type.getShape(), bits, {dims[1], dims[0]});
    return bytes < bytesReversed || (bytes == bytesReversed && isResult)
               ? order
               : reversed;
  }

  void follow(Value value) {
    DimOrder order = layouts.orders.lookup(value);
    edges.forEachName(value, [&](Value name) { add(name, order, nullptr); });
    if (Operation *op = value.getDefiningOp())
      through(op, value, order);
    for (Operation *user : value.getUsers())
      through(user, value, order);
  }

  bool keepsLayout(Operation *op) {
    switch (properties.workKindOf(op)) {
    case WorkKind::Move:
    case WorkKind::Pointwise:
    case WorkKind::Reduce:
    case WorkKind::Update:
      return true;
    default:
      return properties.isCollective(op);
    }
  }

  void through(Operation *op, Value value, const DimOrder &order) {
    if (!keepsLayout(op))
      return;
    SmallVector<Value> tensors = tensorsOf(op);
    unsigned from = llvm::find(tensors, value) - tensors.begin();
    const std::optional<FactorMap> &rule = properties.ruleOf(op);
    for (auto [to, other] : llvm::enumerate(tensors)) {
      if (other == value || layouts.orders.contains(other))
        continue;
      if (!rule || rule->numTensors() != tensors.size()) {
        if (sameRank(value, other))
          add(other, order, op);
        continue;
      }
      add(other, mappedOrder(*rule, from, to, order), op);
    }
  }

  /// Returns the order of the dimensions of tensor `to` of the rule that
  /// follows from that of `from`. If `to` has further dimensions, they are
  /// behind (where `from` has the two minor ones) or unknown.
  static DimOrder mappedOrder(const FactorMap &rule, unsigned from, unsigned to,
                              const DimOrder &order) {
    DimOrder mapped;
    bool hasMinor = true;
    for (auto [place, dim] : llvm::enumerate(order)) {
      std::optional<unsigned> other = sameDim(rule, from, to, dim);
      if (other && !llvm::is_contained(mapped, *other))
        mapped.push_back(*other);
      else if (place < 2)
        hasMinor = false;
    }
    unsigned rank = rule.tensor(to).size();
    for (unsigned dim = rank; hasMinor && dim-- > 0;)
      if (!llvm::is_contained(mapped, dim))
        mapped.push_back(dim);
    return mapped;
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

  TensorLayouts &layouts;
  OpPropertyCache &properties;
  SmallVector<Value> worklist;
  AliasEdges edges;
};

} // namespace mlir::gspmd

TensorLayouts::TensorLayouts(ModuleOp module, OpPropertyCache &properties,
                             llvm::DenseMap<Value, Type> narrowedStacks)
    : hardware(properties.getHardware()),
      storedElements(std::move(narrowedStacks)) {
  if (hardware.minTileBytes > 0)
    TensorLayoutFinder(module, *this, properties);
}

llvm::DenseMap<Value, Type>
TensorLayouts::findNarrowedStacks(ModuleOp module,
                                  OpPropertyCache &properties) {
  if (properties.getHardware().minTileBytes == 0)
    return llvm::DenseMap<Value, Type>();
  return mlir::gspmd::findNarrowedStacks(module, properties);
}

double TensorLayouts::bytesOf(Value value, Type elementType) const {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  std::optional<unsigned> bits = storedBits(elementType);
  if (hardware.minTileBytes == 0 || !bits || !type || !type.hasStaticShape())
    return mlir::gspmd::bytesOf(value);
  auto it = orders.find(value);
  return it == orders.end() ? tiledBytes(hardware, type.getShape(), *bits)
                            : tiledBytes(hardware, type.getShape(), *bits,
                                         {it->second[0], it->second[1]});
}

double TensorLayouts::bytesOfCopy(Value argument) const {
  auto it = ordersOfCopies.find(argument);
  if (it == ordersOfCopies.end())
    return 0;
  auto type = cast<RankedTensorType>(argument.getType());
  std::optional<unsigned> bits = storedBits(type.getElementType());
  if (!bits || !type.hasStaticShape())
    return 0;
  double bytes = tiledBytes(hardware, type.getShape(), *bits,
                            {it->second[0], it->second[1]});
  // Otherwise the argument may as well be in this layout.
  return bytes > bytesOf(argument) ? bytes : 0;
}

double TensorLayouts::bytesOf(Value value) const {
  return bytesOf(value, getElementTypeOrSelf(storedTypeOf(value)));
}

Type TensorLayouts::storedTypeOf(Value value) const {
  Type element = storedElements.lookup(value);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return element && type ? type.clone(element) : value.getType();
}
