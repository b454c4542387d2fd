//===- ShardingGroups.cpp - Tensors that share a sharding -----------------===//

#include "transforms/Propagation/ShardingGroups.h"
#include "transforms/Propagation/ShardingTable.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

std::vector<ShardingGroup> mlir::gspmd::joinGroups(ArrayRef<GroupOp> ops) {
  llvm::EquivalenceClasses<int64_t> ids;
  DenseMap<Value, int64_t> firstId;
  for (GroupOp op : ops) {
    int64_t id = op.getGroupId();
    auto [it, isNew] = firstId.try_emplace(op.getInput(), id);
    ids.unionSets(it->second, id);
  }
  llvm::MapVector<int64_t, ShardingGroup> groups;
  DenseSet<Value> seen;
  for (GroupOp op : ops)
    if (seen.insert(op.getInput()).second)
      groups[ids.getLeaderValue(op.getGroupId())].push_back(op);
  std::vector<ShardingGroup> result;
  for (auto &[id, group] : groups)
    result.push_back(std::move(group));
  return result;
}

static InFlightDiagnostic &withBeginning(InFlightDiagnostic &diag,
                                         GroupOp first) {
  diag.attachNote(first.getLoc()) << "the group begins here";
  return diag;
}

LogicalResult mlir::gspmd::verifyGroup(const ShardingGroup &group) {
  GroupOp first = group.front();
  auto manualAround = [](GroupOp op) {
    return op.getInput()
        .getParentRegion()
        ->getParentOfType<ManualComputationOp>();
  };
  auto shapeOf = [](GroupOp op) {
    return cast<ShapedType>(op.getInput().getType());
  };
  for (GroupOp member : ArrayRef(group).drop_front()) {
    bool isSameShape = shapeOf(member).hasRank() && shapeOf(first).hasRank() &&
                       shapeOf(member).getShape() == shapeOf(first).getShape();
    if (!isSameShape) {
      InFlightDiagnostic diag = member.emitOpError()
                                << "puts a tensor of type " << shapeOf(member)
                                << " into group " << member.getGroupId()
                                << " of tensors of type " << shapeOf(first)
                                << "; expected one shape";
      return withBeginning(diag, first);
    }
    if (manualAround(member) != manualAround(first)) {
      InFlightDiagnostic diag =
          member.emitOpError()
          << "puts a tensor into group " << member.getGroupId()
          << ", which has one of another manual computation, or of none; "
             "expected all in the same";
      return withBeginning(diag, first);
    }
  }
  return success();
}

SmallVector<GroupOp> mlir::gspmd::findDisagreeing(const ShardingGroup &group) {
  SmallVector<GroupOp> result;
  GroupOp first;
  for (GroupOp member : group) {
    TensorShardingAttr own = annotationOf(member.getInput());
    if (!own)
      continue;
    if (!first)
      first = member;
    else if (own != annotationOf(first.getInput()))
      result.push_back(member);
  }
  if (!result.empty())
    result.insert(result.begin(), first);
  return result;
}

/// `value`, open, as what uses it sees it from now on.
static void insertOpenSplit(Value value, FlatSymbolRefAttr mesh) {
  OpBuilder b(value.getContext());
  b.setInsertionPointAfterValue(value);
  auto type = cast<ShapedType>(value.getType());
  auto open =
      TensorShardingAttr::get(value.getContext(), mesh, ::gspmd::Mesh(),
                              ::gspmd::TensorSharding::open(type.getRank()));
  auto split =
      MeshSplitOp::create(b, value.getLoc(), value.getType(), value, open);
  value.replaceAllUsesExcept(split.getResult(), split);
}

bool mlir::gspmd::separateDisagreeing(ArrayRef<GroupOp> ops) {
  bool isChanged = false;
  for (const ShardingGroup &group : joinGroups(ops)) {
    SmallVector<GroupOp> disagreeing = findDisagreeing(group);
    if (disagreeing.empty())
      continue;
    isChanged = true;
    TensorShardingAttr own = annotationOf(disagreeing.front().getInput());
    InFlightDiagnostic remark = disagreeing.front().emitRemark()
                                << "tensors of group "
                                << disagreeing.front().getGroupId()
                                << " are annotated differently: " << own
                                << " here; each stays as annotated, and what "
                                   "uses them uses copies that "
                                   "share a sharding";
    for (GroupOp other : ArrayRef(disagreeing).drop_front())
      remark.attachNote(other.getLoc())
          << annotationOf(other.getInput()) << " here";
    remark.report();
    for (GroupOp member : group)
      insertOpenSplit(member.getInput(), own.getMesh());
  }
  return isChanged;
}

//===----------------------------------------------------------------------===//
// In the table
//===----------------------------------------------------------------------===//

/// What stands for tensor `number` in the end.
static int lastOf(const DenseMap<int, int> &replaced, int number) {
  for (auto it = replaced.find(number); it != replaced.end();
       it = replaced.find(number))
    number = it->second;
  return number;
}

/// Makes tensor `from` one with `into`.
void ShardingTable::absorb(int from, int into) {
  TensorEntry entry = tensors[from];
  if (entry.annotated) {
    tensors[into].annotated = true;
    tensors[into].initial = tensors[into].sharding = entry.initial;
    tensors[into].mesh = entry.mesh;
  }
  if (classOf(entry).evenOnly)
    setClass(into, /*evenOnly=*/true, std::nullopt);
}

/// Are both annotated, and differently?
bool ShardingTable::disagree(int one, int other) const {
  return tensors[one].annotated && tensors[other].annotated &&
         tensors[one].initial != tensors[other].initial;
}

/// Members are annotated, but not themselves: what flows into them, or what
/// they flow into, is.
static void remarkApart(GroupOp member, TensorShardingAttr own, GroupOp first,
                        TensorShardingAttr others) {
  InFlightDiagnostic remark = member.emitRemark()
                              << "tensors of group " << member.getGroupId()
                              << " are annotated differently where they come "
                                 "from or go: "
                              << own << " here; this one stays apart";
  remark.attachNote(first.getLoc()) << others << " here";
}

/// Gives the tensors of each group one number.
LogicalResult ShardingTable::unifyGroups() {
  if (groupOps.empty())
    return success();
  DenseMap<int, int> replaced;
  for (const ShardingGroup &group : joinGroups(groupOps)) {
    if (failed(verifyGroup(group)))
      return failure();
    GroupOp first = group.front();
    if (numberOf(first.getInput()) < 0 || !findDisagreeing(group).empty())
      continue;
    // Values of a group may be one tensor already, for other reasons.
    for (GroupOp member : ArrayRef(group).drop_front()) {
      int leader = lastOf(replaced, numberOf(first.getInput()));
      int other = lastOf(replaced, numberOf(member.getInput()));
      if (other == leader)
        continue;
      if (disagree(other, leader)) {
        remarkApart(member, attrOf(other), first, attrOf(leader));
        continue;
      }
      absorb(other, leader);
      replaced[other] = leader;
    }
  }
  for (auto &[value, number] : numbers)
    number = lastOf(replaced, number);
  for (auto &[func, results] : resultNumbers)
    for (int &number : results)
      number = lastOf(replaced, number);
  return success();
}
