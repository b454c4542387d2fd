//===- SpmdToStablehlo.cpp - The program of one device for XLA ------------===//

#include "transforms/ExportStablehlo/Passes.h"

#include "ProcessHalo.h"
#include "dialect/Algebra/ReshardPlan.h"
#include "dialect/Algebra/TileAssignment.h"
#include "dialect/Spmd/ProcessAttrs.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/ChloDialect.h"
#include "dialect/StableHLO/ExchangeScope.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "transforms/Support/Regions.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDTOSTABLEHLO
#include "transforms/ExportStablehlo/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;
using spmd::SpmdDialect;

namespace {

constexpr StringLiteral kMhloSharding = "mhlo.sharding";

class Exporter {
public:
  Exporter(ModuleOp module, ProcessForm form, ProcessGroups groups)
      : module(module), form(form), groups(groups) {
    for (auto mesh : module.getOps<sharding::MeshOp>())
      meshes[mesh.getSymName()] = mesh.toMesh();
  }

  LogicalResult run();

private:
  LogicalResult findDevices();
  LogicalResult checkOp(Operation *op) const;
  /// What takes the place of the result of an op that knows of other devices.
  Value rewrite(Operation *op);
  /// The same for ops of several tensors; empty for other ops.
  SmallVector<Value> rewriteJoint(Operation *op);
  void joinEqual();
  /// Where XLA reads an op otherwise than the specification.
  LogicalResult writeAllForXla();
  void exportFunction(FunctionOpInterface function);
  /// `attrs` of an argument or result, without what XLA cannot read.
  DictionaryAttr exportPlace(FunctionOpInterface function, StringRef what,
                             unsigned index, DictionaryAttr attrs);
  DictionaryAttr withoutOurs(DictionaryAttr attrs);
  /// Says that all tensors are parts already.
  void markManual(Operation *op) const;

  AxisList axesOf(sharding::AxesAttr axes) const {
    return axes.toAxes(meshes.find(axes.getMesh().getValue())->second);
  }

  ModuleOp module;
  ProcessForm form;
  ProcessGroups groups;
  llvm::StringMap<Mesh> meshes;
  int64_t numDevices = 1;
};

} // namespace

LogicalResult Exporter::findDevices() {
  for (auto mesh : module.getOps<sharding::MeshOp>()) {
    int64_t devices = meshes[mesh.getSymName()].numDevices();
    if (devices == 1) // may stand for replicated tensors
      continue;
    if (numDevices != 1 && devices != numDevices)
      return mesh.emitOpError()
             << "has " << devices << " devices, another mesh " << numDevices
             << "; one program runs on one set of devices";
    numDevices = devices;
  }
  return success();
}

LogicalResult Exporter::checkOp(Operation *op) const {
  if (stablehlo::isCollective(op))
    return op->emitOpError("exchanges between devices outside of a manual "
                           "computation, where a tensor is one whole");
  Dialect *dialect = op->getDialect();
  if (isa<ModuleOp, sharding::MeshOp>(op) ||
      isa_and_nonnull<SpmdDialect, stablehlo::StablehloDialect,
                      chlo::ChloDialect, func::FuncDialect>(dialect))
    return success();
  if (isa_and_nonnull<ShardingDialect>(dialect))
    return op->emitOpError("is left of a program that is not partitioned; only "
                           "partitioned ones have this form");
  return op->emitOpError("has no form in StableHLO or CHLO, which XLA reads");
}

/// Who converts `number` back to what it is `made` of has that already.
static void takeNumberItself(Value number, Value made) {
  for (Operation *user : number.getUsers())
    if (isa<stablehlo::ConvertOp>(user) &&
        user->getResult(0).getType() == made.getType())
      user->getResult(0).replaceAllUsesWith(made);
}

SmallVector<Value> Exporter::rewriteJoint(Operation *op) {
  auto axes = op->getAttrOfType<sharding::AxesAttr>("axes");
  OpBuilder builder(op);
  auto writer = [&] {
    return ProcessOps(builder, op->getLoc(), meshes[axes.getMesh().getValue()],
                      form, groups);
  };
  return llvm::TypeSwitch<Operation *, SmallVector<Value>>(op)
      .Case([&](spmd::AllReduceOp reduce) {
        return writer().allReduce(reduce.getInputs(), reduce.getReduction(),
                                  axesOf(axes));
      })
      .Case([&](spmd::AllGatherOp gather) {
        return writer().allGather(gather.getInputs(), gather.getDim(),
                                  axesOf(axes));
      })
      .Case([&](spmd::ReduceScatterOp scatter) {
        SmallVector<Value> parts;
        for (Value input : scatter.getInputs())
          parts.push_back(writer().reduceScatter(
              input, scatter.getReduction(), scatter.getDim(), axesOf(axes)));
        return parts;
      })
      .Default([](Operation *) { return SmallVector<Value>(); });
}

