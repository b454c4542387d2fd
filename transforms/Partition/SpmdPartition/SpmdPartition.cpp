//===- SpmdPartition.cpp - From global to per-device programs -------------===//
//
// Rebuilds every function body op by op: a map takes each global value to its
// local value, and each op is rewritten by its model or, if it only forwards
// values, cloned on local types. Common subexpressions and dead ops are
// eliminated. One walk, linear in the number of ops.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "lib/Progress/Progress.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/Passes.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Partition/Planning/PlanningTables.h"
#include "transforms/Partition/SpmdPartition/GlobalTypes.h"
#include "transforms/Partition/SpmdPartition/LocalDialectForms.h"
#include "transforms/Partition/SpmdPartition/LocalValues.h"
#include "transforms/Partition/SpmdPartition/TypeVerifier.h"
#include "transforms/Partition/Support/LocalBuilder.h"
#include "transforms/Support/Elimination/DeadOpElimination.h"
#include "transforms/Support/Elimination/LocalCSE.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/SingleBlockRegions.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDPARTITION
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

namespace {

class Partitioner {
public:
  Partitioner(const Mesh &mesh, FlatSymbolRefAttr meshName, CountedWork &work,
              PlanningTables &tables)
      : mesh(mesh), meshName(meshName), work(work), shardings(tables.shardings),
        planner(tables.planner), values(shardings) {}

  LogicalResult convertFunction(FunctionOpInterface func);

private:
  LogicalResult convertBlock(Block &from, Block &to);
  LogicalResult convertOp(Operation *op, OpBuilder &builder);
  LogicalResult convertReshard(ReshardOp op, OpBuilder &builder);
  LogicalResult convertManual(ManualComputationOp op, OpBuilder &builder);
  LogicalResult convertByModel(Operation *op, OpBuilder &builder);
  LogicalResult convertByClone(Operation *op, OpBuilder &builder);
  void remapCaptures(Block &block);
  LocalBuilder contextOf(Operation *op, OpBuilder &builder) {
    return {op, builder, mesh, meshName, planner, shardingOf};
  }

  const Mesh &mesh;
  FlatSymbolRefAttr meshName;
  CountedWork &work;
  ShardingAttrTable &shardings;
  ReshardPlanner &planner;
  LocalValues values;
  std::function<const TensorSharding &(Value)> shardingOf =
      [this](Value global) -> const TensorSharding & {
    return values.reducedSharding(values.idOf(global));
  };
  LocalCSE localOps;
  TypeVerifier types;
};

} // namespace

/// Returns the last op of the block of `builder`, which inserts at its end;
/// null if the block is empty.
static Operation *lastOf(OpBuilder &builder) {
  Block *block = builder.getBlock();
  return block->empty() ? nullptr : &block->back();
}

LogicalResult Partitioner::convertReshard(ReshardOp op, OpBuilder &builder) {
  LocalBuilder ctx = contextOf(op, builder);
  LocalValues::Entry input = values.lookup(op.getInput());
  auto type = cast<RankedTensorType>(op.getType());
  Operation *last = lastOf(builder);
  Value result = ctx.reshard(
      input.value, type.getShape(), shardings[input.sharding],
      shardings[shardings.idOf(op.getSharding())], op.getReduction());
  rewriteInSourceDialect(op, *builder.getBlock(), last, result);
  eliminateDuplicates(*builder.getBlock(), last, result, localOps);
  values.set(op.getResult(), result);
  return success();
}

/// The local tensors of the region cross its boundary unchanged, so its ops are
/// inlined.
LogicalResult Partitioner::convertManual(ManualComputationOp op,
                                         OpBuilder &builder) {
  auto forward = [&](Value from, Value to) -> LogicalResult {
    values.set(to, values.lookup(from).value);
    if (values.typeOf(to) == values.typeOf(from))
      return success();
    return op->emitOpError()
           << "has a local " << values.typeOf(from) << " on one side of its "
           << "region and " << values.typeOf(to)
           << " on the other; run --sharding-insert-reshards first";
  };
  Block &body = op.getBody().front();
  for (auto [input, arg] : llvm::zip_equal(op.getInputs(), body.getArguments()))
    if (failed(forward(input, arg)))
      return failure();
  for (Operation &inner : body.without_terminator())
    if (failed(convertOp(&inner, builder)))
      return failure();
  for (auto [value, result] :
       llvm::zip_equal(body.getTerminator()->getOperands(), op.getResults()))
    if (failed(forward(value, result)))
      return failure();
  return success();
}

