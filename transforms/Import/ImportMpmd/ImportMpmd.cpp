//===- ImportMpmd.cpp - Stages from Shardy's computations -----------------===//

#include "dialect/Sharding/ModuleSymbols.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "transforms/Import/ImportMpmd/MpmdStages.h"
#include "transforms/Import/ImportMpmd/TopologyMeshes.h"
#include "transforms/Import/Passes.h"
#include "transforms/OpModels/Support/Reducers.h"
#include "transforms/Support/CallOrder.h"
#include "transforms/Support/SignatureAttrs.h"
#include "transforms/Support/StageAttributes.h"
#include "transforms/Support/SymbolUses.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_IMPORTMPMD
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using mpmd::MeshTensorType;
using sharding::ReductionKind;

namespace {

class MpmdImporter {
public:
  MpmdImporter(ModuleOp module, const MpmdStages &stages,
               const TopologyMeshes &meshes)
      : module(module), stages(stages), meshes(meshes) {}

  LogicalResult run();

private:
  using Shardings = ArrayRef<sdy::TensorShardingAttr>;

  bool statesShardings();

  FailureOr<SmallVector<Operation *>> findOps();
  void importSignature(func::FuncOp func);
  LogicalResult importOps(ArrayRef<Operation *> ops);
  LogicalResult importOp(Operation *op);
  LogicalResult inlineBody(Operation *op, Block &body, Shardings inputs,
                           Shardings results);
  LogicalResult importFragment(mpmd::FragmentOp op);
  LogicalResult importFragmentCall(mpmd::FragmentCallOp op);
  void importTransfer(mpmd::TransferOp op);
  void importCall(mpmd::CallOp op);
  void importReduce(mpmd::ReduceOp op);
  Value constrain(OpBuilder &builder, Value value,
                  sdy::TensorShardingAttr sharding);
  void setStage(Operation *op, std::optional<ComputationStage> stage);
  sdy::TensorShardingAttr shardingOf(Type type) const;
  sdy::TensorShardingAttr shardingAt(sdy::TensorShardingPerValueAttr all,
                                     unsigned index, Type type) const;

  func::FuncOp lookup(FlatSymbolRefAttr callee) {
    return cast<func::FuncOp>(
        sharding::lookupInModule(module, callee.getAttr()));
  }

  ModuleOp module;
  const MpmdStages &stages;
  const TopologyMeshes &meshes;
  int64_t numStages = 0;
  /// True after Shardy's propagation, which writes shardings to the types of
  /// mesh tensors. Those without one are replicated then.
  bool isPropagated = false;
  /// The functions that are bodies of fragments.
  llvm::SetVector<func::FuncOp> fragmentBodies;
};

} // namespace

//===----------------------------------------------------------------------===//
// Types and shardings
//===----------------------------------------------------------------------===//

static Type toTensor(Type type) {
  auto meshTensor = dyn_cast<MeshTensorType>(type);
  return meshTensor ? meshTensor.getTensorType() : type;
}

static SmallVector<Type> toTensors(TypeRange types) {
  return llvm::map_to_vector(types, toTensor);
}

/// Returns the sharding of a mesh tensor on the mesh of the program; null for
/// other tensors, and for all before propagation.
sdy::TensorShardingAttr MpmdImporter::shardingOf(Type type) const {
  auto meshTensor = dyn_cast<MeshTensorType>(type);
  if (!meshTensor || !isPropagated)
    return {};
  if (!meshTensor.getSharding())
    return meshes.replicated(meshTensor.getTensorType().getRank());
  return meshes.onDeclared(meshTensor.getSharding());
}

/// Returns true if a mesh tensor of the module has a sharding.
bool MpmdImporter::statesShardings() {
  auto statesSharding = [](Type type) {
    auto meshTensor = dyn_cast<MeshTensorType>(type);
    return meshTensor && meshTensor.getSharding();
  };
  auto visit = [&](Operation *op) -> WalkResult {
    auto func = dyn_cast<func::FuncOp>(op);
    bool isStated =
        func ? llvm::any_of(func.getArgumentTypes(), statesSharding) ||
                   llvm::any_of(func.getResultTypes(), statesSharding)
             : llvm::any_of(op->getResultTypes(), statesSharding);
    return isStated ? WalkResult::interrupt() : WalkResult::advance();
  };
  return module.walk(visit).wasInterrupted();
}

sdy::TensorShardingAttr
MpmdImporter::shardingAt(sdy::TensorShardingPerValueAttr all, unsigned index,
                         Type type) const {
  return all ? meshes.onDeclared(all.getShardings()[index]) : shardingOf(type);
}

