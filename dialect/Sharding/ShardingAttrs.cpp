//===- ShardingAttrs.cpp - Conversion of attributes to the algebra --------===//

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

Mesh MeshAttr::toMesh() const {
  SmallVector<MeshAxis> axes;
  for (MeshAxisAttr axis : getAxes())
    axes.push_back({axis.getName().str(), axis.getSize()});
  DeviceOrder order;
  if (!getDeviceList().empty() && !isMaximal())
    order = *DeviceOrder::list(getDeviceList());
  else if (!getReshapeDims().empty())
    order = DeviceOrder::iota(getReshapeDims(), getTransposePerm());
  return Mesh(axes, order);
}

MeshAttr MeshAttr::get(MLIRContext *context, const Mesh &mesh) {
  SmallVector<MeshAxisAttr> axes;
  for (const MeshAxis &axis : mesh.axes())
    axes.push_back(MeshAxisAttr::get(context, axis.name, axis.size));
  const DeviceOrder &order = mesh.deviceOrder();
  return MeshAttr::get(context, axes, order.reshapeDims(),
                       order.transposePerm(), order.explicitList());
}

LogicalResult MeshAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<MeshAxisAttr> axes,
                               ArrayRef<int64_t> reshapeDims,
                               ArrayRef<int64_t> transposePerm,
                               ArrayRef<int64_t> deviceList) {
  llvm::StringSet<> names;
  int64_t devices = 1;
  for (MeshAxisAttr axis : axes) {
    if (axis.getName().empty())
      return emitError() << "a mesh axis has an empty name";
    if (!names.insert(axis.getName()).second)
      return emitError() << "mesh axis \"" << axis.getName()
                         << "\" is declared twice";
    if (axis.getSize() <= 0)
      return emitError() << "mesh axis \"" << axis.getName() << "\" has size "
                         << axis.getSize() << "; expected a positive size";
    if (llvm::MulOverflow(devices, axis.getSize(), devices) ||
        devices > std::numeric_limits<int32_t>::max())
      return emitError()
             << "the mesh has more than 2147483647 devices "
                "(2^31 - 1): devices are numbered in 32 bits, so "
                "that at most that many can be partitioned for; use "
                "smaller axes";
  }
  int64_t product = 1;
  for (int64_t dim : reshapeDims)
    if (dim <= 0 || llvm::MulOverflow(product, dim, product))
      return emitError() << "device order has a size of " << dim
                         << "; expected positive sizes that number the "
                         << devices << " devices of the mesh";
  if (!reshapeDims.empty() &&
      (product != devices || transposePerm.size() != reshapeDims.size() ||
       !isPermutationVector(transposePerm)))
    return emitError() << "device order does not number the " << devices
                       << " devices of the mesh: the reshape has " << product
                       << " elements";
  if (axes.empty() && deviceList.size() == 1 && deviceList.front() >= 0)
    return success();
  if (!deviceList.empty() && ((int64_t)deviceList.size() != devices ||
                              !isPermutationVector(deviceList)))
    return emitError() << "device list of " << deviceList.size()
                       << " entries is not a permutation of the " << devices
                       << " devices of the mesh";
  return success();
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

static AxisRefAttr toAttr(MLIRContext *context, const Mesh &mesh,
                          const AxisRef &axis) {
  bool full = mesh.isFull(axis);
  return AxisRefAttr::get(context, mesh.axisName(axis.axis()),
                          full ? 0 : axis.preSize(), full ? 0 : axis.size());
}

static SmallVector<AxisRefAttr> toAttrs(MLIRContext *context, const Mesh &mesh,
                                        ArrayRef<AxisRef> axes) {
  return llvm::map_to_vector(
      axes, [&](const AxisRef &a) { return toAttr(context, mesh, a); });
}

static AxisList toAxisList(const Mesh &mesh, ArrayRef<AxisRefAttr> attrs) {
  AxisList axes;
  for (AxisRefAttr attr : attrs) {
    unsigned axis = *mesh.axisByName(attr.getName());
    axes.push_back(attr.isSubAxis()
                       ? AxisRef(axis, attr.getPreSize(), attr.getSize())
                       : mesh.fullAxis(axis));
  }
  return canonical(axes);
}

AxesAttr AxesAttr::get(MLIRContext *context, FlatSymbolRefAttr meshName,
                       const Mesh &mesh, ArrayRef<AxisRef> axes) {
  return AxesAttr::get(context, meshName, toAttrs(context, mesh, axes));
}

AxisList AxesAttr::toAxes(const Mesh &mesh) const {
  return toAxisList(mesh, getAxes());
}

//===----------------------------------------------------------------------===//
// Tensor shardings
//===----------------------------------------------------------------------===//

TensorShardingAttr TensorShardingAttr::get(MLIRContext *context,
                                           FlatSymbolRefAttr meshName,
                                           const Mesh &mesh,
                                           const TensorSharding &sharding) {
  SmallVector<DimShardingAttr> dims;
  for (const DimSharding &dim : sharding.dims())
    dims.push_back(DimShardingAttr::get(
        context, toAttrs(context, mesh, dim.axes), dim.isClosed, dim.priority));
  return TensorShardingAttr::get(
      context, meshName, dims,
      toAttrs(context, mesh, sharding.replicatedAxes()),
      toAttrs(context, mesh, sharding.unreducedAxes()), sharding.reduction());
}

TensorSharding TensorShardingAttr::toSharding(const Mesh &mesh) const {
  SmallVector<DimSharding> dims;
  for (DimShardingAttr dim : getDims())
    dims.push_back({toAxisList(mesh, dim.getAxes()), dim.getIsClosed(),
                    dim.getPriority()});
  return TensorSharding(dims, toAxisList(mesh, getReplicated()),
                        toAxisList(mesh, getUnreduced()), getReduction());
}

/// Emits an error for the first axis that the mesh does not have.
static LogicalResult verifyNames(const Mesh &mesh, FlatSymbolRefAttr meshName,
                                 ArrayRef<AxisRefAttr> axes, const Twine &where,
                                 function_ref<InFlightDiagnostic()> emitError) {
  for (AxisRefAttr axis : axes) {
    std::optional<unsigned> index = mesh.axisByName(axis.getName());
    if (!index)
      return emitError() << "unknown axis \"" << axis.getName() << "\" in "
                         << where << ": mesh " << meshName << " has "
                         << mesh.toString(mesh.allAxes());
    if (!axis.isSubAxis())
      continue;
    int64_t size = mesh.axisSize(*index);
    // Division avoids an overflow of the product.
    int64_t pre = axis.getPreSize();
    if (pre < 1 || axis.getSize() < 2 || axis.getSize() == size ||
        size % pre != 0 || size / pre % axis.getSize() != 0)
      return emitError() << "sub-axis \"" << axis.getName() << "\":("
                         << axis.getPreSize() << ")" << axis.getSize() << " in "
                         << where << " is not a proper part of an axis of size "
                         << size << " of mesh " << meshName;
  }
  return success();
}

LogicalResult TensorShardingAttr::verifyFor(
    Type type, const Mesh &mesh,
    function_ref<InFlightDiagnostic()> emitError) const {
  auto shaped = dyn_cast<ShapedType>(type);
  int64_t rank = shaped && shaped.hasRank() ? shaped.getRank() : 0;
  for (auto [i, dim] : llvm::enumerate(getDims()))
    if (failed(verifyNames(mesh, getMesh(), dim.getAxes(),
                           "dimension " + Twine(i), emitError)))
      return failure();
  if (failed(verifyNames(mesh, getMesh(), getReplicated(), "replicated axes",
                         emitError)) ||
      failed(verifyNames(mesh, getMesh(), getUnreduced(), "unreduced axes",
                         emitError)))
    return failure();
  if (std::optional<std::string> error = toSharding(mesh).verify(mesh, rank))
    return emitError() << *error << " (mesh " << getMesh() << ", type " << type
                       << ")";
  return success();
}
