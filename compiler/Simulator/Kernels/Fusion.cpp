//===- Fusion.cpp - Which values are written to memory --------------------===//

#include "compiler/Simulator/Kernels/Fusion.h"
#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

/// Tensors up to this size (bytes) are recomputed rather than kept.
static constexpr double kSmallBytes = 65536;
/// Bounds the number of ops that are recomputed for each user, which otherwise
/// would grow along a chain.
static constexpr unsigned kMaxRecomputedOps = 16;

/// Returns true if the loop's body can compute the operand itself.
static bool isSunk(Operation *op, unsigned operand,
                   OpPropertyCache &properties) {
  std::optional<LoopCarriedValues> carries = LoopCarriedValues::get(op);
  std::optional<unsigned> i =
      carries ? carries->findByOperand(operand) : std::nullopt;
  return i && carries->isUnchanged(*i) &&
         properties.isCheapConstant(op->getOperand(operand));
}

/// Returns true if the op can compute this operand itself.
bool Fusion::canFuseInto(Operation *op, const OpPropertyCache::Kind &kind,
                         unsigned operand) const {
  if (kind.isControl)
    return isSunk(op, operand, properties);
  if (kind.isCollective || op->hasTrait<OpTrait::IsTerminator>())
    return false;
  switch (kind.workKind) {
  case WorkKind::Update:
    return operand != 0 || properties.isCheapConstant(op->getOperand(0));
  case WorkKind::Opaque:
    return false;
  default:
    return true;
  }
}

Fusion::Fusion(Block &block, OpPropertyCache &properties)
    : block(block), properties(properties) {
  findMemoryUses();
  chooseRoots();
}

/// Returns true if the op reads the operand from memory.
bool Fusion::isReadFromMemory(OpOperand &operand,
                              const OpPropertyCache::Kind &kind) const {
  Operation *op = operand.getOwner();
  if (kind.forwardsOperands)
    return true;
  // An alias of the operand is in memory if any of its users needs that.
  if (kind.workKind == WorkKind::View)
    return llvm::any_of(op->getResults(), [&](Value result) {
      return inMemory.contains(result);
    });
  return !canFuseInto(op, kind, operand.getOperandNumber());
}

void Fusion::findMemoryUses() {
  for (Operation &op : llvm::reverse(block)) {
    const OpPropertyCache::Kind &kind = properties.kindOf(&op);
    for (OpOperand &operand : op.getOpOperands())
      if (isReadFromMemory(operand, kind))
        inMemory.insert(operand.get());
    if (!kind.isControl)
      continue;
    // Regions may use values from outside.
    auto insertOperands = [&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (operand.getParentBlock() == &block &&
            !properties.isCheapConstant(operand))
          inMemory.insert(operand);
    };
    for (Region &region : op.getRegions())
      region.walk(insertOperands);
  }
}

/// Users of `value`, including those of aliases.
void Fusion::addReaders(Value value,
                        llvm::SmallSetVector<Operation *, 4> &readers) const {
  // An explicit stack, because a chain of views is as long as the program.
  SmallVector<Value> aliases = {value};
  while (!aliases.empty())
    for (Operation *user : aliases.pop_back_val().getUsers()) {
      if (properties.workKindOf(user) == WorkKind::View &&
          user->getNumResults() == 1)
        aliases.push_back(user->getResult(0));
      else
        readers.insert(user);
    }
}

Operation *LeafCollector::producerOf(Value &value) {
  while (Value next = properties.aliasedValueOf(value)) {
    if (value.getDefiningOp()->getBlock() == &block)
      ops.insert(value.getDefiningOp());
    value = next;
  }
  Operation *def = value.getDefiningOp();
  bool isInside = def && def->getBlock() == &block && !fusion.isRoot(def) &&
                  !properties.isControl(def);
  return isInside ? def : nullptr;
}

void LeafCollector::addRead(Value value, double bytes) {
  if (bytes <= 0 || properties.isCheapConstant(value))
    return;
  double &sum = reads[value];
  // Once, unless one op fetches more because of scattered accesses.
  sum =
      sum > 0 ? std::min(sum + bytes, std::max(bytes, bytesOf(value))) : bytes;
}

