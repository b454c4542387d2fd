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
    // A wait has no dependences of its own: the users of its results depend on
    // the collective.
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
  prefetched = findPrefetched(freeBytes);
  llvm::SmallBitVector deferred = findDeferred();
  if (isFirst)
    prefetched.reset();
  if (isLast)
    deferred.reset();
  for (size_t i = 0; i < units.size(); ++i)
    llvm::erase_if(before[i], [&](size_t from) {
      return (prefetched[from] && !prefetched[i]) ||
             (deferred[i] && units[from].isTransfer() && deferred[from]);
    });
  for (SmallVector<size_t> &list : after)
    list.clear();
  for (size_t i = 0; i < units.size(); ++i)
    for (size_t from : before[i])
      after[from].push_back(i);
}

bool Dependences::mayBeComputableAhead(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != &block)
    return true;
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
  llvm::SmallBitVector hoistable(units.size()), prefetch(units.size());
  llvm::SmallBitVector hasFreeBytes(units.size());
  for (size_t i = 0; i < units.size(); ++i) {
    const Unit &unit = units[i].unit;
    bool isMovable = unit.kind != Unit::Region && unit.matrixFlops == 0;
    hoistable[i] =
        isMovable &&
        llvm::all_of(before[i], [&](size_t b) { return hoistable[b]; }) &&
        llvm::all_of(unit.reads, [&](const auto &read) {
          return mayBeComputableAhead(properties.storageOf(read.first));
        });
    if (!hoistable[i] || !units[i].isTransfer())
      continue;
    double bytes = bytesWrittenBy(units[i]);
    if (bytes > freeBytes) {
      hoistable.reset(i); // its dependents cannot be prefetched either
      continue;
    }
    freeBytes -= bytes;
    hasFreeBytes.set(i);
  }
  for (size_t i = units.size(); i-- > 0;)
    prefetch[i] = hoistable[i] &&
                  (hasFreeBytes[i] || llvm::any_of(after[i], [&](size_t a) {
                     return prefetch[a];
                   }));
  return prefetch;
}

llvm::SmallBitVector Dependences::findDeferred() {
  llvm::DenseSet<Value> yielded;
  for (Value value : block.getTerminator()->getOperands())
    yielded.insert(properties.storageOf(value));
  llvm::SmallBitVector deferrable(units.size());
  for (size_t i = units.size(); i-- > 0;) {
    const Unit &unit = units[i].unit;
    bool isStore = unit.workKind == WorkKind::Update;
    bool isMovable = unit.kind != Unit::Region;
    bool reachesYield = llvm::any_of(unit.writes, [&](const auto &write) {
      return yielded.contains(write.first);
    });
    deferrable[i] =
        isMovable && (isStore || !reachesYield) && !unit.writes.empty() &&
        (isStore || !after[i].empty()) &&
        llvm::all_of(after[i], [&](size_t a) { return deferrable[a]; });
  }
  // Only units that depend on a collective gain from deferral.
  llvm::SmallBitVector deferred(units.size());
  for (size_t i = 0; i < units.size(); ++i)
    deferred[i] =
        deferrable[i] &&
        (units[i].isTransfer() ||
         llvm::any_of(before[i], [&](size_t b) { return deferred[b]; }));
  return deferred;
}
