//===- CandidateMeshes.cpp - Meshes to search -----------------------------===//
#include "compiler/AutoSharding/Candidates/CandidateMeshes.h"
#include "compiler/Pipeline/Compilation.h"
#include "lib/CostModel/Topology/Topology.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

namespace mlir::gspmd {

using Meshes = std::vector<std::vector<NamedAxis>>;

static FailureOr<Meshes> meshOfProgram(ModuleOp module) {
  Compilation compilation(module.clone());
  KeptResult<PhaseModule> imported = compilation.import();
  if (failed(imported))
    return failure();
  FailureOr<sharding::MeshOp> op = findMesh((*imported)->module);
  if (failed(op))
    return failure();
  if (!*op)
    return module.emitError(
        "has no mesh, so it has no annotations to keep; omit "
        "--keep-annotations");
  std::vector<NamedAxis> axes;
  Mesh mesh = op->toMesh();
  for (unsigned i = 0; i < mesh.rank(); ++i)
    axes.emplace_back(mesh.axisName(i).str(), mesh.axisSize(i));
  return Meshes{std::move(axes)};
}

/// Returns all groupings of the dimensions of a torus, slices and devices of a
/// chip into three axes of adjacent dimensions; none if there are fewer than
/// three dimensions.
static Meshes meshesOfWires(const Topology &topology) {
  SmallVector<int64_t> sizes;
  const Mesh &wires = topology.physicalMesh();
  for (unsigned axis = 0; axis < wires.rank(); ++axis)
    if (wires.axisSize(axis) > 1)
      sizes.push_back(wires.axisSize(axis));
  auto product = [&](size_t begin, size_t end) {
    return llvm::product_of(llvm::ArrayRef(sizes).slice(begin, end - begin));
  };
  Meshes meshes;
  for (size_t y = 1; y < sizes.size(); ++y)
    for (size_t z = y + 1; z < sizes.size(); ++z)
      meshes.push_back({{"x", product(0, y)},
                        {"y", product(y, z)},
                        {"z", product(z, sizes.size())}});
  return meshes;
}

std::vector<int64_t> balancedFactors(int64_t size) {
  for (int64_t factor = int64_t(std::sqrt(double(size))) + 1; factor > 1;
       --factor)
    if (size % factor == 0 && factor * factor <= size)
      return factor * factor == size
                 ? std::vector<int64_t>{factor}
                 : std::vector<int64_t>{size / factor, factor};
  return {};
}

/// Returns the divisors of a positive number, ascending.
static std::vector<int64_t> divisorsOf(int64_t number) {
  std::vector<int64_t> divisors, larger;
  for (int64_t divisor = 1; divisor <= number / divisor; ++divisor)
    if (number % divisor == 0) {
      divisors.push_back(divisor);
      if (divisor != number / divisor)
        larger.push_back(number / divisor);
    }
  llvm::append_range(divisors, llvm::reverse(larger));
  return divisors;
}

FailureOr<Meshes> candidateMeshes(ModuleOp module,
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
        return module.emitError()
               << "the mesh has more than 2^63 devices, the topology "
               << options.simulate.topology << " has " << count;
    if (product != count)
      return module.emitError()
             << "the mesh has " << product << " devices, the topology "
             << options.simulate.topology << " has " << count;
    return Meshes{options.mesh};
  }
  Meshes meshes = {{{"x", count}}};
  for (int64_t x : divisorsOf(count))
    if (x > 1 && x < count)
      meshes.push_back({{"x", x}, {"y", count / x}});
  llvm::append_range(meshes, meshesOfWires(*topology));
  return meshes;
}

} // namespace mlir::gspmd