void LeafCollector::addOperands(Operation *op) {
  ops.insert(op);
  // Depth first with an explicit stack of ops and their next operands, because
  // a chain of element-wise ops is as long as the program.
  SmallVector<std::pair<Operation *, unsigned>> path = {{op, 0}};
  SmallVector<Operation *> producersFirst;
  while (!path.empty()) {
    auto &[reader, next] = path.back();
    if (next == reader->getNumOperands()) {
      producersFirst.push_back(reader);
      path.pop_back();
      continue;
    }
    Value value = reader->getOperand(next++);
    Operation *producer = producerOf(value);
    if (producer && ops.insert(producer))
      path.emplace_back(producer, 0);
  }
  llvm::SmallDenseMap<Operation *, double> shares = {{op, 1}};
  for (Operation *reader : llvm::reverse(producersFirst))
    addReads(reader, shares);
}

void LeafCollector::addReads(Operation *reader,
                             llvm::SmallDenseMap<Operation *, double> &shares) {
  double share = shares.lookup(reader);
  double written = 0;
  if (share < 1)
    for (Value result : reader->getResults())
      written = std::max(written, elementsOf(result));
  llvm::SmallDenseSet<Value, 4> distinct;
  for (unsigned i = 0; i < reader->getNumOperands(); ++i) {
    Value value = reader->getOperand(i);
    // Operands that are equal are read once.
    if (!distinct.insert(value).second)
      continue;
    double bytes = properties.bytesRead(reader, i);
    // An element of the operand may be read for several of the result, as by
    // broadcasts, or for none, as by pads.
    if (share < 1)
      bytes *=
          std::min(1.0, share * std::max(1.0, written / elementsOf(value)));
    Operation *producer = producerOf(value);
    if (!producer) {
      addRead(value, bytes);
      continue;
    }
    double total = bytesOf(value);
    double &needed = shares[producer];
    needed = total > 0 ? std::min(1.0, needed + bytes / total) : 1;
  }
}

const ValueBytes &Fusion::leavesOf(Operation *op) {
  auto [it, isNew] = leaves.try_emplace(op);
  if (isNew) {
    LeafCollector collector(*this, block);
    collector.addOperands(op);
    leaves[op] = std::move(collector.reads);
  }
  return leaves[op];
}

unsigned Fusion::opsInside(Operation *op) {
  if (auto it = inside.find(op); it != inside.end())
    return it->second;
  // Previous ops have been decided; a chain ends once it is long enough.
  unsigned sum = 1;
  SmallVector<Operation *> open = {op};
  while (!open.empty() && sum <= kMaxRecomputedOps)
    for (Value operand : open.pop_back_val()->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (!def || def->getBlock() != &block || roots.contains(def))
        continue;
      auto known = inside.find(def);
      sum += known == inside.end() ? 1 : known->second;
      if (known == inside.end())
        open.push_back(def);
    }
  return inside[op] = sum;
}

bool Fusion::shouldBeRoot(Operation *op) {
  const OpPropertyCache::Kind &is = properties.kindOf(op);
  if (is.isControl || is.isCollective || spmd::startOf(op))
    return true;
  if (is.forwardsOperands)
    return false;
  WorkKind kind = is.workKind;
  switch (kind) {
  case WorkKind::Reduce:
  case WorkKind::Contract:
  case WorkKind::Opaque:
    return true;
  case WorkKind::View:
    return false;
  case WorkKind::Update:
    // An update of zeros is equivalent to padding.
    if (!properties.isCheapConstant(op->getOperand(0)))
      return true;
    break;
  case WorkKind::Source:
  case WorkKind::Move:
  case WorkKind::Pointwise:
    break;
  }
  bool isInMemory = llvm::any_of(op->getResults(), [&](Value result) {
    return inMemory.contains(result);
  });
  if (isInMemory)
    return true;
  if (kind == WorkKind::Source)
    return false;
  llvm::SmallSetVector<Operation *, 4> readers;
  double bytes = 0;
  for (Value result : op->getResults()) {
    addReaders(result, readers);
    bytes += bytesOf(result);
  }
  if (readers.size() <= 1)
    return false;
  if (bytes <= kSmallBytes)
    return opsInside(op) > kMaxRecomputedOps;
  // Data movements that shrink their operand are cheap to repeat.
  double fromMemory = 0;
  for (const auto &[leaf, read] : leavesOf(op))
    fromMemory += read;
  if (kind != WorkKind::Pointwise)
    return fromMemory > bytes;
  if (cast<EmulationCostOpInterface>(op).getTranscendentals() > 0)
    return true;
  double rereadBytes = readers.size() * fromMemory;
  double kept = fromMemory + bytes * (1 + readers.size());
  return rereadBytes > kept;
}

void Fusion::chooseRoots() {
  for (Operation &op : block.without_terminator())
    if (shouldBeRoot(&op))
      roots.insert(&op);
  leaves.clear(); // only needed to decide
  inside.clear();
}
