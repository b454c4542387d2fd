//===- ShardingTableBuilder.cpp - Builder of sharding tables --------------===//

#include "transforms/Propagation/Table/ShardingTableBuilder.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Propagation/Table/PropagationNodeBuilder.h"
#include "transforms/Propagation/Table/ShardingGroups.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

unsigned ShardingTableBuilder::blockedInside(ManualComputationOp op,
                                             unsigned blocked) {
  AxisList inner = numbering.blocked(blocked);
  llvm::append_range(inner, table.getShardings().toAxes(op.getManualAxes()));
  return numbering.blockedList(inner);
}

/// Unifies the targets of each data-flow edge before any value is numbered.
LogicalResult ShardingTableBuilder::collectOp(Operation *op, unsigned blocked) {
  if (auto group = dyn_cast<GroupOp>(op))
    table.groupOps.push_back(group);
  if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op)) {
    SmallVector<DataFlowEdge> edges;
    flow.getDataFlowEdges(edges, symbols);
    for (DataFlowEdge &edge : edges) {
      if (edge.targets.empty())
        continue;
      int number = numbering.numberOf(edge.targets.front());
      for (Value other : llvm::drop_begin(edge.targets))
        numbering.setNumber(other, number);
    }
  }
  // A manual computation specifies how it uses its manual axes; adding a manual
  // axis to a result would change the result of the region.
  auto manual = dyn_cast<ManualComputationOp>(op);
  for (Value result : op->getResults())
    if (int number = numbering.numberOf(result); number >= 0)
      numbering.setClass(number, std::nullopt,
                         manual ? blockedInside(manual, blocked) : blocked);
  if (!hasProgramRegions(op))
    return success();
  for (Region &region : op->getRegions())
    if (failed(collect(region, blocked)))
      return failure();
  return success();
}

LogicalResult ShardingTableBuilder::collect(Region &region, unsigned blocked) {
  auto manual = dyn_cast<ManualComputationOp>(region.getParentOp());
  if (manual)
    blocked = blockedInside(manual, blocked);
  for (Block &block : region) {
    for (Value arg : block.getArguments())
      if (int number = numbering.numberOf(arg); number >= 0)
        // An uneven shard of a manual shard is not a shard of the global
        // tensor.
        numbering.setClass(number, /*requiresEvenShards=*/manual != nullptr,
                           blocked);
    for (Operation &op : block)
      if (failed(collectOp(&op, blocked)))
        return failure();
  }
  return success();
}

LogicalResult ShardingTableBuilder::collectFunction(FunctionOpInterface func) {
  SmallVector<int> &results = table.resultNumbers[func];
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    results.push_back(numbering.newTensor(func.getResultTypes()[i],
                                          getResultSharding(func, i)));
  if (func.isExternal())
    return success();
  if (failed(collect(func.getFunctionBody(), /*blocked=*/0)))
    return failure();
  // Arguments and results of public functions are passed in even shards, unless
  // the user annotates uneven ones.
  if (!func.isPublic())
    return success();
  for (Value arg : func.getArguments())
    if (int number = numbering.numberOf(arg); number >= 0)
      numbering.setClass(number, /*requiresEvenShards=*/true, std::nullopt);
  for (int number : results)
    if (number >= 0)
      numbering.setClass(number, /*requiresEvenShards=*/true, std::nullopt);
  return success();
}

/// Unifies the results of a call with the declared results of its callee.
void ShardingTableBuilder::unifyCallResults(CallOpInterface call) {
  auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  Operation *callee =
      name ? symbols.lookupSymbolIn(table.module, name) : nullptr;
  auto it =
      callee ? table.resultNumbers.find(callee) : table.resultNumbers.end();
  if (it == table.resultNumbers.end() ||
      it->second.size() != call->getNumResults())
    return;
  for (auto [result, declared] :
       llvm::zip_equal(call->getResults(), it->second)) {
    int number = numbering.numberOf(result);
    if (declared < 0 || number < 0 || declared == number)
      continue;
    if (!calledResults.insert(&declared).second) {
      numbering.setNumber(result, declared); // Another call was unified before.
      continue;
    }
    if (table.tensors[declared].annotated) {
      table.tensors[number].annotated = true;
      table.tensors[number].initial = table.tensors[number].sharding =
          table.tensors[declared].initial;
      table.tensors[number].mesh = table.tensors[declared].mesh;
    }
    declared = number;
  }
}

/// Returns the representative of tensor `number`.
static int representativeOf(const DenseMap<int, int> &replaced, int number) {
  for (auto it = replaced.find(number); it != replaced.end();
       it = replaced.find(number))
    number = it->second;
  return number;
}

/// Unifies tensor `from` with `into`.
void ShardingTableBuilder::unify(int from, int into) {
  TensorEntry entry = table.tensors[from];
  if (entry.annotated) {
    table.tensors[into].annotated = true;
    table.tensors[into].initial = table.tensors[into].sharding = entry.initial;
    table.tensors[into].mesh = entry.mesh;
  }
  if (table.classOf(entry).requiresEvenShards)
    numbering.setClass(into, /*requiresEvenShards=*/true, std::nullopt);
}

/// Returns true if both are annotated differently.
bool ShardingTableBuilder::disagree(int one, int other) const {
  return table.tensors[one].annotated && table.tensors[other].annotated &&
         table.tensors[one].initial != table.tensors[other].initial;
}

/// Reports members whose annotations come from values that they are unified
/// with by data flow.
static void remarkSeparate(GroupOp member, TensorShardingAttr annotation,
                           GroupOp first, TensorShardingAttr others) {
  InFlightDiagnostic remark = member.emitRemark()
                              << "tensors of group " << member.getGroupId()
                              << " have different annotations at their sources "
                                 "or users: "
                              << annotation
                              << " here; this one does not join the group";
  remark.attachNote(first.getLoc()) << others << " here";
}

/// Unifies the tensors of each group.
LogicalResult ShardingTableBuilder::unifyGroups() {
  if (table.groupOps.empty())
    return success();
  DenseMap<int, int> replaced;
  for (const ShardingGroup &group : joinGroups(table.groupOps)) {
    if (failed(verifyGroup(group)))
      return failure();
    GroupOp first = group.front();
    if (numbering.numberOf(first.getInput()) < 0 ||
        !findDisagreeingMembers(group).empty())
      continue;
    // Values of a group may be unified already for other reasons.
    for (GroupOp member : ArrayRef(group).drop_front()) {
      int leader =
          representativeOf(replaced, numbering.numberOf(first.getInput()));
      int other =
          representativeOf(replaced, numbering.numberOf(member.getInput()));
      if (other == leader)
        continue;
      if (disagree(other, leader)) {
        remarkSeparate(member, table.attrOf(other), first,
                       table.attrOf(leader));
        continue;
      }
      unify(other, leader);
      replaced[other] = leader;
    }
  }
  for (auto &[value, number] : table.numbers)
    number = representativeOf(replaced, number);
  for (auto &[func, results] : table.resultNumbers)
    for (int &number : results)
      number = representativeOf(replaced, number);
  return success();
}

LogicalResult ShardingTableBuilder::run() {
  for (auto func : table.module.getOps<FunctionOpInterface>())
    if (failed(collectFunction(func)))
      return failure();
  table.module.walk([&](CallOpInterface call) { unifyCallResults(call); });
  if (failed(unifyGroups()))
    return failure();
  PropagationNodeBuilder(table, numbering, symbols).run(table.module);
  return success();
}
