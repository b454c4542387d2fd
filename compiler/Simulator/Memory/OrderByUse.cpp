//===- OrderByUse.cpp - Units in the order of their uses ------------------===//

#include "compiler/Simulator/Memory/OrderByUse.h"
#include "compiler/Simulator/Scheduling/Dependences.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDataFlowOpInterface;

namespace {

class UseOrder {
public:
  UseOrder(const std::vector<TimedUnit> &units, Block &block,
           OpPropertyCache &properties)
      : units(units), block(block), properties(properties),
        dependences(units, block, properties), changed(units.size()) {}

  OrderByUse run(OrderGoal goal) {
    for (const TimedUnit &timed : units)
      order.push_back(&timed);
    if (goal == OrderGoal::Latency &&
        properties.getHardware().latencyHiding > 0)
      placeAfterRegions();
    auto loop =
        dyn_cast_or_null<ShardingDataFlowOpInterface>(block.getParentOp());
    if (loop && loop.isLoop())
      placeBeforeUses();
    for (const TimedUnit *&timed : order)
      if (const auto &copy = changed[indexOf(timed)])
        timed = &copy->timed;
    return {std::move(order), std::move(changed)};
  }

private:
  size_t indexOf(const TimedUnit *timed) const { return timed - units.data(); }

  template <typename Key>
  void sortBy(Key key) {
    llvm::stable_sort(order, [&](const TimedUnit *a, const TimedUnit *b) {
      return key(indexOf(a)) < key(indexOf(b));
    });
  }

  //===--------------------------------------------------------------------===//
  // After regions
  //===--------------------------------------------------------------------===//

  void placeAfterRegions() {
    bool hasRegions = false;
    region.assign(units.size(), units.size());
    for (size_t i = units.size(); i-- > 0;) {
      if (units[i].unit.kind == Unit::Region) {
        region[i] = i;
        hasRegions = true;
      } else {
        for (size_t after : dependences.successors(i))
          region[i] = std::min(region[i], region[after]);
      }
    }
    if (!hasRegions)
      return;
    sortBy([&](size_t i) { return region[i]; });
    keepOperands();
  }

  /// Stores the operands of products that a unit before a preceding region
  /// computes as well, if that reads fewer bytes than to recompute them.
  void keepOperands() {
    DenseMap<Operation *, size_t> first; // the unit that computes it first
    for (size_t i = 0; i < units.size(); ++i)
      for (Operation *op : units[i].unit.ops) {
        auto [it, isNew] = first.try_emplace(op, i);
        if (!isNew && region[i] < region[it->second])
          it->second = i;
      }
    for (size_t i = 0; i < units.size(); ++i)
      for (Operation *op : units[i].unit.ops) {
        if (properties.workKindOf(op) != WorkKind::Contract)
          continue;
        for (Value operand : op->getOperands()) {
          auto it = first.find(operand.getDefiningOp());
          if (it != first.end() && region[it->second] < region[i])
            keepOperand(operand, it->second, i);
        }
      }
  }

  /// Makes unit `from` write `operand` and unit `to` read it, if `operand` has
  /// fewer bytes than the values that `to` reads for its computation only.
  void keepOperand(Value operand, size_t from, size_t to) {
    llvm::DenseSet<Value> &all = kept[to];
    all.insert(operand);
    llvm::DenseSet<Value> inputs = inputsWithout(all, units[to].unit);
    const Unit &unit = changed[to] ? changed[to]->unit : units[to].unit;
    double without = 0;
    ValueBytes reads;
    for (const auto &[value, bytes] : unit.reads)
      if (inputs.contains(properties.storageOf(value)))
        reads.insert({value, bytes});
      else
        without += bytes;
    double bytes = bytesOf(operand);
    if (bytes >= without) {
      all.erase(operand);
      return;
    }
    reads.insert({operand, bytes});
    change(to).reads = std::move(reads);
    change(from).writes.insert({operand, bytes});
  }

