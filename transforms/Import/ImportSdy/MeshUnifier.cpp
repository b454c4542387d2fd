//===- MeshUnifier.cpp - Finds one mesh for a module ----------------------===//

#include "transforms/Import/ImportSdy/MeshUnifier.h"
#include "dialect/Sharding/ModuleSymbols.h"
#include "transforms/Import/ImportSdy/SdyShardingWalk.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::gspmd;

//===----------------------------------------------------------------------===//
// Collection of meshes
//===----------------------------------------------------------------------===//

LogicalResult MeshUnifier::collect(ModuleOp module) {
  llvm::SetVector<Attribute> used;
  // Maps a mesh to the location of its declaration or of its first inlined use.
  DenseMap<Attribute, Location> locations;
  sharding::SymbolTableScope symbols(module);
  for (auto op : module.getOps<sdy::MeshOp>())
    locations.try_emplace(op.getMesh(), op.getLoc());
  forEachSdySharding(
      module, [&](sdy::TensorShardingAttr sharding, Operation *op) {
        if (sdy::MeshAttr mesh = sharding.lookupMesh(op)) {
          used.insert(mesh);
          if (isa<sdy::ManualComputationOp>(op) && !mesh.getAxes().empty())
            manualMeshes.insert(mesh);
          locations.try_emplace(mesh, op->getLoc());
        }
      });
  used.remove_if([](Attribute mesh) {
    return cast<sdy::MeshAttr>(mesh).getAxes().empty();
  });
  // The order is that of the declarations, followed by inlined meshes. Unused
  // meshes are only candidates if no mesh is used.
  llvm::SetVector<Attribute> ordered;
  for (auto op : module.getOps<sdy::MeshOp>())
    if (used.contains(op.getMesh()) ||
        (used.empty() && !op.getMesh().getAxes().empty()))
      ordered.insert(op.getMesh());
  ordered.insert(used.begin(), used.end());
  for (Attribute attr : ordered) {
    auto mesh = cast<sdy::MeshAttr>(attr);
    int64_t devices = mesh.toMesh().numDevices();
    if (!meshes.empty() && devices != meshes.front().toMesh().numDevices()) {
      InFlightDiagnostic error =
          emitError(locations.at(mesh))
          << "mesh " << mesh << " has " << devices << " devices, but mesh "
          << meshes.front() << " has " << meshes.front().toMesh().numDevices()
          << "; expected meshes with equal numbers of devices";
      error.attachNote(locations.at(meshes.front()))
          << "the other mesh is declared or first used here";
      return error;
    }
    meshes.push_back(mesh);
  }
  if (meshes.empty())
    return success();
  // A single device must be one of the devices of the program.
  int64_t numDevices = meshes.front().toMesh().numDevices();
  for (auto [attr, loc] : locations) {
    auto mesh = cast<sdy::MeshAttr>(attr);
    if (mesh.isMaximal() && mesh.getDeviceIds().front() >= numDevices)
      return emitError(loc) << "device " << mesh.getDeviceIds().front()
                            << " is not one of the " << numDevices
                            << " devices of " << meshes.front()
                            << "; expected an id from 0 to " << numDevices - 1;
  }
  return success();
}

/// Returns a unique name for an axis of a mesh that is finer or coarser than
/// `base`: the joined names of the axes of `base` that `digit` overlaps, and a
/// number if another axis has that name.
static std::string nameOfDigit(const MeshDigits &base, AxisRef digit,
                               llvm::StringSet<> &taken) {
  std::string name;
  for (auto [axis, digits] : llvm::enumerate(base.axes()))
    if (overlaps(digits, {digit}))
      name += (name.empty() ? "" : "_") + base.mesh().axisName(axis).str();
  bool isFullAxis = llvm::any_of(base.axes(), [&](const AxisList &digits) {
    return digits.size() == 1 && digits.front() == digit;
  });
  std::string unique = isFullAxis ? name : name + "_0";
  for (unsigned i = 1; !taken.insert(unique).second; ++i)
    unique = name + "_" + std::to_string(i);
  return unique;
}

/// Returns true if every axis of `from` can be expressed in axes of `target`.
static bool covers(const MeshDigits &target, const MeshDigits &from) {
  return llvm::all_of(from.axes(), [&](const AxisList &digits) {
    return target.toAxes(digits).has_value();
  });
}

