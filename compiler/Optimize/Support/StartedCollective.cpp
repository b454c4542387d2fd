//===- StartedCollective.cpp - Collectives started early ------------------===//

#include "compiler/Optimize/Support/StartedCollective.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/CombineGroups.h"
#include "compiler/Simulator/Ops/OpPropertyCache.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "llvm/ADT/BitVector.h"
#include <deque>

using namespace mlir;
using namespace mlir::gspmd;

namespace mlir::gspmd {

/// Orders the ops of a block by its units.
class OpSequence {
public:
  OpSequence(const BlockScheduler &block, ArrayRef<Operation *> leads,
             double maxBytes)
      : nodes(block.nodes), numberOf(block.numberOf), leads(leads),
        maxBytes(maxBytes), isEmitted(nodes.size()), isInFlight(nodes.size()) {}

  /// Returns the numbers of all ops but the terminator, in order.
  std::vector<unsigned> run() {
    for (Operation *lead : leads) {
      unsigned number = numberOf.lookup(lead);
      if (nodes[number].isCollective && !fitsInFlight(lead))
        delayed.push_back(number);
      else
        emitWithDependencies(number);
      emitDelayed();
    }
    unsigned terminator = nodes.size() - 1;
    for (unsigned number = 0; number < terminator; ++number)
      emitWithDependencies(number);
    return std::move(order);
  }

private:
  bool fitsInFlight(Operation *collective) const {
    return numInFlight == 0 ||
           bytesInFlight + localResultBytes(collective) <= maxBytes;
  }
  void emitDelayed() {
    while (!delayed.empty() && (isEmitted[delayed.front()] ||
                                fitsInFlight(nodes[delayed.front()].op))) {
      emitWithDependencies(delayed.front());
      delayed.pop_front();
    }
  }

  /// Emits the dependencies of the op, then the op.
  void emitWithDependencies(unsigned number) {
    worklist.push_back({number, 0});
    while (!worklist.empty()) {
      auto &[next, numVisited] = worklist.back();
      const BlockScheduler::Node &node = nodes[next];
      if (isEmitted[next]) {
        worklist.pop_back();
      } else if (numVisited < node.before.size()) {
        unsigned before = node.before[numVisited++];
        if (!isEmitted[before])
          worklist.push_back({before, 0});
      } else {
        emit(next);
        worklist.pop_back();
      }
    }
  }
  void emit(unsigned number) {
    isEmitted.set(number);
    order.push_back(number);
    for (unsigned before : nodes[number].before)
      if (isInFlight[before]) {
        isInFlight.reset(before);
        --numInFlight;
        bytesInFlight -= localResultBytes(nodes[before].op);
      }
    if (nodes[number].isCollective) {
      isInFlight.set(number);
      ++numInFlight;
      bytesInFlight += localResultBytes(nodes[number].op);
    }
  }

  ArrayRef<BlockScheduler::Node> nodes;
  const DenseMap<Operation *, unsigned> &numberOf;
  ArrayRef<Operation *> leads;
  const double maxBytes;
  std::vector<unsigned> order;
  llvm::BitVector isEmitted;
  /// The collectives without an emitted user.
  llvm::BitVector isInFlight;
  SmallVector<std::pair<unsigned, size_t>> worklist;
  unsigned numInFlight = 0;
  double bytesInFlight = 0;
  std::deque<unsigned> delayed;
};

} // namespace mlir::gspmd

namespace {
/// A collective that should be started.
struct EarlyStart {
  Operation *collective, *reader;
  unsigned unitsBeside;
};
} // namespace

