//===- BoundaryShardings.cpp - Shardings that are the caller's alone ------===//
#include "pjrt/Compile/BoundaryShardings.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "lib/Algebra/Mesh/DeviceDigits.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "pjrt/Compile/BoundaryConverter.h"
#include "transforms/Propagation/Close/CloseShardings.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir::gspmd;

namespace mlir::gspmd::pjrt {
namespace {

/// Devices by their position: as the caller has it, as the program does.
struct Orders {
  DeviceOrder callers, programs;
};

/// A value's form that no program of the mesh can say.
struct CallersForm {
  sdy::TensorShardingAttr sharding;
  Mesh mesh;
  const Orders *orders; ///< null where the mesh says it
};

class CallerShardings {
public:
  explicit CallerShardings(ModuleOp module)
      : module(module), builder(module.getContext()) {}
  LogicalResult run();

private:
  /// Has meshes in orders that those of the others cannot say take the order
  /// of the program's.
  void alignMeshes();
  LogicalResult rewrite(func::FuncOp function);
  LogicalResult rewriteArgument(func::FuncOp function, unsigned i);
  LogicalResult rewriteResult(func::FuncOp function, unsigned i);
  /// How a value has to change; nullopt if it can be as the caller has it.
  FailureOr<std::optional<CallersForm>> formOf(func::FuncOp function,
                                               const Twine &what, Type type,
                                               DictionaryAttr attrs);
  DictionaryAttr attributesOf(const CallersForm &form,
                              const BoundaryConverter &crossing,
                              DictionaryAttr attrs);
  const Orders *ordersOf(sdy::TensorShardingAttr sharding) const;

  ModuleOp module;
  OpBuilder builder;
  llvm::StringMap<Orders> foreign; ///< by the name of the mesh
};

} // namespace

constexpr llvm::StringLiteral kSharding = "sdy.sharding";

//===----------------------------------------------------------------------===//
// Orders of devices
//===----------------------------------------------------------------------===//

/// Those that manual computations name have to stay.
static llvm::SmallPtrSet<Operation *, 4> manualMeshes(ModuleOp module) {
  llvm::SmallPtrSet<Operation *, 4> meshes;
  module.walk([&](sdy::ManualComputationOp op) {
    for (auto list : {op.getInShardings(), op.getOutShardings()})
      for (sdy::TensorShardingAttr one : list.getShardings())
        if (auto name = dyn_cast<FlatSymbolRefAttr>(one.getMeshOrRef()))
          if (sdy::MeshOp mesh = sdy::lookupMesh(op, name))
            meshes.insert(mesh);
  });
  return meshes;
}

void CallerShardings::alignMeshes() {
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
    // It tells the order too.
    op->removeDiscardableAttr("stablehlo.mesh");
  }
}

const Orders *
CallerShardings::ordersOf(sdy::TensorShardingAttr sharding) const {
  auto name = dyn_cast<FlatSymbolRefAttr>(sharding.getMeshOrRef());
  bool isWhole = sharding.getUnreduced().empty() &&
                 llvm::all_of(sharding.getDims(), [](const auto &dim) {
                   return dim.getAxes().empty();
                 });
  auto it = name && !isWhole ? foreign.find(name.getValue()) : foreign.end();
  return it == foreign.end() ? nullptr : &it->second;
}

//===----------------------------------------------------------------------===//
// The boundary
//===----------------------------------------------------------------------===//

FailureOr<std::optional<CallersForm>>
CallerShardings::formOf(func::FuncOp function, const Twine &what, Type type,
                        DictionaryAttr attrs) {
  auto sharding =
      attrs ? attrs.getAs<sdy::TensorShardingAttr>(kSharding) : nullptr;
  sdy::MeshAttr meshAttr =
      sharding ? sharding.lookupMesh(function) : sdy::MeshAttr();
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!meshAttr || meshAttr.getAxes().empty() || !tensor)
    return std::optional<CallersForm>();
  CallersForm form{sharding, meshAttr.toMesh(), ordersOf(sharding)};
  if (!form.orders && sharding.getUnreduced().empty())
    return std::optional<CallersForm>();
  if (!tensor.hasStaticShape() ||
      !shardingOn(form.mesh, sharding).isEven(tensor.getShape()))
    return function.emitOpError()
           << what << " of type " << type << " is not cut evenly by "
           << sharding << ", which is "
           << (form.orders ? "of another order of devices" : "unreduced");
  return std::optional(std::move(form));
}

