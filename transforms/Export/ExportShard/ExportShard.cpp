//===- ExportShard.cpp - MLIR's shard dialect -----------------------------===//
//
// Exports what the dialect supports: full axes in the order of devices,
// complete annotations, and collectives along full axes. Everything else is an
// error that names it.
//
//===----------------------------------------------------------------------===//

#include "transforms/Export/Passes.h"

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Export/ExportShard/HaloUpdates.h"
#include "transforms/Export/ExportShard/ListedPairs.h"
#include "transforms/ForeignDialects/NestedModules.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/ShardingAnnotations.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_EXPORTSHARD
#include "transforms/Export/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

static std::optional<shard::ReductionKind> kindOf(ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Add:
    return shard::ReductionKind::Sum;
  case ReductionKind::Mul:
    return shard::ReductionKind::Product;
  case ReductionKind::Max:
    return shard::ReductionKind::Max;
  case ReductionKind::Min:
    return shard::ReductionKind::Min;
  case ReductionKind::And:
    return shard::ReductionKind::BitwiseAnd;
  case ReductionKind::Or:
    return shard::ReductionKind::BitwiseOr;
  case ReductionKind::Xor:
    return shard::ReductionKind::BitwiseXor;
  }
  return std::nullopt;
}

namespace {

class ShardExporter {
public:
  ShardExporter(ModuleOp module, MeshOp mesh, ProgramPhase phase)
      : module(module), mesh(mesh), phase(phase), context(module.getContext()) {
  }

  LogicalResult run();

private:
  FailureOr<SmallVector<int16_t>> axesOf(Operation *op,
                                         ArrayRef<AxisRefAttr> axes);
  FailureOr<Value> makeSharding(OpBuilder &b, Operation *op,
                                TensorShardingAttr sharding);
  LogicalResult annotate(OpBuilder &b, Operation *op, Value value,
                         TensorShardingAttr sharding);
  LogicalResult annotateUse(OpBuilder &b, Operation *function, OpOperand &use,
                            TensorShardingAttr sharding);
  LogicalResult exportFunction(FunctionOpInterface func, bool isLocal);
  void collectCall(CallOpInterface call, SymbolTableCollection &tables);
  LogicalResult exportCalls();
  LogicalResult exportResults(FunctionOpInterface func);
  LogicalResult exportAnnotations(Operation *op);
  LogicalResult exportAnnotationOp(Operation *op, TensorShardingAttr sharding);
  LogicalResult exportCollective(Operation *op);
  Value indexAlong(OpBuilder &b, Location loc, ArrayRef<int16_t> axes);
  LogicalResult exportIndex(spmd::AxisIndexOp op);
  LogicalResult exportPairs(spmd::PermutePairsOp op);

  ModuleOp module;
  MeshOp mesh;
  ProgramPhase phase;
  MLIRContext *context;
  FlatSymbolRefAttr grid;

  /// A call of a declaration, and the shardings that the declaration has for
  /// its arguments and results; null if it has none.
  struct DeclaredCall {
    CallOpInterface call;
    FunctionOpInterface callee;
    SmallVector<TensorShardingAttr> arguments, results;
  };
  SmallVector<DeclaredCall> declaredCalls;
};

} // namespace

FailureOr<SmallVector<int16_t>>
ShardExporter::axesOf(Operation *op, ArrayRef<AxisRefAttr> axes) {
  SmallVector<int16_t> result;
  for (AxisRefAttr axis : axes) {
    if (axis.isSubAxis())
      return op->emitOpError("uses a sub-axis of \"")
             << axis.getName()
             << "\"; the shard dialect supports full axes only: split the "
                "axis in the mesh";
    auto all = mesh.getMesh().getAxes();
    const auto *it = llvm::find_if(all, [&](MeshAxisAttr meshAxis) {
      return meshAxis.getName() == axis.getName();
    });
    result.push_back(it - all.begin());
  }
  return result;
}

/// Moves the insertion point out of regions of ops in a function: a reader that
/// does not know such an op cannot look up a grid from inside. A region that is
/// isolated from above cannot use values outside of it.
static void moveToFunction(OpBuilder &b) {
  Operation *parent = b.getInsertionBlock()->getParentOp();
  while (parent && !isa<FunctionOpInterface>(parent) &&
         !parent->hasTrait<OpTrait::IsIsolatedFromAbove>()) {
    b.setInsertionPoint(parent);
    parent = parent->getParentOp();
  }
}

