//===- PartialTensors.cpp - What stays in parts until it is summed --------===//

#include "transforms/Propagation/PartialTensors.h"

#include "dialect/Algebra/FactorProjection.h"
#include "dialect/Sharding/NeutralValues.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::AxisList;
using ::gspmd::AxisRef;
using ::gspmd::FactorKind;
using ::gspmd::FactorMap;

/// What two lists have in common.
static AxisList common(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  return ::gspmd::difference(a, ::gspmd::difference(a, b));
}

static bool containsAll(ArrayRef<AxisRef> axes, ArrayRef<AxisRef> others) {
  return ::gspmd::difference(others, axes).empty();
}

PartialTensors::PartialTensors(ModuleOp module, ShardingTable &table)
    : table(table), parts(table.getTensors().size()) {
  bool anyAskedFor = llvm::any_of(llvm::seq<int>(parts.size()),
                                  [&](int n) { return isAskedFor(n); });
  if (!anyAskedFor)
    return;
  for (int n = 0; n < int(parts.size()); ++n)
    if (isAskedFor(n))
      request(n, {AxisList(table.shardingOf(n).unreducedAxes()),
                  table.shardingOf(n).reduction()});
  collect(module);
  while (!requests.empty()) {
    auto [number, wanted] = requests.back();
    requests.pop_back();
    for (const Maker &maker : makers[number])
      requestOperands(maker, wanted);
  }
  while (removeInfeasible())
    ;
  // In order of the program, again where a loop hands something on.
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (Operation *op : linearOps)
      isChanged |= derive(op);
    for (int target : flowTargets)
      isChanged |= deriveFlow(target);
  }
}

//===----------------------------------------------------------------------===//
// Where tensors come from
//===----------------------------------------------------------------------===//

void PartialTensors::collectGiven(FunctionOpInterface func) {
  if (!func.isPublic() || func.isExternal())
    return;
  for (Value arg : func.getArguments())
    if (int number = table.findNumber(arg); number >= 0 && isAskedFor(number))
      given.insert(number);
}

/// What a region takes in parts is to come in such.
void PartialTensors::requestInputs(ManualComputationOp op) {
  ShardingAttrTable &shardings = table.getShardings();
  for (auto [input, attr] :
       llvm::zip_equal(op.getInputs(), op.getInShardings().getShardings())) {
    const ::gspmd::TensorSharding &wanted = shardings[shardings.idOf(attr)];
    int number = table.findNumber(input);
    if (number >= 0 && !wanted.unreducedAxes().empty())
      request(number, {AxisList(wanted.unreducedAxes()), wanted.reduction()});
  }
}

void PartialTensors::collectFlow(ShardingDataFlowOpInterface op) {
  SmallVector<DataFlowEdge> edges;
  op.getDataFlowEdges(edges, symbols);
  for (DataFlowEdge &edge : edges) {
    if (edge.targets.empty())
      continue;
    int number = table.findNumber(edge.targets.front());
    if (number < 0)
      continue;
    makers[number].push_back({op, edge.sources});
    flowTargets.push_back(number);
    for (OpOperand *source : edge.sources)
      flowsInto[source] = number;
  }
}

void PartialTensors::collect(ModuleOp module) {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      return collectGiven(func);
    if (auto manual = dyn_cast<ManualComputationOp>(op)) {
      requestInputs(manual);
      for (Value result : manual.getResults())
        if (int number = table.findNumber(result);
            number >= 0 && isAskedFor(number))
          given.insert(number);
      return;
    }
    if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op))
      return collectFlow(flow);
    for (Value result : op->getResults())
      if (int number = table.findNumber(result); number >= 0)
        makers[number].push_back({op, {}});
    if (isa<ShardingRuleOpInterface>(op))
      linearOps.push_back(op);
  });
}

//===----------------------------------------------------------------------===//
// What is asked for, and of what it is to be made
//===----------------------------------------------------------------------===//

/// `axes` without those that the tensor is cut by, or to be whole along.
AxisList PartialTensors::freeOf(int number, ArrayRef<AxisRef> axes) const {
  const ::gspmd::TensorSharding &sharding = table.shardingOf(number);
  return ::gspmd::difference(::gspmd::difference(axes, sharding.dimAxes()),
                             sharding.replicatedAxes());
}

void PartialTensors::request(int number, const Parts &wanted) {
  Parts &now = parts[number];
  AxisList axes = freeOf(number, wanted.axes);
  if (!now.axes.empty() && now.reduction != wanted.reduction)
    return;
  AxisList added = ::gspmd::difference(axes, now.axes);
  if (added.empty())
    return;
  llvm::append_range(now.axes, added);
  llvm::sort(now.axes);
  now.axes = ::gspmd::canonical(now.axes);
  now.reduction = wanted.reduction;
  requests.push_back({number, now});
}

bool PartialTensors::isNeutral(Value value, ::gspmd::Reduction kind) const {
  return sharding::isNeutral(value, fromAlgebra(kind));
}

