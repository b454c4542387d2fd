//===- SdyAttrs.cpp - Verification of the attributes ----------------------===//

#include "dialect/Sdy/SdyAttrs.h"
#include "dialect/Sdy/SdyDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sdy;
namespace sharding = mlir::gspmd::sharding;

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

Mesh MeshAttr::toMesh() const {
  SmallVector<MeshAxis> axes;
  for (sharding::MeshAxisAttr axis : getAxes())
    axes.push_back({axis.getName().str(), axis.getSize()});
  if (axes.empty() || getDeviceIds().empty())
    return Mesh(axes);
  return Mesh(axes, *DeviceOrder::list(getDeviceIds()));
}

LogicalResult MeshAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<sharding::MeshAxisAttr> axes,
                               ArrayRef<int64_t> deviceIds) {
  if (axes.empty()) {
    if (deviceIds.size() > 1)
      return emitError() << "a mesh without axes has " << deviceIds.size()
                         << " device ids; expected at most one";
    if (!deviceIds.empty() && deviceIds.front() < 0)
      return emitError() << "device id " << deviceIds.front() << " is negative";
    return success();
  }
  return sharding::MeshAttr::verify(emitError, axes, {}, {}, deviceIds);
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

MeshAttr TensorShardingAttr::lookupMesh(Operation *op) const {
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef()))
    return mesh;
  MeshOp mesh = sdy::lookupMesh(op, cast<FlatSymbolRefAttr>(getMeshOrRef()));
  return mesh ? mesh.getMesh() : MeshAttr();
}

sharding::TensorShardingAttr
TensorShardingAttr::toShardingAttr(FlatSymbolRefAttr mesh) const {
  return sharding::TensorShardingAttr::get(getContext(), mesh, getDims(),
                                           getReplicated(), getUnreduced(),
                                           getReduction());
}

using Emitter = function_ref<InFlightDiagnostic()>;

static LogicalResult verifyDims(ArrayRef<sharding::DimShardingAttr> dims,
                                Emitter emitError) {
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (dim.getPriority() && dim.getAxes().empty() && dim.getIsClosed())
      return emitError() << "dimension " << i
                         << " is closed and has no axes but a priority";
  }
  return success();
}

static std::string textOf(sharding::AxisRefAttr axis) {
  std::string text = ("\"" + axis.getName() + "\"").str();
  if (axis.isSubAxis())
    text += ":(" + std::to_string(axis.getPreSize()) + ")" +
            std::to_string(axis.getSize());
  return text;
}

LogicalResult
mlir::gspmd::sdy::verifyMerged(ArrayRef<sharding::AxisRefAttr> axes,
                               Emitter emitError) {
  for (unsigned i = 1; i < axes.size(); ++i) {
    sharding::AxisRefAttr major = axes[i - 1], minor = axes[i];
    int64_t end;
    if (major.getName() == minor.getName() && major.isSubAxis() &&
        minor.isSubAxis() &&
        !llvm::MulOverflow(major.getPreSize(), major.getSize(), end) &&
        end == minor.getPreSize())
      return emitError() << "consecutive sub-axes " << textOf(major) << " and "
                         << textOf(minor) << " are one; expected them merged";
  }
  return success();
}

LogicalResult
mlir::gspmd::sdy::verifyOrder(ArrayRef<sharding::AxisRefAttr> axes,
                              const Mesh &mesh, StringRef what,
                              Emitter emitError) {
  auto key = [&](sharding::AxisRefAttr axis) {
    return std::make_pair(*mesh.axisByName(axis.getName()), axis.getPreSize());
  };
  for (unsigned i = 1; i < axes.size(); ++i)
    if (key(axes[i]) < key(axes[i - 1]))
      return emitError() << what << " axes: " << textOf(axes[i])
                         << " comes after " << textOf(axes[i - 1])
                         << "; expected the order of the mesh";
  return success();
}

/// Verifies that a sharding in a manual computation does not use its manual
/// axes: the tensors there are local along them.
static LogicalResult verifyNotManual(TensorShardingAttr sharding, Operation *op,
                                     Emitter emitError) {
  auto around = op->getParentOfType<ManualComputationOp>();
  if (!around)
    return success();
  auto check = [&](ArrayRef<sharding::AxisRefAttr> axes) -> LogicalResult {
    for (auto manual = around; manual;
         manual = manual->getParentOfType<ManualComputationOp>())
      for (sharding::AxisRefAttr axis : axes)
        for (StringAttr name : manual.getManualAxes().getValue())
          if (name.getValue() == axis.getName()) {
            InFlightDiagnostic diag = emitError();
            diag << "axis \"" << axis.getName()
                 << "\" is manual in a computation around the op; expected "
                    "free axes";
            diag.attachNote(manual.getLoc()) << "the computation is here";
            return diag;
          }
    return success();
  };
  for (sharding::DimShardingAttr dim : sharding.getDims())
    if (failed(check(dim.getAxes())))
      return failure();
  return failure(failed(check(sharding.getReplicated())) ||
                 failed(check(sharding.getUnreduced())));
}

/// Verifies the form of a list of axes.
static LogicalResult verifyLists(TensorShardingAttr sharding, const Mesh &mesh,
                                 Emitter emitError) {
  for (sharding::DimShardingAttr dim : sharding.getDims())
    if (failed(verifyMerged(dim.getAxes(), emitError)))
      return failure();
  auto verifySet = [&](ArrayRef<sharding::AxisRefAttr> axes, StringRef what) {
    return failure(failed(verifyOrder(axes, mesh, what, emitError)) ||
                   failed(verifyMerged(axes, emitError)));
  };
  return failure(failed(verifySet(sharding.getReplicated(), "replicated")) ||
                 failed(verifySet(sharding.getUnreduced(), "unreduced")));
}

LogicalResult TensorShardingAttr::verifyFor(Operation *op, Type type,
                                            const Twine &what) const {
  std::string prefix = what.str();
  auto emit = [&] { return op->emitOpError() << prefix; };
  MeshAttr meshAttr = lookupMesh(op);
  if (!meshAttr)
    return emit() << "unknown mesh " << getMeshOrRef();
  // A tuple of one element has the sharding of the element.
  if (auto tuple = dyn_cast<TupleType>(type); tuple && !meshAttr.isMaximal()) {
    if (tuple.size() != 1)
      return emit() << type
                    << " has not one element; expected a tuple of one, or a "
                       "sharding on a single device";
    type = tuple.getType(0);
  }
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped && !shaped.hasRank())
    return emit() << "only ranked tensors have a sharding, found " << type;
  bool hasAxes = !getReplicated().empty() || !getUnreduced().empty();
  if (!shaped && (!getDims().empty() || hasAxes))
    return emit() << type
                  << " is not a tensor; expected neither dimensions nor "
                     "replicated or unreduced axes";
  // A single device has tensors of any rank.
  if (meshAttr.isMaximal() && getDims().empty() && !hasAxes)
    return success();
  auto name = dyn_cast<FlatSymbolRefAttr>(getMeshOrRef());
  if (!name)
    name = FlatSymbolRefAttr::get(op->getContext(), "mesh");
  Mesh mesh = meshAttr.toMesh();
  if (failed(toShardingAttr(name).verifyFor(type, mesh, emit)) ||
      failed(verifyLists(*this, mesh, emit)) ||
      failed(verifyNotManual(*this, op, emit)))
    return failure();
  return shaped ? verifyDims(getDims(), emit) : success();
}