/// Returns an error if `op` has tensors in the memory of the host, or mesh
/// tensors outside of computations.
static LogicalResult verifyValues(Operation *op) {
  auto verifyType = [&](Type type) -> LogicalResult {
    auto meshTensor = dyn_cast<MeshTensorType>(type);
    if (!meshTensor)
      return success();
    if (StringAttr kind = meshTensor.getMemoryKind();
        kind && kind.getValue() != "device")
      return op->emitOpError() << "has a tensor in memory kind " << kind
                               << ", which stages do not have; expected "
                                  "\"device\"";
    if (isa_and_nonnull<mpmd::MpmdDialect>(op->getDialect()) ||
        isa<func::FuncOp, func::ReturnOp>(op))
      return success();
    return op->emitOpError()
           << "has a value of type " << type << " outside of a fragment";
  };
  if (auto func = dyn_cast<func::FuncOp>(op)) {
    for (Type type : llvm::concat<const Type>(func.getArgumentTypes(),
                                              func.getResultTypes()))
      if (failed(verifyType(type)))
        return failure();
    return success();
  }
  for (Type type :
       llvm::concat<const Type>(SmallVector<Type>(op->getOperandTypes()),
                                SmallVector<Type>(op->getResultTypes())))
    if (failed(verifyType(type)))
      return failure();
  return success();
}

void MpmdImporter::importSignature(func::FuncOp func) {
  auto setShardings = [&](TypeRange types) {
    return [&, types](unsigned index, NamedAttrList &attrs) {
      sdy::TensorShardingAttr sharding = shardingOf(types[index]);
      auto meshTensor = dyn_cast<MeshTensorType>(types[index]);
      // An attribute states the sharding of a type without one.
      if (sharding &&
          (meshTensor.getSharding() || !attrs.get(sdy::SdyDialect::kSharding)))
        attrs.set(sdy::SdyDialect::kSharding, sharding);
    };
  };
  FunctionType type = func.getFunctionType();
  editArgAttrs(func, setShardings(type.getInputs()));
  editResultAttrs(func, setShardings(type.getResults()));
  func.setFunctionType(FunctionType::get(func.getContext(),
                                         toTensors(type.getInputs()),
                                         toTensors(type.getResults())));
  for (BlockArgument arg : func.getArguments())
    arg.setType(toTensor(arg.getType()));
}

/// Returns `value` in `sharding`, if it is not null.
Value MpmdImporter::constrain(OpBuilder &builder, Value value,
                              sdy::TensorShardingAttr sharding) {
  if (!sharding || sdy::getSharding(value) == sharding)
    return value;
  return sdy::ShardingConstraintOp::create(builder, value.getLoc(),
                                           value.getType(), value, sharding);
}

//===----------------------------------------------------------------------===//
// Computations
//===----------------------------------------------------------------------===//

/// States the stage of an op. The stage of a call is the name scope of the ops
/// of its function.
void MpmdImporter::setStage(Operation *op,
                            std::optional<ComputationStage> stage) {
  if (!stage || op->hasAttr(kStage))
    return;
  Builder builder(op->getContext());
  numStages = std::max(numStages, stage->stage + 1);
  op->setAttr(kStage, builder.getI64IntegerAttr(stage->stage));
  if (stage->isBackward)
    op->setAttr(kBackward, builder.getUnitAttr());
  if (auto call = dyn_cast<func::CallOp>(op)) {
    Twine scope = "stage" + Twine(stage->stage);
    std::string name =
        stage->isBackward ? ("transpose(" + scope + ")").str() : scope.str();
    op->setLoc(NameLoc::get(
        builder.getStringAttr(name + "/" + call.getCallee()), op->getLoc()));
  }
}

