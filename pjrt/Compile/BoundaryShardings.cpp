//===- BoundaryShardings.cpp - Shardings at program boundaries ------------===//
#include "pjrt/Compile/BoundaryShardings.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "lib/Algebra/Mesh/DeviceDigits.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "pjrt/Compile/BoundaryConverter.h"
#include "transforms/Propagation/Close/CloseShardings.h"
#include "transforms/Support/SignatureAttrs.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir::gspmd;

namespace mlir::gspmd::pjrt {
namespace {

/// The device orders of the caller's mesh and of the program's.
struct DeviceOrders {
  DeviceOrder callers, programs;
};

/// A sharding that no program of the mesh supports.
struct CallerForm {
  sdy::TensorShardingAttr sharding;
  Mesh mesh;
  const DeviceOrders *orders; ///< null if the mesh has the caller's order
};

class BoundaryLegalizer {
public:
  explicit BoundaryLegalizer(ModuleOp module)
      : module(module), builder(module.getContext()) {}
  LogicalResult run();

private:
  /// Changes meshes whose device order is incompatible with the others' to the
  /// order of the program's mesh.
  void alignMeshes();
  LogicalResult rewrite(func::FuncOp function);
  LogicalResult rewriteArgument(func::FuncOp function, unsigned i);
  LogicalResult rewriteResult(func::FuncOp function, unsigned i);
  /// Returns the unsupported sharding of a value; nullopt if the program
  /// supports it.
  FailureOr<std::optional<CallerForm>> formOf(func::FuncOp function,
                                              const Twine &what, Type type,
                                              DictionaryAttr attrs);
  DictionaryAttr attributesOf(const CallerForm &form,
                              const BoundaryConverter &converter,
                              DictionaryAttr attrs);
  const DeviceOrders *ordersOf(sdy::TensorShardingAttr sharding) const;

  ModuleOp module;
  OpBuilder builder;
  llvm::StringMap<DeviceOrders>
      foreign; ///< device orders by the name of their mesh
};

} // namespace

constexpr llvm::StringLiteral kSharding = "sdy.sharding";

//===----------------------------------------------------------------------===//
// Orders of devices
//===----------------------------------------------------------------------===//

/// Returns the meshes of manual computations, which must not change.
static llvm::SmallPtrSet<Operation *, 4> manualMeshes(ModuleOp module) {
  llvm::SmallPtrSet<Operation *, 4> meshes;
  module.walk([&](sdy::ManualComputationOp op) {
    for (auto list : {op.getInShardings(), op.getOutShardings()})
      for (sdy::TensorShardingAttr sharding : list.getShardings())
        if (auto name = dyn_cast<FlatSymbolRefAttr>(sharding.getMeshOrRef()))
          if (sdy::MeshOp mesh = sdy::lookupMesh(op, name))
            meshes.insert(mesh);
  });
  return meshes;
}

void BoundaryLegalizer::alignMeshes() {
  SmallVector<sdy::MeshOp> meshes;
  for (auto op : module.getOps<sdy::MeshOp>())
    if (!op.getMesh().getAxes().empty())
      meshes.push_back(op);
  if (meshes.size() < 2)
    return;
  auto manual = manualMeshes(module);
  auto rank = [&](sdy::MeshOp op) {
    return std::pair(manual.contains(op),
                     op.getMesh().toMesh().deviceOrder().isIdentity());
  };
  sdy::MeshOp base = *llvm::max_element(
      meshes, [&](auto a, auto b) { return rank(a) < rank(b); });
  Mesh programs = base.getMesh().toMesh();
  DeviceNumbering numbering = numberingFor(programs);
  SmallVector<int64_t> devices;
  for (int64_t i = 0; i < programs.numDevices(); ++i)
    devices.push_back(programs.deviceOrder().deviceAt(i));
  if (programs.deviceOrder().isIdentity())
    devices.clear();
  for (sdy::MeshOp op : meshes) {
    Mesh mesh = op.getMesh().toMesh();
    if (op == base || manual.contains(op) ||
        mesh.numDevices() != programs.numDevices() ||
        MeshDigits::get(mesh, numbering))
      continue;
    foreign[op.getSymName()] = {mesh.deviceOrder(), programs.deviceOrder()};
    op.setMeshAttr(
        sdy::MeshAttr::get(op.getContext(), op.getMesh().getAxes(), devices));
    // It contains the order too.
    op->removeDiscardableAttr("stablehlo.mesh");
  }
}

const DeviceOrders *
BoundaryLegalizer::ordersOf(sdy::TensorShardingAttr sharding) const {
  auto name = dyn_cast<FlatSymbolRefAttr>(sharding.getMeshOrRef());
  bool isReplicated = sharding.getUnreduced().empty() &&
                      llvm::all_of(sharding.getDims(), [](const auto &dim) {
                        return dim.getAxes().empty();
                      });
  auto it =
      name && !isReplicated ? foreign.find(name.getValue()) : foreign.end();
  return it == foreign.end() ? nullptr : &it->second;
}

//===----------------------------------------------------------------------===//
// The boundary
//===----------------------------------------------------------------------===//

FailureOr<std::optional<CallerForm>>
BoundaryLegalizer::formOf(func::FuncOp function, const Twine &what, Type type,
                          DictionaryAttr attrs) {
  auto sharding =
      attrs ? attrs.getAs<sdy::TensorShardingAttr>(kSharding) : nullptr;
  sdy::MeshAttr meshAttr =
      sharding ? sharding.lookupMesh(function) : sdy::MeshAttr();
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!meshAttr || meshAttr.getAxes().empty() || !tensor)
    return std::optional<CallerForm>();
  CallerForm form{sharding, meshAttr.toMesh(), ordersOf(sharding)};
  if (!form.orders && sharding.getUnreduced().empty())
    return std::optional<CallerForm>();
  if (!tensor.hasStaticShape() ||
      !shardingOn(form.mesh, sharding).isEven(tensor.getShape()))
    return function.emitOpError()
           << what << " of type " << type << " is not evenly sharded by "
           << sharding << ", which is "
           << (form.orders ? "of another order of devices" : "unreduced");
  return std::optional(std::move(form));
}

