//===- StackSlicer.cpp - Stacks of layers by stage ------------------------===//

#include "transforms/Pipelining/SliceStacks/StackSlicer.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/StageAttributes.h"

namespace mlir::gspmd {

static constexpr int64_t kNoStage = -1;

//===----------------------------------------------------------------------===//
// Stacks and their layers
//===----------------------------------------------------------------------===//

/// Returns the stage of an op or else of one of its users.
static int64_t stageOfOpOrUser(Operation *op) {
  if (auto stage = op->getAttrOfType<IntegerAttr>(kStage))
    return stage.getInt();
  for (Operation *user : op->getUsers())
    if (auto stage = user->getAttrOfType<IntegerAttr>(kStage))
      return stage.getInt();
  return kNoStage;
}

/// Returns the layer of `stack` that a box at `starts` of a shape covers
/// exactly; nullopt for other boxes.
static std::optional<int64_t> layerOfBox(RankedTensorType stack,
                                         ArrayRef<int64_t> shape,
                                         ArrayRef<int64_t> starts) {
  if (stack.getRank() < 1 || stack.getDimSize(0) < 2 || shape.front() != 1 ||
      shape.drop_front() != stack.getShape().drop_front())
    return std::nullopt;
  return starts.front();
}

static std::optional<int64_t> slicedLayer(Operation *op) {
  std::optional<StaticSlice> slice = staticSlice(op);
  if (!slice)
    return std::nullopt;
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  return layerOfBox(cast<RankedTensorType>(slice->source.getType()),
                    type.getShape(), slice->starts);
}

/// Returns the layer that an update of one layer writes.
static std::optional<int64_t> updatedLayer(const StaticUpdate &update) {
  return layerOfBox(cast<RankedTensorType>(update.source.getType()),
                    cast<RankedTensorType>(update.update.getType()).getShape(),
                    update.starts);
}

static LayerStages &layersOf(llvm::MapVector<Value, LayerStages> &stacks,
                             Value stack) {
  LayerStages &layers = stacks[stack];
  layers.resize(cast<RankedTensorType>(stack.getType()).getDimSize(0),
                kNoStage);
  return layers;
}

/// Forgets stacks with a layer whose stage is unknown, and those of one stage.
static void eraseUndivided(llvm::MapVector<Value, LayerStages> &stacks) {
  stacks.remove_if([](const auto &stack) {
    return llvm::is_contained(stack.second, kNoStage) ||
           llvm::all_equal(stack.second);
  });
}

StackLayers::StackLayers(FunctionOpInterface func) {
  for (Operation &op : func.getFunctionBody().front()) {
    if (std::optional<int64_t> layer = slicedLayer(&op))
      if (int64_t stage = stageOfOpOrUser(&op); stage != kNoStage)
        layersOf(read, staticSlice(&op)->source)[*layer] = stage;
    std::optional<StaticUpdate> last = staticDynamicUpdateSlice(&op);
    if (!last || !updatedLayer(*last))
      continue;
    // The last update of a layer is the one that remains.
    Value stack = op.getResult(0);
    LayerStages &layers = layersOf(written, stack);
    SmallVector<Value> &values = updates[stack];
    values.resize(layers.size());
    if (auto before = updates.find(last->source); before != updates.end()) {
      layers = written.lookup(last->source);
      values = updates.lookup(last->source);
    }
    values[*updatedLayer(*last)] = last->update;
    layers[*updatedLayer(*last)] = stageOfOpOrUser(&op);
  }
  eraseUndivided(read);
  eraseUndivided(written);
}

//===----------------------------------------------------------------------===//
// What is sliced
//===----------------------------------------------------------------------===//

StackSlicer::StackSlicer(FunctionOpInterface func, const StackLayers &stacks,
                         ArrayRef<int64_t> stages)
    : func(func), body(func.getFunctionBody().front()), stacks(stacks),
      stages(stages) {
  for (int64_t layer = 0; layer < int64_t(stages.size()); ++layer)
    if (layer == 0 || stages[layer] != stages[layer - 1])
      firsts.push_back(layer);
  firsts.push_back(stages.size());
}

/// Returns true if all elements of the op's result are one constant.
static bool isSplatConstant(Operation *op) {
  DenseElementsAttr value;
  return matchPattern(op, m_Constant(&value)) && value.isSplat();
}

/// Returns true if a layer of the op's result is computed from the same layer
/// of its operands, by an op that is valid for any number of layers.
static bool isLayerwise(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0)
    return false;
  if (isSplatConstant(op) || isBroadcast(op))
    return true;
  auto rule = dyn_cast<sharding::ShardingRuleOpInterface>(op);
  return rule && rule.isElementwise();
}

