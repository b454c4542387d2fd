//===- OpCounts.cpp - What each pass changes ------------------------------===//

#include "tools/gspmd-opt/OpCounts.h"

#include "mlir/IR/Operation.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string>

using namespace mlir;

namespace {

/// The ops of a program: how many there are of each name, and of those with the
/// same attributes and types, which one hash stands for. Addresses identify no
/// op, since an op that is created may be where another one was erased.
struct OpStates {
  int64_t numOps = 0;
  std::map<std::string, std::map<size_t, int64_t>> counts;
};

OpStates statesIn(Operation *root) {
  OpStates states;
  root->walk([&](Operation *op) {
    auto types = op->getResultTypes();
    llvm::hash_code hash = llvm::hash_combine(
        op->getAttrDictionary(),
        llvm::hash_combine_range(types.begin(), types.end()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Type type : block.getArgumentTypes())
          hash = llvm::hash_combine(hash, type);
    ++states.numOps;
    ++states.counts[op->getName().getStringRef().str()][hash];
  });
  return states;
}

struct OpChanges {
  int64_t numCreated = 0, numErased = 0, numChanged = 0;
};

/// The sums of all runs of a pass.
struct PassChanges {
  int64_t numRuns = 0, numOpsBefore = 0, numOpsAfter = 0;
  std::map<std::string, OpChanges> ops;

  void add(const OpStates &before, const OpStates &after) {
    ++numRuns;
    numOpsBefore += before.numOps;
    numOpsAfter += after.numOps;
    std::map<std::string, std::map<size_t, int64_t>> differences = after.counts;
    for (const auto &[name, counts] : before.counts)
      for (auto [hash, count] : counts)
        differences[name][hash] -= count;
    for (const auto &[name, counts] : differences) {
      int64_t numNew = 0, numGone = 0;
      for (auto [hash, difference] : counts)
        (difference > 0 ? numNew : numGone) += std::abs(difference);
      int64_t numChanged = std::min(numNew, numGone);
      if (numNew == 0 && numGone == 0)
        continue;
      OpChanges &changes = ops[name];
      changes.numCreated += numNew - numChanged;
      changes.numErased += numGone - numChanged;
      changes.numChanged += numChanged;
    }
  }

  void print(StringRef pass, llvm::raw_ostream &os) const {
    os << pass << ": " << numOpsBefore << " -> " << numOpsAfter << " ops";
    if (numRuns != 1)
      os << " in " << numRuns << " runs";
    os << "\n";
    for (const auto &[name, changes] : ops)
      os << llvm::formatv("  +{0} -{1} ~{2} {3}\n", changes.numCreated,
                          changes.numErased, changes.numChanged, name);
  }
};

/// A pass may run on several functions at the same time.
class OpCounts : public PassInstrumentation {
public:
  explicit OpCounts(llvm::raw_ostream &os) : os(os) {}
  ~OpCounts() override {
    os << "Ops that each pass created (+), erased (-) and changed (~):\n";
    for (const auto &[pass, changes] : passes)
      changes.print(pass, os);
  }

  void runBeforePass(Pass *pass, Operation *op) override {
    if (pass->getArgument().empty()) // the adaptors of nested passes
      return;
    OpStates states = statesIn(op);
    std::lock_guard<std::mutex> lock(mutex);
    running[{pass, op}] = std::move(states);
    passes.insert({pass->getArgument(), PassChanges()});
  }

  void runAfterPass(Pass *pass, Operation *op) override {
    if (pass->getArgument().empty())
      return;
    OpStates after = statesIn(op);
    std::lock_guard<std::mutex> lock(mutex);
    auto before = running.find({pass, op});
    if (before == running.end())
      return;
    passes[pass->getArgument()].add(before->second, after);
    running.erase(before);
  }

  void runAfterPassFailed(Pass *pass, Operation *op) override {
    runAfterPass(pass, op);
  }

private:
  llvm::raw_ostream &os;
  std::mutex mutex;
  std::map<std::pair<Pass *, Operation *>, OpStates> running;
  llvm::MapVector<StringRef, PassChanges> passes;
};

} // namespace

void mlir::gspmd::countOps(PassManager &pm, llvm::raw_ostream &os) {
  pm.addInstrumentation(std::make_unique<OpCounts>(os));
}
