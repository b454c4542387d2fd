//===- ImportPerDeviceProgram.cpp - Programs of single processes ----------===//
//
// What `--gspmd-export-stablehlo` writes says what one process runs. Here it
// becomes the program of all again, which is one manual computation.
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

using namespace mlir;
using namespace mlir::gspmd;
using sharding::TensorShardingAttr;
using spmd::kProcessGlobalType;
using spmd::kProcessSharding;

namespace {

constexpr StringLiteral kNumReplicas = "mhlo.num_replicas";
constexpr StringLiteral kNumPartitions = "mhlo.num_partitions";

class ProcessReader {
public:
  explicit ProcessReader(ModuleOp module) : module(module), meshes(module) {}
  LogicalResult run();

private:
  int64_t count(StringRef name) const {
    auto attr = module->getAttrOfType<IntegerAttr>(name);
    return attr ? attr.getInt() : 1;
  }
  void declareDevices();
  /// The mesh that groups are told by, if any are.
  void declareMesh();
  LogicalResult readShardings();
  LogicalResult wrap(FunctionOpInterface function);
  /// The sharding of an argument or result, whose part has type `local`; that
  /// of the whole, padded, goes to `whole`.
  FailureOr<TensorShardingAttr> wholeOf(FunctionOpInterface function,
                                        const Twine &what, DictionaryAttr attrs,
                                        Type local, Type &whole);
  /// Replicas become partitions of the same numbers.
  void renumber(Operation *op) const;

  ModuleOp module;
  MhloMesh meshes;
  SmallVector<FunctionOpInterface> entries;
};

} // namespace

static DictionaryAttr dictionary(Operation *op, DictionaryAttr attrs) {
  return attrs ? attrs : DictionaryAttr::get(op->getContext());
}

/// Calls `visit` for the attributes of each argument and result.
static void forAllPlaces(FunctionOpInterface function,
                         llvm::function_ref<void(DictionaryAttr)> visit) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    visit(dictionary(function, function.getArgAttrDict(i)));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    visit(dictionary(function, function.getResultAttrDict(i)));
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

/// What marks tensors as parts for XLA says nothing once they are in a manual
/// computation.
void ProcessReader::declareDevices() {
  Builder b(module.getContext());
  module->setAttr(kNumPartitions,
                  b.getI32IntegerAttr(
                      std::max(count(kNumReplicas), count(kNumPartitions))));
  module->setAttr(kNumReplicas, b.getI32IntegerAttr(1));
  module.walk([](Operation *op) {
    op->removeDiscardableAttr(MhloMesh::kAttr);
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      dropFromSignature(function, MhloMesh::kAttr);
  });
}