/// Returns the collectives of `ops` that other units can overlap in this order,
/// with the first user of each. `isCollective` has a bit for each of `ops`;
/// `numberOf` maps the ops of the block to their place in `positionOf`, which
/// has their index in `ops`.
static std::vector<EarlyStart>
findEarlyStarts(ArrayRef<Operation *> ops, const llvm::BitVector &isCollective,
                ArrayRef<unsigned> positionOf,
                const DenseMap<Operation *, unsigned> &numberOf,
                const OrderedBlock &ordered) {
  llvm::BitVector isLead(ops.size() + 1); // and the terminator
  for (Operation *lead : ordered.leads)
    isLead.set(positionOf[numberOf.lookup(lead)]);
  std::vector<unsigned> unitsUpTo;
  unsigned units = 0;
  for (size_t position = 0; position < ops.size(); ++position) {
    units += isLead[position] && !isCollective[position];
    unitsUpTo.push_back(units);
  }
  Operation *end = ordered.block->getTerminator();
  std::vector<EarlyStart> found;
  for (unsigned position : isCollective.set_bits()) {
    Operation *op = ops[position];
    if (op->use_empty())
      continue;
    unsigned first = ops.size();
    for (Operation *user : op->getUsers()) {
      Operation *ancestor = ordered.block->findAncestorOpInBlock(*user);
      if (ancestor != end)
        first = std::min(first, positionOf[numberOf.lookup(ancestor)]);
    }
    bool isReadAtEnd = first == ops.size();
    unsigned before = isReadAtEnd ? units : unitsUpTo[first - 1];
    unsigned beside = before - unitsUpTo[position];
    if (beside > 0)
      found.push_back({op, isReadAtEnd ? end : ops[first], beside});
  }
  return found;
}

static void start(const EarlyStart &early) {
  OpBuilder builder(early.reader);
  for (Value result : early.collective->getResults()) {
    auto done = spmd::DoneOp::create(builder, early.collective->getLoc(),
                                     result.getType(), result);
    result.replaceAllUsesExcept(done, done);
  }
  early.collective->setAttr(spmd::SpmdDialect::kStart, builder.getUnitAttr());
}

void BlockScheduler::findDependences() {
  if (!nodes.empty())
    return;
  size_t size = llvm::range_size(*block);
  nodes.reserve(size);
  numberOf.reserve(size);
  BlockDependences::visit(
      *block, properties, [&](Operation &op, ArrayRef<Operation *> before) {
        numberOf[&op] = nodes.size();
        Node &node =
            nodes.emplace_back(Node{&op, properties->isCollective(&op), {}});
        for (Operation *other : before)
          node.before.push_back(numberOf.lookup(other));
      });
}

void BlockScheduler::start(const OrderedBlock &ordered, double maxBytes,
                           MayStart mayStart) {
  bool hasCollectives = llvm::any_of(ordered.leads, [&](Operation *lead) {
    return properties->isCollective(lead);
  });
  if (!hasCollectives)
    return;
  findDependences();
  std::vector<unsigned> order =
      OpSequence(*this, ordered.leads, maxBytes).run();
  std::vector<unsigned> positionOf(nodes.size());
  std::vector<Operation *> ops;
  ops.reserve(order.size());
  llvm::BitVector isCollective(order.size());
  for (auto [position, number] : llvm::enumerate(order)) {
    positionOf[number] = position;
    ops.push_back(nodes[number].op);
    if (nodes[number].isCollective)
      isCollective.set(position);
  }
  positionOf.back() = ops.size();
  std::vector<EarlyStart> found =
      findEarlyStarts(ops, isCollective, positionOf, numberOf, ordered);
  if (mayStart)
    llvm::erase_if(found, [&](const EarlyStart &early) {
      return !mayStart(early.collective);
    });
  if (found.empty())
    return;
  for (Operation *op : ops)
    op->moveBefore(block->getTerminator());
  for (const EarlyStart &early : found) {
    ::start(early);
    startedHere.push_back({early.collective, early.unitsBeside});
  }
}

bool BlockScheduler::undo() {
  if (startedHere.empty())
    return false;
  for (auto [collective, unitsBeside] : startedHere) {
    for (Value result : collective->getResults()) {
      auto done = cast<spmd::DoneOp>(*result.user_begin()); // its only user
      properties->forget(done);
      done.getResult().replaceAllUsesWith(result);
      done.erase();
    }
    collective->removeAttr(spmd::SpmdDialect::kStart);
  }
  startedHere.clear();
  for (const Node &node : ArrayRef(nodes).drop_back())
    node.op->moveBefore(block->getTerminator());
  return true;
}

Decisions mlir::gspmd::decisionsOf(ArrayRef<StartedCollective> started,
                                   const Target &target) {
  Decisions decisions;
  for (auto [collective, unitsBeside] : started)
    decisions.push_back(
        {collective->getLoc(),
         (collective->getName().stripDialect() + " of " +
          secondsText(target.secondsOf(collective)) + " starts before " +
          Twine(unitsBeside) +
          (unitsBeside == 1 ? " unit that does" : " units that do") +
          " not depend on it")
             .str()});
  return decisions;
}
