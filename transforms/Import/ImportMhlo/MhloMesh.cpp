//===- MhloMesh.cpp - Mesh for tile assignments ---------------------------===//

#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include "lib/Algebra/Sharding/TileAssignmentText.h"

using namespace mlir;
using namespace mlir::gspmd;
using Kind = TileAssignment::Kind;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Returns `mhlo.num_partitions`; 0 if the attribute is missing or 1, which JAX
/// also writes if the devices are not known at export.
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

/// Returns a, b, ..., z, a1, b1, ...
static std::string axisName(unsigned i) {
  std::string name(1, 'a' + i % 26);
  return i < 26 ? name : name + std::to_string(i / 26);
}

/// Returns the order of devices: that of the device number, unless all
/// assignments are explicit lists; then the first of these.
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
      std::optional<TileAssignment::Digits> tileDigits = one.digits(*numbering);
      if (!tileDigits)
        continue;
      llvm::append_range(used, tileDigits->dims);
      used.push_back(tileDigits->manual);
      used.push_back(tileDigits->unreduced);
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
  std::optional<TileAssignment::Digits> tileDigits = one.digits(*numbering);
  if (!tileDigits)
    return std::nullopt;
  return digits->toAxes(tileDigits->manual);
}

/// Returns the sharding of a tiled assignment; nullopt if the mesh cannot
/// express it.
static std::optional<TensorSharding>
toSharding(const TileAssignment &one, const MeshDigits &digits,
           const DeviceNumbering &numbering, ArrayRef<int64_t> openDims) {
  std::optional<TileAssignment::Digits> tileDigits = one.digits(numbering);
  if (!tileDigits)
    return std::nullopt;
  SmallVector<DimSharding> dims;
  for (auto [i, dimDigits] : llvm::enumerate(tileDigits->dims)) {
    std::optional<AxisList> axes = digits.toAxes(dimDigits);
    if (!axes)
      return std::nullopt;
    dims.push_back(
        {*axes, !llvm::is_contained(openDims, (int64_t)i), std::nullopt});
  }
  std::optional<AxisList> unreduced = digits.toAxes(tileDigits->unreduced);
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
           << kAttr << " " << text << " is for " << one.rank()
           << " dimensions; expected " << rank << " for " << type;
  for (int64_t d : openDims)
    if (d >= rank)
      return op->emitOpError() << "unspecified dimension " << d
                               << " is not a dimension of " << type;
  if (!hasMesh())
    return sharding::TensorShardingAttr();
  TensorSharding result = TensorSharding::replicated(rank);
  for (int64_t d : openDims)
    result = result.withDim(d, {{}, false, std::nullopt});
  if (one.kind == Kind::Maximal)
    op->emitRemark() << kAttr << " on device " << one.device
                     << " alone is treated as replicated";
  else if (one.kind == Kind::Unreduced)
    result = result.withUnreduced(mesh().allAxes());
  else if (one.kind == Kind::Manual || one.kind == Kind::Unknown)
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
