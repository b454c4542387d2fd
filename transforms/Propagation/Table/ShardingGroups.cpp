//===- ShardingGroups.cpp - Groups of tensors with one sharding -----------===//

#include "transforms/Propagation/Table/ShardingGroups.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include <map>

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

std::vector<ShardingGroup> mlir::gspmd::joinGroups(ArrayRef<GroupOp> ops) {
  // A program may have any ids; those of DenseMap exclude two numbers.
  std::map<int64_t, unsigned> numbers;
  llvm::EquivalenceClasses<unsigned> classes;
  DenseMap<Value, unsigned> firstNumber;
  auto numberOf = [&](GroupOp op) {
    return numbers.try_emplace(op.getGroupId(), numbers.size()).first->second;
  };
  for (GroupOp op : ops) {
    unsigned number = numberOf(op);
    auto [it, isNew] = firstNumber.try_emplace(op.getInput(), number);
    classes.unionSets(it->second, number);
  }
  llvm::MapVector<unsigned, ShardingGroup> groups;
  DenseSet<Value> seen;
  for (GroupOp op : ops)
    if (seen.insert(op.getInput()).second)
      groups[classes.getLeaderValue(numberOf(op))].push_back(op);
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

SmallVector<GroupOp>
mlir::gspmd::findDisagreeingMembers(const ShardingGroup &group) {
  SmallVector<GroupOp> result;
  GroupOp first;
  for (GroupOp member : group) {
    TensorShardingAttr annotation = annotationOf(member.getInput());
    if (!annotation)
      continue;
    if (!first)
      first = member;
    else if (annotation != annotationOf(first.getInput()))
      result.push_back(member);
  }
  if (!result.empty())
    result.insert(result.begin(), first);
  return result;
}

/// Inserts an open mesh_split of `value` for its users.
static void insertOpenSplit(Value value, FlatSymbolRefAttr mesh) {
  OpBuilder b(value.getContext());
  b.setInsertionPointAfterValue(value);
  auto type = cast<ShapedType>(value.getType());
  auto open = TensorShardingAttr::get(value.getContext(), mesh, Mesh(),
                                      TensorSharding::open(type.getRank()));
  auto split =
      MeshSplitOp::create(b, value.getLoc(), value.getType(), value, open);
  value.replaceAllUsesExcept(split.getResult(), split);
}

bool mlir::gspmd::splitDisagreeingGroups(ArrayRef<GroupOp> ops) {
  bool isChanged = false;
  for (const ShardingGroup &group : joinGroups(ops)) {
    SmallVector<GroupOp> disagreeing = findDisagreeingMembers(group);
    if (disagreeing.empty())
      continue;
    isChanged = true;
    TensorShardingAttr annotation =
        annotationOf(disagreeing.front().getInput());
    InFlightDiagnostic remark = disagreeing.front().emitRemark()
                                << "tensors of group "
                                << disagreeing.front().getGroupId()
                                << " are annotated differently: " << annotation
                                << " here; each keeps its annotation, and "
                                   "their users read copies that share one "
                                   "sharding";
    for (GroupOp other : ArrayRef(disagreeing).drop_front())
      remark.attachNote(other.getLoc())
          << annotationOf(other.getInput()) << " here";
    remark.report();
    for (GroupOp member : group)
      insertOpenSplit(member.getInput(), annotation.getMesh());
  }
  return isChanged;
}
