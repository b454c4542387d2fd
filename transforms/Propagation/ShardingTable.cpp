//===- ShardingTable.cpp - Shardings of all values, during completion -----===//

#include "transforms/Propagation/ShardingTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::AxisRef;
using ::gspmd::FactorMap;
using ::gspmd::FactorMapBuilder;
using ::gspmd::TensorSharding;

FailureOr<MeshOp> mlir::gspmd::findMesh(ModuleOp module) {
  MeshOp found;
  for (auto mesh : module.getOps<MeshOp>()) {
    if (found) {
      InFlightDiagnostic diag =
          mesh.emitError("a second mesh in the module; import brings "
                         "shardings to one mesh (--gspmd-import)");
      diag.attachNote(found.getLoc()) << "the first mesh is here";
      return failure();
    }
    found = mesh;
  }
  return found;
}

bool mlir::gspmd::hasProgramRegions(Operation *op) {
  return isa<ModuleOp, FunctionOpInterface, ShardingDataFlowOpInterface,
             ManualComputationOp>(op);
}

/// What is known of a value: its attached sharding or, before completion, that of
/// an op whose purpose is an annotation.
static TensorShardingAttr annotationOf(Value value) {
  if (TensorShardingAttr attached = getSharding(value))
    return attached;
  if (Operation *op = value.getDefiningOp()) {
    if (auto split = dyn_cast<MeshSplitOp>(op))
      return split.getSharding();
    if (auto reshard = dyn_cast<ReshardOp>(op))
      return reshard.getSharding();
  }
  return {};
}

int ShardingTable::newTensor(Type type, TensorShardingAttr attr) {
  auto tensorType = dyn_cast<RankedTensorType>(type);
  if (!tensorType || tensorType.getRank() == 0 || !tensorType.hasStaticShape())
    return -1;
  TensorEntry entry;
  entry.shape = tensorType.getShape();
  Type element = tensorType.getElementType();
  double bits = 64;
  if (auto complex = dyn_cast<ComplexType>(element))
    bits = 2 * complex.getElementType().getIntOrFloatBitWidth();
  else if (element.isIntOrFloat())
    bits = element.getIntOrFloatBitWidth();
  entry.bytes = tensorType.getNumElements() * bits / 8;
  entry.annotated = attr != nullptr;
  entry.initial = attr ? attr.toSharding(mesh)
                       : TensorSharding::open(tensorType.getRank());
  entry.sharding = entry.initial;
  tensors.push_back(std::move(entry));
  return tensors.size() - 1;
}

int ShardingTable::numberOf(Value value) {
  auto [it, isNew] = numbers.try_emplace(value, -1);
  if (isNew) {
    int number = newTensor(value.getType(), annotationOf(value));
    // newTensor may not touch the map, but be safe against rehashing.
    numbers[value] = number;
    return number;
  }
  return it->second;
}

void ShardingTable::addNode(PropagationNode node) {
  unsigned index = nodes.size();
  for (int t : node.tensors)
    if (t >= 0)
      tensors[t].nodes.push_back(index);
  nodes.push_back(std::move(node));
}

void ShardingTable::addIdentityNode(Operation *op, ArrayRef<int> numbers) {
  if (llvm::count_if(numbers, [](int t) { return t >= 0; }) < 2)
    return;
  ArrayRef<int64_t> shape = tensors[numbers[0]].shape;
  SmallVector<unsigned> ranks(numbers.size(), shape.size());
  FactorMapBuilder builder(ArrayRef(ranks).drop_back(), {ranks.back()});
  builder.addPointwise(shape);
  addNode({op, std::move(builder).build(), SmallVector<int, 4>(numbers)});
}

void ShardingTable::addRuleNode(ShardingRuleOpInterface op, bool conservative) {
  PropagationNode node;
  node.op = op;
  node.map = op.getShardingRule(conservative);
  for (auto [level, direction] : llvm::enumerate(node.directions))
    direction = op.getPropagationDirection(level);
  for (Value operand : op->getOperands())
    node.tensors.push_back(numberOf(operand));
  for (Value result : op->getResults())
    node.tensors.push_back(numberOf(result));
  addNode(std::move(node));
}

