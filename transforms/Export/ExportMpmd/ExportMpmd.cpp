//===- ExportMpmd.cpp - Tasks of stages as fragments ----------------------===//

#include "dialect/Mpmd/MpmdDialect.h"
#include "dialect/Sharding/ModuleSymbols.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Export/ExportMpmd/FragmentCalls.h"
#include "transforms/Export/Passes.h"
#include "transforms/Support/SignatureAttrs.h"
#include "transforms/Support/StageAttributes.h"
#include "transforms/Support/SymbolUses.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_EXPORTMPMD
#include "transforms/Export/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using mpmd::MeshTensorType;

namespace {

class MpmdExporter {
public:
  MpmdExporter(func::FuncOp entry, int64_t groups, bool writesCalls)
      : entry(entry), module(entry->getParentOfType<ModuleOp>()),
        builder(entry.getContext()), numMeshes(groups),
        writesCalls(writesCalls) {}

  LogicalResult run();

private:
  LogicalResult exportTasks();
  LogicalResult verifyOps();
  LogicalResult declareMeshes();
  void placeArguments();
  void exportCall(func::CallOp call);
  void exportOp(Operation *op);
  void exportReturn();
  mpmd::FragmentOp makeFragment(Location loc, ArrayRef<Value> inputs,
                                ArrayRef<Type> results, StringRef mesh,
                                ArrayRef<Attribute> origin, IntegerAttr stage);
  void fill(mpmd::FragmentOp fragment, ValueRange arguments,
            llvm::iterator_range<Block::iterator> ops, ValueRange returned,
            ValueRange replaced);
  MeshTensorType typeOn(StringRef mesh, Type type, Attribute sharding);
  Value get(Value value, MeshTensorType type);
  Value get(Value value, StringRef mesh);
  func::FuncOp calleeOf(func::CallOp call) {
    return cast<func::FuncOp>(
        sharding::lookupInModule(module, call.getCalleeAttr().getAttr()));
  }
  StringRef meshOf(int64_t stage) {
    return topology.getMeshes()[stage % numMeshes].getName();
  }

  func::FuncOp entry;
  ModuleOp module;
  OpBuilder builder;
  int64_t numMeshes;
  bool writesCalls;
  mpmd::TopologyAttr topology;
  /// The mesh tensor of each value where it is computed, and those that it was
  /// transferred to.
  DenseMap<Value, Value> values;
  llvm::SetVector<func::FuncOp> callees;
  DenseMap<std::pair<Value, Type>, Value> transferred;
};

} // namespace

/// The largest number of stages, each of which may have a mesh of its own.
static constexpr int64_t kMaxStages = 1 << 20;

static std::optional<int64_t> stageOf(Operation *op) {
  auto stage = op->getAttrOfType<IntegerAttr>(kStage);
  return stage && stage.getType().isSignlessInteger(64)
             ? std::optional(stage.getInt())
             : std::nullopt;
}

/// Verifies that the entry function has tasks, transfers, and the slices of
/// stacks of layers.
LogicalResult MpmdExporter::verifyOps() {
  for (BlockArgument arg : entry.getArguments())
    if (!isa<RankedTensorType>(arg.getType()))
      return entry.emitOpError("has argument ")
             << arg.getArgNumber() << " of type " << arg.getType()
             << "; expected ranked tensors";
  bool hasTasks = false;
  for (Operation &op : entry.getBody().front().without_terminator()) {
    if (std::optional<int64_t> stage = stageOf(&op);
        stage && (*stage < 0 || *stage >= kMaxStages))
      return op.emitOpError("is in stage ")
             << *stage << "; expected one from 0 to " << kMaxStages - 1;
    auto call = dyn_cast<func::CallOp>(op);
    if (call ? (stageOf(call) && call->getAttrOfType<StringAttr>(kTask)) ||
                   call->hasAttr(kTransfer)
             : op.hasAttr(kLayers) && op.getNumOperands() > 0) {
      hasTasks |= call && call->hasAttr(kTask);
      if (call && calleeOf(call).isExternal())
        return op.emitOpError("calls a function without a body");
      continue;
    }
    return op.emitOpError("is neither a task of a stage nor a transfer; "
                          "expected a program of --gspmd-pipeline-stages");
  }
  if (hasTasks)
    return success();
  return entry.emitError("has no tasks of stages; expected a program of "
                         "--gspmd-pipeline-stages");
}