/// Returns true if a sharded op only computes tensors without elements. Models
/// need not know them: their local ops could read slices or windows of
/// operands that have none, which is invalid.
static bool computesNoElements(Operation *op, const PartitionContext &ctx) {
  auto isEmpty = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() && tensor.getNumElements() == 0;
  };
  if (ctx.resultTypes.empty() || !llvm::all_of(ctx.resultTypes, isEmpty) ||
      !isMemoryEffectFree(op))
    return false;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (!ctx.operandShardings[i].isFullyReplicated())
      return true;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    if (!ctx.resultShardings[i].isFullyReplicated())
      return true;
  return false;
}

LogicalResult Partitioner::convertByModel(Operation *op, OpBuilder &builder) {
  LocalBuilder ctx = contextOf(op, builder);
  for (Value operand : op->getOperands()) {
    LocalValues::Entry local = values.lookup(operand);
    ctx.operands.push_back(local.value);
    ctx.operandShardings.push_back(values.reducedSharding(local.sharding));
  }
  for (Value result : op->getResults()) {
    unsigned sharding = values.idOf(result);
    ctx.resultShardings.push_back(values.reducedSharding(sharding));
    ctx.resultTypes.push_back(values.typeOf(result.getType(), sharding));
  }
  Operation *last = lastOf(builder);
  FailureOr<SmallVector<Value>> results;
  if (computesNoElements(op, ctx))
    results = ctx.emptyResults();
  else
    results = partitionOf(op, ctx);
  if (failed(results))
    return failure();
  rewriteInSourceDialect(op, *builder.getBlock(), last, *results);
  eliminateDuplicates(*builder.getBlock(), last, *results, localOps);
  for (auto [global, local, type] :
       llvm::zip_equal(op->getResults(), *results, ctx.resultTypes)) {
    if (local.getType() != type)
      return op->emitOpError()
             << "its model returned a " << local.getType() << " where " << type
             << " is the local type of " << global.getType();
    values.set(global, local);
  }
  return success();
}

/// Clones an op on local operands and types. Program regions are converted;
/// regions of scalars (reducers) are copied.
LogicalResult Partitioner::convertByClone(Operation *op, OpBuilder &builder) {
  OperationState state(op->getLoc(), op->getName());
  for (Value operand : op->getOperands())
    state.operands.push_back(values.lookup(operand).value);
  for (Value result : op->getResults())
    state.types.push_back(values.typeOf(result));
  state.addAttributes(op->getAttrDictionary().getValue());
  if (!op->isRegistered()) // for others, these are among the attributes
    state.propertiesAttr = op->getPropertiesAsAttribute();
  state.addSuccessors(op->getSuccessors());
  SmallVector<Region *> regions;
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    regions.push_back(state.addRegion());
  Operation *clone = builder.create(state);
  clone->removeAttr(ShardingDialect::kShardings);
  clone->removeAttr(ShardingDialect::kBlockArgs);
  for (auto [from, to] :
       llvm::zip_equal(op->getRegions(), clone->getRegions())) {
    if (!hasProgramRegions(op)) {
      IRMapping mapping;
      from.cloneInto(&to, mapping);
      continue;
    }
    for (Block &block : from) {
      Block &copy = to.emplaceBlock();
      if (failed(convertBlock(block, copy)))
        return failure();
    }
  }
  for (auto [global, local] :
       llvm::zip_equal(op->getResults(), clone->getResults()))
    values.set(global, local);
  return success();
}

LogicalResult Partitioner::convertOp(Operation *op, OpBuilder &builder) {
  work.advance();
  if (failed(types.verify(op, op->getResultTypes())))
    return failure();
  if (isOpTriviallyDead(op))
    return success();
  if (auto reshard = dyn_cast<ReshardOp>(op))
    return convertReshard(reshard, builder);
  if (auto manual = dyn_cast<ManualComputationOp>(op))
    return convertManual(manual, builder);
  if (isa<ShardingDataFlowOpInterface>(op) ||
      op->hasTrait<OpTrait::IsTerminator>())
    return convertByClone(op, builder);
  if (isa<PartitionOpInterface>(op) || hasPartitionRule(op))
    return convertByModel(op, builder);
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  used.insert(op->operand_begin(), op->operand_end());
  used.insert(op->result_begin(), op->result_end());
  for (Value value : used)
    if (!values.shardingOf(value).isFullyReplicated())
      return op->emitOpError() << "cannot be partitioned: it has no model, and "
                                  "it or its region uses a sharded tensor";
  return convertByClone(op, builder);
}