void ShardingTable::addDataFlowNodes(ShardingDataFlowOpInterface op) {
  SmallVector<DataFlowEdge> edges;
  op.getDataFlowEdges(edges);
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
  FactorMapBuilder builder({rank}, {rank});
  for (unsigned d = 0; d < rank; ++d) {
    using Places = SmallVector<FactorMapBuilder::Place, 1>;
    Places place = {{0, d}}, none;
    const Places &operand = isResult ? none : place;
    const Places &result = isResult ? place : none;
    if (int64_t shards = inside[d] ? outside[d] / inside[d] : 1;
        shards * inside[d] != outside[d])
      builder.addFactor(outside[d], operand, result,
                        ::gspmd::FactorKind::Blocked);
    else if (shards > 1)
      builder.addFactor(shards, operand, result, ::gspmd::FactorKind::Blocked);
    if (outside[d] % std::max<int64_t>(inside[d], 1) == 0)
      builder.addFactor(inside[d], place, place);
  }
  return std::move(builder).build();
}

void ShardingTable::addManualNodes(ManualComputationOp op) {
  Block &body = op.getBody().front();
  for (auto [input, arg, attr] :
       llvm::zip_equal(op.getInputs(), body.getArguments(),
                       op.getInShardings().getShardings())) {
    int inside = numberOf(arg);
    if (inside < 0)
      continue;
    // What comes in lies as in_shardings say; its producer may differ.
    int outside = newTensor(input.getType(), attr);
    addIdentityNode(op, {numberOf(input), outside});
    addNode({op, manualMap(tensors[outside].shape, tensors[inside].shape,
                           /*isResult=*/false),
             {outside, inside}});
  }
  for (auto [result, value] :
       llvm::zip_equal(op.getResults(), body.getTerminator()->getOperands())) {
    int outside = numberOf(result), inside = numberOf(value);
    if (inside >= 0)
      addNode({op, manualMap(tensors[outside].shape, tensors[inside].shape,
                             /*isResult=*/true),
               {inside, outside}});
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

void ShardingTable::addNodes(ModuleOp module, bool conservative) {
  llvm::MapVector<int64_t, std::pair<Operation *, SmallVector<int>>> groups;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto group = dyn_cast<GroupOp>(op)) {
      auto &[first, members] = groups[group.getGroupId()];
      first = first ? first : op;
      if (int number = numberOf(group.getInput()); number >= 0)
        members.push_back(number);
    }
    if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op))
      addDataFlowNodes(flow);
    else if (auto rule = dyn_cast<ShardingRuleOpInterface>(op))
      addRuleNode(rule, conservative);
    else if (auto manual = dyn_cast<ManualComputationOp>(op))
      addManualNodes(manual);
    else if (auto func = dyn_cast<FunctionOpInterface>(op))
      addReturnNodes(func);
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
  for (auto &[id, group] : groups)
    addIdentityNode(group.first, group.second);
}

/// Unifies the targets of each data-flow edge before any value is numbered.
LogicalResult ShardingTable::collectOp(Operation *op,
                                       ArrayRef<AxisRef> blocked) {
  if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op)) {
    SmallVector<DataFlowEdge> edges;
    flow.getDataFlowEdges(edges);
    for (DataFlowEdge &edge : edges) {
      if (edge.targets.empty())
        continue;
      int number = numberOf(edge.targets.front());
      for (Value other : llvm::drop_begin(edge.targets))
        numbers[other] = number;
    }
  }
  for (Value result : op->getResults())
    if (int number = numberOf(result); number >= 0)
      tensors[number].blocked = ::gspmd::AxisList(blocked);
  if (!hasProgramRegions(op))
    return success();
  for (Region &region : op->getRegions())
    if (failed(collect(region, blocked)))
      return failure();
  return success();
}

