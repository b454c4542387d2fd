//===- PropagationNodeBuilder.cpp - Builder of propagation nodes ----------===//

#include "transforms/Propagation/Table/PropagationNodeBuilder.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Returns true if a tensor occurs more than once. Few numbers are compared
/// with each other, which is faster than a hash set.
static bool hasRepeats(ArrayRef<int> numbers) {
  constexpr size_t kMaxLinearSearch = 16;
  if (numbers.size() > kMaxLinearSearch) {
    DenseSet<int> seen;
    return llvm::any_of(
        numbers, [&](int t) { return t >= 0 && !seen.insert(t).second; });
  }
  for (auto [i, t] : llvm::enumerate(numbers))
    if (t >= 0 && llvm::is_contained(numbers.take_front(i), t))
      return true;
  return false;
}

void PropagationNodeBuilder::addNode(Operation *op, unsigned kind,
                                     ArrayRef<int> numbers, bool isMultiUse) {
  table.nodes.push_back({op, kind, unsigned(table.nodeTensors.size()),
                         unsigned(numbers.size()), ::hasRepeats(numbers),
                         isMultiUse});
  llvm::append_range(table.nodeTensors, numbers);
}

unsigned PropagationNodeBuilder::addKind(NodeKind kind) {
  table.kinds.push_back(std::move(kind));
  return table.kinds.size() - 1;
}

void PropagationNodeBuilder::addIdentityNode(Operation *op,
                                             ArrayRef<int> numbers) {
  if (llvm::count_if(numbers, [](int t) { return t >= 0; }) < 2)
    return;
  auto [it, isNew] = identityKinds.try_emplace(
      {numbering.plainClassOf(numbers[0]), unsigned(numbers.size())});
  if (isNew) {
    ArrayRef<int64_t> shape = numbering.classOf(numbers[0]).shape;
    SmallVector<unsigned> ranks(numbers.size(), shape.size());
    NodeKind kind;
    kind.map = FactorRule(ArrayRef(ranks).drop_back(), {ranks.back()})
                   .addPointwise(shape)
                   .forCompletion();
    it->second = addKind(std::move(kind));
  }
  addNode(op, it->second, numbers);
}

/// Returns the kind of ops with the rule of `op`. An op that has a rule as an
/// attribute and no model propagates from kFirstLevelOfAllOps on.
static NodeKind kindOfRule(Operation *op, bool conservative) {
  NodeKind kind;
  kind.map = *shardingRuleOf(op, conservative);
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  kind.isElementwise = model && model.isElementwise();
  for (auto [level, direction] : llvm::enumerate(kind.directions))
    if (model)
      direction = model.getPropagationDirection(level);
    else if (level < kFirstLevelOfAllOps)
      direction = PropagationDirection::None;
  return kind;
}

void PropagationNodeBuilder::addRuleNode(Operation *op) {
  unsigned opKind = opKinds.kindOf(op);
  if (opKind == kindOfOpKind.size())
    kindOfOpKind.push_back(addKind(kindOfRule(op, table.conservative)));
  SmallVector<int, 8> numbers;
  for (Value operand : op->getOperands())
    numbers.push_back(numbering.numberOf(operand));
  for (Value result : op->getResults())
    numbers.push_back(numbering.numberOf(result));
  bool isMultiUse = llvm::any_of(op->getOperands(), [](Value operand) {
    auto type = dyn_cast<ShapedType>(operand.getType());
    bool isScalar = type && type.hasRank() && type.getRank() == 0;
    return !isScalar && !operand.hasOneUse();
  });
  addNode(op, kindOfOpKind[opKind], numbers, isMultiUse);
}

void PropagationNodeBuilder::addDataFlowNodes(ShardingDataFlowOpInterface op,
                                              bool toResults) {
  SmallVector<DataFlowEdge> edges;
  op.getDataFlowEdges(edges, symbols);
  for (DataFlowEdge &edge : edges) {
    bool hasResult = llvm::any_of(
        edge.targets, [](Value target) { return isa<OpResult>(target); });
    if (hasResult != toResults)
      continue;
    SmallVector<int> ends;
    for (OpOperand *source : edge.sources)
      ends.push_back(numbering.numberOf(source->get()));
    if (!edge.targets.empty())
      ends.push_back(numbering.numberOf(edge.targets.front()));
    if (!ends.empty() && llvm::all_of(ends, [](int t) { return t >= 0; }))
      addIdentityNode(op, ends);
  }
}

/// Returns the map between a tensor outside (operand) and inside (result) of a
/// manual computation: a dimension that manual axes shard consists of a factor
/// of the number of shards, which the inside does not have, and the dimension
/// of the region.
static FactorMap manualMap(ArrayRef<int64_t> outside, ArrayRef<int64_t> inside,
                           bool isResult) {
  unsigned rank = outside.size();
  FactorRule rule({rank}, {rank});
  for (unsigned d = 0; d < rank; ++d) {
    using TensorDims = SmallVector<FactorRule::TensorDim, 1>;
    TensorDims dim = {{0, d}}, none;
    const TensorDims &operand = isResult ? none : dim;
    const TensorDims &result = isResult ? dim : none;
    if (int64_t shards = inside[d] ? outside[d] / inside[d] : 1;
        shards * inside[d] != outside[d])
      rule.addFactor(outside[d], operand, result,
                     {FactorKind::PassThrough, /*isBlocked=*/true});
    else if (shards > 1)
      rule.addFactor(shards, operand, result,
                     {FactorKind::PassThrough, /*isBlocked=*/true});
    if (outside[d] % std::max<int64_t>(inside[d], 1) == 0)
      rule.addFactor(inside[d], dim, dim);
  }
  return rule.forCompletion();
}