FailureOr<Value> ShardExporter::makeSharding(OpBuilder &b, Operation *op,
                                             TensorShardingAttr sharding) {
  if (!sharding.getUnreduced().empty())
    return op->emitOpError("has partial results, which the shard dialect does "
                           "not support");
  // Completion has used the priorities of a completed program.
  if (phase == ProgramPhase::None &&
      llvm::any_of(sharding.getDims(),
                   [](DimShardingAttr dim) { return dim.getPriority() > 0; }))
    op->emitRemark() << "priorities of sharding " << sharding
                     << " are dropped: the shard dialect has none";
  SmallVector<shard::GridAxesAttr> split;
  for (DimShardingAttr dim : sharding.getDims()) {
    if (!dim.getIsClosed())
      return op->emitOpError(
          "has a dimension that is open to completion, which "
          "the shard dialect does not support; complete it "
          "first (--gspmd-complete)");
    FailureOr<SmallVector<int16_t>> axes = axesOf(op, dim.getAxes());
    if (failed(axes))
      return failure();
    split.push_back(shard::GridAxesAttr::get(context, *axes));
  }
  while (split.size() > 1 && split.back().empty())
    split.pop_back();
  if (split.empty())
    split.push_back(shard::GridAxesAttr::get(context, {}));
  OpBuilder::InsertionGuard guard(b);
  moveToFunction(b);
  return shard::ShardingOp::create(b, op->getLoc(), grid, split).getResult();
}

/// Annotates `value` with its sharding.
LogicalResult ShardExporter::annotate(OpBuilder &b, Operation *op, Value value,
                                      TensorShardingAttr sharding) {
  FailureOr<Value> exported = makeSharding(b, op, sharding);
  if (failed(exported))
    return failure();
  auto annotated = shard::ShardOp::create(b, value.getLoc(), value, *exported,
                                          /*annotate_for_users=*/UnitAttr());
  value.replaceAllUsesExcept(annotated, annotated);
  return success();
}

/// Returns true if `value` is annotated with a sharding that is equal to the
/// result of `sharding`.
static bool isAnnotatedWith(Value value, Operation *sharding) {
  auto annotation = value.getDefiningOp<shard::ShardOp>();
  Operation *known =
      annotation ? annotation.getSharding().getDefiningOp() : nullptr;
  return known && OperationEquivalence::isEquivalentTo(
                      known, sharding, OperationEquivalence::IgnoreLocations);
}

/// Annotates a use of a value with a sharding of `function`.
LogicalResult ShardExporter::annotateUse(OpBuilder &b, Operation *function,
                                         OpOperand &use,
                                         TensorShardingAttr sharding) {
  FailureOr<Value> exported = makeSharding(b, function, sharding);
  if (failed(exported))
    return failure();
  Operation *definition = exported->getDefiningOp();
  if (isAnnotatedWith(use.get(), definition))
    definition->erase();
  else
    use.set(shard::ShardOp::create(b, use.getOwner()->getLoc(), use.get(),
                                   *exported, b.getUnitAttr()));
  return success();
}

/// Annotates the returned values with the shardings of the function's results.
LogicalResult ShardExporter::exportResults(FunctionOpInterface func) {
  for (Block &block : func.getFunctionBody()) {
    Operation *end = block.getTerminator();
    if (!end->hasTrait<OpTrait::ReturnLike>())
      continue;
    OpBuilder b(end);
    for (OpOperand &operand : end->getOpOperands()) {
      auto sharding = func.getResultAttrOfType<TensorShardingAttr>(
          operand.getOperandNumber(), ShardingDialect::kSharding);
      if (sharding && failed(annotateUse(b, func, operand, sharding)))
        return failure();
    }
  }
  return success();
}

LogicalResult ShardExporter::exportFunction(FunctionOpInterface func,
                                            bool isLocal) {
  OpBuilder b(context);
  if (!func.isExternal())
    b.setInsertionPointToStart(&func.getFunctionBody().front());
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    auto sharding = func.getArgAttrOfType<TensorShardingAttr>(
        i, ShardingDialect::kSharding);
    // A per-device program has local types and needs no annotations.
    if (sharding && !isLocal && !func.isExternal() &&
        failed(annotate(b, func, func.getArgument(i), sharding)))
      return failure();
  }
  if (!isLocal && failed(exportResults(func)))
    return failure();
  dropFromSignature(func, ShardingDialect::kSharding);
  return success();
}

/// Collects a call of a declaration, which has no values to annotate.
void ShardExporter::collectCall(CallOpInterface call,
                                SymbolTableCollection &tables) {
  auto callee = dyn_cast_or_null<FunctionOpInterface>(
      call.resolveCallableInTable(&tables));
  if (!callee || !callee.isExternal() ||
      callee.getNumArguments() != call.getArgOperands().size() ||
      callee.getNumResults() != call->getNumResults())
    return;
  DeclaredCall declared{call, callee, {}, {}};
  for (unsigned i = 0; i < callee.getNumArguments(); ++i)
    declared.arguments.push_back(callee.getArgAttrOfType<TensorShardingAttr>(
        i, ShardingDialect::kSharding));
  bool isAnnotated = call->hasAttr(ShardingDialect::kShardings);
  for (unsigned i = 0; i < callee.getNumResults(); ++i)
    declared.results.push_back(
        isAnnotated ? TensorShardingAttr() // the exported result of the call
                    : callee.getResultAttrOfType<TensorShardingAttr>(
                          i, ShardingDialect::kSharding));
  declaredCalls.push_back(std::move(declared));
}

