//===- StablehloMeshAttrs.cpp - Groups along axes of a mesh ---------------===//

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

using Emitter = function_ref<InFlightDiagnostic()>;

LogicalResult MeshAxisAttr::verify(Emitter emitError, StringRef name,
                                   int64_t size) {
  if (size > 0)
    return success();
  return emitError() << "mesh axis \"" << name << "\" has size " << size
                     << "; expected a positive size";
}

LogicalResult SubAxisInfoAttr::verify(Emitter emitError, int64_t preSize,
                                      int64_t size) {
  if (preSize > 0 && size > 1)
    return success();
  return emitError() << "expected a sub-axis with a pre-size of at least 1 and "
                        "a size of at least 2, found ("
                     << preSize << ")" << size;
}

LogicalResult MeshAttr::verify(Emitter emitError, ArrayRef<MeshAxisAttr> axes,
                               DenseIntElementsAttr deviceIds) {
  llvm::StringSet<> names;
  int64_t devices = 1;
  for (MeshAxisAttr axis : axes) {
    if (!names.insert(axis.getName()).second)
      return emitError() << "mesh axis \"" << axis.getName()
                         << "\" is declared twice";
    if (llvm::MulOverflow(devices, axis.getSize(), devices) ||
        devices > std::numeric_limits<int32_t>::max())
      return emitError() << "the mesh has more than 2^31 - 1 devices";
  }
  if (!deviceIds)
    return success();
  SmallVector<int64_t> ids;
  for (const APInt &id : deviceIds.getValues<APInt>())
    ids.push_back(id.getSExtValue());
  if (int64_t(ids.size()) == devices && isPermutationVector(ids))
    return success();
  return emitError() << "device_ids are not a permutation of the " << devices
                     << " devices of the mesh";
}

/// Returns the size of the axis of `ref`; nullopt if the mesh does not have it.
static std::optional<int64_t> axisSize(MeshAttr mesh, AxisRefAttr ref) {
  for (MeshAxisAttr axis : mesh.getAxes())
    if (axis.getName() == ref.getName())
      return axis.getSize();
  return std::nullopt;
}

LogicalResult ReplicaGroupMeshAxesAttr::verify(Emitter emitError,
                                               Attribute mesh, ArrayAttr axes) {
  auto meshAttr = dyn_cast<MeshAttr>(mesh);
  if (!meshAttr && !isa<FlatSymbolRefAttr>(mesh))
    return emitError() << "expected a mesh or the symbol of one, found "
                       << mesh;
  llvm::StringSet<> fullAxes;
  for (Attribute axis : axes) {
    auto ref = dyn_cast<AxisRefAttr>(axis);
    if (!ref)
      return emitError() << "expected a #stablehlo.axis_ref, found " << axis;
    SubAxisInfoAttr subAxis = ref.getSubAxisInfo();
    if (!subAxis && !fullAxes.insert(ref.getName()).second)
      return emitError() << "axis \"" << ref.getName()
                         << "\" is specified twice";
    if (!meshAttr)
      continue;
    std::optional<int64_t> size = axisSize(meshAttr, ref);
    if (!size)
      return emitError() << "unknown axis \"" << ref.getName() << "\" of "
                         << mesh;
    if (subAxis && (*size % subAxis.getPreSize() != 0 ||
                    *size / subAxis.getPreSize() % subAxis.getSize() != 0))
      return emitError() << "(" << subAxis.getPreSize() << ")"
                         << subAxis.getSize() << " is not a sub-axis of axis \""
                         << ref.getName() << "\" of size " << *size;
  }
  return success();
}

std::optional<int64_t> ReplicaGroupMeshAxesAttr::getGroupSize() const {
  MeshAttr mesh = getOwnMesh();
  if (!mesh)
    return std::nullopt;
  int64_t size = 1;
  for (auto ref : getAxes().getAsRange<AxisRefAttr>())
    size *= ref.getSubAxisInfo() ? ref.getSubAxisInfo().getSize()
                                 : *axisSize(mesh, ref);
  return size;
}
