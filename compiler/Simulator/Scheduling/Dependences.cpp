//===- Dependences.cpp - Dependences between units ------------------------===//

#include "compiler/Simulator/Scheduling/Dependences.h"
#include "compiler/Simulator/Memory/Storage.h"

using namespace mlir;
using namespace mlir::gspmd;

Dependences::Dependences(const std::vector<TimedUnit> &units, Block &block,
                         OpPropertyCache &properties)
    : units(units), block(block), properties(properties), before(units.size()),
      after(units.size()) {
  DenseMap<Value, size_t> writer;
  for (auto [i, timed] : llvm::enumerate(units))
    for (const auto &[value, bytes] : timed.unit.writes)
      writer[value] = i;
  for (auto [i, timed] : llvm::enumerate(units)) {
    // The position of a wait does not matter here: the users of its results
    // wait.
    if (timed.unit.kind == Unit::Wait)
      continue;
    for (const auto &[value, bytes] : timed.unit.reads) {
      auto it = writer.find(properties.storageOf(value));
      if (it == writer.end() || it->second >= i)
        continue;
      before[i].push_back(it->second);
      after[it->second].push_back(i);
    }
  }
}

void Dependences::relaxLoop(double freeBytes, bool isFirst, bool isLast) {
  llvm::SmallBitVector early = findPrefetched(freeBytes), late = findDeferred();
  if (isFirst)
    early.reset();
  if (isLast)
    late.reset();
  for (size_t i = 0; i < units.size(); ++i)
    llvm::erase_if(before[i], [&](size_t from) {
      return (early[from] && !early[i]) ||
             (late[i] && units[from].isTransfer() && late[from]);
    });
  for (SmallVector<size_t> &list : after)
    list.clear();
  for (size_t i = 0; i < units.size(); ++i)
    for (size_t from : before[i])
      after[from].push_back(i);
  isEarly = early;
}

bool Dependences::isComputableAhead(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != &block)
    return true;
  // A counter, as a tensor or not.
  auto type = dyn_cast<RankedTensorType>(argument.getType());
  return argument.getType().isIntOrIndex() || (type && type.getRank() == 0) ||
         bool(invariantInitOf(argument));
}

static double bytesWrittenBy(const TimedUnit &timed) {
  double bytes = 0;
  for (const auto &[value, valueBytes] : timed.unit.writes)
    bytes += valueBytes;
  return bytes;
}

double Dependences::prefetchedBytes() const {
  double bytes = 0;
  for (size_t i = 0; i < units.size(); ++i)
    if (isPrefetched(i) && units[i].isTransfer())
      bytes += bytesWrittenBy(units[i]);
  return bytes;
}

llvm::SmallBitVector Dependences::findPrefetched(double freeBytes) {
  llvm::SmallBitVector known(units.size()), early(units.size());
  llvm::SmallBitVector hasFreeBytes(units.size());
  for (size_t i = 0; i < units.size(); ++i) {
    const Unit &unit = units[i].unit;
    bool isMovable = unit.kind != Unit::Region && unit.matrixFlops == 0;
    known[i] = isMovable &&
               llvm::all_of(before[i], [&](size_t b) { return known[b]; }) &&
               llvm::all_of(unit.reads, [&](const auto &read) {
                 return isComputableAhead(properties.storageOf(read.first));
               });
    if (!known[i] || !units[i].isTransfer())
      continue;
    double bytes = bytesWrittenBy(units[i]);
    if (bytes > freeBytes) {
      known.reset(i); // its dependents cannot be prefetched either
      continue;
    }
    freeBytes -= bytes;
    hasFreeBytes.set(i);
  }
  for (size_t i = units.size(); i-- > 0;)
    early[i] = known[i] &&
               (hasFreeBytes[i] ||
                llvm::any_of(after[i], [&](size_t a) { return early[a]; }));
  return early;
}

llvm::SmallBitVector Dependences::findDeferred() {
  llvm::DenseSet<Value> yielded;
  for (Value value : block.getTerminator()->getOperands())
    yielded.insert(properties.storageOf(value));
  llvm::SmallBitVector late(units.size());
  for (size_t i = units.size(); i-- > 0;) {
    const Unit &unit = units[i].unit;
    bool isStore = unit.workKind == WorkKind::Update;
    bool isMovable = unit.kind != Unit::Region;
    bool reachesYield = llvm::any_of(unit.writes, [&](const auto &write) {
      return yielded.contains(write.first);
    });
    late[i] = isMovable && (isStore || !reachesYield) && !unit.writes.empty() &&
              (isStore || !after[i].empty()) &&
              llvm::all_of(after[i], [&](size_t a) { return late[a]; });
  }
  // Only units that depend on a collective gain from deferral.
  llvm::SmallBitVector hangs(units.size());
  for (size_t i = 0; i < units.size(); ++i)
    hangs[i] = late[i] &&
               (units[i].isTransfer() ||
                llvm::any_of(before[i], [&](size_t b) { return hangs[b]; }));
  return hangs;
}