bool PartialTensors::holds(Value value, ArrayRef<AxisRef> axes,
                           ::gspmd::Reduction kind) const {
  int number = table.findNumber(value);
  return number >= 0 && parts[number].reduction == kind &&
         containsAll(parts[number].axes, axes);
}

/// The axes of `wanted` along which the op itself leaves parts: those that cut
/// a reduction factor in an operand.
AxisList PartialTensors::ownAxes(Operation *op, const Parts &wanted) {
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model || !isa<PartitionOpInterface>(op) ||
      model.getReductionKind() != fromAlgebra(wanted.reduction))
    return {};
  FactorMap map = model.getPartitionRule();
  AxisList own;
  for (auto [t, operand] : llvm::enumerate(op->getOperands())) {
    int number = table.findNumber(operand);
    if (number < 0)
      continue;
    ::gspmd::FactorCuts cuts =
        ::gspmd::projectToCuts(map, t, table.shardingOf(number));
    for (auto [f, cut] : llvm::enumerate(cuts))
      if (map.factor(f).cut == FactorKind::Reduction && cut.isPresent)
        llvm::append_range(own, ::gspmd::difference(cut.axes, own));
  }
  return common(wanted.axes, own);
}

/// The set of operands that parts of the result are made of: one of which
/// something is in parts already, or the only one.
const llvm::SmallBitVector *
PartialTensors::chooseSet(Operation *op, const Parts &wanted,
                          ArrayRef<llvm::SmallBitVector> sets) {
  for (const llvm::SmallBitVector &set : sets)
    if (llvm::any_of(set.set_bits(), [&](unsigned i) {
          return holds(op->getOperand(i), wanted.axes, wanted.reduction);
        }))
      return &set;
  return sets.size() == 1 ? sets.begin() : nullptr;
}

void PartialTensors::requestOperands(const Maker &maker, const Parts &wanted) {
  auto ask = [&](Value value, const Parts &wanted) {
    if (int number = table.findNumber(value);
        number >= 0 && !isNeutral(value, wanted.reduction))
      request(number, wanted);
  };
  for (OpOperand *source : maker.sources)
    ask(source->get(), wanted);
  auto model = dyn_cast<ShardingRuleOpInterface>(maker.op);
  if (!maker.sources.empty() || !model)
    return;
  AxisList rest = ::gspmd::difference(wanted.axes, ownAxes(maker.op, wanted));
  if (rest.empty())
    return;
  auto sets = model.getLinearOperands(fromAlgebra(wanted.reduction));
  if (auto *set = chooseSet(maker.op, {rest, wanted.reduction}, sets))
    for (unsigned i : set->set_bits())
      ask(maker.op->getOperand(i), {rest, wanted.reduction});
}

//===----------------------------------------------------------------------===//
// What can be made
//===----------------------------------------------------------------------===//

/// Of what flows into a tensor, at least one must be in parts. Another can be
/// taken apart on its way in, but not in every iteration of a loop.
bool PartialTensors::canFlow(const Maker &maker, const Parts &wanted) {
  bool isLoop = cast<ShardingDataFlowOpInterface>(maker.op).isLoop();
  bool anyHeld = false;
  for (OpOperand *source : maker.sources) {
    bool isHeld = holds(source->get(), wanted.axes, wanted.reduction);
    bool isCarried = source->getOwner() != maker.op;
    anyHeld |= isHeld;
    if (!isHeld && isLoop && isCarried &&
        !isNeutral(source->get(), wanted.reduction))
      return false;
  }
  return anyHeld;
}

bool PartialTensors::canMake(const Maker &maker, const Parts &wanted) {
  if (!maker.sources.empty())
    return canFlow(maker, wanted);
  auto model = dyn_cast<ShardingRuleOpInterface>(maker.op);
  if (!model)
    return false;
  AxisList rest = ::gspmd::difference(wanted.axes, ownAxes(maker.op, wanted));
  if (rest.empty())
    return true;
  return llvm::any_of(
      model.getLinearOperands(fromAlgebra(wanted.reduction)),
      [&](const llvm::SmallBitVector &set) {
        bool anyHeld = false;
        return llvm::all_of(set.set_bits(),
                            [&](unsigned i) {
                              Value operand = maker.op->getOperand(i);
                              if (holds(operand, rest, wanted.reduction))
                                return anyHeld = true;
                              return isNeutral(operand, wanted.reduction);
                            }) &&
               anyHeld;
      });
}

/// Takes back what cannot be made, axis by axis.
bool PartialTensors::removeInfeasible() {
  bool isChanged = false;
  for (auto [number, wanted] : llvm::enumerate(parts)) {
    if (wanted.axes.empty())
      continue;
    AxisList kept;
    for (const AxisRef &axis : wanted.axes) {
      Parts one{AxisList{axis}, wanted.reduction};
      ArrayRef<Maker> made = makers[number];
      if (given.contains(number)
              ? made.empty()
              : !made.empty() && llvm::all_of(made, [&](const Maker &maker) {
                  return canMake(maker, one);
                }))
        kept.push_back(axis);
    }
    isChanged |= kept.size() != wanted.axes.size();
    wanted.axes = kept;
  }
  return isChanged;
}