LogicalResult Partitioner::convertBlock(Block &from, Block &to) {
  LocalCSE::Block scope(localOps);
  for (BlockArgument arg : from.getArguments())
    values.set(arg, to.addArgument(values.typeOf(arg), arg.getLoc()));
  OpBuilder builder = OpBuilder::atBlockEnd(&to);
  for (Operation &op : from)
    if (failed(convertOp(&op, builder)))
      return failure();
  return success();
}

/// Copied regions (reducers) may use constants from outside, which still are
/// values of the global program.
void Partitioner::remapCaptures(Block &block) {
  auto remap = [&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      if (Value local = values.lookup(operand.get()).value)
        operand.set(local);
  };
  for (Operation &op : block)
    for (Region &region : op.getRegions()) {
      if (!hasProgramRegions(&op)) {
        region.walk(remap);
        continue;
      }
      for (Block &inner : region)
        remapCaptures(inner);
    }
}

/// Lets an argument be donated to any result instead of the one that the
/// program states, if their local types differ.
static void updateDonations(FunctionOpInterface func) {
  constexpr StringRef kAliasing = "tf.aliasing_output";
  for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
    auto result = func.getArgAttrOfType<IntegerAttr>(i, kAliasing);
    if (!result || result.getInt() < 0 ||
        result.getInt() >= func.getNumResults() ||
        func.getResultTypes()[result.getInt()] == type)
      continue;
    func.removeArgAttr(i, kAliasing);
    func.setArgAttr(i, "jax.buffer_donor",
                    BoolAttr::get(func.getContext(), true));
  }
}

LogicalResult Partitioner::convertFunction(FunctionOpInterface func) {
  if (func.isExternal())
    return success();
  if (failed(verifySingleBlockRegions(func)) ||
      failed(types.verify(func, func.getArgumentTypes())))
    return failure();
  values.clear(); // Values of previous functions are erased.
  SmallVector<Type> arguments, results;
  recordGlobalTypes(func);
  for (BlockArgument arg : func.getArguments())
    arguments.push_back(values.typeOf(arg));
  for (auto [i, type] : llvm::enumerate(func.getResultTypes())) {
    TensorShardingAttr attr = getResultSharding(func, i);
    results.push_back(attr ? values.typeOf(type, shardings.idOf(attr)) : type);
  }
  // The new body is built after the old one, which is then erased.
  Region &body = func.getFunctionBody();
  Block &old = body.front();
  Block &replacement = body.emplaceBlock();
  if (failed(convertBlock(old, replacement)))
    return failure();
  remapCaptures(replacement);
  eraseUnused(replacement);
  old.dropAllReferences();
  old.erase();
  func.setType(FunctionType::get(func.getContext(), arguments, results));
  updateDonations(func);
  return success();
}

/// Counts the ops that are converted one by one.
static uint64_t countOps(Operation *root) {
  uint64_t count = 0;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    count += op != root;
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
  return count;
}

namespace {
struct PartitionPass : mlir::gspmd::impl::SpmdPartitionBase<PartitionPass> {
  using SpmdPartitionBase::SpmdPartitionBase;

  void runOnProgram() override {
    if (phaseOf(getOperation()) == ProgramPhase::Partitioned)
      return;
    FailureOr<MeshOp> meshOp = findMesh(getOperation());
    if (failed(meshOp))
      return signalPassFailure();
    if (!*meshOp)
      return; // On one device the program is its own partition.
    Mesh mesh = meshOp->toMesh();
    auto name = FlatSymbolRefAttr::get(meshOp->getSymNameAttr());
    CountedWork work(Progress::current() ? countOps(getOperation()) : 0);
    Partitioner partitioner(mesh, name, work,
                            getAnalysis<PlanningAnalysis>().get());
    for (auto func : getOperation().getOps<FunctionOpInterface>())
      if (failed(partitioner.convertFunction(func)))
        return signalPassFailure();
    setPhase(getOperation(), ProgramPhase::Partitioned);
  }
};
} // namespace
