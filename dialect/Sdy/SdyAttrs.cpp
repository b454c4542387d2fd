//===- SdyAttrs.cpp - Verification of the attributes ----------------------===//

#include "dialect/Sdy/SdyDialect.h"

using namespace mlir;
using namespace mlir::gspmd::sdy;
namespace sharding = mlir::gspmd::sharding;

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

::gspmd::Mesh MeshAttr::toMesh() const {
  SmallVector<::gspmd::MeshAxis> axes;
  for (sharding::MeshAxisAttr axis : getAxes())
    axes.push_back({axis.getName().str(), axis.getSize()});
  if (axes.empty() || getDeviceIds().empty())
    return ::gspmd::Mesh(axes);
  return ::gspmd::Mesh(axes, *::gspmd::DeviceOrder::list(getDeviceIds()));
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
  if (failed(sharding::MeshAttr::verify(emitError, axes, {}, {}, deviceIds)))
    return failure();
  bool isIota = llvm::all_of(llvm::enumerate(deviceIds), [](auto it) {
    return static_cast<int64_t>(it.index()) == it.value();
  });
  if (!deviceIds.empty() && isIota)
    return emitError() << "device ids are 0, 1, ... in order; expected them to "
                          "be left out";
  return success();
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
                                           getReplicated(), getUnreduced());
}

static LogicalResult verifyDims(ArrayRef<sharding::DimShardingAttr> dims,
                                function_ref<InFlightDiagnostic()> emitError) {
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (dim.getPriority() && dim.getAxes().empty() && dim.getIsClosed())
      return emitError() << "dimension " << i
                         << " is closed and has no axes but a priority";
  }
  return success();
}

LogicalResult TensorShardingAttr::verifyFor(Operation *op, Type type,
                                            const Twine &what) const {
  std::string prefix = what.str();
  auto emit = [&] { return op->emitOpError() << prefix; };
  MeshAttr mesh = lookupMesh(op);
  if (!mesh)
    return emit() << "unknown mesh " << getMeshOrRef();
  auto name = dyn_cast<FlatSymbolRefAttr>(getMeshOrRef());
  if (!name)
    name = FlatSymbolRefAttr::get(op->getContext(), "mesh");
  if (failed(toShardingAttr(name).verifyFor(type, mesh.toMesh(), emit)))
    return failure();
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() ? verifyDims(getDims(), emit) : success();
}