Value Exporter::rewrite(Operation *op) {
  OpBuilder builder(op);
  auto axes = op->getAttrOfType<sharding::AxesAttr>(
      isa<spmd::CollectivePermuteOp>(op) ? "from" : "axes");
  Mesh mesh = axes ? meshes[axes.getMesh().getValue()] : Mesh();
  ProcessOps write(builder, op->getLoc(), mesh, form, groups);
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](spmd::AllToAllOp swap) {
        return write.allToAll(swap.getInput(), swap.getSplitDim(),
                              swap.getConcatDim(), axesOf(axes));
      })
      .Case([&](spmd::AllSliceOp slice) {
        return write.allSlice(slice.getInput(), slice.getDim(), axesOf(axes));
      })
      .Case([&](spmd::HaloExchangeOp halo) {
        AxisList along = axesOf(axes);
        int64_t ring =
            halo.getWrap() ? halo.getRing().value_or(axisListSize(along)) : 0;
        return writeHaloExchange(write, halo.getInput(), halo.getDim(),
                                 halo.getLeft(), halo.getRight(), ring, along);
      })
      .Case([&](spmd::CollectivePermuteOp permute) {
        DevicePairs pairs;
        for (int64_t device = 0; device < mesh.numDevices(); ++device)
          pairs.push_back({device, permuteTarget(mesh, device, axesOf(axes),
                                                 axesOf(permute.getTo()))});
        return write.permute(permute.getInput(), pairs);
      })
      .Case([&](spmd::ShiftOp shift) {
        SmallVector<int64_t> sources =
            shiftSources(axisListSize(axesOf(axes)),
                         {static_cast<int64_t>(shift.getDistance()),
                          shift.getWrap(), shift.getMirror()});
        return write.permute(shift.getInput(),
                             write.pairsOf(sources, axesOf(axes)));
      })
      .Case([&](spmd::PermutePairsOp permute) {
        SmallVector<int64_t> sources(axisListSize(axesOf(axes)), -1);
        ArrayRef<int64_t> pairs = permute.getPairs();
        for (; !pairs.empty(); pairs = pairs.drop_front(2))
          sources[pairs[1]] = pairs[0];
        return write.permute(permute.getInput(),
                             write.pairsOf(sources, axesOf(axes)));
      })
      .Case([&](spmd::AxisIndexOp) { return write.indexAlong(axesOf(axes)); })
      .Case([&](spmd::PartitionIdOp number) {
        Value process = write.processNumber();
        takeNumberItself(number, process);
        return write.deviceNumber(process);
      })
      .Case([&](stablehlo::PartitionIdOp) { return write.processNumber(); })
      // There is one.
      .Case([&](stablehlo::ReplicaIdOp number) {
        return write.constant(cast<RankedTensorType>(number.getType()), 0);
      })
      .Default([](Operation *) { return Value(); });
}

DictionaryAttr Exporter::withoutOurs(DictionaryAttr attrs) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute attr : attrs)
    if (!isa_and_nonnull<ShardingDialect, SpmdDialect>(attr.getNameDialect()))
      kept.push_back(attr);
  return DictionaryAttr::get(module.getContext(), kept);
}

DictionaryAttr Exporter::exportPlace(FunctionOpInterface function,
                                     StringRef what, unsigned index,
                                     DictionaryAttr attrs) {
  MLIRContext *context = module.getContext();
  if (!attrs)
    attrs = DictionaryAttr::get(context);
  NamedAttrList kept(withoutOurs(attrs));
  auto global = attrs.getAs<TypeAttr>(SpmdDialect::kGlobalType);
  if (global)
    kept.set(spmd::kProcessGlobalType, global);
  auto sharding =
      attrs.getAs<sharding::TensorShardingAttr>(ShardingDialect::kSharding);
  if (global && !sharding && numDevices > 1)
    kept.set(spmd::kProcessSharding, StringAttr::get(context, "{replicated}"));
  if (global && sharding) {
    const Mesh &mesh = meshes[sharding.getMesh().getValue()];
    auto tile = TileAssignment::get(mesh, sharding.toSharding(mesh));
    if (tile)
      kept.set(spmd::kProcessSharding,
               StringAttr::get(context, tile->toString()));
    else
      function.emitRemark() << "sharding " << sharding << " of " << what << " "
                            << index << " is no tile assignment and left out";
  }
  if (form == ProcessForm::Partitions)
    kept.set(kMhloSharding, StringAttr::get(context, "{manual}"));
  return kept.getDictionary(context);
}

