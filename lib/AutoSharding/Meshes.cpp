//===- Meshes.cpp - Meshes that a search tries ----------------------------===//
#include "Meshes.h"
#include "ImportedCopy.h"
#include "lib/CostModel/Topology.h"
#include "transforms/Support/Annotations.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd {

using Meshes = std::vector<std::vector<NamedAxis>>;

static FailureOr<Meshes> meshOfProgram(ModuleOp module) {
  FailureOr<OwningOpRef<ModuleOp>> imported = importedCopy(module);
  if (failed(imported))
    return failure();
  FailureOr<sharding::MeshOp> op = findMesh(**imported);
  if (failed(op))
    return failure();
  if (!*op)
    return module.emitError("has no mesh, so there are no annotations to keep");
  std::vector<NamedAxis> axes;
  Mesh mesh = op->toMesh();
  for (unsigned i = 0; i < mesh.rank(); ++i)
    axes.emplace_back(mesh.axisName(i).str(), mesh.axisSize(i));
  return Meshes{std::move(axes)};
}

FailureOr<Meshes> meshesToTry(ModuleOp module,
                              const AutoShardOptions &options) {
  if (options.keepAnnotations)
    return meshOfProgram(module);
  absl::StatusOr<Topology> topology =
      Topology::parse(options.simulate.topology);
  if (!topology.ok())
    return module.emitError() << std::string(topology.status().message());
  int64_t count = topology->numDevices();
  if (!options.mesh.empty()) {
    int64_t product = 1;
    for (const auto &axis : options.mesh)
      if (llvm::MulOverflow(product, axis.second, product))
        return module.emitError() << "the mesh has more than 2^63 devices";
    if (product != count)
      return module.emitError()
             << "the mesh has " << product << " devices, the topology "
             << options.simulate.topology << " has " << count;
    return Meshes{options.mesh};
  }
  Meshes meshes = {{{"x", count}}};
  for (int64_t x = 2; x <= count / 2; ++x)
    if (count % x == 0)
      meshes.push_back({{"x", x}, {"y", count / x}});
  return meshes;
}

} // namespace mlir::gspmd
