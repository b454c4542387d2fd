//===- ImportSdyRegions.cpp - Manual and named computations ---------------===//

#include "transforms/Import/ImportSdy/ImportSdyRegions.h"
#include "transforms/Import/ImportSdy/ImportSdyAnnotations.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

namespace {
/// A mesh and its name.
struct NamedMesh {
  sdy::MeshAttr mesh;
  FlatSymbolRefAttr name;
};
} // namespace

/// Returns the mesh of the op's manual axes: that of its shardings, of an
/// enclosing computation, or the first mesh of the program with these axes.
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

/// Returns the op's manual axes; fails after an error.
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
    return op.emitOpError(
        "found no mesh with axes in the module; expected one, "
        "whose axes the manual computation names");
  FailureOr<sharding::AxesAttr> axes = importAxes(op, meshes);
  if (failed(axes))
    return failure();
  OpBuilder b(op);
  auto imported = sharding::ManualComputationOp::create(
      b, op.getLoc(), op.getResultTypes(), op.getTensors(),
      translateShardings(op.getInShardings(), op.getTensors().getTypes(), op,
                         meshes),
      translateShardings(op.getOutShardings(), op.getResultTypes(), op, meshes),
      *axes);
  imported->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  imported.getBody().takeBody(op.getBody());
  Operation *end = imported.getBody().front().getTerminator();
  b.setInsertionPoint(end);
  sharding::ReturnOp::create(b, end->getLoc(), end->getOperands());
  end->erase();
  op.replaceAllUsesWith(imported.getResults());
  op.erase();
  return success();
}

/// Returns `values` with mesh_splits to `shardings`, if there are any.
static SmallVector<Value> split(OpBuilder &b, Location loc, ValueRange values,
                                sdy::TensorShardingPerValueAttr shardings,
                                Operation *op, const MeshUnifier &meshes) {
  SmallVector<Value> result(values);
  if (!shardings)
    return result;
  for (auto [value, one] : llvm::zip_equal(result, shardings.getShardings()))
    if (auto imported = meshes.translate(one, value.getType(), op))
      value = sharding::MeshSplitOp::create(b, loc, value.getType(), value,
                                            imported);
  return result;
}

/// Keeps the op if all meshes are kept: its shardings become those of its
/// block's arguments and of its results.
static void keepNamedComputation(sdy::NamedComputationOp op,
                                 const MeshUnifier &meshes) {
  if (op->hasAttr(ShardingDialect::kBlockArgs))
    return; // imported before
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
    keepNamedComputation(op, meshes);
    return success();
  }
  OpBuilder b(op);
  SmallVector<Value> operands = split(b, op.getLoc(), op.getOperands(),
                                      op.getInShardingsAttr(), op, meshes);
  Block &body = op.getBody().front();
  for (auto [arg, operand] : llvm::zip_equal(body.getArguments(), operands))
    arg.replaceAllUsesWith(operand);
  Operation *end = body.getTerminator();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations(), body.begin(),
                                         end->getIterator());
  SmallVector<Value> results = split(b, op.getLoc(), end->getOperands(),
                                     op.getOutShardingsAttr(), op, meshes);
  op.replaceAllUsesWith(results);
  op.erase();
  return success();
}
