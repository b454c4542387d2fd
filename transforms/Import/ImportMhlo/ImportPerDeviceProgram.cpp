//===- ImportPerDeviceProgram.cpp - Per-device programs -------------------===//
//
// `--gspmd-export-stablehlo` writes the program of one process, with local
// tensors. Its import is a program with global tensors, whose body is one
// manual computation over all axes.
//
//===----------------------------------------------------------------------===//

#include "transforms/Import/ImportMhlo/ImportPerDeviceProgram.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/ProcessAttrs.h"
#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/SignatureAttrs.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::TensorShardingAttr;
using spmd::kProcessGlobalType;
using spmd::kProcessSharding;

namespace {

constexpr StringLiteral kNumReplicas = "mhlo.num_replicas";
constexpr StringLiteral kNumPartitions = "mhlo.num_partitions";

/// Turns the entry functions of a per-device program into functions of global
/// tensors.
class PerDeviceProgramImporter {
public:
  explicit PerDeviceProgramImporter(ModuleOp module)
      : module(module), meshes(module) {}
  LogicalResult run();

private:
  int64_t readCount(StringRef name) const {
    auto attr = module->getAttrOfType<IntegerAttr>(name);
    return attr ? attr.getInt() : 1;
  }
  /// Sets the number of partitions of the module, and removes the shardings of
  /// local tensors.
  void declareDevices();
  /// Declares the mesh of the replica groups that are lists of axes, if any.
  void declareMesh();
  LogicalResult readShardings();
  LogicalResult wrapInManualComputation(FunctionOpInterface function);
  /// Returns the sharding of the argument or result `what` (for messages) of
  /// type `local`, and sets `global` to its global type with padding.
  FailureOr<TensorShardingAttr> getGlobalType(FunctionOpInterface function,
                                              const Twine &what,
                                              DictionaryAttr attrs, Type local,
                                              Type &global);
  /// Replaces a replica id, or a group of replicas, by that of the partitions
  /// with the same numbers.
  void replaceReplicaIds(Operation *op) const;

  ModuleOp module;
  MhloMesh meshes;
  SmallVector<FunctionOpInterface> entries;
};

} // namespace

static DictionaryAttr orEmpty(Operation *op, DictionaryAttr attrs) {
  return attrs ? attrs : DictionaryAttr::get(op->getContext());
}

/// Calls `visit` for the attributes of each argument and result.
static void forEachAttrs(FunctionOpInterface function,
                         llvm::function_ref<void(DictionaryAttr)> visit) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    visit(orEmpty(function, function.getArgAttrDict(i)));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    visit(orEmpty(function, function.getResultAttrDict(i)));
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

/// The body becomes a manual computation, in which the annotations that mark
/// tensors as local for XLA have no effect.
void PerDeviceProgramImporter::declareDevices() {
  Builder b(module.getContext());
  module->setAttr(kNumPartitions,
                  b.getI32IntegerAttr(std::max(readCount(kNumReplicas),
                                               readCount(kNumPartitions))));
  module->setAttr(kNumReplicas, b.getI32IntegerAttr(1));
  module.walk([](Operation *op) {
    op->removeDiscardableAttr(MhloMesh::kAttr);
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      dropFromSignature(function, MhloMesh::kAttr);
  });
}

