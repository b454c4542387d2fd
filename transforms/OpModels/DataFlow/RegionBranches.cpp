//===- RegionBranches.cpp - Data flow of upstream's control flow ----------===//
//
// RegionBranchOpInterface defines which operands, of the op and of its regions'
// terminators, are forwarded to which arguments and results. One model serves
// scf's loops and branches, and any other op of the interface that is
// registered here.
//
//   scf.for     result and iteration argument  <- initial value, yielded value
//   scf.while   arguments of both regions, result, if the condition forwards
//               its arguments; else the first region's are a separate edge
//   scf.if      result                         <- what either branch yields
//
//===----------------------------------------------------------------------===//

#include "transforms/OpModels/DataFlow/RegionBranches.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include <map>

using namespace mlir;
using namespace mlir::gspmd;
using sharding::DataFlowEdge;
using sharding::ShardingDataFlowOpInterface;

namespace {

/// The edges of one op. Tensors with the same sources form one edge.
class EdgeCollector {
public:
  explicit EdgeCollector(RegionBranchOpInterface op) : op(op) {
    op.getSuccessorInputOperandMapping(sources);
  }

  void collect(SmallVectorImpl<DataFlowEdge> &edges) {
    for (Value result : op->getResults())
      add(result);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Value argument : block.getArguments())
          add(argument);
    join();
    for (DataFlowEdge &edge : found)
      if (!edge.targets.empty())
        edges.push_back(std::move(edge));
  }

private:
  void add(Value target) {
    auto it = sources.find(target);
    if (it == sources.end() || !isa<RankedTensorType>(target.getType()))
      return;
    // Sources are ordered: the op's own operand, then those of its regions.
    auto order = [&](OpOperand *operand) {
      Operation *owner = operand->getOwner();
      unsigned region =
          owner == op ? 0 : owner->getParentRegion()->getRegionNumber() + 1;
      return std::pair(region, operand->getOperandNumber());
    };
    llvm::sort(it->second,
               [&](OpOperand *a, OpOperand *b) { return order(a) < order(b); });
    std::vector<OpOperand *> key(it->second.begin(), it->second.end());
    auto [entry, isNew] = edgeIndices.try_emplace(std::move(key), found.size());
    if (isNew)
      found.push_back({{}, it->second});
    found[entry->second].targets.push_back(target);
    edgeOf[target] = entry->second;
  }

  /// Merges an edge whose only source is another edge into that one.
  void join() {
    for (auto [i, edge] : llvm::enumerate(found)) {
      if (edge.sources.size() != 1)
        continue;
      auto it = edgeOf.find(edge.sources.front()->get());
      if (it == edgeOf.end() || it->second == i ||
          edge.sources.front()->getOwner() == op)
        continue;
      DataFlowEdge &origin = found[it->second];
      if (origin.targets.empty() ||
          origin.targets.front().getType() != edge.targets.front().getType())
        continue;
      // Results come first: they carry the sharding attribute.
      llvm::append_range(edge.targets, origin.targets);
      for (Value target : origin.targets)
        edgeOf[target] = i;
      edge.sources = std::move(origin.sources);
      origin = {};
    }
  }

  RegionBranchOpInterface op;
  RegionBranchInverseSuccessorMapping sources;
  std::vector<DataFlowEdge> found;
  std::map<std::vector<OpOperand *>, unsigned> edgeIndices; // by sources
  DenseMap<Value, unsigned> edgeOf;
};

template <typename OpTy>
struct RegionBranchModel
    : ShardingDataFlowOpInterface::ExternalModel<RegionBranchModel<OpTy>,
                                                 OpTy> {
  void getDataFlowEdges(Operation *op, SmallVectorImpl<DataFlowEdge> &edges,
                        SymbolTableCollection &) const {
    EdgeCollector(cast<RegionBranchOpInterface>(op)).collect(edges);
  }
  std::optional<int64_t> getTripCount(Operation *op) const {
    auto loop = dyn_cast<LoopLikeOpInterface>(op);
    if (!loop)
      return 1;
    std::optional<APInt> count = loop.getStaticTripCount();
    if (!count || count->getActiveBits() > 63)
      return std::nullopt;
    return count->getSExtValue();
  }
  bool isLoop(Operation *op) const { return isa<LoopLikeOpInterface>(op); }
};

template <typename... Ops>
void attachTo(MLIRContext *context) {
  (Ops::template attachInterface<RegionBranchModel<Ops>>(*context), ...);
}

} // namespace

void mlir::gspmd::registerRegionBranches(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    attachTo<scf::ExecuteRegionOp, scf::ForOp, scf::IfOp, scf::IndexSwitchOp,
             scf::WhileOp>(context);
  });
}
