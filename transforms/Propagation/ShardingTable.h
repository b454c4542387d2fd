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
#ifndef GSPMD_TRANSFORMS_PROPAGATION_SHARDINGTABLE_H
#define GSPMD_TRANSFORMS_PROPAGATION_SHARDINGTABLE_H

#include "dialect/Sharding/ShardingInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "transforms/Support/Annotations.h"
#include "transforms/Support/OpKinds.h"
#include "transforms/Support/Regions.h"
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
  ::gspmd::AxisList blocked;
};

/// One tensor of the program. Shardings are numbers of getShardings().
struct TensorEntry {
  unsigned sharding;
  /// What the user wrote; open if nothing.
  unsigned initial;
  /// Index into getClasses().
  unsigned tensorClass;
  bool annotated;
  /// The mesh that `sharding` is on; kNoMesh as long as it says nothing.
  unsigned mesh;

  static constexpr unsigned kNoMesh = ~0u;
};

/// What nodes of one kind have in common.
struct NodeKind {
  ::gspmd::FactorMap map;
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

  /// Writes the shardings of all tensors that have one to attributes. With
  /// `all`, every tensor gets one.
  void write(bool all);

  /// Are axes moved as a whole only, and where that needs no halo?
  bool isConservative() const { return conservative; }
  const ::gspmd::Mesh &getMesh() const { return shardings->mesh(); }
  /// Null if the module has no mesh.
  FlatSymbolRefAttr getMeshName() const { return shardings->meshName(); }
  ShardingAttrTable &getShardings() { return *shardings; }

  std::vector<TensorEntry> &getTensors() { return tensors; }
  ArrayRef<TensorClass> getClasses() const { return classes; }
  const TensorClass &classOf(const TensorEntry &entry) const {
    return classes[entry.tensorClass];
  }
  const ::gspmd::TensorSharding &shardingOf(unsigned tensor) const {
    return (*shardings)[tensors[tensor].sharding];
  }
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
  /// A type as tensors of it are entered.
  struct TypeInfo {
    unsigned openSharding = 0;
    unsigned plainClass = 0; ///< nothing blocked, need not be even
    bool isTensor = false;   ///< ranked, static, of rank >= 1
  };

  /// What a class adds to that of its type.
  struct ClassOrigin {
    unsigned plain;
    bool evenOnly;
    unsigned blocked; ///< index into blockedLists
    bool operator==(const ClassOrigin &o) const {
      return plain == o.plain && evenOnly == o.evenOnly && blocked == o.blocked;
    }
  };

  LogicalResult collect(Region &region, unsigned blocked);
  LogicalResult collectFunction(FunctionOpInterface func);
  LogicalResult collectOp(Operation *op, unsigned blocked);
  void unifyCallResults(CallOpInterface call);
  LogicalResult unifyGroups();
  void absorb(int from, int into);

  LogicalResult addNodes(ModuleOp module);
  void addRuleNode(Operation *op);
  void addDataFlowNodes(sharding::ShardingDataFlowOpInterface op);
  void addManualNodes(sharding::ManualComputationOp op);
  void addReturnNodes(FunctionOpInterface func);
  void addIdentityNode(Operation *op, ArrayRef<int> tensors);
  void addNode(Operation *op, unsigned kind, ArrayRef<int> tensors,
               bool isMultiUse = false);
  void linkTensorsToNodes();

  unsigned addKind(NodeKind kind);
  const TypeInfo &infoOf(Type type);
  unsigned blockedList(const ::gspmd::AxisList &axes);
  /// `blocked` and the manual axes of `op`.
  unsigned blockedInside(sharding::ManualComputationOp op, unsigned blocked);
  void setClass(int number, std::optional<bool> evenOnly,
                std::optional<unsigned> blocked);
  /// The number of a value, made on first use; -1 for what is no ranked tensor
  /// of rank >= 1.
  int numberOf(Value value);
  int newTensor(Type type, sharding::TensorShardingAttr attr);

  bool isWritten(int number, bool all) const;
  unsigned meshOf(int number) const;
  sharding::TensorShardingAttr attrOf(int number);
  bool disagree(int one, int other) const;
  void writeResults(Operation *op, bool all);
  void writeFunction(FunctionOpInterface func, bool all);

  ModuleOp module;
  std::unique_ptr<SymbolTableCollection> symbols =
      std::make_unique<SymbolTableCollection>();
  bool conservative = false;
  std::unique_ptr<ShardingAttrTable> shardings;
  std::vector<TensorEntry> tensors;
  std::vector<TensorClass> classes;
  std::vector<PropagationNode> nodes;
  std::deque<NodeKind> kinds;
  std::vector<int> nodeTensors;
  std::vector<unsigned> tensorNodes, firstNode;

  DenseMap<Value, int> numbers;
  DenseMap<Type, TypeInfo> types;
  /// Lists of blocked axes; the first is empty.
  std::vector<::gspmd::AxisList> blockedLists;
  std::vector<ClassOrigin> classOrigins;
  /// (plain class, 2 * blocked list + even only) to class.
  DenseMap<std::pair<unsigned, unsigned>, unsigned> classNumbers;
  OpKinds opKinds;
  /// Node kind per kind of op, and by (plain class, count) for identities.
  std::vector<unsigned> kindOfOpKind;
  DenseMap<std::pair<unsigned, unsigned>, unsigned> identityKinds;
  /// Per function the numbers of its results.
  DenseMap<Operation *, SmallVector<int>> resultNumbers;
  /// Entries of resultNumbers that a call's result has been unified with.
  DenseSet<int *> calledResults;
  std::vector<sharding::GroupOp> groupOps;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_SHARDINGTABLE_H
