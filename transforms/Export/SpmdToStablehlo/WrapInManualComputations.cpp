//===- WrapInManualComputations.cpp - Wraps local programs in sdy ---------===//

#include "transforms/Export/SpmdToStablehlo/WrapInManualComputations.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/Support/SignatureAttrs.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;
using sharding::TensorShardingAttr;
using spmd::SpmdDialect;

namespace {

/// Wraps one entry function.
class ManualComputationBuilder {
public:
  ManualComputationBuilder(func::FuncOp function, const MeshTable &meshes)
      : function(function), meshes(meshes) {}

  LogicalResult run();

private:
  /// The arguments or the results of the function, as global tensors.
  struct BoundaryTypes {
    SmallVector<Type> types;
    SmallVector<TensorShardingAttr> shardings;
  };

  LogicalResult findMesh();
  /// Appends a value of local type `local` with attributes `attrs` to `side`.
  LogicalResult append(BoundaryTypes &side, StringRef what, unsigned index,
                       Type local, DictionaryAttr attrs);
  /// Moves the body into a manual computation that the function returns.
  void wrapBody(const BoundaryTypes &arguments, const BoundaryTypes &results);

  func::FuncOp function;
  const MeshTable &meshes;
  FlatSymbolRefAttr meshName; ///< the mesh of all shardings
};

} // namespace

LogicalResult ManualComputationBuilder::findMesh() {
  auto visit = [&](DictionaryAttr attrs) -> LogicalResult {
    auto known =
        attrs ? attrs.getAs<TensorShardingAttr>(ShardingDialect::kSharding)
              : TensorShardingAttr();
    if (!known)
      return success();
    if (meshName && meshName != known.getMesh())
      return function.emitOpError()
             << "has shardings on meshes " << meshName << " and "
             << known.getMesh() << "; a manual computation has one mesh";
    meshName = known.getMesh();
    return success();
  };
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (failed(visit(function.getArgAttrDict(i))))
      return failure();
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (failed(visit(function.getResultAttrDict(i))))
      return failure();
  return success();
}

LogicalResult ManualComputationBuilder::append(BoundaryTypes &side,
                                               StringRef what, unsigned index,
                                               Type local,
                                               DictionaryAttr attrs) {
  auto global =
      attrs ? attrs.getAs<TypeAttr>(SpmdDialect::kGlobalType) : TypeAttr();
  Type type = global ? global.getValue() : local;
  auto known = attrs
                   ? attrs.getAs<TensorShardingAttr>(ShardingDialect::kSharding)
                   : TensorShardingAttr();
  auto tensor = dyn_cast<RankedTensorType>(type);
  const Mesh &mesh = meshes.find(meshName.getValue())->second;
  TensorSharding on =
      known ? known.toSharding(mesh)
            : TensorSharding::replicated(tensor ? tensor.getRank() : 0);
  for (int64_t d = 0; tensor && d < tensor.getRank(); ++d) {
    int64_t shards = on.numShards(d), size = tensor.getDimSize(d);
    if (size % shards != 0)
      return function.emitOpError()
             << what << " " << index << ": dimension " << d << " of size "
             << size << " has " << shards
             << " shards; a manual computation expects a divisor of the size: "
                "pad the tensor, or choose another form";
  }
  side.types.push_back(type);
  side.shardings.push_back(
      known
          ? known
          : TensorShardingAttr::get(function.getContext(), meshName, mesh, on));
  return success();
}

void ManualComputationBuilder::wrapBody(const BoundaryTypes &arguments,
                                        const BoundaryTypes &results) {
  MLIRContext *context = function.getContext();
  const Mesh &mesh = meshes.find(meshName.getValue())->second;
  Location loc = function.getLoc();
  Region local;
  local.takeBody(function.getBody());
  function.setType(FunctionType::get(context, arguments.types, results.types));
  OpBuilder b = OpBuilder::atBlockEnd(function.addEntryBlock());
  auto manual = sharding::ManualComputationOp::create(
      b, loc, results.types, function.getArguments(),
      sharding::TensorShardingPerValueAttr::get(context, arguments.shardings),
      sharding::TensorShardingPerValueAttr::get(context, results.shardings),
      sharding::AxesAttr::get(context, meshName, mesh, mesh.allAxes()));
  func::ReturnOp::create(b, loc, manual.getResults());
  manual.getBody().takeBody(local);
  Operation *end = manual.getBody().front().getTerminator();
  b.setInsertionPoint(end);
  sharding::ReturnOp::create(b, end->getLoc(), end->getOperands());
  end->erase();
}

LogicalResult ManualComputationBuilder::run() {
  if (failed(findMesh()))
    return failure();
  if (!meshName)
    return success(); // a program of one device
  BoundaryTypes arguments, results;
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    if (failed(
            append(arguments, "argument", i, type, function.getArgAttrDict(i))))
      return failure();
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    if (failed(
            append(results, "result", i, type, function.getResultAttrDict(i))))
      return failure();
  wrapBody(arguments, results);
  return success();
}

LogicalResult mlir::gspmd::wrapInManualComputations(ModuleOp module,
                                                    const MeshTable &meshes) {
  SymbolTableCollection symbols;
  SymbolUserMap users(symbols, module);
  auto hasGlobalType = [](func::FuncOp function) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (function.getArgAttr(i, SpmdDialect::kGlobalType))
        return true;
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      if (function.getResultAttr(i, SpmdDialect::kGlobalType))
        return true;
    return false;
  };
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isExternal() && hasGlobalType(function)) {
      if (!users.useEmpty(function))
        return function.emitOpError(
            "is called and has global arguments or results; a manual "
            "computation is the body of functions that nothing calls");
      if (failed(ManualComputationBuilder(function, meshes).run()))
        return failure();
    }
    auto strip = [](unsigned, NamedAttrList &attrs) {
      attrs.erase(SpmdDialect::kGlobalType);
    };
    editArgAttrs(function, strip);
    editResultAttrs(function, strip);
  }
  return success();
}