//===----------------------------------------------------------------------===//
// Through linear ops
//===----------------------------------------------------------------------===//

/// May it be told of tensor `number` that it stays in parts, of which nothing
/// is said, and which comes to be in one way?
bool PartialTensors::isOpen(int number) {
  return number >= 0 && !table.getTensors()[number].annotated &&
         makers[number].size() == 1;
}

/// Does what flows into `number` stay in parts? What a loop carries does so
/// only where it is asked for.
bool PartialTensors::flowsOn(int number, const Parts &wanted) {
  if (!isOpen(number))
    return false;
  if (containsAll(parts[number].axes, wanted.axes))
    return true;
  const Maker &maker = makers[number].front();
  return !cast<ShardingDataFlowOpInterface>(maker.op).isLoop() &&
         freeOf(number, wanted.axes) == wanted.axes &&
         llvm::all_of(maker.sources, [&](OpOperand *source) {
           return holds(source->get(), wanted.axes, wanted.reduction) ||
                  isNeutral(source->get(), wanted.reduction);
         });
}

/// Keeps what flows into a branch's result, a barrier's or a function in parts.
bool PartialTensors::deriveFlow(int number) {
  if (!isOpen(number) || !parts[number].axes.empty())
    return false;
  for (OpOperand *source : makers[number].front().sources) {
    int from = table.findNumber(source->get());
    if (from < 0 || parts[from].axes.empty())
      continue;
    Parts wanted = parts[from];
    bool isWhole = llvm::any_of(source->get().getUses(), [&](OpOperand &use) {
      return !passesOn(use, wanted);
    });
    if (isWhole || !flowsOn(number, wanted))
      return false;
    parts[number] = wanted;
    return true;
  }
  return false;
}

/// Is `use` by an op whose result is, or may be, in parts as its operand is?
bool PartialTensors::passesOn(OpOperand &use, const Parts &wanted) {
  if (auto flow = flowsInto.find(&use); flow != flowsInto.end())
    return flowsOn(flow->second, wanted);
  Operation *op = use.getOwner();
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model || isa<ReshardOp, MeshSplitOp>(op))
    return false;
  return llvm::any_of(model.getLinearOperands(fromAlgebra(wanted.reduction)),
                      [&](const llvm::SmallBitVector &set) {
                        return set.test(use.getOperandNumber()) &&
                               isWholeBeside(op, set, wanted) &&
                               llvm::all_of(set.set_bits(), [&](unsigned i) {
                                 Value operand = op->getOperand(i);
                                 return holds(operand, wanted.axes,
                                              wanted.reduction) ||
                                        isNeutral(operand, wanted.reduction);
                               });
                      });
}

/// Are the operands that are not in `set` whole anyway (the other factor of a
/// product)? If not, they are reduced for the op.
bool PartialTensors::isWholeBeside(Operation *op,
                                   const llvm::SmallBitVector &set,
                                   const Parts &wanted) {
  return llvm::none_of(llvm::enumerate(op->getOperands()), [&](auto it) {
    int number = table.findNumber(it.value());
    return !set.test(it.index()) && number >= 0 &&
           !common(parts[number].axes, wanted.axes).empty();
  });
}

/// Is no more reduced behind the op than before it? An operand with several
/// uses is reduced once for all of them.
bool PartialTensors::isWorthwhile(Operation *op,
                                  const llvm::SmallBitVector &set,
                                  const Parts &wanted) {
  if (!isWholeBeside(op, set, wanted))
    return false;
  double before = 0;
  for (unsigned i : set.set_bits()) {
    Value operand = op->getOperand(i);
    if (!holds(operand, wanted.axes, wanted.reduction))
      continue;
    if (operand.getParentBlock() != op->getBlock() ||
        !llvm::all_of(operand.getUses(),
                      [&](OpOperand &use) { return passesOn(use, wanted); }))
      return false;
    SmallPtrSet<Operation *, 4> users(llvm::from_range, operand.getUsers());
    before += tensorBytes(operand.getType()) / users.size();
  }
  double behind = 0;
  for (Value result : op->getResults())
    behind += tensorBytes(result.getType());
  return behind <= before;
}

/// Keeps the op's result in parts as its operands are, if nothing else is said
/// of it. Tells whether that is new.
bool PartialTensors::derive(Operation *op) {
  if (op->getNumResults() != 1 || isa<ReshardOp, MeshSplitOp>(op))
    return false;
  int number = table.findNumber(op->getResult(0));
  if (!isOpen(number) || !parts[number].axes.empty())
    return false;
  for (Value operand : op->getOperands()) {
    int from = table.findNumber(operand);
    if (from < 0 || parts[from].axes.empty())
      continue;
    Parts wanted = parts[from];
    wanted.axes = freeOf(number, wanted.axes);
    if (wanted.axes.empty() || !canMake(makers[number].front(), wanted))
      continue;
    for (const llvm::SmallBitVector &set :
         cast<ShardingRuleOpInterface>(op).getLinearOperands(
             fromAlgebra(wanted.reduction)))
      if (isWorthwhile(op, set, wanted)) {
        parts[number] = wanted;
        return true;
      }
  }
  return false;
}
