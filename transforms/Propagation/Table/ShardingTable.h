//===- ShardingTable.h - Shardings of all values, during completion -*-C++-*-=//
//
// Completion works on this side table and not on attributes: dense arrays
// indexed by tensor number. Values that are one tensor under several names (the
// carries of a loop) have one number. Attributes are read once at the start and
// written once at the end.
//
// A tensor's sharding is a number of a ShardingPool, and an op's rule one of a
// list of kinds, so that the table takes about 100 bytes per op, and what a
// step does to one op need not be worked out again for the next that is alike.
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

/// What completion needs to know of a tensor but for its sharding: few
/// different ones in a program.
struct TensorClass {
  ArrayRef<int64_t> shape;
  /// Cuts must be even: those of parts inside a manual computation at once,
  /// those of what the outside world hands over when completion ends.
  bool evenOnly = false;
  /// Axes that may not be used (manual ones around the tensor).
  AxisList blocked;
};

/// One tensor of the program. Shardings are numbers of getShardings().
struct TensorEntry {
  unsigned sharding;
  /// What the user wrote; open if nothing.
  unsigned initial;
  /// Number of its TensorClass (ShardingTable::classOf).
  unsigned tensorClass;
  bool annotated;
  /// The mesh that `sharding` is on; kNoMesh as long as it says nothing.
  unsigned mesh;

  static constexpr unsigned kNoMesh = ~0u;
};

/// What nodes of one kind have in common.
struct NodeKind {
  FactorMap map;
  /// Which way shardings move at each level of completion.
  std::array<sharding::PropagationDirection, sharding::kNumPropagationLevels>
      directions = {sharding::PropagationDirection::Both,
                    sharding::PropagationDirection::Both,
                    sharding::PropagationDirection::Both,
                    sharding::PropagationDirection::Both,
                    sharding::PropagationDirection::Both};
  bool isElementwise = false;
};

/// An op with a rule, or an edge of the data flow: what a step is run on.
struct PropagationNode {
  Operation *op;
  /// Index into getKinds().
  unsigned kind;
  /// Where getTensorsOf begins.
  unsigned firstTensor;
  unsigned numTensors : 30;
  /// Is one tensor at several places?
  unsigned hasRepeats : 1;
  /// Has the op an operand, no scalar, that is used elsewhere too?
  unsigned isMultiUse : 1;
};

class ShardingTable {
public:
  /// Collects the module's tensors and nodes.
  static FailureOr<ShardingTable> build(ModuleOp module, bool conservative);

  /// Are axes moved as a whole only, and where that needs no halo?
  bool isConservative() const { return conservative; }
  const Mesh &getMesh() const { return shardings->mesh(); }
  /// Null if the module has no mesh.
  FlatSymbolRefAttr getMeshName() const { return shardings->meshName(); }
  ShardingAttrTable &getShardings() { return *shardings; }

  std::vector<TensorEntry> &getTensors() { return tensors; }
  const TensorClass &classOf(const TensorEntry &entry) const {
    return classes[entry.tensorClass];
  }
  const TensorSharding &shardingOf(unsigned tensor) const {
    return (*shardings)[tensors[tensor].sharding];
  }
  /// The mesh of a tensor's sharding; what nothing is known of is on the first.
  unsigned meshOf(int number) const;
  sharding::TensorShardingAttr attrOf(int number);
  /// The number of a value's tensor; -1 if it has none.
  int findNumber(Value value) const {
    auto it = numbers.find(value);
    return it == numbers.end() ? -1 : it->second;
  }

  /// The numbers of a function's results.
  ArrayRef<int> getResultNumbers(Operation *func) const {
    auto it = resultNumbers.find(func);
    return it == resultNumbers.end() ? ArrayRef<int>() : ArrayRef(it->second);
  }

  ArrayRef<PropagationNode> getNodes() const { return nodes; }
  const NodeKind &kindOf(const PropagationNode &node) const {
    return kinds[node.kind];
  }
  /// Number of each tensor of the node's rule; -1 for what takes no part.
  ArrayRef<int> getTensorsOf(const PropagationNode &node) const {
    return ArrayRef(nodeTensors).slice(node.firstTensor, node.numTensors);
  }
  /// Nodes that see a tensor, in order.
  ArrayRef<unsigned> getNodesOf(unsigned tensor) const {
    return ArrayRef(tensorNodes)
        .slice(firstNode[tensor], firstNode[tensor + 1] - firstNode[tensor]);
  }

  /// The module's groups, whose members are one tensor each (ShardingGroups.h).
  ArrayRef<sharding::GroupOp> getGroups() const { return groupOps; }

  /// The mesh that all shardings of the node's tensors are on; nullopt if there
  /// is none, or several. What has an empty mesh does not count beside others.
  std::optional<unsigned> commonMesh(const PropagationNode &node) const;

private:
  // They fill it.
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
  /// Per function the numbers of its results.
  DenseMap<Operation *, SmallVector<int>> resultNumbers;
  std::vector<sharding::GroupOp> groupOps;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLE_H
