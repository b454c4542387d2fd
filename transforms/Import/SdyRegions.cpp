//===- SdyRegions.cpp - Manual and named computations ---------------------===//

#include "transforms/Import/SdyRegions.h"
#include "transforms/Import/SdyAnnotations.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

LogicalResult mlir::gspmd::importManual(sdy::ManualComputationOp op,
                                        const MeshUnifier &meshes) {
  if (!meshes.hasMesh())
    return op.emitOpError("is on no mesh with axes");
  sdy::MeshAttr mesh;
  for (auto all : {op.getInShardings(), op.getOutShardings()})
    for (sdy::TensorShardingAttr one : all.getShardings())
      if (!mesh)
        mesh = one.lookupMesh(op);
  SmallVector<sharding::AxisRefAttr> axes;
  for (StringAttr name : op.getManualAxes().getValue())
    axes.push_back(
        sharding::AxisRefAttr::get(op->getContext(), name.getValue(), 0, 0));
  ::gspmd::AxisList manual;
  FlatSymbolRefAttr name = meshes.name();
  if (mesh && meshes.keepsAll()) {
    for (auto all : {op.getOutShardings(), op.getInShardings()})
      if (!all.getShardings().empty())
        name = meshes.nameOf(all.getShardings().front());
  } else if (mesh) {
    auto translated = meshes.translateAxes(mesh, axes);
    if (!translated)
      return op.emitOpError()
             << "manual axes " << op.getManualAxes()
             << " cannot be expressed on mesh " << meshes.name();
    manual = *translated;
  }
  OpBuilder b(op);
  auto mine = sharding::ManualComputationOp::create(
      b, op.getLoc(), op.getResultTypes(), op.getTensors(),
      translateAll(op.getInShardings(), op.getTensors().getTypes(), op, meshes),
      translateAll(op.getOutShardings(), op.getResultTypes(), op, meshes),
      meshes.keepsAll() ? sharding::AxesAttr::get(op->getContext(), name, axes)
                        : sharding::AxesAttr::get(op->getContext(), name,
                                                  meshes.mesh(), manual));
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
    llvm::copy(
        translateAll(all, op.getOperandTypes(), op, meshes).getShardings(),
        arguments.begin());
  op->setAttr(ShardingDialect::kBlockArgs, ArrayAttr::get(context, arguments));
  if (auto all = op.getOutShardingsAttr(); all && op.getNumResults() > 0)
    op->setAttr(ShardingDialect::kShardings,
                translateAll(all, op.getResultTypes(), op, meshes));
  op.removeInShardingsAttr();
  op.removeOutShardingsAttr();
}

LogicalResult mlir::gspmd::importNamed(sdy::NamedComputationOp op,
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
