//===- ShardingTable.h - Shardings during completion ------------*- C++ -*-===//
//
// Completion works on this side table and not on attributes: dense arrays that
// are indexed by tensor number. Values that are one tensor under several names
// (the loop-carried values of a loop) share a number. Attributes are read once
// at the start and written once at the end.
//
// The sharding of a tensor is a number of a ShardingPool, and the rule of an op
// one of a list of kinds, so that the table takes about 100 bytes per op, and
// the effect of a step on one op is looked up for the next op of the same kind.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLE_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLE_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "transforms/Support/AddressMap.h"
#include "transforms/Support/OpKinds.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/ShardingAttrTable.h"

#include <array>

namespace mlir::gspmd {

/// The properties of a tensor that completion needs, apart from its sharding. A
/// program has few distinct ones.
struct TensorClass {
  ArrayRef<int64_t> shape;
  /// Shards must be even: of tensors inside a manual computation at each step,
  /// of arguments and results of public functions at the end of completion.
  bool requiresEvenShards = false;
  /// Axes that must not be used (manual axes around the tensor).
  AxisList blocked;
};

/// One tensor of the program. Shardings are numbers of getShardings().
struct TensorEntry {
  unsigned sharding;
  /// The annotation of the user; open if there is none.
  unsigned initial;
  /// Number of its TensorClass (ShardingTable::classOf).
  unsigned tensorClass;
  bool annotated;
  /// The mesh of `sharding`; kNoMesh while it has no axes.
  unsigned mesh;

  static constexpr unsigned kNoMesh = ~0u;
};

/// The common properties of the nodes of one kind.
struct NodeKind {
  FactorMap map;
  /// The direction in which shardings propagate at each level of completion.
  std::array<PropagationDirection, sharding::kNumPropagationLevels> directions =
      {PropagationDirection::Both, PropagationDirection::Both,
       PropagationDirection::Both, PropagationDirection::Both,
       PropagationDirection::Both};
  bool isElementwise = false;
};

/// An op with a rule, or an edge of the data flow. A propagation step runs on
/// one node.
struct PropagationNode {
  Operation *op;
  /// Index into getKinds().
  unsigned kind;
  /// Begin of the slice that getTensorsOf returns.
  unsigned firstTensor;
  unsigned numTensors : 30;
  /// True if one tensor is at several indices.
  unsigned hasRepeats : 1;
  /// True if an operand that is not a scalar has other uses.
  unsigned isMultiUse : 1;
};

class ShardingTable {
public:
  /// Collects the module's tensors and nodes.
  static FailureOr<ShardingTable> build(ModuleOp module, bool conservative);

  /// True if only full axes propagate, and only where that needs no halo.
  bool isConservative() const { return conservative; }
  const Mesh &getMesh() const { return shardings->mesh(); }
  /// Returns null if the module has no mesh.
  FlatSymbolRefAttr getMeshName() const { return shardings->meshName(); }
  ShardingAttrTable &getShardings() { return *shardings; }

  std::vector<TensorEntry> &getTensors() { return tensors; }
  const TensorClass &classOf(const TensorEntry &entry) const {
    return classes[entry.tensorClass];
  }
  const TensorSharding &shardingOf(unsigned tensor) const {
    return (*shardings)[tensors[tensor].sharding];
  }
  /// Returns the mesh of the sharding of a tensor; the first mesh if it has
  /// none.
  unsigned meshOf(int number) const;
  sharding::TensorShardingAttr attrOf(int number);
  /// Returns the tensor number of a value; -1 if it has none.
  int findNumber(Value value) const {
    auto it = numbers.find(value);
    return it == numbers.end() ? -1 : it->second;
  }

  /// Returns the tensor numbers of the results of a function.
  ArrayRef<int> getResultNumbers(Operation *func) const {
    auto it = resultNumbers.find(func);
    return it == resultNumbers.end() ? ArrayRef<int>() : ArrayRef(it->second);
  }

  ArrayRef<PropagationNode> getNodes() const { return nodes; }
  const NodeKind &kindOf(const PropagationNode &node) const {
    return kinds[node.kind];
  }
  /// Returns the number of each tensor of the node's rule; -1 for operands and
  /// results that are not tensors.
  ArrayRef<int> getTensorsOf(const PropagationNode &node) const {
    return ArrayRef(nodeTensors).slice(node.firstTensor, node.numTensors);
  }
  /// Returns the nodes that have a tensor, in order.
  ArrayRef<unsigned> getNodesOf(unsigned tensor) const {
    return ArrayRef(tensorNodes)
        .slice(firstNode[tensor], firstNode[tensor + 1] - firstNode[tensor]);
  }

  /// Returns the groups of the module; the members of a group are one tensor
  /// (ShardingGroups.h).
  ArrayRef<sharding::GroupOp> getGroups() const { return groupOps; }

  /// Returns the mesh that all shardings of the node's tensors are on; nullopt
  /// if there is none, or there are several. An empty mesh is compatible with
  /// others.
  std::optional<unsigned> commonMesh(const PropagationNode &node) const;

private:
  // These classes fill the table.
  friend class PropagationNodeBuilder;
  friend class ShardingTableBuilder;
  friend class TensorNumbering;

  ModuleOp module;
  bool conservative = false;
  std::unique_ptr<ShardingAttrTable> shardings;
  std::vector<TensorEntry> tensors;
  std::vector<TensorClass> classes;
  std::vector<PropagationNode> nodes;
  std::deque<NodeKind> kinds;
  std::vector<int> nodeTensors;
  std::vector<unsigned> tensorNodes, firstNode;

  AddressMap<Value, int> numbers;
  /// Tensor numbers of the results of each function.
  DenseMap<Operation *, SmallVector<int>> resultNumbers;
  std::vector<sharding::GroupOp> groupOps;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLE_H
