//===- MhloMesh.cpp - Axes for GSPMD's tile assignments -------------------===//

#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include "lib/Algebra/Sharding/TileAssignmentText.h"

using namespace mlir;
using namespace mlir::gspmd;
using Kind = TileAssignment::Kind;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// `mhlo.num_partitions`; 0 if the module does not tell. JAX writes 1 where the
/// devices are not known at export: that tells nothing either.
int64_t MhloMesh::declaredDevices() const {
  auto count = module->getAttrOfType<IntegerAttr>("mhlo.num_partitions");
  return count && count.getInt() > 1 ? count.getInt() : 0;
}

LogicalResult MhloMesh::read(Operation *op, StringAttr text) {
  if (texts.contains(text.getValue()))
    return success();
  std::string error;
  std::optional<TileAssignments> parsed = parseTileAssignments(text, error);
  if (!parsed)
    return op->emitOpError()
           << kAttr << " " << text << " is malformed: " << error;
  if (!numDevices && declaredDevices() > 0)
    numDevices = declaredDevices();
  for (const TileAssignment &one : parsed->elements) {
    if (one.kind == Kind::Maximal && numDevices && one.device >= *numDevices)
      return op->emitOpError()
             << kAttr << " " << text << " is for device " << one.device
             << "; expected one of the module's " << *numDevices;
    if (one.kind != Kind::Tiled)
      continue;
    if (!numDevices)
      numDevices = one.numDevices();
    if (one.numDevices() != *numDevices)
      return op->emitOpError()
             << kAttr << " " << text << " is for " << one.numDevices()
             << " devices; expected the module's " << *numDevices;
  }
  auto it = texts.try_emplace(text.getValue(), std::move(*parsed)).first;
  inOrder.push_back(&it->second);
  return success();
}

//===----------------------------------------------------------------------===//
// The mesh
//===----------------------------------------------------------------------===//

/// a, b, ..., z, a1, b1, ...
static std::string axisName(unsigned i) {
  std::string name(1, 'a' + i % 26);
  return i < 26 ? name : name + std::to_string(i / 26);
}

/// The order to number devices by: that of the device number, unless nothing
/// but explicit lists was found; then the first of these.
static DeviceOrder chooseOrder(ArrayRef<const TileAssignments *> all) {
  const TileAssignment *firstExplicit = nullptr;
  for (const TileAssignments *text : all)
    for (const TileAssignment &one : text->elements) {
      if (one.kind != Kind::Tiled)
        continue;
      if (!one.order.isExplicit())
        return {};
      if (!firstExplicit)
        firstExplicit = &one;
    }
  return firstExplicit ? firstExplicit->order : DeviceOrder();
}

LogicalResult MhloMesh::choose() {
  auto existing = module.getOps<sharding::MeshOp>();
  if (!existing.empty()) {
    sharding::MeshOp op = *existing.begin();
    if (texts.empty())
      return success();
    Mesh mesh = op.toMesh();
    if (numDevices && mesh.numDevices() != *numDevices && !texts.empty())
      return op.emitOpError()
             << "has " << mesh.numDevices()
             << " devices; expected the module's " << *numDevices;
    numbering = numberingFor(mesh);
    digits = MeshDigits::get(mesh, *numbering);
    meshName = FlatSymbolRefAttr::get(op.getSymNameAttr());
    return success();
  }
  if (!numDevices)
    numDevices = declaredDevices();
  if (*numDevices <= 1)
    return success();
  numbering.emplace(*numDevices, chooseOrder(inOrder));
  SmallVector<AxisList> used;
  for (const TileAssignments *text : inOrder)
    for (const TileAssignment &one : text->elements) {
      if (one.kind != Kind::Tiled)
        continue;
      std::optional<TileAssignment::Digits> parts = one.digits(*numbering);
      if (!parts)
        continue;
      llvm::append_range(used, parts->dims);
      used.push_back(parts->manual);
      used.push_back(parts->unreduced);
    }
  Mesh mesh = commonMesh(*numbering, used,
                         [](unsigned i, AxisRef) { return axisName(i); });
  digits = MeshDigits::get(mesh, *numbering);
  std::string name = "mesh";
  for (unsigned i = 0; module.lookupSymbol(name); ++i)
    name = "mesh_" + std::to_string(i);
  meshName = FlatSymbolRefAttr::get(module.getContext(), name);
  isNew = true;
  return success();
}