LogicalResult MpmdExporter::declareMeshes() {
  if (numMeshes < 0)
    return module.emitError("groups: expected the number of meshes, or 0 for "
                            "one for each stage, found ")
           << numMeshes;
  auto meshOps = module.getOps<sdy::MeshOp>();
  if (llvm::range_size(meshOps) > 1)
    return (*std::next(meshOps.begin()))
        .emitOpError("is a second mesh; expected one mesh");
  MLIRContext *context = module.getContext();
  if (meshOps.empty()) {
    builder.setInsertionPointToStart(module.getBody());
    auto axis = sharding::MeshAxisAttr::get(context, "device", 1);
    sdy::MeshOp::create(builder, module.getLoc(), "mesh",
                        sdy::MeshAttr::get(context, axis, {}));
  }
  sdy::MeshAttr base = (*module.getOps<sdy::MeshOp>().begin()).getMesh();
  auto stated = cast_or_null<ArrayAttr>(module->removeAttr(kStageMeshes));
  int64_t numStages = 0;
  for (auto call : entry.getOps<func::CallOp>())
    if (std::optional<int64_t> stage = stageOf(call))
      numStages = std::max(numStages, *stage + 1);
  if (!numMeshes)
    numMeshes = stated ? stated.size() : numStages;
  if (stated && int64_t(stated.size()) != numMeshes)
    return module.emitError("states the meshes of ")
           << stated.size()
           << " groups of devices; expected groups=" << stated.size()
           << ", found " << numMeshes;
  SmallVector<mpmd::NamedMeshAttr> meshes;
  for (int64_t i = 0; i < numMeshes; ++i) {
    sdy::MeshAttr mesh = base;
    if (stated)
      mesh = sdy::MeshAttr::get(
          context, cast<sharding::MeshAttr>(stated[i]).getAxes(), {});
    meshes.push_back(
        mpmd::NamedMeshAttr::get(context, ("m" + Twine(i)).str(), mesh));
  }
  topology = mpmd::TopologyAttr::get(context, meshes);
  entry->setAttr(mpmd::MpmdDialect::kTopology, topology);
  return success();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

MeshTensorType MpmdExporter::typeOn(StringRef mesh, Type type,
                                    Attribute sharding) {
  return MeshTensorType::get(
      type.getContext(), mesh, cast<RankedTensorType>(type),
      cast_or_null<sdy::TensorShardingAttr>(sharding), StringAttr());
}

/// Returns `value` as a mesh tensor of `type`, to which it is transferred once.
Value MpmdExporter::get(Value value, MeshTensorType type) {
  Value produced = values.at(value);
  if (produced.getType() == type)
    return produced;
  Value &known = transferred[{produced, type}];
  if (!known)
    known = mpmd::TransferOp::create(builder, value.getLoc(), type, produced);
  return known;
}

Value MpmdExporter::get(Value value, StringRef mesh) {
  auto produced = cast<MeshTensorType>(values.at(value).getType());
  return get(value,
             typeOn(mesh, produced.getTensorType(), produced.getSharding()));
}

void MpmdExporter::placeArguments() {
  editArgAttrs(entry, [&](unsigned index, NamedAttrList &attrs) {
    BlockArgument arg = entry.getArgument(index);
    // The body is in program order, and the list of users is not.
    Operation *first = nullptr;
    for (Operation *user : arg.getUsers())
      if (stageOf(user) && (!first || user->isBeforeInBlock(first)))
        first = user;
    Type type = typeOn(meshOf(first ? *stageOf(first) : 0), arg.getType(),
                       attrs.erase(sdy::SdyDialect::kSharding));
    arg.setType(type);
    values[arg] = arg;
  });
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Returns a fragment with an empty block.
mpmd::FragmentOp
MpmdExporter::makeFragment(Location loc, ArrayRef<Value> inputs,
                           ArrayRef<Type> results, StringRef mesh,
                           ArrayRef<Attribute> origin, IntegerAttr stage) {
  auto fragment = mpmd::FragmentOp::create(
      builder, loc, results, inputs, builder.getArrayAttr(origin),
      builder.getStringAttr(mesh), stage, sdy::TensorShardingPerValueAttr(),
      sdy::TensorShardingPerValueAttr());
  Block &body = fragment.getRegion().emplaceBlock();
  for (Value input : inputs)
    body.addArgument(cast<MeshTensorType>(input.getType()).getTensorType(),
                     input.getLoc());
  return fragment;
}

/// Fills a fragment with copies of `ops`, which read `arguments` and compute
/// `returned`. Its results replace those of the program.
void MpmdExporter::fill(mpmd::FragmentOp fragment, ValueRange arguments,
                        llvm::iterator_range<Block::iterator> ops,
                        ValueRange returned, ValueRange replaced) {
  Block &body = fragment.getRegion().front();
  IRMapping mapping;
  mapping.map(arguments, body.getArguments());
  OpBuilder inner = OpBuilder::atBlockEnd(&body);
  for (Operation &op : ops)
    inner.clone(op, mapping);
  mpmd::ReturnOp::create(inner, fragment.getLoc(),
                         llvm::map_to_vector(returned, [&](Value v) {
                           return mapping.lookup(v);
                         }));
  for (auto [old, result] : llvm::zip_equal(replaced, fragment.getResults()))
    values[old] = result;
}

void MpmdExporter::exportCall(func::CallOp call) {
  func::FuncOp callee = calleeOf(call);
  if (call->hasAttr(kTransfer)) {
    for (auto [operand, received] :
         llvm::zip_equal(call.getOperands(), call.getResults()))
      values[received] = values.at(operand);
    return;
  }
  int64_t stage = *stageOf(call);
  StringRef mesh = meshOf(stage);
  StringRef task = call->getAttrOfType<StringAttr>(kTask).getValue();
  SmallVector<Value> inputs;
  for (auto [i, operand] : llvm::enumerate(call.getOperands()))
    inputs.push_back(
        get(operand, typeOn(mesh, callee.getArgumentTypes()[i],
                            callee.getArgAttr(i, sdy::SdyDialect::kSharding))));
  SmallVector<Type> results;
  for (auto [i, type] : llvm::enumerate(callee.getResultTypes()))
    results.push_back(typeOn(
        mesh, type, callee.getResultAttr(i, sdy::SdyDialect::kSharding)));
  SmallVector<Attribute> origin;
  IntegerAttr number;
  if (task != kUpdateTask) {
    origin.push_back(mpmd::UserOriginAttr::get(
        builder.getContext(), builder.getStringAttr("stage" + Twine(stage)),
        task != kForwardTask));
    number = builder.getI64IntegerAttr(stage);
  }
  mpmd::FragmentOp fragment =
      makeFragment(call.getLoc(), inputs, results, mesh, origin, number);
  Block &body = callee.getBody().front();
  fill(fragment, callee.getArguments(), body.without_terminator(),
       body.getTerminator()->getOperands(), call.getResults());
}

/// Exports a slice of a stack of layers, or a concatenation of slices, on the
/// mesh of its first operand.
void MpmdExporter::exportOp(Operation *op) {
  StringRef mesh = cast<MeshTensorType>(values.at(op->getOperand(0)).getType())
                       .getMeshName();
  SmallVector<Value> inputs;
  for (Value operand : op->getOperands())
    inputs.push_back(get(operand, mesh));
  auto shardings = op->getAttrOfType<sdy::TensorShardingPerValueAttr>(
      sdy::SdyDialect::kSharding);
  SmallVector<Type> results;
  for (OpResult result : op->getResults())
    results.push_back(
        typeOn(mesh, result.getType(),
               shardings ? shardings.getShardings()[result.getResultNumber()]
                         : sdy::TensorShardingAttr()));
  mpmd::FragmentOp fragment =
      makeFragment(op->getLoc(), inputs, results, mesh, {}, {});
  op->removeAttr(kLayers);
  fill(fragment, op->getOperands(),
       {op->getIterator(), std::next(op->getIterator())}, op->getResults(),
       op->getResults());
}

void MpmdExporter::exportReturn() {
  Operation *exit = entry.getBody().front().getTerminator();
  editResultAttrs(entry, [&](unsigned index, NamedAttrList &attrs) {
    Value returned = exit->getOperand(index);
    auto produced = cast<MeshTensorType>(values.at(returned).getType());
    Attribute sharding = attrs.erase(sdy::SdyDialect::kSharding);
    exit->setOperand(index,
                     get(returned, typeOn(produced.getMeshName(),
                                          produced.getTensorType(), sharding)));
  });
  entry.setFunctionType(builder.getFunctionType(
      entry.getBody().getArgumentTypes(), exit->getOperandTypes()));
}

LogicalResult MpmdExporter::exportTasks() {
  sharding::SymbolTableScope symbols(module); // for `calleeOf`
  if (failed(verifyOps()) || failed(declareMeshes()))
    return failure();
  placeArguments();
  Block &body = entry.getBody().front();
  builder.setInsertionPoint(body.getTerminator());
  SmallVector<Operation *> ops = llvm::map_to_vector(
      body.without_terminator(), [](Operation &op) { return &op; });
  for (Operation *op : ops) {
    auto call = dyn_cast<func::CallOp>(op);
    call ? exportCall(call) : exportOp(op);
    if (call)
      callees.insert(calleeOf(call));
  }
  exportReturn();
  for (Operation *op : llvm::reverse(ops))
    op->erase();
  return success();
}

LogicalResult MpmdExporter::run() {
  if (failed(exportTasks()))
    return failure();
  // Functions that only tasks call are in fragments now.
  SymbolUses uses(module);
  for (func::FuncOp callee : callees)
    uses.eraseIfUnused(callee);
  if (writesCalls)
    writeFragmentCalls(entry, topology);
  return success();
}

namespace {
struct ExportMpmdPass : ::mlir::gspmd::impl::ExportMpmdBase<ExportMpmdPass> {
  using ExportMpmdBase::ExportMpmdBase;

  void runOnProgram() override {
    auto func = getOperation().lookupSymbol<func::FuncOp>(entry);
    if (!func || func.isExternal()) {
      getOperation().emitError("has no function '") << entry << "' with a body";
      return signalPassFailure();
    }
    if (failed(MpmdExporter(func, groups, fragmentCalls).run()))
      signalPassFailure();
  }
};
} // namespace
