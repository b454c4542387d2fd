//===- CallerShardings.cpp - Shardings that are the caller's alone --------===//
#include "CallerShardings.h"
#include "dialect/Algebra/DeviceDigits.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/Propagation/CloseShardings.h"
#include "llvm/ADT/StringMap.h"

using ::gspmd::DeviceOrder;
using ::gspmd::Mesh;

namespace mlir::gspmd::pjrt {
namespace {

/// Devices by their position: as the caller has it, as the program does.
struct Orders {
  DeviceOrder callers, programs;
};

/// One value on its way over the boundary.
class BoundaryValue {
public:
  BoundaryValue(OpBuilder &builder, Location loc,
                sdy::TensorShardingAttr sharding, const Mesh &mesh)
      : builder(builder), loc(loc), sharding(sharding), mesh(mesh) {}

  bool isStacked() const { return !sharding.getUnreduced().empty(); }
  int64_t numParts() const;
  /// Of the tensor with a dimension for parts, where it is stacked.
  sdy::TensorShardingAttr boundarySharding() const;
  static RankedTensorType stackedType(Type type, int64_t parts);

  Value stack(Value value);
  Value unstack(Value value);
  /// What device `from[i]` has goes to `to[i]`.
  Value permute(Value value, const DeviceOrder &from, const DeviceOrder &to);

private:
  RankedTensorType local(Type type, sdy::TensorShardingAttr on) const;
  sdy::ManualComputationOp manual(Value value, Type result,
                                  sdy::TensorShardingAttr in,
                                  sdy::TensorShardingAttr out);
  /// The same parts, under another type of the region.
  Value reshape(Value value, Type result, sdy::TensorShardingAttr in,
                sdy::TensorShardingAttr out);

  OpBuilder &builder;
  Location loc;
  sdy::TensorShardingAttr sharding;
  const Mesh &mesh;
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
  /// Attributes of the boundary's tensor; null if it is as the caller has it.
  FailureOr<DictionaryAttr> attributesOf(func::FuncOp function,
                                         const Twine &what, Type type,
                                         DictionaryAttr attrs);
  const Orders *ordersOf(sdy::TensorShardingAttr sharding) const;

  ModuleOp module;
  OpBuilder builder;
  llvm::StringMap<Orders> foreign; ///< by the name of the mesh
};

} // namespace

constexpr llvm::StringLiteral kSharding = "sdy.sharding";

//===----------------------------------------------------------------------===//
// One value
//===----------------------------------------------------------------------===//

static ::gspmd::TensorSharding onMesh(sdy::TensorShardingAttr sharding,
                                      const Mesh &mesh) {
  return sharding
      .toShardingAttr(FlatSymbolRefAttr::get(sharding.getContext(), "mesh"))
      .toSharding(mesh);
}

int64_t BoundaryValue::numParts() const {
  return ::gspmd::axisListSize(onMesh(sharding, mesh).unreducedAxes());
}

sdy::TensorShardingAttr BoundaryValue::boundarySharding() const {
  if (!isStacked())
    return sharding;
  SmallVector<sharding::DimShardingAttr> dims;
  dims.push_back(sharding::DimShardingAttr::get(
      builder.getContext(), sharding.getUnreduced(), /*isClosed=*/true,
      std::nullopt));
  llvm::append_range(dims, sharding.getDims());
  return sdy::TensorShardingAttr::get(
      builder.getContext(), sharding.getMeshOrRef(), dims,
      sharding.getReplicated(), {}, ::gspmd::Reduction::Add);
}

RankedTensorType BoundaryValue::stackedType(Type type, int64_t parts) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape{parts};
  llvm::append_range(shape, tensor.getShape());
  return RankedTensorType::get(shape, tensor.getElementType());
}

RankedTensorType BoundaryValue::local(Type type,
                                      sdy::TensorShardingAttr on) const {
  auto tensor = cast<RankedTensorType>(type);
  return RankedTensorType::get(onMesh(on, mesh).localShape(tensor.getShape()),
                               tensor.getElementType());
}