void PerDeviceProgramImporter::declareMesh() {
  stablehlo::MeshAttr mesh;
  module.walk([&](Operation *op) {
    auto groups = op->getAttrOfType<stablehlo::ReplicaGroupMeshAxesAttr>(
        "replica_groups");
    mesh = groups ? groups.getOwnMesh() : stablehlo::MeshAttr();
    return mesh ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (!mesh || !module.getOps<sharding::MeshOp>().empty())
    return;
  OpBuilder b(module.getBodyRegion());
  sharding::MeshOp::create(
      b, module.getLoc(), "mesh",
      sharding::MeshAttr::get(module.getContext(), stablehlo::toMesh(mesh)));
}

LogicalResult PerDeviceProgramImporter::readShardings() {
  bool failed = false;
  for (FunctionOpInterface function : entries)
    forEachAttrs(function, [&](DictionaryAttr attrs) {
      if (auto text = attrs.getAs<StringAttr>(kProcessSharding))
        failed |= mlir::failed(meshes.read(function, text));
    });
  if (failed || mlir::failed(meshes.choose()))
    return failure();
  meshes.createMeshOp();
  return success();
}

FailureOr<TensorShardingAttr>
PerDeviceProgramImporter::getGlobalType(FunctionOpInterface function,
                                        const Twine &what, DictionaryAttr attrs,
                                        Type local, Type &global) {
  auto localBlock = dyn_cast<RankedTensorType>(local);
  if (!localBlock || !localBlock.hasStaticShape())
    return function.emitOpError()
           << what << " is " << local
           << "; expected a local tensor of static shape";
  auto text = attrs.getAs<StringAttr>(kProcessSharding);
  FailureOr<TensorShardingAttr> attr =
      text ? meshes.translate(function, text, 0, local)
           : TensorShardingAttr::get(
                 module.getContext(), meshes.name(), meshes.mesh(),
                 TensorSharding::replicated(localBlock.getRank()));
  if (failed(attr))
    return failure();
  if (!*attr)
    return function.emitOpError() << what << " has " << kProcessSharding << " "
                                  << text << ", which specifies no sharding";
  TensorSharding sharding = (*attr).toSharding(meshes.mesh());
  SmallVector<int64_t> shape(localBlock.getShape());
  for (auto [dim, size] : llvm::enumerate(shape))
    size *= sharding.numShards(dim);
  global = localBlock.clone(shape);
  auto unpadded = attrs.getAs<TypeAttr>(kProcessGlobalType);
  auto unpaddedType = unpadded ? dyn_cast<RankedTensorType>(unpadded.getValue())
                               : RankedTensorType();
  bool hasRank = unpaddedType && unpaddedType.getRank() == localBlock.getRank();
  if (unpadded && (!hasRank || sharding::PartitionContext::localType(
                                   unpaddedType, sharding) != local))
    return function.emitOpError()
           << what << " is " << local << ", which is not a shard of "
           << unpadded.getValue() << " sharded by " << text;
  return attr;
}

//===----------------------------------------------------------------------===//
// The program of all processes
//===----------------------------------------------------------------------===//

static void setSharding(NamedAttrList &attrs, TensorShardingAttr sharding) {
  attrs.erase(kProcessSharding);
  attrs.set(sharding::ShardingDialect::kSharding, sharding);
}

LogicalResult PerDeviceProgramImporter::wrapInManualComputation(
    FunctionOpInterface function) {
  if (!function.getFunctionBody().hasOneBlock())
    return function.emitOpError("has several blocks; expected one");
  MLIRContext *context = module.getContext();
  SmallVector<TensorShardingAttr> inShardings, outShardings;
  SmallVector<Type> arguments, results;
  auto addShardedValue = [&](StringRef what, unsigned i, DictionaryAttr attrs,
                             Type local,
                             SmallVector<TensorShardingAttr> &shardings,
                             SmallVector<Type> &types) {
    Type global;
    FailureOr<TensorShardingAttr> sharding =
        getGlobalType(function, what + Twine(" ") + Twine(i),
                      orEmpty(function, attrs), local, global);
    if (failed(sharding))
      return failure();
    shardings.push_back(*sharding);
    types.push_back(global);
    return success();
  };
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    if (failed(addShardedValue("argument", i, function.getArgAttrDict(i), type,
                               inShardings, arguments)))
      return failure();
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    if (failed(addShardedValue("result", i, function.getResultAttrDict(i), type,
                               outShardings, results)))
      return failure();
  editArgAttrs(function, [&](unsigned i, NamedAttrList &attrs) {
    setSharding(attrs, inShardings[i]);
  });
  editResultAttrs(function, [&](unsigned i, NamedAttrList &attrs) {
    setSharding(attrs, outShardings[i]);
  });

  Region &body = function.getFunctionBody();
  Block &localBlock = body.front();
  Block *global = &body.emplaceBlock();
  for (auto [type, argument] :
       llvm::zip_equal(arguments, localBlock.getArguments()))
    global->addArgument(type, argument.getLoc());
  Operation *end = localBlock.getTerminator();
  OpBuilder b = OpBuilder::atBlockEnd(global);
  auto manual = sharding::ManualComputationOp::create(
      b, function.getLoc(), results, global->getArguments(),
      sharding::TensorShardingPerValueAttr::get(context, inShardings),
      sharding::TensorShardingPerValueAttr::get(context, outShardings),
      sharding::AxesAttr::get(context, meshes.name(), meshes.mesh(),
                              meshes.mesh().allAxes()));
  b.setInsertionPoint(end);
  sharding::ReturnOp::create(b, end->getLoc(), end->getOperands());
  end->moveBefore(global, global->end());
  end->setOperands(manual.getResults());
  manual.getBody().getBlocks().splice(manual.getBody().end(), body.getBlocks(),
                                      localBlock.getIterator());
  function.setType(FunctionType::get(context, arguments, results));
  return success();
}

/// A collective without a channel has groups of replicas, so it gets one.
void PerDeviceProgramImporter::replaceReplicaIds(Operation *op) const {
  OpBuilder b(op);
  if (stablehlo::getProcessId(op) == stablehlo::ProcessId::Replica) {
    op->getResult(0).replaceAllUsesWith(stablehlo::createProcessId(
        b, op->getLoc(), stablehlo::ProcessId::Partition));
    op->erase();
    return;
  }
  if (stablehlo::isRaggedAllToAll(op) && stablehlo::isValidRaggedAllToAll(op))
    return stablehlo::setRaggedAllToAllChannel(op, 1);
  if (!stablehlo::isCollective(op))
    return;
  constexpr StringLiteral kChannel = "channel_handle",
                          kGlobalIds = "use_global_device_ids";
  auto has = [&](StringRef name) {
    return llvm::any_of(
        op->getName().getAttributeNames(),
        [&](StringAttr attr) { return attr.getValue() == name; });
  };
  constexpr int64_t kDeviceToDevice = 1;
  if (has(kChannel))
    op->setAttr(kChannel, stablehlo::ChannelHandleAttr::get(op->getContext(), 1,
                                                            kDeviceToDevice));
  if (has(kGlobalIds))
    op->setAttr(kGlobalIds, b.getUnitAttr());
}

LogicalResult PerDeviceProgramImporter::run() {
  for (auto function : module.getOps<FunctionOpInterface>()) {
    bool isEntry = false;
    forEachAttrs(function, [&](DictionaryAttr attrs) {
      isEntry |= attrs.contains(kProcessGlobalType);
    });
    if (isEntry && !function.isExternal())
      entries.push_back(function);
  }
  int64_t replicas = readCount(kNumReplicas),
          partitions = readCount(kNumPartitions);
  if (entries.empty() || std::max(replicas, partitions) == 1)
    return success();
  if (std::min(replicas, partitions) > 1)
    return module.emitError()
           << "has " << replicas << " replicas of " << partitions
           << " partitions; expected a program of replicas only or of "
              "partitions only";
  declareDevices();
  declareMesh();
  if (failed(readShardings()))
    return failure();
  if (replicas > 1)
    module.walk([&](Operation *op) { replaceReplicaIds(op); });
  for (FunctionOpInterface function : entries)
    if (failed(wrapInManualComputation(function)))
      return failure();
  return success();
}

LogicalResult mlir::gspmd::importPerDeviceProgram(ModuleOp module) {
  return PerDeviceProgramImporter(module).run();
}
