//===- ReductionDeferrer.cpp - Defers reductions over devices -------------===//

#include "compiler/Optimize/DeferCollectives/ReductionDeferrer.h"

#include "compiler/Optimize/DeferCollectives/SlicedPath.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "lib/Algebra/Mesh/AxisDigits.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;
using sharding::EmulationCostOpInterface;
using sharding::ReductionKind;
using sharding::ShardingRuleOpInterface;

ArrayRef<ReductionKind> mlir::gspmd::reductionKinds() {
  static constexpr ReductionKind kinds[] = {
      ReductionKind::Add, ReductionKind::Mul, ReductionKind::Max,
      ReductionKind::Min, ReductionKind::And, ReductionKind::Or,
      ReductionKind::Xor};
  return kinds;
}

bool mlir::gspmd::isCombinerOf(Operation *op, ReductionKind kind) {
  auto rule = dyn_cast<ShardingRuleOpInterface>(op);
  if (!rule || op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      !op->hasTrait<OpTrait::IsCommutative>() || !rule.isElementwise())
    return false;
  return llvm::any_of(
      rule.getLinearOperands(kind),
      [](const llvm::SmallBitVector &set) { return set.all(); });
}

bool ReductionDeferrer::shareReductionAmongTerms(Operation *op) {
  for (ReductionKind kind : kinds)
    if (isCombinerOf(op, kind) && shareOfKind(op, kind))
      return true;
  return false;
}

/// Returns true if `op` is a term of a larger sum, which is handled as a
/// fullType.
static bool isTermOfMore(Operation *op) {
  if (!op->hasOneUse())
    return false;
  Operation *user = *op->user_begin();
  return user->getName() == op->getName() &&
         user->getBlock() == op->getBlock() &&
         user->getResultTypes() == op->getResultTypes();
}

/// Collects the terms of the sum that ends in `root`, first to last, and its
/// inner ops.
static void findTerms(Operation *root, SmallVectorImpl<Value> &terms,
                      SmallVectorImpl<Operation *> &inner) {
  SmallVector<Value> worklist(llvm::reverse(root->getOperands()));
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (op && op->getName() == root->getName() && isTermOfMore(op)) {
      inner.push_back(op);
      worklist.append({op->getOperand(1), op->getOperand(0)});
    } else {
      terms.push_back(value);
    }
  }
}

Value ReductionDeferrer::combineGroup(Operation *root,
                                      ArrayRef<ReductionPath> members) {
  OpBuilder builder(root);
  Operation *first = members.front().reduction;
  Value sum;
  for (const ReductionPath &member : members) {
    Value partialSum = member.end;
    if (member.isDirect())
      partialSum = member.reduction->getOperand(0);
    else
      member.reduction->getResult(0).replaceAllUsesWith(
          member.reduction->getOperand(0));
    sum = sum ? RewriteRecorder::cloneOn(builder, root, {sum, partialSum})
              : partialSum;
  }
  return RewriteRecorder::cloneCollective(builder, first, sum,
                                          root->getResult(0).getType());
}

