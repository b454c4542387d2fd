//===- ShardingTable.cpp - Shardings of all values, during completion -----===//

#include "transforms/Propagation/ShardingTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::AxisRef;
using ::gspmd::FactorMap;
using ::gspmd::FactorRule;
using ::gspmd::TensorSharding;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

const ShardingTable::TypeInfo &ShardingTable::infoOf(Type type) {
  auto [it, isNew] = types.try_emplace(type);
  TypeInfo &info = it->second;
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!isNew || !tensor || tensor.getRank() == 0 || !tensor.hasStaticShape())
    return info;
  info.isTensor = true;
  info.openSharding = shardings->openId(tensor.getRank());
  info.plainClass = classes.size();
  classes.push_back({tensor.getShape(), false, {}});
  classOrigins.push_back({info.plainClass, false, 0});
  return info;
}

unsigned ShardingTable::blockedList(const ::gspmd::AxisList &axes) {
  auto it = llvm::find(blockedLists, axes);
  if (it == blockedLists.end())
    it = blockedLists.insert(it, axes);
  return it - blockedLists.begin();
}

/// Puts a tensor into the class that differs in these from its own.
void ShardingTable::setClass(int number, std::optional<bool> evenOnly,
                             std::optional<unsigned> blocked) {
  unsigned &current = tensors[number].tensorClass;
  ClassOrigin wanted = classOrigins[current];
  wanted.evenOnly = evenOnly.value_or(wanted.evenOnly);
  wanted.blocked = blocked.value_or(wanted.blocked);
  if (wanted == classOrigins[current])
    return;
  if (wanted == ClassOrigin{wanted.plain, false, 0}) {
    current = wanted.plain;
    return;
  }
  auto [it, isNew] = classNumbers.try_emplace(
      {wanted.plain, 2 * wanted.blocked + wanted.evenOnly}, classes.size());
  current = it->second;
  if (!isNew)
    return;
  TensorClass made = classes[wanted.plain];
  made.evenOnly = wanted.evenOnly;
  made.blocked = blockedLists[wanted.blocked];
  classes.push_back(std::move(made));
  classOrigins.push_back(wanted);
}

int ShardingTable::newTensor(Type type, TensorShardingAttr attr) {
  const TypeInfo &info = infoOf(type);
  if (!info.isTensor)
    return -1;
  unsigned initial = attr ? shardings->idOf(attr) : info.openSharding;
  tensors.push_back({initial, initial, info.plainClass, attr != nullptr,
                     attr ? shardings->meshOf(attr) : TensorEntry::kNoMesh});
  return tensors.size() - 1;
}