sdy::ManualComputationOp BoundaryValue::manual(Value value, Type result,
                                               sdy::TensorShardingAttr in,
                                               sdy::TensorShardingAttr out) {
  MLIRContext *context = builder.getContext();
  SmallVector<StringAttr> axes;
  for (const ::gspmd::MeshAxis &axis : mesh.axes())
    axes.push_back(builder.getStringAttr(axis.name));
  auto op = sdy::ManualComputationOp::create(
      builder, loc, TypeRange(result), ValueRange(value),
      sdy::TensorShardingPerValueAttr::get(context, in),
      sdy::TensorShardingPerValueAttr::get(context, out),
      sdy::ManualAxesAttr::get(context, axes));
  op.getBody().emplaceBlock().addArgument(local(value.getType(), in), loc);
  return op;
}

Value BoundaryValue::reshape(Value value, Type result,
                             sdy::TensorShardingAttr in,
                             sdy::TensorShardingAttr out) {
  auto op = manual(value, result, in, out);
  OpBuilder inside = OpBuilder::atBlockEnd(&op.getBody().front());
  Value parts = stablehlo::ReshapeOp::create(inside, loc, local(result, out),
                                             op.getBody().getArgument(0));
  sdy::ReturnOp::create(inside, loc, parts);
  return op.getResult(0);
}

Value BoundaryValue::stack(Value value) {
  return reshape(value, stackedType(value.getType(), numParts()), sharding,
                 boundarySharding());
}

Value BoundaryValue::unstack(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return reshape(value,
                 RankedTensorType::get(type.getShape().drop_front(),
                                       type.getElementType()),
                 boundarySharding(), sharding);
}

Value BoundaryValue::permute(Value value, const DeviceOrder &from,
                             const DeviceOrder &to) {
  sdy::TensorShardingAttr lies = boundarySharding();
  auto op = manual(value, value.getType(), lies, lies);
  OpBuilder inside = OpBuilder::atBlockEnd(&op.getBody().front());
  SmallVector<int64_t> pairs;
  for (int64_t i = 0; i < mesh.numDevices(); ++i)
    pairs.append({from.deviceAt(i), to.deviceAt(i)});
  constexpr int64_t kDeviceToDevice = 1;
  auto type =
      RankedTensorType::get({mesh.numDevices(), 2}, builder.getI64Type());
  Value part = op.getBody().getArgument(0);
  Value sent = stablehlo::CollectivePermuteOp::create(
      inside, loc, part.getType(), part, DenseIntElementsAttr::get(type, pairs),
      stablehlo::ChannelHandleAttr::get(builder.getContext(), 1,
                                        kDeviceToDevice));
  sdy::ReturnOp::create(inside, loc, sent);
  return op.getResult(0);
}

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
  ::gspmd::DeviceNumbering numbering = ::gspmd::numberingFor(programs);
  SmallVector<int64_t> devices;
  for (int64_t i = 0; i < programs.numDevices(); ++i)
    devices.push_back(programs.deviceOrder().deviceAt(i));
  if (programs.deviceOrder().isIdentity())
    devices.clear();
  for (sdy::MeshOp op : meshes) {
    Mesh mesh = op.getMesh().toMesh();
    if (op == base || manual.contains(op) ||
        mesh.numDevices() != programs.numDevices() ||
        ::gspmd::MeshDigits::get(mesh, numbering))
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

FailureOr<DictionaryAttr> CallerShardings::attributesOf(func::FuncOp function,
                                                        const Twine &what,
                                                        Type type,
                                                        DictionaryAttr attrs) {
  auto sharding =
      attrs ? attrs.getAs<sdy::TensorShardingAttr>(kSharding) : nullptr;
  sdy::MeshAttr meshAttr =
      sharding ? sharding.lookupMesh(function) : sdy::MeshAttr();
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!meshAttr || meshAttr.getAxes().empty() || !tensor)
    return DictionaryAttr();
  const Orders *orders = ordersOf(sharding);
  if (!orders && sharding.getUnreduced().empty())
    return DictionaryAttr();
  Mesh mesh = meshAttr.toMesh();
  ::gspmd::TensorSharding lies = onMesh(sharding, mesh);
  if (!tensor.hasStaticShape() || !lies.isEven(tensor.getShape()))
    return function.emitOpError()
           << what << " of type " << type << " is not cut evenly by "
           << sharding << ", which is "
           << (orders ? "of another order of devices" : "unreduced");
  NamedAttrList list(attrs);
  if (orders) {
    SmallVector<int64_t> callers(mesh.numDevices());
    for (int64_t i = 0; i < mesh.numDevices(); ++i)
      callers[orders->programs.deviceAt(i)] = orders->callers.deviceAt(i);
    list.set(kCallersDevices, builder.getDenseI64ArrayAttr(callers));
  }
  BoundaryValue crossing(builder, function.getLoc(), sharding, mesh);
  if (crossing.isStacked())
    list.set(kStackedParts, builder.getUnitAttr());
  list.set(kSharding, crossing.boundarySharding());
  return list.getDictionary(builder.getContext());
}