void ProcessReader::declareMesh() {
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

LogicalResult ProcessReader::readShardings() {
  bool failed = false;
  for (FunctionOpInterface function : entries)
    forAllPlaces(function, [&](DictionaryAttr attrs) {
      if (auto text = attrs.getAs<StringAttr>(kProcessSharding))
        failed |= mlir::failed(meshes.read(function, text));
    });
  if (failed || mlir::failed(meshes.choose()))
    return failure();
  meshes.createMeshOp();
  return success();
}

FailureOr<TensorShardingAttr>
ProcessReader::wholeOf(FunctionOpInterface function, const Twine &what,
                       DictionaryAttr attrs, Type local, Type &whole) {
  auto part = dyn_cast<RankedTensorType>(local);
  if (!part || !part.hasStaticShape())
    return function.emitOpError()
           << what << " is " << local << "; expected a part of static shape";
  auto text = attrs.getAs<StringAttr>(kProcessSharding);
  FailureOr<TensorShardingAttr> attr =
      text
          ? meshes.translate(function, text, 0, local)
          : TensorShardingAttr::get(module.getContext(), meshes.name(),
                                    meshes.mesh(),
                                    TensorSharding::replicated(part.getRank()));
  if (failed(attr))
    return failure();
  if (!*attr)
    return function.emitOpError()
           << what << " has " << kProcessSharding << " " << text
           << ", which does not say where its parts lie";
  TensorSharding sharding = (*attr).toSharding(meshes.mesh());
  SmallVector<int64_t> shape(part.getShape());
  for (auto [dim, size] : llvm::enumerate(shape))
    size *= sharding.numShards(dim);
  whole = part.clone(shape);
  auto global = attrs.getAs<TypeAttr>(kProcessGlobalType);
  if (global && sharding::PartitionContext::localType(global.getValue(),
                                                      sharding) != local)
    return function.emitOpError()
           << what << " is " << local << ", which is no part of "
           << global.getValue() << " cut by " << text;
  return attr;
}

//===----------------------------------------------------------------------===//
// The program of all
//===----------------------------------------------------------------------===//

static DictionaryAttr withSharding(DictionaryAttr attrs,
                                   TensorShardingAttr sharding) {
  NamedAttrList list(attrs);
  list.erase(kProcessSharding);
  list.set(sharding::ShardingDialect::kSharding, sharding);
  return list.getDictionary(attrs.getContext());
}

LogicalResult ProcessReader::wrap(FunctionOpInterface function) {
  if (!function.getFunctionBody().hasOneBlock())
    return function.emitOpError("has several blocks; expected one");
  MLIRContext *context = module.getContext();
  SmallVector<TensorShardingAttr> in, out;
  SmallVector<Type> arguments, results;
  auto place = [&](StringRef what, unsigned i, DictionaryAttr attrs, Type local,
                   SmallVector<TensorShardingAttr> &shardings,
                   SmallVector<Type> &types) {
    Type whole;
    FailureOr<TensorShardingAttr> sharding =
        wholeOf(function, what + Twine(" ") + Twine(i),
                dictionary(function, attrs), local, whole);
    if (failed(sharding))
      return failure();
    shardings.push_back(*sharding);
    types.push_back(whole);
    return success();
  };
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    if (failed(place("argument", i, function.getArgAttrDict(i), type, in,
                     arguments)))
      return failure();
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    if (failed(place("result", i, function.getResultAttrDict(i), type, out,
                     results)))
      return failure();
  for (auto [i, sharding] : llvm::enumerate(in))
    function.setArgAttrs(
        i, withSharding(dictionary(function, function.getArgAttrDict(i)),
                        sharding));
  for (auto [i, sharding] : llvm::enumerate(out))
    function.setResultAttrs(
        i, withSharding(dictionary(function, function.getResultAttrDict(i)),
                        sharding));

  Region &body = function.getFunctionBody();
  Block &part = body.front();
  Block *whole = &body.emplaceBlock();
  for (auto [type, argument] : llvm::zip_equal(arguments, part.getArguments()))
    whole->addArgument(type, argument.getLoc());
  Operation *end = part.getTerminator();
  OpBuilder b = OpBuilder::atBlockEnd(whole);
  auto manual = sharding::ManualComputationOp::create(
      b, function.getLoc(), results, whole->getArguments(),
      sharding::TensorShardingPerValueAttr::get(context, in),
      sharding::TensorShardingPerValueAttr::get(context, out),
      sharding::AxesAttr::get(context, meshes.name(), meshes.mesh(),
                              meshes.mesh().allAxes()));
  b.setInsertionPoint(end);
  sharding::ReturnOp::create(b, end->getLoc(), end->getOperands());
  end->moveBefore(whole, whole->end());
  end->setOperands(manual.getResults());
  manual.getBody().getBlocks().splice(manual.getBody().end(), body.getBlocks(),
                                      part.getIterator());
  function.setType(FunctionType::get(context, arguments, results));
  return success();
}

/// Groups without a channel are of replicas.
void ProcessReader::renumber(Operation *op) const {
  OpBuilder b(op);
  if (auto id = dyn_cast<stablehlo::ReplicaIdOp>(op)) {
    id.getResult().replaceAllUsesWith(stablehlo::PartitionIdOp::create(
        b, op->getLoc(), id.getResult().getType()));
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

LogicalResult ProcessReader::run() {
  for (auto function : module.getOps<FunctionOpInterface>()) {
    bool isEntry = false;
    forAllPlaces(function, [&](DictionaryAttr attrs) {
      isEntry |= attrs.contains(kProcessGlobalType);
    });
    if (isEntry && !function.isExternal())
      entries.push_back(function);
  }
  int64_t replicas = count(kNumReplicas), partitions = count(kNumPartitions);
  if (entries.empty() || std::max(replicas, partitions) == 1)
    return success();
  if (std::min(replicas, partitions) > 1)
    return module.emitError()
           << "is a program of " << replicas << " replicas of " << partitions
           << " partitions; gspmd reads programs of either";
  declareDevices();
  declareMesh();
  if (failed(readShardings()))
    return failure();
  if (replicas > 1)
    module.walk([&](Operation *op) { renumber(op); });
  for (FunctionOpInterface function : entries)
    if (failed(wrap(function)))
      return failure();
  return success();
}

LogicalResult mlir::gspmd::importPerDeviceProgram(ModuleOp module) {
  return ProcessReader(module).run();
}