void Exporter::exportFunction(FunctionOpInterface function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    function.setArgAttrs(
        i, exportPlace(function, "argument", i, function.getArgAttrDict(i)));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    function.setResultAttrs(
        i, exportPlace(function, "result", i, function.getResultAttrDict(i)));
}

void Exporter::markManual(Operation *op) const {
  // Of loops XLA takes out carries that do not change when it reads them, and
  // would find too many entries. It knows of loops and branches by what is in
  // them.
  if (op->getNumResults() == 0 || hasProgramRegions(op) ||
      !hasProgramRegions(op->getParentOp()))
    return;
  std::string text = "{manual}";
  if (op->getNumResults() > 1) {
    SmallVector<StringRef> each(op->getNumResults(), "{manual}");
    text = "{" + llvm::join(each, ", ") + "}";
  }
  op->setAttr(kMhloSharding, StringAttr::get(op->getContext(), text));
}

LogicalResult Exporter::writeAllForXla() {
  SmallVector<XlaFormOpInterface> ops;
  module.walk([&](XlaFormOpInterface op) { ops.push_back(op); });
  IRRewriter rewriter(module.getContext());
  for (XlaFormOpInterface op : ops) {
    rewriter.setInsertionPoint(op);
    if (failed(op.writeForXla(rewriter)))
      return failure();
  }
  return success();
}

/// Joins collectives that exchange the same, which CSE leaves as they are.
/// Were there any?
static bool joinExchanges(ModuleOp module) {
  bool changed = false;
  module.walk([&](Operation *op) {
    if (!stablehlo::isCollective(op))
      return;
    for (Operation *other : op->getOperand(0).getUsers()) {
      if (other->getBlock() != op->getBlock() || !other->isBeforeInBlock(op) ||
          !OperationEquivalence::isEquivalentTo(
              other, op, OperationEquivalence::IgnoreLocations))
        continue;
      op->replaceAllUsesWith(other);
      op->erase();
      changed = true;
      return;
    }
  });
  return changed;
}

/// One number of the device, one exchange where several are equal.
void Exporter::joinEqual() {
  IRRewriter rewriter(module.getContext());
  do {
    DominanceInfo dominance;
    eliminateCommonSubExpressions(rewriter, dominance, module);
  } while (joinExchanges(module));
  numberChannels(module);
}

LogicalResult Exporter::run() {
  SmallVector<Operation *> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  if (failed(findDevices()))
    return failure();
  for (Operation *op : ops)
    if (failed(checkOp(op)))
      return failure();
  for (Operation *op : ops) {
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      exportFunction(function);
    if (SmallVector<Value> results = rewriteJoint(op); !results.empty()) {
      op->replaceAllUsesWith(results);
      op->erase();
    } else if (Value result = rewrite(op)) {
      op->getResult(0).replaceAllUsesWith(result);
      op->erase();
    } else if (isa<sharding::MeshOp>(op)) {
      op->erase();
    } else {
      op->setDiscardableAttrs(withoutOurs(op->getDiscardableAttrDictionary()));
      writeBooleansAsBytes(op);
    }
  }
  if (failed(writeAllForXla()))
    return failure();
  joinEqual();
  if (form == ProcessForm::Partitions)
    module.walk([&](Operation *op) {
      if (!isa<FunctionOpInterface, ModuleOp>(op))
        markManual(op);
    });
  OpBuilder builder(module.getContext());
  bool isReplicas = form == ProcessForm::Replicas;
  module->setAttr("mhlo.num_replicas",
                  builder.getI32IntegerAttr(isReplicas ? numDevices : 1));
  module->setAttr("mhlo.num_partitions",
                  builder.getI32IntegerAttr(isReplicas ? 1 : numDevices));
  return success();
}

namespace {
struct SpmdToStablehloPass
    : ::mlir::gspmd::impl::SpmdToStablehloBase<SpmdToStablehloPass> {
  using SpmdToStablehloBase::SpmdToStablehloBase;
  void runOnOperation() override {
    if (failed(Exporter(getOperation(), form, groups).run()))
      signalPassFailure();
  }
};
} // namespace