int ShardingTable::numberOf(Value value) {
  auto [it, isNew] = numbers.try_emplace(value, -1);
  if (isNew)
    it->second = newTensor(value.getType(), annotationOf(value));
  return it->second;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

static bool hasRepeats(ArrayRef<int> numbers) {
  constexpr size_t kFew = 16;
  if (numbers.size() > kFew) {
    DenseSet<int> seen;
    return llvm::any_of(
        numbers, [&](int t) { return t >= 0 && !seen.insert(t).second; });
  }
  for (auto [i, t] : llvm::enumerate(numbers))
    if (t >= 0 && llvm::is_contained(numbers.take_front(i), t))
      return true;
  return false;
}

void ShardingTable::addNode(Operation *op, unsigned kind, ArrayRef<int> numbers,
                            bool isMultiUse) {
  nodes.push_back({op, kind, unsigned(nodeTensors.size()),
                   unsigned(numbers.size()), ::hasRepeats(numbers),
                   isMultiUse});
  llvm::append_range(nodeTensors, numbers);
}

unsigned ShardingTable::addKind(NodeKind kind) {
  kinds.push_back(std::move(kind));
  return kinds.size() - 1;
}

void ShardingTable::addIdentityNode(Operation *op, ArrayRef<int> numbers) {
  if (llvm::count_if(numbers, [](int t) { return t >= 0; }) < 2)
    return;
  unsigned tensorClass = tensors[numbers[0]].tensorClass;
  auto [it, isNew] = identityKinds.try_emplace(
      {classOrigins[tensorClass].plain, unsigned(numbers.size())});
  if (isNew) {
    ArrayRef<int64_t> shape = classes[tensorClass].shape;
    SmallVector<unsigned> ranks(numbers.size(), shape.size());
    NodeKind kind;
    kind.map = FactorRule(ArrayRef(ranks).drop_back(), {ranks.back()})
                   .addPointwise(shape)
                   .forCompletion();
    it->second = addKind(std::move(kind));
  }
  addNode(op, it->second, numbers);
}

/// A rule that is written on an op without a model moves nothing before the
/// level of all ops.
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

void ShardingTable::addRuleNode(Operation *op) {
  unsigned opKind = opKinds.kindOf(op);
  if (opKind == kindOfOpKind.size())
    kindOfOpKind.push_back(addKind(kindOfRule(op, conservative)));
  SmallVector<int, 8> numbers;
  for (Value operand : op->getOperands())
    numbers.push_back(numberOf(operand));
  for (Value result : op->getResults())
    numbers.push_back(numberOf(result));
  bool isMultiUse = llvm::any_of(op->getOperands(), [](Value operand) {
    auto type = dyn_cast<ShapedType>(operand.getType());
    bool isScalar = type && type.hasRank() && type.getRank() == 0;
    return !isScalar && !operand.hasOneUse();
  });
  addNode(op, kindOfOpKind[opKind], numbers, isMultiUse);
}

void ShardingTable::addDataFlowNodes(ShardingDataFlowOpInterface op) {
  SmallVector<DataFlowEdge> edges;
  op.getDataFlowEdges(edges, *symbols);
  for (DataFlowEdge &edge : edges) {
    SmallVector<int> ends;
    for (OpOperand *source : edge.sources)
      ends.push_back(numberOf(source->get()));
    if (!edge.targets.empty())
      ends.push_back(numberOf(edge.targets.front()));
    if (!ends.empty() && llvm::all_of(ends, [](int t) { return t >= 0; }))
      addIdentityNode(op, ends);
  }
}

/// A tensor outside (operand) and inside (result) of a manual computation: a
/// dimension that is cut by manual axes is made of the part they cut, of which
/// the inside knows nothing, and the region's dimension.
static FactorMap manualMap(ArrayRef<int64_t> outside, ArrayRef<int64_t> inside,
                           bool isResult) {
  unsigned rank = outside.size();
  FactorRule rule({rank}, {rank});
  for (unsigned d = 0; d < rank; ++d) {
    using Places = SmallVector<FactorRule::Place, 1>;
    Places place = {{0, d}}, none;
    const Places &operand = isResult ? none : place;
    const Places &result = isResult ? place : none;
    if (int64_t shards = inside[d] ? outside[d] / inside[d] : 1;
        shards * inside[d] != outside[d])
      rule.addFactor(outside[d], operand, result,
                     {::gspmd::FactorKind::PassThrough, /*isBlocked=*/true});
    else if (shards > 1)
      rule.addFactor(shards, operand, result,
                     {::gspmd::FactorKind::PassThrough, /*isBlocked=*/true});
    if (outside[d] % std::max<int64_t>(inside[d], 1) == 0)
      rule.addFactor(inside[d], place, place);
  }
  return rule.forCompletion();
}

void ShardingTable::addManualNodes(ManualComputationOp op) {
  Block &body = op.getBody().front();
  auto add = [&](int outside, int inside, bool isResult) {
    NodeKind kind;
    kind.map = manualMap(classOf(tensors[outside]).shape,
                         classOf(tensors[inside]).shape, isResult);
    int ends[] = {isResult ? inside : outside, isResult ? outside : inside};
    addNode(op, addKind(std::move(kind)), ends);
  };
  for (auto [input, arg, attr] :
       llvm::zip_equal(op.getInputs(), body.getArguments(),
                       op.getInShardings().getShardings())) {
    int inside = numberOf(arg);
    if (inside < 0)
      continue;
    // What comes in lies as in_shardings say; its producer may differ.
    int outside = newTensor(input.getType(), attr);
    setClass(outside, std::nullopt,
             blockedList(classOf(tensors[inside]).blocked));
    addIdentityNode(op, {numberOf(input), outside});
    add(outside, inside, /*isResult=*/false);
  }
  for (auto [result, value] :
       llvm::zip_equal(op.getResults(), body.getTerminator()->getOperands())) {
    int outside = numberOf(result), inside = numberOf(value);
    if (inside >= 0)
      add(outside, inside, /*isResult=*/true);
  }
}

void ShardingTable::addReturnNodes(FunctionOpInterface func) {
  if (func.isExternal())
    return;
  ArrayRef<int> results = resultNumbers[func];
  for (Block &block : func.getFunctionBody())
    for (auto [i, value] :
         llvm::enumerate(block.getTerminator()->getOperands()))
      if (i < results.size() && results[i] >= 0)
        addIdentityNode(block.getTerminator(), {numberOf(value), results[i]});
}

LogicalResult ShardingTable::addNodes(ModuleOp module) {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op))
      addDataFlowNodes(flow);
    else if (isa<ShardingRuleOpInterface>(op) || writtenRule(op))
      addRuleNode(op);
    else if (auto manual = dyn_cast<ManualComputationOp>(op))
      addManualNodes(manual);
    else if (auto func = dyn_cast<FunctionOpInterface>(op))
      addReturnNodes(func);
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
  linkTensorsToNodes();
  return success();
}

/// Fills the lists of nodes per tensor, which are parts of one array.
void ShardingTable::linkTensorsToNodes() {
  firstNode.assign(tensors.size() + 1, 0);
  for (int t : nodeTensors)
    if (t >= 0)
      ++firstNode[t + 1];
  for (unsigned t = 0; t < tensors.size(); ++t)
    firstNode[t + 1] += firstNode[t];
  tensorNodes.resize(firstNode.back());
  std::vector<unsigned> next(firstNode.begin(), firstNode.end() - 1);
  for (auto [n, node] : llvm::enumerate(nodes))
    for (int t : getTensorsOf(node))
      if (t >= 0)
        tensorNodes[next[t]++] = n;
}

