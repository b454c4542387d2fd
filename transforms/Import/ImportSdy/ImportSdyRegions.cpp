//===- ImportSdyRegions.cpp - Manual and named computations ---------------===//

#include "transforms/Import/ImportSdy/ImportSdyRegions.h"
#include "transforms/Import/ImportSdy/ImportSdyAnnotations.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

namespace {
/// A mesh and how shardings refer to it.
struct NamedMesh {
  sdy::MeshAttr mesh;
  FlatSymbolRefAttr name;
};
} // namespace

/// The mesh of the op's manual axes: of its shardings, of those of a
/// computation around it, or the first of the program that has the axes.
static std::optional<NamedMesh> findMesh(sdy::ManualComputationOp op,
                                         const MeshUnifier &meshes) {
  for (auto from = op; from;
       from = from->getParentOfType<sdy::ManualComputationOp>())
    for (auto all : {from.getInShardings(), from.getOutShardings()})
      for (sdy::TensorShardingAttr one : all.getShardings())
        if (sdy::MeshAttr mesh = one.lookupMesh(op); !mesh.isEmpty())
          return NamedMesh{mesh, meshes.nameOf(one)};
  for (auto mesh : op->getParentOfType<ModuleOp>().getOps<sdy::MeshOp>())
    if (llvm::all_of(op.getManualAxes().getValue(), [&](StringAttr axis) {
          return mesh.getMesh().toMesh().axisByName(axis).has_value();
        }))
      return NamedMesh{mesh.getMesh(),
                       FlatSymbolRefAttr::get(mesh.getSymNameAttr())};
  return std::nullopt;
}

/// The op's manual axes; failure after an error.
static FailureOr<sharding::AxesAttr> importAxes(sdy::ManualComputationOp op,
                                                const MeshUnifier &meshes) {
  MLIRContext *context = op.getContext();
  SmallVector<sharding::AxisRefAttr> axes;
  for (StringAttr name : op.getManualAxes().getValue())
    axes.push_back(sharding::AxisRefAttr::get(context, name.getValue(), 0, 0));
  std::optional<NamedMesh> found = findMesh(op, meshes);
  if (!found)
    return op.emitOpError() << "has manual axes " << op.getManualAxes()
                            << " that no mesh of the program has";
  if (meshes.keepsAll())
    return sharding::AxesAttr::get(context, found->name, axes);
  std::optional<AxisList> manual = meshes.translateAxes(found->mesh, axes);
  if (!manual)
    return op.emitOpError() << "manual axes " << op.getManualAxes()
                            << " cannot be expressed on mesh " << meshes.name();
  return sharding::AxesAttr::get(context, meshes.name(), meshes.mesh(),
                                 *manual);
}

LogicalResult mlir::gspmd::importManualComputation(sdy::ManualComputationOp op,
                                                   const MeshUnifier &meshes) {
  if (!meshes.hasMesh())
    return op.emitOpError("is on no mesh with axes");
  FailureOr<sharding::AxesAttr> axes = importAxes(op, meshes);
  if (failed(axes))
    return failure();
  OpBuilder b(op);
  auto mine = sharding::ManualComputationOp::create(
      b, op.getLoc(), op.getResultTypes(), op.getTensors(),
      translateShardings(op.getInShardings(), op.getTensors().getTypes(), op,
                         meshes),
      translateShardings(op.getOutShardings(), op.getResultTypes(), op, meshes),
      *axes);
  mine->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  mine.getBody().takeBody(op.getBody());
  Operation *end = mine.getBody().front().getTerminator();
  b.setInsertionPoint(end);
  sharding::ReturnOp::create(b, end->getLoc(), end->getOperands());
  end->erase();
  op.replaceAllUsesWith(mine.getResults());
  op.erase();
  return success();
}

/// `values` split by `shardings`, where there are any.
static SmallVector<Value> split(OpBuilder &b, Location loc, ValueRange values,
                                sdy::TensorShardingPerValueAttr shardings,
                                Operation *op, const MeshUnifier &meshes) {
  SmallVector<Value> result(values);
  if (!shardings)
    return result;
  for (auto [value, one] : llvm::zip_equal(result, shardings.getShardings()))
    if (auto mine = meshes.translate(one, value.getType(), op))
      value =
          sharding::MeshSplitOp::create(b, loc, value.getType(), value, mine);
  return result;
}

/// Where all meshes stay, so does the op: its shardings are those of its
/// block's arguments and of its results.
static void keepNamed(sdy::NamedComputationOp op, const MeshUnifier &meshes) {
  MLIRContext *context = op.getContext();
  SmallVector<Attribute> arguments(op.getNumOperands(), UnitAttr::get(context));
  if (auto all = op.getInShardingsAttr())
    llvm::copy(translateShardings(all, op.getOperandTypes(), op, meshes)
                   .getShardings(),
               arguments.begin());
  op->setAttr(ShardingDialect::kBlockArgs, ArrayAttr::get(context, arguments));
  if (auto all = op.getOutShardingsAttr(); all && op.getNumResults() > 0)
    op->setAttr(ShardingDialect::kShardings,
                translateShardings(all, op.getResultTypes(), op, meshes));
  op.removeInShardingsAttr();
  op.removeOutShardingsAttr();
}

LogicalResult mlir::gspmd::importNamedComputation(sdy::NamedComputationOp op,
                                                  const MeshUnifier &meshes) {
  if (meshes.keepsAll()) {
    keepNamed(op, meshes);
    return success();
  }
  OpBuilder b(op);
  SmallVector<Value> operands = split(b, op.getLoc(), op.getOperands(),
                                      op.getInShardingsAttr(), op, meshes);
  Block &body = op.getBody().front();
  for (auto [arg, operand] : llvm::zip_equal(body.getArguments(), operands))
    arg.replaceAllUsesWith(operand);
  Operation *end = body.getTerminator();
  SmallVector<Value> results = split(b, op.getLoc(), end->getOperands(),
                                     op.getOutShardingsAttr(), op, meshes);
  // The splits of results stand before `op`, as will what they split.
  Operation *firstResultSplit = nullptr;
  for (Value value : results)
    if (auto split = value.getDefiningOp<sharding::MeshSplitOp>())
      if (!firstResultSplit &&
          llvm::is_contained(end->getOperands(), split.getInput()))
        firstResultSplit = split;
  Block::iterator where =
      firstResultSplit ? firstResultSplit->getIterator() : op->getIterator();
  op->getBlock()->getOperations().splice(where, body.getOperations(),
                                         body.begin(), end->getIterator());
  op.replaceAllUsesWith(results);
  op.erase();
  return success();
}
