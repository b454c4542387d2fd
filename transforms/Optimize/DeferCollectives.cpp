//===- DeferCollectives.cpp - Communicates where less is left -------------===//

#include "transforms/Optimize/Passes.h"

#include "transforms/Optimize/Collectives.h"
#include "transforms/Optimize/Guard.h"
#include "transforms/Optimize/LinearPath.h"
#include "transforms/Support/Regions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDDEFERCOLLECTIVES
#include "transforms/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::AxisList;
using sharding::AxesAttr;
using sharding::EmulationCostOpInterface;
using sharding::ReductionKind;
using sharding::ShardingRuleOpInterface;

namespace {

class Deferrer {
public:
  explicit Deferrer(const Target &target)
      : target(target), replicas(target), paths(target, replicas) {}

  Decisions run(ModuleOp module) {
    std::vector<Operation *> ops;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      ops.push_back(op);
      return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
    });
    for (Operation *op : ops)
      if (!dead.contains(op))
        visit(op);
    for (Operation *op : dead)
      op->erase();
    return std::move(decisions);
  }

private:
  void visit(Operation *op) {
    if (auto reduce = dyn_cast<spmd::AllReduceOp>(op))
      return reductionOf(op) ? joinReductions(reduce) : void();
    if (auto slice = dyn_cast<spmd::AllSliceOp>(op))
      return scatterInstead(slice);
    if (isMove(op))
      return moveNarrow(op);
    auto rule = dyn_cast<ShardingRuleOpInterface>(op);
    bool isSimple = rule && op->getNumResults() == 1 &&
                    isa<RankedTensorType>(op->getResult(0).getType());
    if (!isSimple)
      return;
    if (!shareAmongTerms(op, rule) && !combineBeforeMove(op, rule))
      reduceLater(op);
  }

  // ---- Reductions -----------------------------------------------------------

  bool shareAmongTerms(Operation *op, ShardingRuleOpInterface rule);
  bool shareOfKind(Operation *root, ReductionKind kind);
  Value combineGroup(Operation *root, ArrayRef<ReductionPath> members);
  void reduceLater(Operation *op);
  void joinReductions(spmd::AllReduceOp outer);
  void scatterInstead(spmd::AllSliceOp slice);

  // ---- Moves ----------------------------------------------------------------

  bool combineBeforeMove(Operation *op, ShardingRuleOpInterface rule);
  void moveNarrow(Operation *move);

  // ---- Changes --------------------------------------------------------------

  void kill(Operation *op) {
    op->dropAllReferences();
    dead.insert(op);
  }
  /// What was made to be priced, last first.
  void killNew(Operation *last, Operation *first) {
    kill(last);
    if (first != last)
      kill(first);
  }
  void skip(Operation *reduce) {
    reduce->getResult(0).replaceAllUsesWith(reduce->getOperand(0));
    kill(reduce);
  }
  /// `op` on other operands of the shape of the first.
  static Value cloneOn(OpBuilder &builder, Operation *op, ValueRange operands);
  /// `collective` on another operand.
  static Value cloneCollective(OpBuilder &builder, Operation *collective,
                               Value operand, Type result);
  double secondsFor(Operation *collective, double bytes) const {
    auto work = *cast<EmulationCostOpInterface>(collective).getCollectiveWork();
    work.bytes = bytes;
    return target.secondsOf(work);
  }
  void decide(Operation *at, const Twine &what, double seconds) {
    decisions.push_back({at->getLoc(), what.str(), seconds});
  }

  const Target &target;
  Replicas replicas;
  LinearPaths paths;
  llvm::SetVector<Operation *> dead;
  Decisions decisions;
};

} // namespace

Value Deferrer::cloneOn(OpBuilder &builder, Operation *op,
                        ValueRange operands) {
  Operation *clone = builder.clone(*op);
  clone->setOperands(operands);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto shape = cast<RankedTensorType>(operands.front().getType()).getShape();
  clone->getResult(0).setType(type.clone(shape));
  return clone->getResult(0);
}