//===----------------------------------------------------------------------===//
// Walking the program
//===----------------------------------------------------------------------===//

unsigned ShardingTable::blockedInside(ManualComputationOp op,
                                      unsigned blocked) {
  ::gspmd::AxisList inner = blockedLists[blocked];
  llvm::append_range(inner, shardings->toAxes(op.getManualAxes()));
  return blockedList(inner);
}

/// Unifies the targets of each data-flow edge before any value is numbered.
LogicalResult ShardingTable::collectOp(Operation *op, unsigned blocked) {
  if (auto group = dyn_cast<GroupOp>(op))
    groupOps.push_back(group);
  if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op)) {
    SmallVector<DataFlowEdge> edges;
    flow.getDataFlowEdges(edges, *symbols);
    for (DataFlowEdge &edge : edges) {
      if (edge.targets.empty())
        continue;
      int number = numberOf(edge.targets.front());
      for (Value other : llvm::drop_begin(edge.targets))
        numbers[other] = number;
    }
  }
  // How a manual computation uses its manual axes is what the user says; a
  // manual axis that came to a result would change what the region gives.
  auto manual = dyn_cast<ManualComputationOp>(op);
  for (Value result : op->getResults())
    if (int number = numberOf(result); number >= 0)
      setClass(number, std::nullopt,
               manual ? blockedInside(manual, blocked) : blocked);
  if (!hasProgramRegions(op))
    return success();
  for (Region &region : op->getRegions())
    if (failed(collect(region, blocked)))
      return failure();
  return success();
}

LogicalResult ShardingTable::collect(Region &region, unsigned blocked) {
  auto manual = dyn_cast<ManualComputationOp>(region.getParentOp());
  if (manual)
    blocked = blockedInside(manual, blocked);
  for (Block &block : region) {
    for (Value arg : block.getArguments())
      if (int number = numberOf(arg); number >= 0)
        // Uneven parts of a manual part are none of the whole.
        setClass(number, /*evenOnly=*/manual != nullptr, blocked);
    for (Operation &op : block)
      if (failed(collectOp(&op, blocked)))
        return failure();
  }
  return success();
}

LogicalResult ShardingTable::collectFunction(FunctionOpInterface func) {
  SmallVector<int> &results = resultNumbers[func];
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    results.push_back(
        newTensor(func.getResultTypes()[i], getResultSharding(func, i)));
  if (func.isExternal())
    return success();
  if (failed(collect(func.getFunctionBody(), /*blocked=*/0)))
    return failure();
  // The outside world hands over whole tensors in even shards, unless the user
  // asked for uneven ones.
  if (!func.isPublic())
    return success();
  for (Value arg : func.getArguments())
    if (int number = numberOf(arg); number >= 0)
      setClass(number, /*evenOnly=*/true, std::nullopt);
  for (int number : results)
    if (number >= 0)
      setClass(number, /*evenOnly=*/true, std::nullopt);
  return success();
}

/// What a call yields and what its callee is declared to return is one tensor.
void ShardingTable::unifyCallResults(CallOpInterface call) {
  auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  Operation *callee = name ? symbols->lookupSymbolIn(module, name) : nullptr;
  auto it = callee ? resultNumbers.find(callee) : resultNumbers.end();
  if (it == resultNumbers.end() || it->second.size() != call->getNumResults())
    return;
  for (auto [result, declared] :
       llvm::zip_equal(call->getResults(), it->second)) {
    int number = numberOf(result);
    if (declared < 0 || number < 0 || declared == number)
      continue;
    if (!calledResults.insert(&declared).second) {
      numbers[result] = declared; // Another call has been here.
      continue;
    }
    if (tensors[declared].annotated) {
      tensors[number].annotated = true;
      tensors[number].initial = tensors[number].sharding =
          tensors[declared].initial;
      tensors[number].mesh = tensors[declared].mesh;
    }
    declared = number;
  }
}

std::optional<unsigned>
ShardingTable::commonMesh(const PropagationNode &node) const {
  std::optional<unsigned> common;
  for (int number : getTensorsOf(node)) {
    if (number < 0 || tensors[number].mesh == TensorEntry::kNoMesh)
      continue;
    unsigned mesh = tensors[number].mesh;
    if (!common || shardings->isEmptyMesh(*common))
      common = mesh;
    else if (mesh != *common && !shardings->isEmptyMesh(mesh))
      return std::nullopt;
  }
  return common;
}

FailureOr<ShardingTable> ShardingTable::build(ModuleOp module,
                                              bool conservative) {
  ShardingTable table;
  table.module = module;
  table.conservative = conservative;
  table.shardings = std::make_unique<ShardingAttrTable>(module);
  table.blockedLists.emplace_back();
  for (auto func : module.getOps<FunctionOpInterface>())
    if (failed(table.collectFunction(func)))
      return failure();
  module.walk([&](CallOpInterface call) { table.unifyCallResults(call); });
  if (failed(table.unifyGroups()) || failed(table.addNodes(module)))
    return failure();
  return table;
}
