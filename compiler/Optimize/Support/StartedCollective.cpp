//===- StartedCollective.cpp - Collectives started early ------------------===//

#include "compiler/Optimize/Support/StartedCollective.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/CombineGroups.h"
#include "compiler/Simulator/Ops/OpPropertyCache.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Reorders the ops of a block.
class OpSequence {
public:
  OpSequence(const OrderedBlock &ordered, double maxBytes,
             OpPropertyCache &properties)
      : ordered(ordered), maxBytes(maxBytes) {
    BlockDependences order(*ordered.block, &properties);
    for (Operation &op : *ordered.block) {
      unsigned number = nodes.size();
      numberOf[&op] = number;
      Node &node = nodes.emplace_back(&op, properties.isCollective(&op));
      for (Operation *before : order.before(&op))
        node.before.push_back(numberOf.lookup(before));
    }
  }

  std::vector<Operation *> run() {
    for (Operation *lead : ordered.leads) {
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
    return std::move(ops);
  }

private:
  struct Node {
    Node(Operation *op, bool isCollective)
        : op(op), isCollective(isCollective) {}
    Operation *op;
    bool isCollective;
    bool isEmitted = false;
    /// True if no user of the collective was emitted after it.
    bool isInFlight = false;
    /// The numbers of the ops that it depends on.
    SmallVector<unsigned, 4> before;
  };

  bool fitsInFlight(Operation *collective) const {
    return numInFlight == 0 ||
           bytesInFlight + localResultBytes(collective) <= maxBytes;
  }
  void emitDelayed() {
    while (!delayed.empty() && (nodes[delayed.front()].isEmitted ||
                                fitsInFlight(nodes[delayed.front()].op))) {
      emitWithDependencies(delayed.front());
      delayed.pop_front();
    }
  }

  /// Emits the dependencies of the op, then the op.
  void emitWithDependencies(unsigned number) {
    SmallVector<std::pair<unsigned, size_t>> worklist = {{number, 0}};
    while (!worklist.empty()) {
      auto &[next, numVisited] = worklist.back();
      Node &node = nodes[next];
      if (node.isEmitted) {
        worklist.pop_back();
      } else if (numVisited < node.before.size()) {
        worklist.push_back({node.before[numVisited++], 0});
      } else {
        emit(node);
        worklist.pop_back();
      }
    }
  }
  void emit(Node &node) {
    node.isEmitted = true;
    ops.push_back(node.op);
    for (unsigned before : node.before)
      if (Node &other = nodes[before]; other.isInFlight) {
        other.isInFlight = false;
        --numInFlight;
        bytesInFlight -= localResultBytes(other.op);
      }
    if (node.isCollective) {
      node.isInFlight = true;
      ++numInFlight;
      bytesInFlight += localResultBytes(node.op);
    }
  }

  const OrderedBlock &ordered;
  const double maxBytes;
  std::vector<Node> nodes; ///< the ops of the block, by number
  DenseMap<Operation *, unsigned> numberOf;
  std::vector<Operation *> ops;
  unsigned numInFlight = 0;
  double bytesInFlight = 0;
  std::deque<unsigned> delayed;
};

/// A collective that should be started.
struct EarlyStart {
  Operation *collective, *reader;
  unsigned unitsBeside;
};

} // namespace

/// Returns the collectives that other units can overlap in this order, with the
/// first user of each.
static std::vector<EarlyStart> findEarlyStarts(ArrayRef<Operation *> ops,
                                               const OrderedBlock &ordered,
                                               OpPropertyCache &properties) {
  llvm::DenseSet<Operation *> leads(ordered.leads.begin(), ordered.leads.end());
  DenseMap<Operation *, unsigned> numberOf;
  std::vector<unsigned> unitsUpTo;
  unsigned units = 0;
  for (Operation *op : ops) {
    numberOf[op] = unitsUpTo.size();
    units += leads.contains(op) && !properties.isCollective(op);
    unitsUpTo.push_back(units);
  }
  Operation *end = ordered.block->getTerminator();
  std::vector<EarlyStart> found;
  for (Operation *op : ops) {
    if (!properties.isCollective(op) || op->use_empty())
      continue;
    Operation *reader = end;
    for (Operation *user : op->getUsers()) {
      Operation *ancestor = ordered.block->findAncestorOpInBlock(*user);
      if (ancestor != end &&
          (reader == end || numberOf[ancestor] < numberOf[reader]))
        reader = ancestor;
    }
    unsigned before = reader == end ? units : unitsUpTo[numberOf[reader] - 1];
    unsigned beside = before - unitsUpTo[numberOf[op]];
    if (beside > 0)
      found.push_back({op, reader, beside});
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

void mlir::gspmd::startCollectivesEarly(
    const OrderedBlock &ordered, double maxBytes, MayStart mayStart,
    OpPropertyCache &properties, std::vector<StartedCollective> &started) {
  bool hasCollectives = llvm::any_of(ordered.leads, [&](Operation *lead) {
    return properties.isCollective(lead);
  });
  if (!hasCollectives)
    return;
  std::vector<Operation *> ops =
      OpSequence(ordered, maxBytes, properties).run();
  std::vector<EarlyStart> found = findEarlyStarts(ops, ordered, properties);
  if (mayStart)
    llvm::erase_if(found, [&](const EarlyStart &early) {
      return !mayStart(early.collective);
    });
  if (found.empty())
    return;
  for (Operation *op : ops)
    op->moveBefore(ordered.block->getTerminator());
  for (const EarlyStart &early : found) {
    start(early);
    started.push_back({early.collective, early.unitsBeside});
  }
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
