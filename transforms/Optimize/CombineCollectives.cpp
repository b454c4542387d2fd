//===- CombineCollectives.cpp - Sends small tensors together --------------===//

#include "transforms/Optimize/Passes.h"

#include "dialect/Sharding/ShardingInterfaces.h"
#include "transforms/Optimize/Collectives.h"
#include "transforms/Optimize/CombineGroups.h"
#include "transforms/Optimize/Guard.h"
#include "transforms/Support/Regions.h"
#include <cmath>

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDCOMBINECOLLECTIVES
#include "transforms/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

/// Which groups wait for each other is known of so many at a time.
static constexpr size_t kMostGroups = 256;

namespace {

class Combiner {
public:
  explicit Combiner(const Target &target) : target(target) {}

  Decisions run(ModuleOp module) {
    std::vector<Block *> blocks;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!hasProgramRegions(op))
        return WalkResult::skip();
      if (!isa<ModuleOp>(op))
        for (Region &region : op->getRegions())
          for (Block &block : region)
            blocks.push_back(&block);
      return WalkResult::advance();
    });
    for (Block *block : blocks)
      runOnBlock(*block);
    return std::move(decisions);
  }

private:
  /// Collectives that differ in their tensors only.
  using Kind = std::tuple<const void *, const void *, const void *>;
  static Kind kindOf(Operation *op) {
    Type element = getElementTypeOrSelf(op->getResult(0).getType());
    return {op->getName().getAsOpaquePointer(),
            op->getAttrDictionary().getAsOpaquePointer(),
            element.getAsOpaquePointer()};
  }
  static bool takesSeveral(Operation *op) {
    std::optional<TransferKind> kind = transferKindOf(op);
    return kind == TransferKind::AllReduce || kind == TransferKind::AllGather ||
           kind == TransferKind::ReduceScatter;
  }
  CollectivePrice priceOf(Operation *op) const {
    auto work = cast<EmulationCostOpInterface>(op).getCollectiveWork();
    return target.priceOf(*work).value_or(CollectivePrice());
  }

  void runOnBlock(Block &block);
  /// The most seconds on the wire of what goes together, by kind.
  std::map<Kind, double> limitsOf(Block &block) const;
  void combine(ArrayRef<Operation *> members);

  const Target &target;
  Decisions decisions;
};

} // namespace

/// n bytes that become ready one after the other, sent as k of them each time:
/// n/k starts, and the last k are waited for. Together least where the k take
/// the root of the start times all n on the wire.
std::map<Combiner::Kind, double> Combiner::limitsOf(Block &block) const {
  std::map<Kind, std::pair<double, double>> sums; // of starts, of the wire
  for (Operation &op : block)
    if (takesSeveral(&op)) {
      CollectivePrice price = priceOf(&op);
      auto &[start, wire] = sums[kindOf(&op)];
      start = price.latency;
      wire += price.wire;
    }
  std::map<Kind, double> limits;
  for (auto [kind, sum] : sums) {
    auto [start, wire] = sum;
    limits[kind] = std::max(start, std::sqrt(start * wire));
  }
  return limits;
}

void Combiner::runOnBlock(Block &block) {
  std::map<Kind, double> limits = limitsOf(block);
  if (limits.empty())
    return;
  BlockOrder order(block);
  std::vector<SmallVector<Operation *>> found;
  auto groups = std::make_unique<CombineGroups>(order);
  struct Open {
    unsigned group;
    double wire;
  };
  std::map<Kind, Open> open;
  auto close = [&] {
    for (ArrayRef<Operation *> members : groups->all())
      if (members.size() > 1)
        found.emplace_back(members);
    groups = std::make_unique<CombineGroups>(order);
    open.clear();
  };
  for (Operation &op : block) {
    // What is behind waits for what is before and never the other way round.
    if (groups->all().size() >= kMostGroups)
      close();
    groups->visit(&op);
    if (!takesSeveral(&op))
      continue;
    Kind kind = kindOf(&op);
    double wire = priceOf(&op).wire;
    auto it = open.find(kind);
    if (it != open.end() &&
        (it->second.wire + wire <= limits[kind] || target.atAnyPrice()) &&
        groups->canJoin(&op, it->second.group)) {
      groups->join(&op, it->second.group);
      it->second.wire += wire;
    } else {
      open[kind] = {groups->open(&op), wire};
    }
  }
  close();
  for (ArrayRef<Operation *> members : found)
    combine(members);
  if (!found.empty())
    BlockOrder::restore(block);
}

void Combiner::combine(ArrayRef<Operation *> members) {
  Operation *last = members.back();
  OperationState state(last->getLoc(), last->getName());
  SmallVector<Location> locations;
  double before = 0;
  for (Operation *member : members) {
    state.addOperands(member->getOperands());
    state.addTypes(member->getResultTypes());
    locations.push_back(member->getLoc());
    before += priceOf(member).seconds();
  }
  state.location = FusedLoc::get(last->getContext(), locations);
  state.addAttributes(last->getAttrs());
  OpBuilder builder(last);
  Operation *together = builder.create(state);
  ValueRange results = together->getResults();
  for (Operation *member : members) {
    member->replaceAllUsesWith(results.take_front(member->getNumResults()));
    results = results.drop_front(member->getNumResults());
  }
  decisions.push_back({last->getLoc(),
                       (Twine(members.size()) + " " +
                        last->getName().stripDialect() + " are one")
                           .str(),
                       before - priceOf(together).seconds()});
  for (Operation *member : members)
    member->erase();
}

namespace {
struct SpmdCombineCollectivesPass
    : RewritePass<::mlir::gspmd::impl::SpmdCombineCollectivesBase<
          SpmdCombineCollectivesPass>> {
  using RewritePass::RewritePass;
  void runOnOperation() override {
    rewrite(Trial::Here,
            Change([](ModuleOp module, const Target &target, const StepCost &) {
              return Rewrite{Combiner(target).run(module), std::nullopt};
            }));
  }
};
} // namespace