static bool hasLayers(Value value, int64_t layers) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() > 0 && type.getDimSize(0) == layers;
}

/// Returns the operands of a layerwise op from whose layers those of the result
/// are computed. The other operands are the same for all layers.
static SmallVector<OpOperand *> stackOperands(Operation *op) {
  SmallVector<OpOperand *> result;
  if (op->getNumOperands() == 0)
    return result;
  FactorMap rule = sharding::partitionRuleOf(op);
  auto factorsOf = [](const TensorFactors &tensor) {
    return tensor.empty() ? DimFactors() : tensor.front();
  };
  DimFactors layer = factorsOf(rule.results().front());
  for (auto [operand, dims] :
       llvm::zip_equal(op->getOpOperands(), rule.operands()))
    if (!layer.empty() && factorsOf(dims) == layer)
      result.push_back(&operand);
  return result;
}

void StackSlicer::findDerived() {
  for (const auto &[stack, layers] : stacks.written)
    if (layers == stages)
      derived.insert(stack);
  for (Operation &op : body)
    if (isLayerwise(&op) && hasLayers(op.getResult(0), numLayers()) &&
        llvm::any_of(stackOperands(&op), [&](OpOperand *operand) {
          return derived.contains(operand->get());
        }))
      derived.insert(op.getResult(0));
}

void StackSlicer::findNeeded() {
  SmallVector<Value> open(derived.begin(), derived.end());
  for (const auto &[stack, layers] : stacks.read)
    if (layers == stages)
      open.push_back(stack);
  while (!open.empty()) {
    Value stack = open.pop_back_val();
    if (!needed.insert(stack).second || stacks.written.count(stack))
      continue;
    Operation *op = stack.getDefiningOp();
    if (op && isLayerwise(op))
      for (OpOperand *operand : stackOperands(op))
        open.push_back(operand->get());
  }
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// Makes the sharding on the mesh of the stages that of `made`, which has the
/// rank of `value`.
static void copyStageSharding(FunctionOpInterface func, Value value,
                              Operation *made) {
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    if (auto sharding = func.getArgAttrOfType<sharding::TensorShardingAttr>(
            arg.getArgNumber(), kStageSharding))
      made->setAttr(kStageShardings, sharding::TensorShardingPerValueAttr::get(
                                         func.getContext(), {sharding}));
  } else if (Attribute shardings =
                 value.getDefiningOp()->getAttr(kStageShardings)) {
    made->setAttr(kStageShardings, shardings);
  }
}

Value StackSlicer::sliceLayers(OpBuilder &builder, Value stack, int64_t first,
                               int64_t end) {
  Value made = stablehlo::TensorOps(builder, stack.getLoc())
                   .slice(stack, /*dim=*/0, first, end);
  if (made != stack)
    copyStageSharding(func, stack, made.getDefiningOp());
  return made;
}

/// Returns a layerwise op for the layers of a slice.
Value StackSlicer::cloneSlice(Operation *op, size_t slice) {
  const int64_t count = firsts[slice + 1] - firsts[slice];
  OpBuilder builder(op);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.front() = count;
  type = type.clone(shape);
  if (isSplatConstant(op)) {
    DenseElementsAttr value;
    matchPattern(op, m_Constant(&value));
    Value made = stablehlo::TensorOps(builder, op->getLoc())
                     .splatConstant(type, value.getSplatValue<Attribute>());
    copyStageSharding(func, op->getResult(0), made.getDefiningOp());
    return made;
  }
  IRMapping mapping;
  for (OpOperand *operand : stackOperands(op))
    mapping.map(operand->get(), slices.at(operand->get())[slice]);
  Operation *clone = builder.clone(*op, mapping);
  clone->getResult(0).setType(type);
  return clone->getResult(0);
}

