//===- TopologyMeshes.cpp - One mesh for a topology -----------------------===//

#include "transforms/Import/ImportMpmd/TopologyMeshes.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "transforms/Support/StageAttributes.h"

namespace mlir::gspmd {

static auto axisNames(sdy::MeshAttr mesh) {
  return llvm::map_range(mesh.getAxes(), [](sharding::MeshAxisAttr axis) {
    return axis.getName();
  });
}

LogicalResult TopologyMeshes::findTopology() {
  func::FuncOp first;
  for (auto func : module.getOps<func::FuncOp>()) {
    mpmd::TopologyAttr other = mpmd::topologyOf(func);
    if (!other)
      continue;
    if (topology && topology != other)
      return func.emitError("has topology ")
             << other << ", and @" << first.getSymName() << " has " << topology
             << "; expected one topology";
    topology = other;
    first = func;
  }
  if (!topology)
    return success();
  mpmd::NamedMeshAttr base = topology.getMeshes().front();
  for (mpmd::NamedMeshAttr mesh : topology.getMeshes())
    if (!llvm::equal(axisNames(mesh.getMesh()), axisNames(base.getMesh())))
      return first.emitError("has meshes with different axes: \"")
             << base.getName() << "\" is " << base.getMesh() << ", \""
             << mesh.getName() << "\" is " << mesh.getMesh()
             << "; expected the same names, with any sizes";
  return success();
}

bool TopologyMeshes::hasEqualMeshes() const {
  return llvm::all_of(topology.getMeshes(), [&](mpmd::NamedMeshAttr mesh) {
    return mesh.getMesh() == topology.getMeshes().front().getMesh();
  });
}

void TopologyMeshes::declareMesh() {
  sdy::MeshAttr base = topology.getMeshes().front().getMesh();
  for (auto mesh : module.getOps<sdy::MeshOp>()) {
    declared.insert(mesh.getSymNameAttr());
    if (!name && mesh.getMesh() == base)
      name = FlatSymbolRefAttr::get(mesh.getSymNameAttr());
  }
  if (name)
    return;
  OpBuilder builder(module.getContext());
  auto mesh = sdy::MeshOp::create(builder, module.getLoc(), "mesh", base);
  SymbolTable(module).insert(mesh, module.getBody()->begin());
  declared.insert(mesh.getSymNameAttr());
  name = FlatSymbolRefAttr::get(mesh.getSymNameAttr());
}

void TopologyMeshes::replaceMeshes() {
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [&](sdy::TensorShardingAttr sharding) { return onDeclared(sharding); });
  SmallVector<sdy::MeshOp> others;
  for (auto mesh : module.getOps<sdy::MeshOp>())
    if (mesh.getSymNameAttr() != name.getAttr() && !mesh.getMesh().isEmpty() &&
        !mesh.getMesh().isMaximal())
      others.push_back(mesh);
  for (sdy::MeshOp other : others) {
    declared.erase(other.getSymNameAttr());
    other.erase();
  }
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

sdy::TensorShardingAttr
TopologyMeshes::onDeclared(sdy::TensorShardingAttr sharding) const {
  auto symbol = dyn_cast<FlatSymbolRefAttr>(sharding.getMeshOrRef());
  if (!symbol || declared.contains(symbol.getAttr()))
    return sharding;
  return sdy::TensorShardingAttr::get(
      sharding.getContext(), name, sharding.getDims(), sharding.getReplicated(),
      sharding.getUnreduced(), sharding.getReduction());
}

sdy::TensorShardingAttr TopologyMeshes::replicated(int64_t rank) const {
  MLIRContext *context = name.getContext();
  SmallVector<sharding::DimShardingAttr> dims(
      rank,
      sharding::DimShardingAttr::get(context, ArrayRef<sharding::AxisRefAttr>(),
                                     /*isClosed=*/true, std::nullopt));
  return sdy::TensorShardingAttr::get(
      context, name, dims, ArrayRef<sharding::AxisRefAttr>(),
      ArrayRef<sharding::AxisRefAttr>(), ::gspmd::Reduction::Add);
}

void TopologyMeshes::stateMeshes(ModuleOp module, int64_t numStages) const {
  ArrayRef<mpmd::NamedMeshAttr> meshes = topology.getMeshes();
  if (hasEqualMeshes() && numStages <= int64_t(meshes.size()))
    return;
  SmallVector<Attribute> attrs;
  for (mpmd::NamedMeshAttr mesh : meshes)
    attrs.push_back(
        sharding::MeshAttr::get(module.getContext(), mesh.getMesh().toMesh()));
  module->setAttr(kStageMeshes, ArrayAttr::get(module.getContext(), attrs));
}

FailureOr<TopologyMeshes> TopologyMeshes::get(ModuleOp module) {
  TopologyMeshes result(module);
  if (failed(result.findTopology()))
    return failure();
  if (result.empty())
    return result;
  result.declareMesh();
  if (!result.hasEqualMeshes())
    result.replaceMeshes();
  return result;
}

} // namespace mlir::gspmd