/// Annotates operands and results of calls with the shardings of the
/// declarations.
LogicalResult ShardExporter::exportCalls() {
  for (DeclaredCall &declared : declaredCalls) {
    OpBuilder b(declared.call);
    for (auto [operand, sharding] : llvm::zip_equal(
             declared.call.getArgOperandsMutable(), declared.arguments))
      if (sharding &&
          failed(annotateUse(b, declared.callee, operand, sharding)))
        return failure();
    b.setInsertionPointAfter(declared.call);
    for (auto [result, sharding] :
         llvm::zip_equal(declared.call->getResults(), declared.results))
      if (sharding && failed(annotate(b, declared.callee, result, sharding)))
        return failure();
  }
  return success();
}

/// Exports a mesh_split or reshard, whose users see the sharding.
LogicalResult ShardExporter::exportAnnotationOp(Operation *op,
                                                TensorShardingAttr sharding) {
  OpBuilder b(op);
  FailureOr<Value> exported = makeSharding(b, op, sharding);
  if (failed(exported))
    return failure();
  auto annotated = shard::ShardOp::create(b, op->getLoc(), op->getOperand(0),
                                          *exported, b.getUnitAttr());
  op->getResult(0).replaceAllUsesWith(annotated);
  op->erase();
  return success();
}

LogicalResult ShardExporter::exportAnnotations(Operation *op) {
  if (auto split = dyn_cast<MeshSplitOp>(op))
    return exportAnnotationOp(op, split.getSharding());
  if (auto reshard = dyn_cast<ReshardOp>(op))
    return exportAnnotationOp(op, reshard.getSharding());
  if (isa_and_nonnull<ShardingDialect>(op->getDialect()) && !isa<MeshOp>(op))
    return op->emitOpError("has no counterpart in the shard dialect");
  op->removeAttr(ShardingDialect::kBlockArgs);
  auto shardings = op->getAttrOfType<TensorShardingPerValueAttr>(
      ShardingDialect::kShardings);
  if (!shardings)
    return success();
  op->removeAttr(ShardingDialect::kShardings);
  OpBuilder b(context);
  b.setInsertionPointAfter(op);
  for (auto [result, sharding] :
       llvm::zip(op->getResults(), shardings.getShardings()))
    if (isa<RankedTensorType>(result.getType()) &&
        failed(annotate(b, op, result, sharding)))
      return failure();
  return success();
}

/// Returns the index along several axes, the last of which is minor.
Value ShardExporter::indexAlong(OpBuilder &b, Location loc,
                                ArrayRef<int16_t> axes) {
  Value index = arith::ConstantIndexOp::create(b, loc, 0);
  if (!axes.empty()) {
    SmallVector<Type> types(axes.size(), b.getIndexType());
    auto multiIndex = shard::ProcessMultiIndexOp::create(b, loc, types,
                                                         grid.getValue(), axes);
    for (auto [axis, axisIndex] :
         llvm::zip_equal(axes, multiIndex.getResults())) {
      Value size = arith::ConstantIndexOp::create(
          b, loc, mesh.getMesh().getAxes()[axis].getSize());
      index = arith::AddIOp::create(
          b, loc, arith::MulIOp::create(b, loc, index, size), axisIndex);
    }
  }
  return index;
}

LogicalResult ShardExporter::exportIndex(spmd::AxisIndexOp op) {
  FailureOr<SmallVector<int16_t>> axes = axesOf(op, op.getAxes().getAxes());
  if (failed(axes))
    return failure();
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value number = arith::IndexCastOp::create(b, loc, b.getI32Type(),
                                            indexAlong(b, loc, *axes));
  op.replaceAllUsesWith(
      tensor::FromElementsOp::create(b, loc, op.getType(), number).getResult());
  op.erase();
  return success();
}

LogicalResult ShardExporter::exportPairs(spmd::PermutePairsOp op) {
  FailureOr<SmallVector<int16_t>> axes = axesOf(op, op.getAxes().getAxes());
  if (failed(axes))
    return failure();
  int64_t size = 1;
  for (int16_t axis : *axes)
    size *= mesh.getMesh().getAxes()[axis].getSize();
  OpBuilder b(op);
  op.replaceAllUsesWith(writeListedPairs(
      op, grid, *axes, indexAlong(b, op.getLoc(), *axes), size));
  op.erase();
  return success();
}