  /// Returns the storage of the inputs of `unit` if the values in `operands`
  /// are inputs, too, instead of being computed in the unit.
  llvm::DenseSet<Value> inputsWithout(const llvm::DenseSet<Value> &operands,
                                      const Unit &unit) {
    SmallPtrSet<Operation *, 16> inside(unit.ops.begin(), unit.ops.end());
    SmallPtrSet<Operation *, 16> seen;
    SmallVector<Operation *> open;
    for (const auto &[value, bytes] : unit.writes)
      open.push_back(value.getDefiningOp());
    llvm::DenseSet<Value> inputs;
    while (!open.empty()) {
      Operation *op = open.pop_back_val();
      if (!seen.insert(op).second)
        continue;
      for (Value value : op->getOperands())
        if (inside.contains(value.getDefiningOp()) && !operands.contains(value))
          open.push_back(value.getDefiningOp());
        else
          inputs.insert(properties.storageOf(value));
    }
    return inputs;
  }

  Unit &change(size_t i) {
    if (!changed[i])
      changed[i] = std::make_unique<ChangedUnit>(units[i]);
    return changed[i]->unit;
  }

  //===--------------------------------------------------------------------===//
  // Before uses
  //===--------------------------------------------------------------------===//

  void placeBeforeUses() {
    llvm::SmallBitVector isInvariant = findInvariant();
    std::vector<size_t> place(units.size());
    for (auto [at, timed] : llvm::enumerate(order))
      place[indexOf(timed)] = at;
    // For an invariant unit, the place of the first unit that uses it and is
    // not invariant itself; for other units, their own place.
    std::vector<size_t> use = place;
    for (size_t at = units.size(); at-- > 0;) {
      size_t i = indexOf(order[at]);
      if (!isInvariant[i] || dependences.successors(i).empty())
        continue;
      use[i] = units.size();
      for (size_t after : dependences.successors(i))
        use[i] = std::min(use[i], use[after]);
    }
    sortBy([&](size_t i) { return std::pair(use[i], place[i]); });
  }

  /// Returns the kernels and collectives that depend only on loop-invariant
  /// values and induction variables.
  llvm::SmallBitVector findInvariant() {
    llvm::SmallBitVector isInvariant(units.size());
    DenseMap<Value, size_t> writer;
    for (size_t i = 0; i < units.size(); ++i) {
      const Unit &unit = units[i].unit;
      for (const auto &[value, bytes] : unit.writes)
        writer[value] = i;
      auto isFromInvariant = [&](const auto &read) {
        Value value = properties.storageOf(read.first);
        auto it = writer.find(value);
        return it != writer.end() ? bool(isInvariant[it->second])
                                  : dependences.mayBeComputableAhead(value);
      };
      isInvariant[i] =
          (unit.kind == Unit::Kernel || unit.kind == Unit::Collective) &&
          llvm::all_of(unit.reads, isFromInvariant);
    }
    return isInvariant;
  }

  const std::vector<TimedUnit> &units;
  Block &block;
  OpPropertyCache &properties;
  Dependences dependences;
  std::vector<const TimedUnit *> order;
  std::vector<std::unique_ptr<ChangedUnit>> changed;
  /// For each unit, the index of the first unit with regions that depends on
  /// it; its own if it has regions.
  std::vector<size_t> region;
  /// The operands that each unit reads instead of computing them.
  DenseMap<size_t, llvm::DenseSet<Value>> kept;
};

} // namespace

OrderByUse mlir::gspmd::orderByUse(const std::vector<TimedUnit> &units,
                                   Block &block, OpPropertyCache &properties,
                                   OrderGoal goal) {
  auto isWait = [](const TimedUnit &timed) {
    return timed.unit.kind == Unit::Wait;
  };
  if (properties.getHardware().minTileBytes > 0 && llvm::none_of(units, isWait))
    return UseOrder(units, block, properties).run(goal);
  OrderByUse order;
  for (const TimedUnit &timed : units)
    order.units.push_back(&timed);
  return order;
}