void PropagationNodeBuilder::addManualNode(ManualComputationOp op, int outside,
                                           int inside, bool isResult) {
  NodeKind kind;
  kind.map = manualMap(numbering.classOf(outside).shape,
                       numbering.classOf(inside).shape, isResult);
  int ends[] = {isResult ? inside : outside, isResult ? outside : inside};
  addNode(op, addKind(std::move(kind)), ends);
}

void PropagationNodeBuilder::addManualInputNodes(ManualComputationOp op) {
  Block &body = op.getBody().front();
  for (auto [input, arg, attr] :
       llvm::zip_equal(op.getInputs(), body.getArguments(),
                       op.getInShardings().getShardings())) {
    int inside = numbering.numberOf(arg);
    if (inside < 0)
      continue;
    // The operand has the sharding of in_shardings; its producer may have
    // another one.
    int outside = numbering.newTensor(input.getType(), attr);
    numbering.setClass(
        outside, std::nullopt,
        numbering.blockedList(numbering.classOf(inside).blocked));
    addIdentityNode(op, {numbering.numberOf(input), outside});
    addManualNode(op, outside, inside, /*isResult=*/false);
  }
}

void PropagationNodeBuilder::addManualResultNodes(ManualComputationOp op) {
  Operation *terminator = op.getBody().front().getTerminator();
  for (auto [result, value] :
       llvm::zip_equal(op.getResults(), terminator->getOperands()))
    if (int inside = numbering.numberOf(value); inside >= 0)
      addManualNode(op, numbering.numberOf(result), inside, /*isResult=*/true);
}

void PropagationNodeBuilder::addReturnNodes(FunctionOpInterface func) {
  if (func.isExternal())
    return;
  ArrayRef<int> results = table.resultNumbers[func];
  for (Block &block : func.getFunctionBody())
    for (auto [i, value] :
         llvm::enumerate(block.getTerminator()->getOperands()))
      if (i < results.size() && results[i] >= 0)
        addIdentityNode(block.getTerminator(),
                        {numbering.numberOf(value), results[i]});
}

/// Returns the callee of `op` if shardings propagate between them.
static Operation *calleeOf(Operation *op, ModuleOp module,
                           SymbolTableCollection &symbols) {
  auto call = dyn_cast<CallOpInterface>(op);
  if (!call || !isa<ShardingDataFlowOpInterface>(op))
    return nullptr;
  auto caller = op->getParentOfType<FunctionOpInterface>();
  if (!caller || caller->getParentOp() != module)
    return nullptr;
  auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  auto callee = dyn_cast_or_null<FunctionOpInterface>(
      name ? symbols.lookupSymbolIn(module, name) : nullptr);
  return callee && !callee.isExternal() ? callee : nullptr;
}

/// Adds the nodes that precede those of the op's regions.
void PropagationNodeBuilder::enter(Operation *op) {
  if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op))
    addDataFlowNodes(flow, /*toResults=*/false);
  else if (isa<ShardingRuleOpInterface>(op) || annotatedRule(op))
    addRuleNode(op);
  else if (auto manual = dyn_cast<ManualComputationOp>(op))
    addManualInputNodes(manual);
  else if (auto func = dyn_cast<FunctionOpInterface>(op)) {
    if (op->getParentOp() == table.module)
      calleeOrder.beginFunction(op, table.nodes.size());
    if (!calleeOrder.isCallee(op)) // the edges of its call have its results
      addReturnNodes(func);
  }
}

/// Adds the nodes that follow those of the op's regions.
void PropagationNodeBuilder::leave(Operation *op) {
  if (Operation *callee = calleeOf(op, table.module, symbols))
    calleeOrder.addCall(callee, table.nodes.size());
  else if (isa<FunctionOpInterface>(op) && op->getParentOp() == table.module)
    calleeOrder.endFunction(table.nodes.size());
  if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op))
    addDataFlowNodes(flow, /*toResults=*/true);
  else if (auto manual = dyn_cast<ManualComputationOp>(op))
    addManualResultNodes(manual);
}

/// Puts the nodes of callees at their calls.
void PropagationNodeBuilder::orderNodes() {
  std::vector<PropagationNode> ordered;
  ordered.reserve(table.nodes.size());
  for (unsigned node : calleeOrder.order(table.nodes.size()))
    ordered.push_back(table.nodes[node]);
  table.nodes = std::move(ordered);
}

void PropagationNodeBuilder::run(ModuleOp module) {
  module.walk([&](Operation *op) {
    if (Operation *callee = calleeOf(op, module, symbols))
      calleeOrder.addCallee(callee);
  });
  module.walk([&](Operation *op, const WalkStage &stage) {
    if (stage.isBeforeAllRegions())
      enter(op);
    bool isSkipped = !hasProgramRegions(op);
    if (stage.isAfterAllRegions() || isSkipped)
      leave(op);
    return isSkipped ? WalkResult::skip() : WalkResult::advance();
  });
  if (calleeOrder.hasCallees())
    orderNodes();
  linkTensorsToNodes();
}

/// Fills the lists of nodes of each tensor, which are slices of one array.
void PropagationNodeBuilder::linkTensorsToNodes() {
  table.firstNode.assign(table.tensors.size() + 1, 0);
  for (int t : table.nodeTensors)
    if (t >= 0)
      ++table.firstNode[t + 1];
  for (unsigned t = 0; t < table.tensors.size(); ++t)
    table.firstNode[t + 1] += table.firstNode[t];
  table.tensorNodes.resize(table.firstNode.back());
  std::vector<unsigned> next(table.firstNode.begin(),
                             table.firstNode.end() - 1);
  for (auto [n, node] : llvm::enumerate(table.nodes))
    for (int t : table.getTensorsOf(node))
      if (t >= 0)
        table.tensorNodes[next[t]++] = n;
}