LogicalResult CallerShardings::rewrite(func::FuncOp function) {
  Block &body = function.getBody().front();
  Operation *end = body.getTerminator();
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    BlockArgument argument = function.getArgument(i);
    DictionaryAttr attrs = function.getArgAttrDict(i);
    auto rewritten = attributesOf(function, "argument " + Twine(i),
                                  argument.getType(), attrs);
    if (failed(rewritten))
      return failure();
    if (!*rewritten)
      continue;
    auto sharding = attrs.getAs<sdy::TensorShardingAttr>(kSharding);
    Mesh mesh = sharding.lookupMesh(function).toMesh();
    builder.setInsertionPointToStart(&body);
    BoundaryValue crossing(builder, argument.getLoc(), sharding, mesh);
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : argument.getUses())
      uses.push_back(&use);
    if (crossing.isStacked())
      argument.setType(
          BoundaryValue::stackedType(argument.getType(), crossing.numParts()));
    Value value = argument;
    if (const Orders *orders = ordersOf(sharding))
      value = crossing.permute(value, orders->callers, orders->programs);
    if (crossing.isStacked())
      value = crossing.unstack(value);
    for (OpOperand *use : uses)
      use->set(value);
    function.setArgAttrs(i, *rewritten);
  }
  for (unsigned i = 0; i < function.getNumResults(); ++i) {
    Value value = end->getOperand(i);
    DictionaryAttr attrs = function.getResultAttrDict(i);
    auto rewritten =
        attributesOf(function, "result " + Twine(i), value.getType(), attrs);
    if (failed(rewritten))
      return failure();
    if (!*rewritten)
      continue;
    auto sharding = attrs.getAs<sdy::TensorShardingAttr>(kSharding);
    Mesh mesh = sharding.lookupMesh(function).toMesh();
    builder.setInsertionPoint(end);
    BoundaryValue crossing(builder, value.getLoc(), sharding, mesh);
    if (crossing.isStacked())
      value = crossing.stack(value);
    if (const Orders *orders = ordersOf(sharding))
      value = crossing.permute(value, orders->programs, orders->callers);
    end->setOperand(i, value);
    function.setResultAttrs(i, *rewritten);
  }
  function.setType(
      builder.getFunctionType(body.getArgumentTypes(), end->getOperandTypes()));
  return success();
}

/// Callers read shardings back as those of a mesh with axes.
static void askForWholeAxes(func::FuncOp function) {
  auto mark = UnitAttr::get(function.getContext());
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    function.setArgAttr(i, kWholeAxes, mark);
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    function.setResultAttr(i, kWholeAxes, mark);
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

LogicalResult takeCallerShardings(ModuleOp module) {
  return CallerShardings(module).run();
}

} // namespace mlir::gspmd::pjrt