void MhloMesh::createMeshOp() {
  if (!isNew)
    return;
  OpBuilder b(module.getBodyRegion());
  sharding::MeshOp::create(
      b, module.getLoc(), meshName.getValue(),
      sharding::MeshAttr::get(module.getContext(), mesh()));
}

//===----------------------------------------------------------------------===//
// Translation
//===----------------------------------------------------------------------===//

std::optional<AxisList> MhloMesh::manualAxes(StringAttr text) const {
  const TileAssignments &all = assignments(text);
  if (all.elements.empty())
    return AxisList();
  const TileAssignment &one = all.elements.front();
  if (one.kind == Kind::Manual)
    return mesh().allAxes();
  if (one.kind != Kind::Tiled)
    return AxisList();
  std::optional<TileAssignment::Digits> parts = one.digits(*numbering);
  if (!parts)
    return std::nullopt;
  return digits->toAxes(parts->manual);
}

/// The sharding of a tiled assignment; nullopt if the mesh cannot say it.
static std::optional<TensorSharding>
toSharding(const TileAssignment &one, const MeshDigits &digits,
           const DeviceNumbering &numbering, ArrayRef<int64_t> openDims) {
  std::optional<TileAssignment::Digits> parts = one.digits(numbering);
  if (!parts)
    return std::nullopt;
  SmallVector<DimSharding> dims;
  for (auto [i, part] : llvm::enumerate(parts->dims)) {
    std::optional<AxisList> axes = digits.toAxes(part);
    if (!axes)
      return std::nullopt;
    dims.push_back(
        {*axes, !llvm::is_contained(openDims, (int64_t)i), std::nullopt});
  }
  std::optional<AxisList> unreduced = digits.toAxes(parts->unreduced);
  if (!unreduced)
    return std::nullopt;
  return TensorSharding(dims, {}, *unreduced);
}

FailureOr<sharding::TensorShardingAttr>
MhloMesh::translate(Operation *op, StringAttr text, unsigned i, Type type,
                    ArrayRef<int64_t> openDims) {
  const TileAssignments &all = assignments(text);
  const TileAssignment &one = all.elements[all.isTuple ? i : 0];
  auto shaped = dyn_cast<ShapedType>(type);
  unsigned rank = shaped && shaped.hasRank() ? shaped.getRank() : 0;
  if (one.kind == Kind::Tiled && one.rank() != rank)
    return op->emitOpError()
           << kAttr << " " << text << " cuts " << one.rank()
           << " dimensions; expected " << rank << " for " << type;
  for (int64_t d : openDims)
    if (d >= rank)
      return op->emitOpError()
             << "unspecified dimension " << d << " is none of " << type;
  if (!hasMesh())
    return sharding::TensorShardingAttr();
  TensorSharding result = TensorSharding::replicated(rank);
  for (int64_t d : openDims)
    result = result.withDim(d, {{}, false, std::nullopt});
  if (one.kind == Kind::Maximal)
    op->emitRemark() << kAttr << " on device " << one.device
                     << " alone is taken as replicated";
  else if (one.kind == Kind::Unreduced)
    result = result.withUnreduced(mesh().allAxes());
  else if (one.kind == Kind::Manual)
    return sharding::TensorShardingAttr();
  if (one.kind == Kind::Tiled) {
    std::optional<TensorSharding> tiled =
        toSharding(one, *digits, *numbering, openDims);
    if (!tiled) {
      op->emitRemark()
          << kAttr << " " << text
          << " is dropped: its devices cannot be expressed on mesh "
          << meshName;
      return sharding::TensorShardingAttr();
    }
    result = *tiled;
  }
  return sharding::TensorShardingAttr::get(op->getContext(), meshName, mesh(),
                                           result);
}