LogicalResult ShardExporter::exportCollective(Operation *op) {
  if (auto index = dyn_cast<spmd::AxisIndexOp>(op))
    return exportIndex(index);
  if (auto permute = dyn_cast<spmd::PermutePairsOp>(op))
    return exportPairs(permute);
  auto axesAttr = op->getAttrOfType<AxesAttr>("axes");
  if (!axesAttr ||
      !isa<spmd::AllReduceOp, spmd::AllGatherOp, spmd::ReduceScatterOp,
           spmd::AllSliceOp, spmd::AllToAllOp, spmd::HaloExchangeOp>(op))
    return op->emitOpError("has no counterpart in the shard dialect");
  FailureOr<SmallVector<int16_t>> axes = axesOf(op, axesAttr.getAxes());
  if (failed(axes))
    return failure();
  if (auto halo = dyn_cast<spmd::HaloExchangeOp>(op)) {
    FailureOr<Value> wide = writeHaloUpdates(halo, grid, *axes);
    if (failed(wide))
      return failure();
    halo.replaceAllUsesWith(*wide);
    halo.erase();
    return success();
  }
  OpBuilder b(op);
  auto axesAre = b.getDenseI16ArrayAttr(*axes);
  auto index = [&](int64_t value) { return b.getIndexAttr(value); };
  for (auto [input, result] :
       llvm::zip_equal(op->getOperands(), op->getResults())) {
    Location loc = op->getLoc();
    Type type = result.getType();
    Value exported;
    if (auto reduce = dyn_cast<spmd::AllReduceOp>(op))
      exported = shard::AllReduceOp::create(
          b, loc, type, grid, axesAre, input,
          shard::ReductionKindAttr::get(context,
                                        *kindOf(reduce.getReduction())));
    else if (auto gather = dyn_cast<spmd::AllGatherOp>(op))
      exported = shard::AllGatherOp::create(b, loc, type, grid, axesAre, input,
                                            index(gather.getDim()));
    else if (auto scatter = dyn_cast<spmd::ReduceScatterOp>(op))
      exported = shard::ReduceScatterOp::create(
          b, loc, type, grid, axesAre, input,
          shard::ReductionKindAttr::get(context,
                                        *kindOf(scatter.getReduction())),
          index(scatter.getDim()));
    else if (auto slice = dyn_cast<spmd::AllSliceOp>(op))
      exported = shard::AllSliceOp::create(b, loc, type, grid, axesAre, input,
                                           index(slice.getDim()));
    else if (auto all = dyn_cast<spmd::AllToAllOp>(op))
      exported = shard::AllToAllOp::create(b, loc, type, grid, axesAre, input,
                                           index(all.getSplitDim()),
                                           index(all.getConcatDim()));
    result.replaceAllUsesWith(exported);
  }
  op->erase();
  return success();
}

LogicalResult ShardExporter::run() {
  MeshAttr attr = mesh.getMesh();
  if (!attr.getReshapeDims().empty() || !attr.getDeviceList().empty())
    return mesh.emitOpError("has an order of devices of its own, which the "
                            "shard dialect does not support");
  grid = FlatSymbolRefAttr::get(mesh.getSymNameAttr());
  bool isLocal = phase == ProgramPhase::Partitioned;
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    isLocal |= isa_and_nonnull<spmd::SpmdDialect>(op->getDialect());
    if (op != module && op != mesh)
      ops.push_back(op);
  });
  SymbolTableCollection tables;
  if (!isLocal)
    for (Operation *op : ops)
      if (auto call = dyn_cast<CallOpInterface>(op))
        collectCall(call, tables);
  for (Operation *op : ops) {
    LogicalResult done = success();
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      done = exportFunction(func, isLocal);
    else if (isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()))
      done = exportCollective(op);
    else
      done = exportAnnotations(op);
    if (failed(done))
      return failure();
  }
  if (failed(exportCalls()))
    return failure();
  OpBuilder b(mesh);
  SmallVector<int64_t> shape;
  for (MeshAxisAttr axis : attr.getAxes())
    shape.push_back(axis.getSize());
  if (shape.empty()) // a grid has at least one axis
    shape.push_back(1);
  shard::GridOp::create(b, mesh.getLoc(), mesh.getSymName(), shape);
  mesh.erase();
  return success();
}

namespace {
struct ExportShardPass : ::mlir::gspmd::impl::ExportShardBase<ExportShardPass> {
  void runOnProgram() override {
    auto run = [](ModuleOp module) -> LogicalResult {
      removeAnnotatedMarks(module);
      ProgramPhase phase = phaseOf(module);
      setPhase(module, ProgramPhase::None);
      FailureOr<MeshOp> mesh = findMesh(module);
      return failure(
          failed(mesh) ||
          (*mesh && failed(ShardExporter(module, *mesh, phase).run())));
    };
    if (failed(runOnNestedModules(getOperation(), run)))
      signalPassFailure();
  }
};
} // namespace