LogicalResult ShardingTable::collect(Region &region,
                                     ArrayRef<AxisRef> blocked) {
  ::gspmd::AxisList inner(blocked);
  if (auto manual = dyn_cast<ManualComputationOp>(region.getParentOp()))
    llvm::append_range(inner, manual.getManualAxes().toAxes(mesh));
  for (Block &block : region) {
    for (Value arg : block.getArguments())
      if (int number = numberOf(arg); number >= 0) {
        tensors[number].blocked = inner;
        // Uneven parts of a manual part are none of the whole.
        tensors[number].evenOnly = isa<ManualComputationOp>(region.getParentOp());
      }
    for (Operation &op : block)
      if (failed(collectOp(&op, inner)))
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
  if (failed(collect(func.getFunctionBody(), {})))
    return failure();
  // The outside world hands over whole tensors in even shards, unless the user
  // asked for uneven ones.
  if (!func.isPublic())
    return success();
  for (Value arg : func.getArguments())
    if (int number = numberOf(arg); number >= 0)
      tensors[number].evenOnly = true;
  for (int number : results)
    if (number >= 0)
      tensors[number].evenOnly = true;
  return success();
}

/// What a call yields and what its callee is declared to return is one tensor.
void ShardingTable::unifyCallResults(CallOpInterface call) {
  auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  Operation *callee =
      name ? SymbolTable::lookupSymbolIn(module, name) : nullptr;
  auto it = callee ? resultNumbers.find(callee) : resultNumbers.end();
  if (it == resultNumbers.end() ||
      it->second.size() != call->getNumResults())
    return;
  for (auto [result, declared] : llvm::zip_equal(call->getResults(),
                                                 it->second)) {
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
    }
    declared = number;
  }
}

FailureOr<ShardingTable> ShardingTable::build(ModuleOp module,
                                              bool conservative) {
  FailureOr<MeshOp> meshOp = findMesh(module);
  if (failed(meshOp))
    return failure();
  ShardingTable table;
  table.module = module;
  if (*meshOp) {
    table.mesh = meshOp->toMesh();
    table.meshName = FlatSymbolRefAttr::get(meshOp->getSymNameAttr());
  }
  for (auto func : module.getOps<FunctionOpInterface>())
    if (failed(table.collectFunction(func)))
      return failure();
  module.walk([&](CallOpInterface call) { table.unifyCallResults(call); });
  table.addNodes(module, conservative);
  return table;
}

void ShardingTable::write(bool all) {
  auto attrOf = [&](int number) -> TensorShardingAttr {
    if (number < 0 || !meshName)
      return {};
    const TensorEntry &entry = tensors[number];
    if (!all && !entry.annotated && entry.sharding.dimAxes().empty())
      return {};
    return TensorShardingAttr::get(module.getContext(), meshName, mesh,
                                   entry.sharding);
  };
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Value result : op->getResults()) {
      auto it = numbers.find(result);
      if (it == numbers.end())
        continue;
      if (TensorShardingAttr attr = attrOf(it->second))
        setSharding(result, attr);
    }
    if (auto manual = dyn_cast<ManualComputationOp>(op))
      for (BlockArgument arg : manual.getBody().getArguments())
        if (auto it = numbers.find(arg); it != numbers.end())
          if (TensorShardingAttr attr = attrOf(it->second))
            setSharding(arg, attr);
    auto func = dyn_cast<FunctionOpInterface>(op);
    if (!func)
      return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
    for (BlockArgument arg : func.getArguments())
      if (auto it = numbers.find(arg); it != numbers.end())
        if (TensorShardingAttr attr = attrOf(it->second))
          setSharding(arg, attr);
    for (auto [i, number] : llvm::enumerate(resultNumbers.lookup(func)))
      if (TensorShardingAttr attr = attrOf(number))
        func.setResultAttr(i, ShardingDialect::kSharding, attr);
    return WalkResult::advance();
  });
}