void StackSlicer::makeSlices(Value stack) {
  SmallVector<Value> &made = slices[stack];
  Operation *op = stack.getDefiningOp();
  OpBuilder builder(func.getContext());
  if (op)
    builder.setInsertionPointAfter(op);
  else
    builder.setInsertionPointToStart(&body);
  auto updates = stacks.updates.find(stack);
  const bool isWritten = stacks.written.count(stack);
  for (size_t i = 0; i + 1 < firsts.size(); ++i) {
    const int64_t first = firsts[i], end = firsts[i + 1];
    if (isWritten) {
      ArrayRef<Value> layers = updates->second;
      layers = layers.slice(first, end - first);
      Value joined = stablehlo::TensorOps(builder, op->getLoc())
                         .concatenate(layers, /*dim=*/0);
      if (end - first > 1)
        copyStageSharding(func, stack, joined.getDefiningOp());
      made.push_back(joined);
    } else if (op && isLayerwise(op)) {
      made.push_back(cloneSlice(op, i));
    } else {
      made.push_back(sliceLayers(builder, stack, first, end));
      auto arg = dyn_cast<BlockArgument>(stack);
      if (arg && !func.getArgAttr(arg.getArgNumber(), kMicrobatch))
        made.back().getDefiningOp()->setAttr(
            kLayers, builder.getDenseI64ArrayAttr({first, end}));
    }
  }
}

//===----------------------------------------------------------------------===//
// Users of stacks
//===----------------------------------------------------------------------===//

/// Reads a layer from the slice of its stage.
void StackSlicer::replaceLayer(Operation *op) {
  const int64_t layer = *slicedLayer(op);
  const auto *end = llvm::upper_bound(firsts, layer);
  const size_t index = end - firsts.begin() - 1;
  OpBuilder builder(op);
  Value slice = slices.at(op->getOperand(0))[index];
  Value made = sliceLayers(builder, slice, layer - firsts[index],
                           layer - firsts[index] + 1);
  if (made != slice)
    for (NamedAttribute attr : op->getDiscardableAttrs())
      made.getDefiningOp()->setAttr(attr.getName(), attr.getValue());
  op->getResult(0).replaceAllUsesWith(made);
}

/// Returns true if the op adds up a tensor along dimension 0, from zero.
static bool addsUpLayers(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumOperands() != 2 ||
      sharding::reductionKindOf(op) != sharding::ReductionKind::Add ||
      !sharding::hasPartitionRule(op) ||
      cast<RankedTensorType>(op->getOperand(1).getType()).getRank() != 0 ||
      !matchPattern(op->getOperand(1), m_AnyZeroFloat()))
    return false;
  FactorMap rule = sharding::partitionRuleOf(op);
  const auto &dims = rule.operands().front();
  return !dims.empty() && dims.front().size() == 1 &&
         rule.factor(dims.front().front()).partitionKind ==
             FactorKind::Reduction;
}

/// Adds up the sums of all slices.
void StackSlicer::replaceSum(Operation *op) {
  OpBuilder builder(op);
  Value total;
  for (Value slice : slices.at(op->getOperand(0))) {
    Operation *sum = builder.clone(*op);
    sum->setOperand(0, slice);
    Value part = sum->getResult(0);
    total = total ? stablehlo::TensorOps(builder, op->getLoc()).add(total, part)
                  : part;
    copyStageSharding(func, op->getResult(0), total.getDefiningOp());
  }
  op->getResult(0).replaceAllUsesWith(total);
}

/// Returns the slices of a result that is the same for all microbatches.
void StackSlicer::replaceReturned(OpOperand &operand) {
  sharding::MeshOp mesh = *findMesh(func->getParentOfType<ModuleOp>());
  sharding::TensorShardingAttr sharding =
      sharding::getResultSharding(func, operand.getOperandNumber());
  if (sharding && !sharding.toSharding(mesh.toMesh()).isFullyReplicated())
    return;
  OpBuilder builder(operand.getOwner());
  Value stack = operand.get();
  Value joined = stablehlo::TensorOps(builder, stack.getLoc())
                     .concatenate(slices.at(stack), /*dim=*/0);
  joined.getDefiningOp()->setAttr(
      kLayers, builder.getDenseI64ArrayAttr({0, numLayers()}));
  copyStageSharding(func, stack, joined.getDefiningOp());
  operand.set(joined);
}

void StackSlicer::run() {
  findDerived();
  findNeeded();
  for (BlockArgument arg : func.getArguments())
    if (needed.contains(arg))
      makeSlices(arg);
  for (Operation &op : llvm::make_early_inc_range(body)) {
    for (Value result : op.getResults())
      if (needed.contains(result))
        makeSlices(result);
    if (slicedLayer(&op) && !op.hasAttr(kLayers) &&
        slices.contains(op.getOperand(0)))
      replaceLayer(&op);
    else if (addsUpLayers(&op) && derived.contains(op.getOperand(0)))
      replaceSum(&op);
  }
  for (OpOperand &operand : body.getTerminator()->getOpOperands())
    if (derived.contains(operand.get()))
      replaceReturned(operand);
}

} // namespace mlir::gspmd