bool ReductionDeferrer::shareOfKind(Operation *root, ReductionKind kind) {
  if (isTermOfMore(root))
    return false;
  SmallVector<Value> terms;
  SmallVector<Operation *> inner;
  findTerms(root, terms, inner);
  // By the common properties of the reductions.
  llvm::MapVector<std::pair<Attribute, Type>, SmallVector<ReductionPath>>
      groups;
  SmallVector<Value> others;
  for (Value term : terms) {
    std::optional<ReductionPath> path =
        paths.find(term, kind, root->getBlock());
    // Only all_reduce supports tensors of any shape.
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
      bytes += localBytesOf(member.reduction->getOperand(0));
    }
    double sharedBytes = sharding::tensorBytes(key.second);
    double after = rewrites.secondsFor(members.front().reduction, sharedBytes);
    // Small terms that are repeated along a dimension are better sent in one
    // message.
    if (members.size() < 2 || after >= before || sharedBytes > bytes) {
      for (const ReductionPath &member : members)
        others.push_back(member.end);
      continue;
    }
    rewrites.record(root,
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
    sum = sum ? RewriteRecorder::cloneOn(builder, root, {sum, term}) : term;
  root->getResult(0).replaceAllUsesWith(sum);
  rewrites.markDead(root);
  for (Operation *op : llvm::concat<Operation *>(inner, replaced))
    rewrites.markDead(op);
  return true;
}

void ReductionDeferrer::deferReduction(Operation *op) {
  for (ReductionKind kind : kinds) {
    std::optional<ReductionPath> path = paths.through(op, kind);
    if (!path || !isa<spmd::AllReduceOp>(path->reduction))
      continue;
    Value result = op->getResult(0);
    Operation *reduction = path->reduction;
    double before = target.secondsOf(reduction);
    double after = rewrites.secondsFor(reduction, localBytesOf(result));
    bool isSmaller =
        localBytesOf(result) < localBytesOf(reduction->getOperand(0));
    if (!isSmaller || after > before)
      continue;
    rewrites.record(op,
                    "all_reduce deferred after " + op->getName().getStringRef(),
                    before - after);
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    Value reduced = RewriteRecorder::cloneCollective(builder, reduction, result,
                                                     result.getType());
    result.replaceAllUsesExcept(reduced, reduced.getDefiningOp());
    rewrites.replaceByOperand(reduction);
    return;
  }
}

void ReductionDeferrer::mergeReductions(spmd::AllReduceOp outer) {
  std::optional<ReductionPath> path =
      paths.find(outer.getInput(), outer.getReduction(), outer->getBlock());
  auto inner =
      path ? dyn_cast<spmd::AllReduceOp>(path->reduction) : spmd::AllReduceOp();
  if (!inner || inner.getAxes().getMesh() != outer.getAxes().getMesh())
    return;
  const Mesh &mesh = target.meshOf(outer.getAxes());
  AxisList axes = outer.getAxes().toAxes(mesh);
  AxisList more = inner.getAxes().toAxes(mesh);
  if (overlaps(axes, more))
    return;
  axes.append(more);
  llvm::sort(axes); // so that adjacent sub-axes merge
  auto both = AxesAttr::get(outer.getContext(), outer.getAxes().getMesh(), mesh,
                            canonical(axes));
  double before = target.secondsOf(outer) + target.secondsOf(inner);
  auto work = *cast<EmulationCostOpInterface>(*outer).getCollectiveWork();
  work.axes = both;
  std::optional<CollectiveCost> after = target.costOf(work);
  if (!after || after->seconds() > before)
    return;
  rewrites.record(outer, "two all_reduce merged into one",
                  before - after->seconds());
  outer.setAxesAttr(both);
  rewrites.replaceByOperand(inner);
}

/// Returns the axes of `reduce` other than those of the slice; nullopt if the
/// slice has axes that `reduce` lacks.
static std::optional<AxisList>
axesBeside(spmd::AllSliceOp slice, spmd::AllReduceOp reduce, const Mesh &mesh) {
  if (!reductionOf(reduce) ||
      reduce.getAxes().getMesh() != slice.getAxes().getMesh())
    return std::nullopt;
  AxisList all = reduce.getAxes().toAxes(mesh);
  AxisList sliceAxes = slice.getAxes().toAxes(mesh);
  AxisList rest = difference(all, sliceAxes);
  if (!hasAllDigits(all, sliceAxes) ||
      axisListSize(rest) * axisListSize(sliceAxes) != axisListSize(all))
    return std::nullopt;
  return rest;
}

/// Returns true if the slice is the shard of each device before the gather.
static bool undoes(spmd::AllSliceOp slice, unsigned dim, Operation *op) {
  auto gather = dyn_cast<spmd::AllGatherOp>(op);
  return gather && op->getNumOperands() == 1 && gather.getDim() == dim &&
         gather.getAxes() == slice.getAxes();
}

void ReductionDeferrer::hoistSlice(spmd::AllSliceOp slice) {
  const Mesh &mesh = target.meshOf(slice.getAxes());
  int64_t blocks = axisListSize(slice.getAxes().toAxes(mesh));
  auto isBegin = [&](Operation *op, unsigned dim) {
    auto reduce = dyn_cast<spmd::AllReduceOp>(op);
    return reduce ? axesBeside(slice, reduce, mesh).has_value()
                  : undoes(slice, dim, op);
  };
  std::optional<SlicedPath> path = SlicedPath::find(slice, blocks, isBegin);
  if (!path)
    return;
  OpBuilder builder(slice);
  Value shard = path->begin->getOperand(0);
  if (auto reduce = dyn_cast<spmd::AllReduceOp>(path->begin)) {
    shard = scatterInstead(reduce, slice, path->dim,
                           *axesBeside(slice, reduce, mesh));
    if (!shard)
      return;
  } else {
    rewrites.record(slice, "all_gather and its slice removed",
                    target.secondsOf(path->begin));
  }
  slice.getResult().replaceAllUsesWith(path->emit(builder, slice, shard));
  rewrites.markDead(slice);
  for (const auto &[op, operand] : llvm::reverse(path->ops))
    rewrites.markDead(op.getOp());
  rewrites.markDead(path->begin);
}

Value ReductionDeferrer::scatterInstead(spmd::AllReduceOp reduce,
                                        spmd::AllSliceOp slice, unsigned dim,
                                        const AxisList &rest) {
  const Mesh &mesh = target.meshOf(slice.getAxes());
  auto fullType = cast<RankedTensorType>(reduce.getInput().getType());
  SmallVector<int64_t> shape(fullType.getShape());
  shape[dim] /= axisListSize(slice.getAxes().toAxes(mesh));
  Type type = fullType.clone(shape);
  OpBuilder builder(slice);
  auto scatter = spmd::ReduceScatterOp::create(
      builder, slice.getLoc(), type, reduce.getReduction(), reduce.getInput(),
      int64_t(dim), slice.getAxes());
  Operation *last = scatter;
  double after = target.secondsOf(scatter);
  if (!rest.empty()) {
    last = spmd::AllReduceOp::create(builder, slice.getLoc(), type,
                                     reduce.getReduction(), scatter.getResult(),
                                     AxesAttr::get(slice.getContext(),
                                                   slice.getAxes().getMesh(),
                                                   mesh, canonical(rest)));
    after += target.secondsOf(last);
  }
  double gain = target.secondsOf(reduce) - after;
  if (gain < 0 && !target.forcedVariant()) { // two small collectives for one
    rewrites.eraseTrial(last, scatter);
    return {};
  }
  rewrites.record(slice, "reduce_scatter instead of all_reduce and slice",
                  gain);
  return last->getResult(0);
}