void MeshUnifier::chooseTarget() {
  // If a mesh cannot be expressed on the target, the shardings of tensors on it
  // are dropped with a remark, but its manual computations would be errors. So
  // their meshes come first.
  auto rank = [&](sdy::MeshAttr mesh) {
    return std::pair(manualMeshes.contains(mesh), mesh.getAxes().size());
  };
  baseMesh = *llvm::max_element(meshes, [&](sdy::MeshAttr a, sdy::MeshAttr b) {
    return rank(a) < rank(b);
  });
  Mesh mesh = baseMesh.toMesh();
  numbering = numberingFor(mesh);
  target = MeshDigits::get(mesh, *numbering);
  SmallVector<AxisList> used;
  bool coversAll = true;
  for (sdy::MeshAttr other : meshes) {
    std::optional<MeshDigits> digits =
        MeshDigits::get(other.toMesh(), *numbering);
    if (!digits)
      continue;
    coversAll &= covers(*target, *digits);
    llvm::append_range(used, digits->axes());
  }
  if (coversAll)
    return;
  llvm::StringSet<> taken;
  Mesh common = commonMesh(*numbering, used, [&](unsigned, AxisRef digit) {
    return nameOfDigit(*target, digit, taken);
  });
  baseMesh = {};
  target = MeshDigits::get(common, *numbering);
}

FailureOr<MeshUnifier> MeshUnifier::get(ModuleOp module) {
  MeshUnifier unifier;
  if (failed(unifier.collect(module)))
    return failure();
  if (unifier.meshes.empty())
    return unifier;
  unifier.chooseTarget();
  for (auto op : module.getOps<sdy::MeshOp>())
    if (op.getMesh() == unifier.baseMesh && !unifier.base)
      unifier.base = op;
  unifier.meshName = FlatSymbolRefAttr::get(
      module.getContext(),
      unifier.base ? unifier.base.getSymName() : StringRef("mesh"));
  return unifier;
}

namespace {
/// Chooses names for inlined meshes.
class MeshNames {
public:
  explicit MeshNames(ModuleOp module) {
    for (auto symbol : module.getOps<SymbolOpInterface>())
      taken.insert(symbol.getName());
  }

  /// Returns `maximal_mesh_N` for a single device, else the first unused name
  /// of mesh, mesh_0, mesh_1...
  std::string makeUnique(sdy::MeshAttr mesh) {
    std::string base = "mesh";
    if (mesh.isMaximal())
      base = "maximal_mesh_" + std::to_string(mesh.getDeviceIds().front());
    std::string name = base;
    for (unsigned &i = next[base]; !taken.insert(name).second; ++i)
      name = base + "_" + std::to_string(i);
    return name;
  }

private:
  llvm::StringSet<> taken;
  /// Maps a base to the first number that may be unused.
  llvm::StringMap<unsigned> next;
};
} // namespace

void MeshUnifier::keep(sdy::MeshAttr mesh, FlatSymbolRefAttr name) {
  names.push_back({mesh, name});
  nameByMesh.try_emplace(mesh, name);
}

MeshUnifier MeshUnifier::keepAll(ModuleOp module) {
  MeshUnifier kept;
  auto nameRef = [&](StringRef name) {
    return FlatSymbolRefAttr::get(module.getContext(), name);
  };
  for (auto op : module.getOps<sdy::MeshOp>())
    kept.keep(op.getMesh(), nameRef(op.getSymName()));
  MeshNames names(module);
  forEachSdySharding(
      module, [&](sdy::TensorShardingAttr sharding, Operation *) {
        auto inlined = dyn_cast<sdy::MeshAttr>(sharding.getMeshOrRef());
        if (inlined && !kept.nameByMesh.contains(inlined))
          kept.keep(inlined, nameRef(names.makeUnique(inlined)));
      });
  auto imported = module.getOps<sharding::MeshOp>();
  if (!kept.names.empty())
    kept.meshName = kept.names.front().second;
  else if (!imported.empty())
    kept.meshName = nameRef((*imported.begin()).getSymName());
  kept.keeps = bool(kept.meshName);
  return kept;
}