/// Returns the attributes of the boundary's tensor.
DictionaryAttr
BoundaryLegalizer::attributesOf(const CallerForm &form,
                                const BoundaryConverter &converter,
                                DictionaryAttr attrs) {
  NamedAttrList list(attrs);
  if (form.orders) {
    SmallVector<int64_t> callers(form.mesh.numDevices());
    for (int64_t i = 0; i < form.mesh.numDevices(); ++i)
      callers[form.orders->programs.deviceAt(i)] =
          form.orders->callers.deviceAt(i);
    list.set(kCallerDevicesAttr, builder.getDenseI64ArrayAttr(callers));
  }
  if (converter.isStacked())
    list.set(kStackedPartialsAttr,
             builder.getI64IntegerAttr(int64_t(form.sharding.getReduction())));
  list.set(kSharding, converter.boundarySharding());
  return list.getDictionary(builder.getContext());
}

LogicalResult BoundaryLegalizer::rewriteArgument(func::FuncOp function,
                                                 unsigned i) {
  BlockArgument argument = function.getArgument(i);
  DictionaryAttr attrs = function.getArgAttrDict(i);
  auto form =
      formOf(function, "argument " + Twine(i), argument.getType(), attrs);
  if (failed(form) || !*form)
    return success(succeeded(form));
  builder.setInsertionPointToStart(argument.getOwner());
  BoundaryConverter converter(builder, argument.getLoc(), (*form)->sharding,
                              (*form)->mesh);
  SmallVector<OpOperand *> uses(llvm::make_pointer_range(argument.getUses()));
  if (converter.isStacked())
    argument.setType(BoundaryConverter::stackedType(argument.getType(),
                                                    converter.numPartials()));
  Value value = argument;
  if (const DeviceOrders *orders = (*form)->orders)
    value = converter.permute(value, orders->callers, orders->programs);
  if (converter.isStacked())
    value = converter.unstack(value);
  for (OpOperand *use : uses)
    use->set(value);
  function.setArgAttrs(i, attributesOf(**form, converter, attrs));
  return success();
}

LogicalResult BoundaryLegalizer::rewriteResult(func::FuncOp function,
                                               unsigned i) {
  Operation *end = function.getBody().front().getTerminator();
  Value value = end->getOperand(i);
  DictionaryAttr attrs = function.getResultAttrDict(i);
  auto form = formOf(function, "result " + Twine(i), value.getType(), attrs);
  if (failed(form) || !*form)
    return success(succeeded(form));
  builder.setInsertionPoint(end);
  BoundaryConverter converter(builder, value.getLoc(), (*form)->sharding,
                              (*form)->mesh);
  if (converter.isStacked())
    value = converter.stack(value);
  if (const DeviceOrders *orders = (*form)->orders)
    value = converter.permute(value, orders->programs, orders->callers);
  end->setOperand(i, value);
  function.setResultAttrs(i, attributesOf(**form, converter, attrs));
  return success();
}

LogicalResult BoundaryLegalizer::rewrite(func::FuncOp function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (failed(rewriteArgument(function, i)))
      return failure();
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (failed(rewriteResult(function, i)))
      return failure();
  Block &body = function.getBody().front();
  function.setType(builder.getFunctionType(
      body.getArgumentTypes(), body.getTerminator()->getOperandTypes()));
  return success();
}

/// Requires shardings by full axes, since callers read them as those of a mesh
/// with axes.
static void requireFullAxes(func::FuncOp function) {
  auto mark = [&](unsigned, NamedAttrList &attrs) {
    attrs.set(kFullAxesOnlyAttr, UnitAttr::get(function.getContext()));
  };
  editArgAttrs(function, mark);
  editResultAttrs(function, mark);
}

LogicalResult BoundaryLegalizer::run() {
  alignMeshes();
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal() ||
        !function.getBody().hasOneBlock())
      continue;
    requireFullAxes(function);
    if (failed(rewrite(function)))
      return failure();
  }
  return success();
}

LogicalResult legalizeBoundaryShardings(ModuleOp module) {
  return BoundaryLegalizer(module).run();
}

} // namespace mlir::gspmd::pjrt
