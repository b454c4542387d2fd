//===- SdyComputations.cpp - Verifiers of ops that have a body ------------===//

#include "dialect/Sdy/SdyDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sdy;

/// Verifies the number and the types of the inputs or results of a region op.
static LogicalResult verifyCounts(Operation *op, TypeRange outside,
                                  TypeRange inside,
                                  TensorShardingPerValueAttr shardings,
                                  StringRef side) {
  if (outside.size() != inside.size())
    return op->emitOpError() << "has " << outside.size() << " " << side << "s, "
                             << inside.size() << " in its region";
  if (!shardings)
    return success();
  if (shardings.getShardings().size() != outside.size())
    return op->emitOpError()
           << "has " << outside.size() << " " << side << "s and "
           << shardings.getShardings().size() << " shardings for them";
  for (auto [i, one] : llvm::enumerate(shardings.getShardings()))
    if (failed(one.verifyFor(op, outside[i], side + " " + Twine(i) + ": ")))
      return failure();
  return success();
}

LogicalResult NamedComputationOp::verify() {
  TypeRange results = getBody().front().getTerminator()->getOperandTypes();
  if (failed(verifyCounts(*this, getOperandTypes(),
                          getBody().getArgumentTypes(), getInShardingsAttr(),
                          "operand")) ||
      failed(verifyCounts(*this, getResultTypes(), results,
                          getOutShardingsAttr(), "result")))
    return failure();
  for (auto [outside, inside] :
       llvm::zip_equal(getOperandTypes(), getBody().getArgumentTypes()))
    if (outside != inside)
      return emitOpError() << "operand of type " << outside << " is " << inside
                           << " in its region";
  for (auto [outside, inside] : llvm::zip_equal(getResultTypes(), results))
    if (outside != inside)
      return emitOpError() << "result of type " << outside << " is " << inside
                           << " in its region";
  return success();
}

/// Returns the local type of `type` under `one` along the manual axes; null
/// after an error.
static Type localType(ManualComputationOp op, RankedTensorType type,
                      TensorShardingAttr one, const Twine &what) {
  SmallVector<int64_t> shape(type.getShape());
  Mesh mesh = one.lookupMesh(op).toMesh();
  for (auto [d, dim] : llvm::enumerate(one.getDims())) {
    bool sawFree = false;
    int64_t shards = 1;
    for (auto axis : dim.getAxes()) {
      bool isManual =
          llvm::any_of(op.getManualAxes().getValue(), [&](StringAttr name) {
            return name.getValue() == axis.getName();
          });
      if (!isManual) {
        sawFree = true;
        continue;
      }
      if (sawFree) {
        op.emitOpError() << what << ": manual axis \"" << axis.getName()
                         << "\" stands after a free one in dimension " << d;
        return {};
      }
      shards *= axis.isSubAxis()
                    ? axis.getSize()
                    : mesh.axisSize(*mesh.axisByName(axis.getName()));
    }
    if (ShapedType::isDynamic(shape[d]))
      continue;
    if (shape[d] % shards != 0) {
      op.emitOpError()
          << what << ": dimension " << d << " of size " << shape[d] << " has "
          << shards
          << " shards along manual axes; expected a divisor of the size";
      return {};
    }
    shape[d] /= shards;
  }
  return type.clone(shape);
}

static LogicalResult verifyShapes(ManualComputationOp op, TypeRange globals,
                                  TypeRange locals,
                                  TensorShardingPerValueAttr shardings,
                                  StringRef side) {
  if (failed(verifyCounts(op, globals, locals, shardings, side)))
    return failure();
  for (auto [i, one] : llvm::enumerate(shardings.getShardings())) {
    auto global = dyn_cast<RankedTensorType>(globals[i]);
    if (!global)
      continue;
    Type expected = localType(op, global, one, side + " " + Twine(i));
    if (!expected)
      return failure();
    if (expected != locals[i])
      return op.emitOpError() << side << " " << i << " is " << locals[i]
                              << " in the region; expected " << expected
                              << " from " << global << " and its sharding";
  }
  return success();
}

/// Verifies that `axis` is not manual around the op.
static LogicalResult verifyFreeAround(ManualComputationOp op, StringAttr axis) {
  for (auto around = op->getParentOfType<ManualComputationOp>(); around;
       around = around->getParentOfType<ManualComputationOp>())
    if (llvm::is_contained(around.getManualAxes().getValue(), axis)) {
      InFlightDiagnostic diag = op.emitOpError()
                                << "axis " << axis
                                << " is manual in a computation around the op; "
                                   "expected free axes";
      diag.attachNote(around.getLoc()) << "the computation is here";
      return diag;
    }
  return success();
}

/// Verifies that all shardings are on one mesh (except those on an empty mesh)
/// that has the manual axes, and that none of these is manual around the op.
static LogicalResult verifyManualAxes(ManualComputationOp op) {
  MeshAttr common;
  Attribute name;
  for (TensorShardingPerValueAttr all :
       {op.getInShardings(), op.getOutShardings()})
    for (TensorShardingAttr one : all.getShardings()) {
      MeshAttr mesh = one.lookupMesh(op);
      if (!mesh)
        return op.emitOpError() << "unknown mesh " << one.getMeshOrRef();
      if (mesh.isEmpty())
        continue;
      if (common && mesh != common)
        return op.emitOpError() << "has shardings on meshes " << name << " and "
                                << one.getMeshOrRef() << "; expected one mesh";
      common = mesh;
      name = one.getMeshOrRef();
    }
  for (StringAttr axis : op.getManualAxes().getValue()) {
    if (common ? !common.toMesh().axisByName(axis)
               : !op.getInShardings().getShardings().empty() ||
                     !op.getOutShardings().getShardings().empty())
      return op.emitOpError()
             << "unknown manual axis " << axis << " in mesh "
             << (common ? name : MeshAttr::get(op.getContext(), {}, {}));
    if (llvm::count(op.getManualAxes().getValue(), axis) > 1)
      return op.emitOpError()
             << "manual axis " << axis << " is specified twice";
    if (failed(verifyFreeAround(op, axis)))
      return failure();
  }
  return success();
}

LogicalResult ManualComputationOp::verify() {
  if (failed(verifyManualAxes(*this)) ||
      failed(verifyShapes(*this, getTensors().getTypes(),
                          getBody().getArgumentTypes(), getInShardings(),
                          "input")))
    return failure();
  return verifyShapes(*this, getResultTypes(),
                      getBody().front().getTerminator()->getOperandTypes(),
                      getOutShardings(), "result");
}
