//===- StartedCollective.cpp - Collectives started early ------------------===//

#include "compiler/Optimize/Support/StartedCollective.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/CombineGroups.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Reorders the ops of a block.
class OpSequence {
public:
  OpSequence(const OrderedBlock &ordered, double maxBytes)
      : ordered(ordered), order(*ordered.block), maxBytes(maxBytes) {}

  std::vector<Operation *> run() {
    for (Operation *lead : ordered.leads) {
      if (transferKindOf(lead) && !fitsInFlight(lead))
        delayed.push_back(lead);
      else
        emitWithDependencies(lead);
      emitDelayed();
    }
    for (Operation &op : ordered.block->without_terminator())
      emitWithDependencies(&op);
    return std::move(ops);
  }

private:
  bool fitsInFlight(Operation *collective) const {
    return inFlight.empty() ||
           bytesInFlight + localResultBytes(collective) <= maxBytes;
  }
  void emitDelayed() {
    while (!delayed.empty() && (emitted.contains(delayed.front()) ||
                                fitsInFlight(delayed.front()))) {
      emitWithDependencies(delayed.front());
      delayed.pop_front();
    }
  }

  /// Emits the dependencies of the op, then the op.
  void emitWithDependencies(Operation *op) {
    SmallVector<std::pair<Operation *, size_t>> worklist = {{op, 0}};
    while (!worklist.empty()) {
      auto &[next, numVisited] = worklist.back();
      ArrayRef<Operation *> before = order.before(next);
      if (emitted.contains(next)) {
        worklist.pop_back();
      } else if (numVisited < before.size()) {
        worklist.push_back({before[numVisited++], 0});
      } else {
        emit(next);
        worklist.pop_back();
      }
    }
  }
  void emit(Operation *op) {
    emitted.insert(op);
    ops.push_back(op);
    for (Operation *before : order.before(op))
      if (inFlight.erase(before))
        bytesInFlight -= localResultBytes(before);
    if (transferKindOf(op)) {
      inFlight.insert(op);
      bytesInFlight += localResultBytes(op);
    }
  }

  const OrderedBlock &ordered;
  const BlockDependences order;
  const double maxBytes;
  std::vector<Operation *> ops;
  llvm::DenseSet<Operation *> emitted;
  /// The collectives no user of which was emitted.
  llvm::DenseSet<Operation *> inFlight;
  double bytesInFlight = 0;
  std::deque<Operation *> delayed;
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
                                               const OrderedBlock &ordered) {
  llvm::DenseSet<Operation *> leads(ordered.leads.begin(), ordered.leads.end());
  DenseMap<Operation *, unsigned> numberOf;
  std::vector<unsigned> unitsUpTo;
  unsigned units = 0;
  for (Operation *op : ops) {
    numberOf[op] = unitsUpTo.size();
    units += leads.contains(op) && !transferKindOf(op);
    unitsUpTo.push_back(units);
  }
  Operation *end = ordered.block->getTerminator();
  std::vector<EarlyStart> found;
  for (Operation *op : ops) {
    if (!transferKindOf(op) || op->use_empty())
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
    std::vector<StartedCollective> &started) {
  bool hasCollectives = llvm::any_of(ordered.leads, transferKindOf);
  if (!hasCollectives)
    return;
  std::vector<Operation *> ops = OpSequence(ordered, maxBytes).run();
  std::vector<EarlyStart> found = findEarlyStarts(ops, ordered);
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