/// Of the boundary's tensor.
DictionaryAttr CallerShardings::attributesOf(const CallersForm &form,
                                             const BoundaryConverter &crossing,
                                             DictionaryAttr attrs) {
  NamedAttrList list(attrs);
  if (form.orders) {
    SmallVector<int64_t> callers(form.mesh.numDevices());
    for (int64_t i = 0; i < form.mesh.numDevices(); ++i)
      callers[form.orders->programs.deviceAt(i)] =
          form.orders->callers.deviceAt(i);
    list.set(kCallerDevicesAttr, builder.getDenseI64ArrayAttr(callers));
  }
  if (crossing.isStacked())
    list.set(kStackedPartialsAttr, builder.getUnitAttr());
  list.set(kSharding, crossing.boundarySharding());
  return list.getDictionary(builder.getContext());
}

LogicalResult CallerShardings::rewriteArgument(func::FuncOp function,
                                               unsigned i) {
  BlockArgument argument = function.getArgument(i);
  DictionaryAttr attrs = function.getArgAttrDict(i);
  auto form =
      formOf(function, "argument " + Twine(i), argument.getType(), attrs);
  if (failed(form) || !*form)
    return success(succeeded(form));
  builder.setInsertionPointToStart(argument.getOwner());
  BoundaryConverter crossing(builder, argument.getLoc(), (*form)->sharding,
                             (*form)->mesh);
  SmallVector<OpOperand *> uses(llvm::make_pointer_range(argument.getUses()));
  if (crossing.isStacked())
    argument.setType(BoundaryConverter::stackedType(argument.getType(),
                                                    crossing.numPartials()));
  Value value = argument;
  if (const Orders *orders = (*form)->orders)
    value = crossing.permute(value, orders->callers, orders->programs);
  if (crossing.isStacked())
    value = crossing.unstack(value);
  for (OpOperand *use : uses)
    use->set(value);
  function.setArgAttrs(i, attributesOf(**form, crossing, attrs));
  return success();
}

LogicalResult CallerShardings::rewriteResult(func::FuncOp function,
                                             unsigned i) {
  Operation *end = function.getBody().front().getTerminator();
  Value value = end->getOperand(i);
  DictionaryAttr attrs = function.getResultAttrDict(i);
  auto form = formOf(function, "result " + Twine(i), value.getType(), attrs);
  if (failed(form) || !*form)
    return success(succeeded(form));
  builder.setInsertionPoint(end);
  BoundaryConverter crossing(builder, value.getLoc(), (*form)->sharding,
                             (*form)->mesh);
  if (crossing.isStacked())
    value = crossing.stack(value);
  if (const Orders *orders = (*form)->orders)
    value = crossing.permute(value, orders->programs, orders->callers);
  end->setOperand(i, value);
  function.setResultAttrs(i, attributesOf(**form, crossing, attrs));
  return success();
}

LogicalResult CallerShardings::rewrite(func::FuncOp function) {
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

/// Callers read shardings back as those of a mesh with axes.
static void askForWholeAxes(func::FuncOp function) {
  auto mark = UnitAttr::get(function.getContext());
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    function.setArgAttr(i, kFullAxesOnlyAttr, mark);
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    function.setResultAttr(i, kFullAxesOnlyAttr, mark);
}

LogicalResult CallerShardings::run() {
  alignMeshes();
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal() ||
        !function.getBody().hasOneBlock())
      continue;
    askForWholeAxes(function);
    if (failed(rewrite(function)))
      return failure();
  }
  return success();
}

LogicalResult legalizeBoundaryShardings(ModuleOp module) {
  return CallerShardings(module).run();
}

} // namespace mlir::gspmd::pjrt