/// Moves the ops of `body` before `op`, which they replace. `inputs` and
/// `results` may have null entries.
LogicalResult MpmdImporter::inlineBody(Operation *op, Block &body,
                                       Shardings inputs, Shardings results) {
  FailureOr<std::optional<ComputationStage>> stage = stages.stageOf(op);
  if (failed(stage))
    return failure();
  for (Operation &inner : body.without_terminator()) {
    auto known = inner.getAttrOfType<IntegerAttr>(kStage);
    if (known && *stage && known.getInt() != (*stage)->stage)
      return inner.emitOpError()
             << "is of a computation of stage " << known.getInt()
             << " in a computation of stage " << (*stage)->stage
             << "; expected one stage";
    setStage(&inner, *stage);
  }
  OpBuilder builder(op);
  auto constrainInStage = [&](Value value, sdy::TensorShardingAttr sharding) {
    Value constrained = constrain(builder, value, sharding);
    if (constrained != value)
      setStage(constrained.getDefiningOp(), *stage);
    return constrained;
  };
  for (auto [arg, operand, sharding] :
       llvm::zip_equal(body.getArguments(), op->getOperands(), inputs))
    arg.replaceAllUsesWith(constrainInStage(operand, sharding));
  Operation *exit = body.getTerminator();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations(), body.begin(),
                                         exit->getIterator());
  for (auto [result, value, sharding] :
       llvm::zip_equal(op->getResults(), exit->getOperands(), results))
    result.replaceAllUsesWith(constrainInStage(value, sharding));
  op->erase();
  return success();
}

LogicalResult MpmdImporter::importFragment(mpmd::FragmentOp op) {
  SmallVector<sdy::TensorShardingAttr> inputs(op.getNumOperands()), results;
  if (sdy::TensorShardingPerValueAttr all = op.getInShardingsAttr())
    for (auto [input, sharding] : llvm::zip_equal(inputs, all.getShardings()))
      input = meshes.onDeclared(sharding);
  for (OpResult result : op->getResults())
    results.push_back(shardingAt(op.getOutShardingsAttr(),
                                 result.getResultNumber(), result.getType()));
  return inlineBody(op, op.getRegion().front(), inputs, results);
}

LogicalResult MpmdImporter::importFragmentCall(mpmd::FragmentCallOp op) {
  func::FuncOp callee = lookup(op.getCalleeAttr());
  if (!llvm::hasSingleElement(callee.getBody()))
    return op.emitOpError()
           << "calls @" << op.getCallee() << ", which has several blocks";
  fragmentBodies.insert(callee);
  Region body;
  IRMapping mapping;
  callee.getBody().cloneInto(&body, mapping);
  SmallVector<sdy::TensorShardingAttr> inputs, results;
  for (unsigned i = 0; i < callee.getNumArguments(); ++i)
    inputs.push_back(callee.getArgAttrOfType<sdy::TensorShardingAttr>(
        i, sdy::SdyDialect::kSharding));
  for (Type type : op->getResultTypes())
    results.push_back(shardingOf(type));
  return inlineBody(op, body.front(), inputs, results);
}

//===----------------------------------------------------------------------===//
// Other ops
//===----------------------------------------------------------------------===//

static void replaceByOperand(Operation *op) {
  op->getResult(0).replaceAllUsesWith(op->getOperand(0));
  op->erase();
}

/// Stages send what others read. A transfer is a reshard if it states another
/// sharding.
void MpmdImporter::importTransfer(mpmd::TransferOp op) {
  OpBuilder builder(op);
  op.getResult().replaceAllUsesWith(
      constrain(builder, op->getOperand(0), shardingOf(op.getType())));
  op.erase();
}

void MpmdImporter::importCall(mpmd::CallOp op) {
  lookup(op.getCalleeAttr()).setPrivate();
  OpBuilder builder(op);
  auto call =
      func::CallOp::create(builder, op.getLoc(), op.getCallee(),
                           toTensors(op->getResultTypes()), op.getTensors());
  op->replaceAllUsesWith(call);
  op.erase();
}

/// Returns how a reduction combines its operands; nullopt if they are equal.
static std::optional<ReductionKind> toReductionKind(mpmd::ReductionType type) {
  switch (type) {
  case mpmd::ReductionType::kNone:
    return std::nullopt;
  case mpmd::ReductionType::kAdd:
    return ReductionKind::Add;
  case mpmd::ReductionType::kMax:
    return ReductionKind::Max;
  case mpmd::ReductionType::kMin:
    return ReductionKind::Min;
  case mpmd::ReductionType::kMul:
    return ReductionKind::Mul;
  case mpmd::ReductionType::kOr:
    return ReductionKind::Or;
  case mpmd::ReductionType::kAnd:
    return ReductionKind::And;
  }
  llvm_unreachable("unknown reduction");
}

void MpmdImporter::importReduce(mpmd::ReduceOp op) {
  OpBuilder builder(op);
  stablehlo::TensorOps ops(builder, op.getLoc());
  Value result = op.getTensors().front();
  if (auto kind = toReductionKind(op.getReduction().getKind()))
    for (Value other : op.getTensors().drop_front())
      result = combine(ops, result, other, *kind);
  op.getResult().replaceAllUsesWith(result);
  op.erase();
}

