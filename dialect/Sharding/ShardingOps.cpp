//===- ShardingOps.cpp - Verifiers of the `sharding` ops ------------------===//

#include "dialect/Sharding/ShardingDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Parses `<@mesh, [...]>` without the attribute's prefix, as the ops print it.
static ParseResult parseShardingBody(OpAsmParser &parser,
                                     TensorShardingAttr &sharding) {
  sharding = dyn_cast_or_null<TensorShardingAttr>(
      TensorShardingAttr::parseBody(parser));
  return success(sharding != nullptr);
}

static void printShardingBody(OpAsmPrinter &p, Operation *,
                              TensorShardingAttr sharding) {
  sharding.printBody(p);
}

#define GET_OP_CLASSES
#include "dialect/Sharding/ShardingOps.cpp.inc"

static LogicalResult verifyOwnSharding(Operation *op,
                                       TensorShardingAttr sharding, Type type) {
  MeshOp mesh = lookupMesh(op, sharding.getMesh());
  if (!mesh)
    return op->emitOpError() << "unknown mesh " << sharding.getMesh();
  return sharding.verifyFor(type, mesh.toMesh(),
                            [&] { return op->emitOpError(); });
}

LogicalResult MeshSplitOp::verify() {
  return verifyOwnSharding(*this, getSharding(), getType());
}

LogicalResult ReshardOp::verify() {
  return verifyOwnSharding(*this, getSharding(), getType());
}

LogicalResult RotateOp::verify() {
  auto type = cast<RankedTensorType>(getType());
  int64_t dim = getDim(), by = getBy();
  if (dim < 0 || dim >= type.getRank())
    return emitOpError() << "dim " << dim << " is not a dimension of " << type;
  if (by < 0 || by > type.getDimSize(dim))
    return emitOpError() << "rotates dimension " << dim << " of " << type
                         << " by " << by << "; expected 0 to its size";
  return success();
}

LogicalResult BarrierOp::verify() {
  if (llvm::is_contained({"both", "forward", "backward"}, getDirection()))
    return success();
  return emitOpError() << "blocks \"" << getDirection()
                       << "\"; expected both, forward or backward";
}

/// Returns true if the manual axes in `axes` come before the others.
static bool areManualFirst(ArrayRef<AxisRef> axes, ArrayRef<AxisRef> manual) {
  AxisList sorted = commonManualAxes(axes, manual);
  llvm::append_range(sorted, difference(axes, manual));
  return canonical(sorted) == canonical(axes);
}

/// Verifies the shardings and region types of the inputs or of the results of a
/// manual computation.
static LogicalResult verifySide(ManualComputationOp op, const Mesh &mesh,
                                TypeRange globals, TypeRange locals,
                                TensorShardingPerValueAttr shardings,
                                StringRef side) {
  if (globals.size() != locals.size() ||
      globals.size() != shardings.getShardings().size())
    return op.emitOpError() << "has " << globals.size() << " " << side << "s, "
                            << locals.size() << " of them in the region and "
                            << shardings.getShardings().size() << " shardings";
  AxisList manual = op.getManualAxes().toAxes(mesh);
  for (auto [i, sharding] : llvm::enumerate(shardings.getShardings())) {
    if (failed(verifyOwnSharding(op, sharding, globals[i])))
      return failure();
    auto global = dyn_cast<RankedTensorType>(globals[i]);
    if (!global)
      continue;
    SmallVector<int64_t> shape(global.getShape());
    TensorSharding tensorSharding = sharding.toSharding(mesh);
    for (auto [d, dim] : llvm::enumerate(tensorSharding.dims())) {
      if (!areManualFirst(dim.axes, manual))
        return op.emitOpError() << side << " " << i << ": dimension " << d
                                << " is sharded by " << mesh.toString(dim.axes)
                                << "; manual axes must come before the others";
      shape[d] = llvm::divideCeil(
          shape[d], axisListSize(commonManualAxes(dim.axes, manual)));
    }
    if (global.clone(shape) != locals[i])
      return op.emitOpError()
             << side << " " << i << " is " << locals[i]
             << " in the region; expected " << global.clone(shape) << " from "
             << global << " and its sharding";
  }
  return success();
}

LogicalResult ManualComputationOp::verify() {
  MeshOp meshOp = lookupMesh(*this, getManualAxes().getMesh());
  if (!meshOp)
    return emitOpError() << "unknown mesh " << getManualAxes().getMesh();
  Mesh mesh = meshOp.toMesh();
  for (AxisRefAttr axis : getManualAxes().getAxes())
    if (!mesh.axisByName(axis.getName()))
      return emitOpError() << "unknown manual axis \"" << axis.getName()
                           << "\"";
  Block &body = getBody().front();
  if (failed(verifySide(*this, mesh, getInputs().getTypes(),
                        body.getArgumentTypes(), getInShardings(), "input")))
    return failure();
  return verifySide(*this, mesh, getResultTypes(),
                    body.getTerminator()->getOperandTypes(), getOutShardings(),
                    "result");
}
