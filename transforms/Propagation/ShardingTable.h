//===- ShardingTable.h - Shardings of all values, during completion -*-C++-*-=//
//
// Completion works on this side table and not on attributes: dense arrays
// indexed by tensor number. Values that are one tensor under several names (the
// carries of a loop) have one number. Attributes are read once at the start and
// written once at the end.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_SHARDINGTABLE_H
#define GSPMD_TRANSFORMS_PROPAGATION_SHARDINGTABLE_H

#include "dialect/Sharding/ShardingInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"

#include <array>

namespace mlir::gspmd {

/// One tensor of the program.
struct TensorEntry {
  ::gspmd::TensorSharding sharding;
  /// What the user wrote; open if nothing.
  ::gspmd::TensorSharding initial;
  ArrayRef<int64_t> shape;
  double bytes = 0;
  bool evenOnly = false;
  bool annotated = false;
  ::gspmd::AxisList blocked;
  /// Nodes that see this tensor.
  SmallVector<unsigned, 4> nodes;
};

/// An op with a rule, or an edge of the data flow: what a step is run on.
struct PropagationNode {
  Operation *op;
  ::gspmd::FactorMap map;
  /// Number of each tensor of the rule; -1 for what takes no part.
  SmallVector<int, 4> tensors;
  /// Which way shardings move at each level of completion.
  std::array<sharding::PropagationDirection, 3> directions = {
      sharding::PropagationDirection::Both,
      sharding::PropagationDirection::Both,
      sharding::PropagationDirection::Both};
};

class ShardingTable {
public:
  /// Collects the module's tensors and nodes. `module` must have one mesh.
  static FailureOr<ShardingTable> build(ModuleOp module, bool conservative);

  /// Writes the shardings of all tensors that have one to attributes. With
  /// `all`, every tensor gets one.
  void write(bool all);

  const ::gspmd::Mesh &getMesh() const { return mesh; }
  FlatSymbolRefAttr getMeshName() const { return meshName; }
  std::vector<TensorEntry> &getTensors() { return tensors; }
  std::vector<PropagationNode> &getNodes() { return nodes; }

private:
  LogicalResult collect(Region &region, ArrayRef<::gspmd::AxisRef> blocked);
  LogicalResult collectFunction(FunctionOpInterface func);
  LogicalResult collectOp(Operation *op, ArrayRef<::gspmd::AxisRef> blocked);
  void unifyCallResults(CallOpInterface call);
  void addNodes(ModuleOp module, bool conservative);
  void addRuleNode(sharding::ShardingRuleOpInterface op, bool conservative);
  void addDataFlowNodes(sharding::ShardingDataFlowOpInterface op);
  void addManualNodes(sharding::ManualComputationOp op);
  void addReturnNodes(FunctionOpInterface func);
  void addIdentityNode(Operation *op, ArrayRef<int> tensors);
  void addNode(PropagationNode node);
  /// The number of a value, made on first use; -1 for what is no ranked tensor
  /// of rank >= 1.
  int numberOf(Value value);
  int newTensor(Type type, sharding::TensorShardingAttr attr);

  ModuleOp module;
  ::gspmd::Mesh mesh;
  FlatSymbolRefAttr meshName;
  std::vector<TensorEntry> tensors;
  std::vector<PropagationNode> nodes;
  DenseMap<Value, int> numbers;
  /// Per function the numbers of its results.
  DenseMap<Operation *, SmallVector<int>> resultNumbers;
  /// Entries of resultNumbers that a call's result has been unified with.
  DenseSet<int *> calledResults;
};

/// The only mesh of a module; null after an error if there are several, null
/// without one if there is none.
FailureOr<sharding::MeshOp> findMesh(ModuleOp module);

/// Does `op` hold ordinary ops in its regions (not a reducer's scalars)?
bool hasProgramRegions(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_SHARDINGTABLE_H