LogicalResult MpmdImporter::importOp(Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](mpmd::NamedComputationOp op) {
        SmallVector<sdy::TensorShardingAttr> inputs(op->getNumOperands());
        SmallVector<sdy::TensorShardingAttr> results(op->getNumResults());
        return inlineBody(op, op.getRegion().front(), inputs, results);
      })
      .Case([&](mpmd::FragmentOp op) { return importFragment(op); })
      .Case([&](mpmd::FragmentCallOp op) { return importFragmentCall(op); })
      .Case([&](mpmd::TransferOp op) {
        importTransfer(op);
        return success();
      })
      .Case([&](mpmd::CallOp op) {
        importCall(op);
        return success();
      })
      .Case([&](mpmd::ReduceOp op) {
        importReduce(op);
        return success();
      })
      .Case<mpmd::AssignOp, mpmd::UnassignOp, mpmd::NamedTensorOp,
            mpmd::BroadcastOp>([](Operation *op) {
        replaceByOperand(op);
        return success();
      })
      .Case([](mpmd::ReturnOp) { return success(); });
}

/// Returns the function that an op calls, also as the body of a fragment; empty
/// for other ops.
static StringRef calleeOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case<mpmd::FragmentCallOp, mpmd::CallOp>(
          [](auto call) { return call.getCallee(); })
      .Default([](Operation *op) { return calleeOfCall(op); });
}

/// Returns the ops of the dialect in the order of their import. An op in a
/// computation is imported before it, and so are the producers of its operands
/// and the functions that it calls.
FailureOr<SmallVector<Operation *>> MpmdImporter::findOps() {
  auto functions = orderByCalls(llvm::to_vector(module.getOps<func::FuncOp>()),
                                SymbolTable(module), calleeOf);
  if (failed(functions))
    return failure();
  SmallVector<Operation *> ops;
  for (const CallingFunction &calling : *functions)
    calling.func->walk([&](Operation *op) {
      if (isa_and_nonnull<mpmd::MpmdDialect>(op->getDialect()) &&
          !isa<mpmd::ReturnOp>(op))
        ops.push_back(op);
    });
  return ops;
}

LogicalResult MpmdImporter::importOps(ArrayRef<Operation *> ops) {
  sharding::SymbolTableScope symbols(module); // for `lookup`
  for (Operation *op : ops)
    if (failed(importOp(op)))
      return failure();
  return success();
}

LogicalResult MpmdImporter::run() {
  auto verify = [](Operation *op) -> WalkResult { return verifyValues(op); };
  if (module.walk(verify).wasInterrupted())
    return failure();
  FailureOr<SmallVector<Operation *>> ops = findOps();
  if (failed(ops))
    return failure();
  if (ops->empty() && meshes.empty())
    return success();
  isPropagated = statesShardings();
  for (auto func : module.getOps<func::FuncOp>())
    importSignature(func);
  if (failed(importOps(*ops)))
    return failure();
  SymbolUses uses(module);
  for (func::FuncOp body : fragmentBodies)
    if (body.isPrivate())
      uses.eraseIfUnused(body);
  for (auto func : module.getOps<func::FuncOp>()) {
    func->removeAttr(mpmd::MpmdDialect::kTopology);
    func->removeAttr(mpmd::MpmdDialect::kMeshShape);
  }
  // Records of Shardy's analyses.
  module.walk([](Operation *op) {
    for (NamedAttribute attr : llvm::to_vector(op->getDiscardableAttrs()))
      if (attr.getName().strref().starts_with("mpmd."))
        op->removeDiscardableAttr(attr.getName());
  });
  if (!meshes.empty())
    meshes.stateMeshes(module, numStages);
  // The shardings in types were not verified; now they are of values on a mesh.
  return mlir::verify(module);
}

namespace {
struct ImportMpmdPass : ::mlir::gspmd::impl::ImportMpmdBase<ImportMpmdPass> {
  using ImportMpmdBase::ImportMpmdBase;

  void runOnProgram() override {
    ModuleOp module = getOperation();
    FailureOr<MpmdStages> stages = MpmdStages::get(module, assignment);
    FailureOr<TopologyMeshes> meshes = TopologyMeshes::get(module);
    if (failed(stages) || failed(meshes) ||
        failed(MpmdImporter(module, *stages, *meshes).run()))
      return signalPassFailure();
    stages->reportUnknownNames(module);
  }
};
} // namespace