FlatSymbolRefAttr MeshUnifier::nameOf(sdy::TensorShardingAttr sharding) const {
  if (auto name = dyn_cast<FlatSymbolRefAttr>(sharding.getMeshOrRef()))
    return name;
  FlatSymbolRefAttr name = nameByMesh.lookup(sharding.getMeshOrRef());
  return name ? name : meshName;
}

sharding::TensorShardingAttr MeshUnifier::openSharding(Type type) const {
  return sharding::openSharding(meshName, type);
}

/// Returns a replicated sharding with closed dimensions, which stands for a
/// sharding on a single device.
static sharding::TensorShardingAttr replicatedSharding(FlatSymbolRefAttr mesh,
                                                       Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  unsigned rank = shaped && shaped.hasRank() ? shaped.getRank() : 0;
  return sharding::TensorShardingAttr::get(mesh.getContext(), mesh, Mesh(),
                                           TensorSharding::replicated(rank));
}

//===----------------------------------------------------------------------===//
// Translation
//===----------------------------------------------------------------------===//

std::optional<AxisList> MeshUnifier::toTarget(const MeshDigits &from,
                                              ArrayRef<AxisRef> axes) const {
  std::optional<AxisList> digits = from.toDigits(axes);
  if (!digits)
    return std::nullopt;
  return target->toAxes(*digits);
}

std::optional<AxisList>
MeshUnifier::translateAxes(sdy::MeshAttr from,
                           ArrayRef<sharding::AxisRefAttr> axes) const {
  std::optional<MeshDigits> digits = MeshDigits::get(from.toMesh(), *numbering);
  if (!digits)
    return std::nullopt;
  auto onFrom = sharding::AxesAttr::get(from.getContext(), meshName, axes)
                    .toAxes(digits->mesh());
  return toTarget(*digits, onFrom);
}

sharding::TensorShardingAttr
MeshUnifier::translate(sdy::TensorShardingAttr sharding, Type type,
                       Operation *op) const {
  if (keepsAll()) {
    if (sharding.getDims().empty() && sharding.lookupMesh(op).isMaximal())
      return replicatedSharding(nameOf(sharding), type);
    return sharding.toShardingAttr(nameOf(sharding));
  }
  sdy::MeshAttr mesh = sharding.lookupMesh(op);
  if (mesh.isEmpty() && hasMesh() &&
      llvm::any_of(sharding.getDims(),
                   [](auto dim) { return dim.getIsClosed(); }))
    // Without axes, the sharding still closes dimensions.
    return sharding.toShardingAttr(meshName);
  if (mesh.isEmpty())
    return {};
  if (mesh.isMaximal()) {
    op->emitRemark() << "sharding on device " << mesh.getDeviceIds().front()
                     << " alone (mesh " << sharding.getMeshOrRef()
                     << ") is treated as replicated";
    return hasMesh() ? replicatedSharding(meshName, type)
                     : sharding::TensorShardingAttr();
  }
  if (!hasMesh())
    return {};
  if (mesh == baseMesh)
    return sharding.toShardingAttr(meshName);

  auto drop = [&](StringRef reason) {
    op->emitRemark() << "sharding dropped: " << reason << " of mesh "
                     << sharding.getMeshOrRef()
                     << " cannot be expressed on mesh " << meshName;
    return sharding::TensorShardingAttr();
  };
  std::optional<MeshDigits> digits = MeshDigits::get(mesh.toMesh(), *numbering);
  if (!digits)
    return drop("the device order");
  TensorSharding original =
      sharding.toShardingAttr(meshName).toSharding(digits->mesh());
  SmallVector<DimSharding> dims;
  for (const DimSharding &dim : original.dims()) {
    std::optional<AxisList> axes = toTarget(*digits, dim.axes);
    if (!axes)
      return drop("an axis");
    dims.push_back({*axes, dim.isClosed, dim.priority});
  }
  auto replicated = toTarget(*digits, original.replicatedAxes());
  auto unreduced = toTarget(*digits, original.unreducedAxes());
  if (!replicated || !unreduced)
    return drop("an axis");
  return sharding::TensorShardingAttr::get(
      op->getContext(), meshName, this->mesh(),
      TensorSharding(dims, *replicated, *unreduced, original.reduction()));
}