Value Deferrer::cloneCollective(OpBuilder &builder, Operation *collective,
                                Value operand, Type result) {
  Operation *clone = builder.clone(*collective);
  clone->setOperands(operand);
  clone->getResult(0).setType(result);
  return clone->getResult(0);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Does the op combine its two operands as `kind` combines devices' parts, in
/// any order?
static bool combinesAs(Operation *op, ShardingRuleOpInterface rule,
                       ReductionKind kind) {
  if (op->getNumOperands() != 2 || !op->hasTrait<OpTrait::IsCommutative>() ||
      !rule.isElementwise())
    return false;
  return llvm::any_of(
      rule.getLinearOperands(kind),
      [](const llvm::SmallBitVector &set) { return set.all(); });
}

static constexpr ReductionKind kKinds[] = {
    ReductionKind::Add, ReductionKind::Mul, ReductionKind::Max,
    ReductionKind::Min, ReductionKind::And, ReductionKind::Or,
    ReductionKind::Xor};

bool Deferrer::shareAmongTerms(Operation *op, ShardingRuleOpInterface rule) {
  for (ReductionKind kind : kKinds)
    if (combinesAs(op, rule, kind) && shareOfKind(op, kind))
      return true;
  return false;
}

/// Is `op` a part of a larger sum, which is looked at as a whole?
static bool isTermOfMore(Operation *op) {
  if (!op->hasOneUse())
    return false;
  Operation *user = *op->user_begin();
  return user->getName() == op->getName() &&
         user->getBlock() == op->getBlock() &&
         user->getResultTypes() == op->getResultTypes();
}

/// The terms of the sum that `root` ends, first to last, and its inner ops.
static void findTerms(Operation *root, SmallVectorImpl<Value> &terms,
                      SmallVectorImpl<Operation *> &inner) {
  SmallVector<Value> open(llvm::reverse(root->getOperands()));
  while (!open.empty()) {
    Value value = open.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (op && op->getName() == root->getName() && isTermOfMore(op)) {
      inner.push_back(op);
      open.append({op->getOperand(1), op->getOperand(0)});
    } else {
      terms.push_back(value);
    }
  }
}

/// The sum of what the members' reductions are of, reduced once.
Value Deferrer::combineGroup(Operation *root, ArrayRef<ReductionPath> members) {
  OpBuilder builder(root);
  Operation *first = members.front().reduction;
  Value sum;
  for (const ReductionPath &member : members) {
    Value part = member.end;
    if (member.isDirect())
      part = member.reduction->getOperand(0);
    else
      member.reduction->getResult(0).replaceAllUsesWith(
          member.reduction->getOperand(0));
    sum = sum ? cloneOn(builder, root, {sum, part}) : part;
  }
  return cloneCollective(builder, first, sum, root->getResult(0).getType());
}

bool Deferrer::shareOfKind(Operation *root, ReductionKind kind) {
  if (isTermOfMore(root))
    return false;
  SmallVector<Value> terms;
  SmallVector<Operation *> inner;
  findTerms(root, terms, inner);
  // By what the reductions have in common.
  llvm::MapVector<std::pair<Attribute, Type>, SmallVector<ReductionPath>>
      groups;
  SmallVector<Value> others;
  for (Value term : terms) {
    std::optional<ReductionPath> path =
        paths.find(term, kind, root->getBlock());
    // Only all_reduce fits tensors of any shape.
    if (!path ||
        (!path->isDirect() && !isa<spmd::AllReduceOp>(path->reduction))) {
      others.push_back(term);
      continue;
    }
    Type type = isa<spmd::AllReduceOp>(path->reduction)
                    ? term.getType()
                    : path->reduction->getOperand(0).getType();
    groups[{path->reduction->getAttrDictionary(), type}].push_back(*path);
  }
  SmallVector<Value> shared;
  SmallVector<Operation *> replaced;
  for (auto &[key, members] : groups) {
    double before = 0, bytes = 0;
    for (const ReductionPath &member : members) {
      before += target.secondsOf(member.reduction);
      bytes += bytesOfTensor(member.reduction->getOperand(0));
    }
    double together = sharding::tensorBytes(key.second);
    double after = secondsFor(members.front().reduction, together);
    // Small terms that are repeated along a dimension are better sent in one
    // message as they are.
    if (members.size() < 2 || after >= before || together > bytes) {
      for (const ReductionPath &member : members)
        others.push_back(member.end);
      continue;
    }
    decide(root,
           Twine(members.size()) + " terms of a sum share one " +
               members.front().reduction->getName().stripDialect(),
           before - after);
    shared.push_back(combineGroup(root, members));
    for (const ReductionPath &member : members)
      replaced.push_back(member.reduction);
  }
  if (shared.empty())
    return false;
  OpBuilder builder(root);
  Value sum;
  for (Value term : llvm::concat<Value>(others, shared))
    sum = sum ? cloneOn(builder, root, {sum, term}) : term;
  root->getResult(0).replaceAllUsesWith(sum);
  kill(root);
  for (Operation *op : llvm::concat<Operation *>(inner, replaced))
    kill(op);
  return true;
}

/// What makes less of a reduced tensor comes before the reduction.
void Deferrer::reduceLater(Operation *op) {
  for (ReductionKind kind : kKinds) {
    std::optional<ReductionPath> path = paths.through(op, kind);
    if (!path || !isa<spmd::AllReduceOp>(path->reduction))
      continue;
    Value result = op->getResult(0);
    Operation *reduction = path->reduction;
    double before = target.secondsOf(reduction);
    double after = secondsFor(reduction, bytesOfTensor(result));
    bool isSmaller =
        bytesOfTensor(result) < bytesOfTensor(reduction->getOperand(0));
    if (!isSmaller || after > before)
      continue;
    decide(op, "all_reduce behind " + op->getName().getStringRef(),
           before - after);
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    Value reduced =
        cloneCollective(builder, reduction, result, result.getType());
    result.replaceAllUsesExcept(reduced, reduced.getDefiningOp());
    skip(reduction);
    return;
  }
}

/// A reduction of what another reduction's result went into.
void Deferrer::joinReductions(spmd::AllReduceOp outer) {
  std::optional<ReductionPath> path =
      paths.find(outer.getInput(), outer.getReduction(), outer->getBlock());
  auto inner =
      path ? dyn_cast<spmd::AllReduceOp>(path->reduction) : spmd::AllReduceOp();
  if (!inner || inner.getAxes().getMesh() != outer.getAxes().getMesh())
    return;
  const ::gspmd::Mesh &mesh = target.meshOf(outer.getAxes());
  AxisList axes = outer.getAxes().toAxes(mesh);
  AxisList more = inner.getAxes().toAxes(mesh);
  if (::gspmd::overlaps(axes, more))
    return;
  axes.append(more);
  llvm::sort(axes); // so that parts of an axis that are neighbours join
  auto both = AxesAttr::get(outer.getContext(), outer.getAxes().getMesh(), mesh,
                            ::gspmd::canonical(axes));
  double before = target.secondsOf(outer) + target.secondsOf(inner);
  auto work = *cast<EmulationCostOpInterface>(*outer).getCollectiveWork();
  work.axes = both;
  std::optional<CollectivePrice> after = target.priceOf(work);
  if (!after || after->seconds() > before)
    return;
  decide(outer, "two all_reduce are one", before - after->seconds());
  outer.setAxesAttr(both);
  skip(inner);
}

/// Of what is reduced for all, each keeps a part.
void Deferrer::scatterInstead(spmd::AllSliceOp slice) {
  auto reduce = slice.getInput().getDefiningOp<spmd::AllReduceOp>();
  if (!reduce || !reductionOf(reduce) || !reduce->hasOneUse() ||
      reduce->getBlock() != slice->getBlock() ||
      reduce.getAxes().getMesh() != slice.getAxes().getMesh())
    return;
  const ::gspmd::Mesh &mesh = target.meshOf(slice.getAxes());
  AxisList all = reduce.getAxes().toAxes(mesh);
  AxisList cut = slice.getAxes().toAxes(mesh);
  if (!::gspmd::difference(cut, all).empty())
    return;
  AxisList rest = ::gspmd::difference(all, cut);
  if (::gspmd::axisListSize(rest) * ::gspmd::axisListSize(cut) !=
      ::gspmd::axisListSize(all))
    return;
  OpBuilder builder(slice);
  auto scatter = spmd::ReduceScatterOp::create(
      builder, slice.getLoc(), slice.getType(), reduce.getReduction(),
      reduce.getInput(), int64_t(slice.getDim()), slice.getAxes());
  Operation *last = scatter;
  double after = target.secondsOf(scatter);
  if (!rest.empty()) {
    last = spmd::AllReduceOp::create(
        builder, slice.getLoc(), slice.getType(), reduce.getReduction(),
        scatter.getResult(),
        AxesAttr::get(slice.getContext(), slice.getAxes().getMesh(), mesh,
                      ::gspmd::canonical(rest)));
    after += target.secondsOf(last);
  }
  double gain = target.secondsOf(reduce) - after;
  if (gain < 0) // two small collectives for one
    return killNew(last, scatter);
  decide(slice, "reduce_scatter for an all_reduce and a slice", gain);
  slice.getResult().replaceAllUsesWith(last->getResult(0));
  kill(slice);
  skip(reduce);
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

/// Element by element, so that it does not matter where the elements are.
/// Zeros that come from nowhere must give a zero.
static bool commutesWith(Operation *move, Operation *op,
                         ShardingRuleOpInterface rule) {
  if (!rule.isElementwise() || !isMemoryEffectFree(op))
    return false;
  if (!mayBringZeros(move))
    return true;
  return llvm::any_of(
      rule.getLinearOperands(ReductionKind::Add),
      [](const llvm::SmallBitVector &set) { return set.all(); });
}

bool Deferrer::combineBeforeMove(Operation *op, ShardingRuleOpInterface rule) {
  if (op->getNumOperands() == 0)
    return false;
  SmallVector<Value> inputs;
  double before = 0, bytes = 0;
  Operation *first = op->getOperand(0).getDefiningOp();
  llvm::SmallPtrSet<Operation *, 4> moves;
  for (Value operand : op->getOperands()) {
    Operation *move = operand.getDefiningOp();
    bool isAlike =
        isMove(move) && move->getName() == first->getName() &&
        move->getBlock() == op->getBlock() &&
        move->getAttrDictionary() == first->getAttrDictionary() &&
        cast<RankedTensorType>(operand.getType()).getShape() ==
            cast<RankedTensorType>(op->getResult(0).getType()).getShape() &&
        llvm::all_of(move->getUsers(), [&](Operation *u) { return u == op; });
    if (!isAlike)
      return false;
    inputs.push_back(move->getOperand(0));
    if (!moves.insert(move).second)
      continue;
    before += target.secondsOf(move);
    bytes += bytesOfTensor(operand);
  }
  Value result = op->getResult(0);
  if (bytesOfTensor(result) >= bytes || !commutesWith(first, op, rule))
    return false;
  OpBuilder builder(op);
  Value local = cloneOn(builder, op, inputs);
  Value moved = cloneCollective(builder, first, local, result.getType());
  decide(op,
         Twine(moves.size()) + " " + first->getName().stripDialect() +
             (moves.size() == 1 ? " of something wider" : " are one"),
         before - target.secondsOf(moved.getDefiningOp()));
  result.replaceAllUsesWith(moved);
  kill(op);
  for (Operation *move : moves)
    kill(move);
  return true;
}

/// What is only made wider is moved as it was.
void Deferrer::moveNarrow(Operation *move) {
  Operation *op = move->getOperand(0).getDefiningOp();
  auto rule = dyn_cast_or_null<ShardingRuleOpInterface>(op);
  if (!rule || op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      !op->hasOneUse() || op->getBlock() != move->getBlock())
    return;
  Value narrow = op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(narrow.getType());
  if (!type || bytesOfTensor(narrow) >= bytesOfTensor(op->getResult(0)) ||
      type.getShape() !=
          cast<RankedTensorType>(op->getResult(0).getType()).getShape() ||
      !commutesWith(move, op, rule))
    return;
  auto wide = cast<RankedTensorType>(move->getResult(0).getType());
  OpBuilder builder(move);
  Value moved = cloneCollective(
      builder, move, narrow,
      RankedTensorType::get(wide.getShape(), type.getElementType()));
  Value widened = cloneOn(builder, op, moved);
  decide(move, "moved before it is made wider",
         target.secondsOf(move) - target.secondsOf(moved.getDefiningOp()));
  move->getResult(0).replaceAllUsesWith(widened);
  kill(move);
  kill(op);
}

namespace {
struct SpmdDeferCollectivesPass
    : ::mlir::gspmd::impl::SpmdDeferCollectivesBase<SpmdDeferCollectivesPass> {
  using SpmdDeferCollectivesBase::SpmdDeferCollectivesBase;
  void runOnOperation() override {
    bool isChanged = false;
    if (failed(rewriteWithGain(
            getOperation(), getArgument(), {topology, axisLayout, overlap},
            getAnalysis<PredictedStep>(), isChanged, [&](const Target &target) {
              return Deferrer(target).run(getOperation());
            })))
      return signalPassFailure();
    markAnalysesPreserved<PredictedStep>();
  }
};
} // namespace
