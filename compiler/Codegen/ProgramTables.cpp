//===- ProgramTables.cpp - Tables from module attributes ------------------===//

#include "compiler/Codegen/ProgramTables.h"

#include "compiler/Codegen/ToElementType.h"
#include "dialect/Check/CheckDialect.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "transforms/Lowering/LowerToLLVM/LocationText.h"

#include "llvm/ADT/TypeSwitch.h"

namespace mlir::gspmd {

using lowering::locationText;

namespace {

class TableBuilder {
public:
  TableBuilder(ModuleOp module, CompiledProgram &program) : program(program) {
    for (auto mesh : module.getOps<sharding::MeshOp>()) {
      meshNumbers[mesh.getSymName()] = program.meshes.size();
      program.meshes.push_back(mesh.getMesh().toMesh());
    }
  }

  LogicalResult addEntry(func::FuncOp entry) {
    FunctionType type = entry.getFunctionType();
    for (auto [index, inputType] : llvm::enumerate(type.getInputs())) {
      if (failed(addTensor(entry, inputType, entry.getArgAttrDict(index),
                           "argument " + Twine(index), program.arguments)))
        return failure();
      program.arguments.back().name =
          lowering::locationName(entry.getArgument(index).getLoc()).str();
    }
    for (auto [index, resultType] : llvm::enumerate(type.getResults()))
      if (failed(addTensor(entry, resultType, entry.getResultAttrDict(index),
                           "result " + Twine(index), program.results)))
        return failure();
    return success();
  }

  LogicalResult addCollective(Operation *op) {
    CollectiveDesc desc;
    desc.name = op->getName().getStringRef().str();
    desc.location = locationText(op->getLoc());
    Type element = getElementTypeOrSelf(op->getResult(0).getType());
    std::optional<ElementType> type = toElementType(element);
    if (!type)
      return op->emitOpError("has element type ")
             << element << ", which the emulator does not communicate";
    desc.elementType = *type;
    desc.numTensors = op->getNumResults();
    if (failed(describe(op, desc)))
      return failure();
    bool reduces = desc.kind == CollectiveKind::AllReduce ||
                   desc.kind == CollectiveKind::ReduceScatter;
    if (reduces && isNarrowType(element))
      return op->emitOpError("reduces elements of type ")
             << element
             << ", which the emulator communicates, but does not reduce";
    program.collectives.push_back(std::move(desc));
    return success();
  }

  LogicalResult addCheck(Operation *op) {
    CheckDesc desc;
    desc.name = op->getName().getStringRef().str();
    desc.location = locationText(op->getLoc());
    Type element = getElementTypeOrSelf(op->getOperand(0).getType());
    std::optional<ElementType> type = toElementType(element);
    if (!type)
      return op->emitOpError("has element type ")
             << element << ", which the emulator does not compare";
    desc.elementType = *type;
    desc.floatFormat = narrowFloatFormat(element).value_or(-1);
    if (auto almost = dyn_cast<check::ExpectAlmostEqOp>(op)) {
      desc.kind = CheckKind::Almost;
      desc.tolerance = almost.getTolerance().convertToDouble();
    } else if (auto close = dyn_cast<check::ExpectCloseOp>(op)) {
      desc.kind = CheckKind::Close;
      desc.minUlps = close.getMinUlpDifference();
      desc.maxUlps = close.getMaxUlpDifference();
    }
    program.checks.push_back(std::move(desc));
    return success();
  }

private:
  /// Reports an unsupported argument or result by its global type and
  /// annotation.
  static LogicalResult rejectBoundary(func::FuncOp entry, Type type,
                                      DictionaryAttr attrs, const Twine &what) {
    TypeAttr global;
    sharding::TensorShardingAttr annotation;
    if (attrs) {
      global = attrs.getAs<TypeAttr>(spmd::SpmdDialect::kGlobalType);
      annotation =
          attrs.getAs<sharding::TensorShardingAttr>("sharding.sharding");
    }
    InFlightDiagnostic diag = entry.emitOpError()
                              << what.str() << " is of type "
                              << (global ? global.getValue() : type);
    if (annotation)
      diag << " with the sharding " << annotation;
    return diag << ", which the emulator does not pass; it passes tensors of "
                   "static shapes, of floats, complex numbers and integers of "
                   "known width (arith.index_cast makes these of an index)";
  }

  LogicalResult addTensor(func::FuncOp entry, Type type, DictionaryAttr attrs,
                          const Twine &what,
                          std::vector<EntryTensor> &tensors) {
    auto local = dyn_cast<RankedTensorType>(type);
    std::optional<EntryTensor> known;
    if (local && local.hasStaticShape())
      known = toEntryTensor(local);
    if (!known)
      return rejectBoundary(entry, type, attrs, what);
    EntryTensor tensor = *std::move(known);
    if (!attrs)
      attrs = DictionaryAttr::get(entry.getContext());
    if (auto info = attrs.getAs<StringAttr>("jax.result_info"))
      tensor.name = info.str();
    auto global = attrs.getAs<TypeAttr>(spmd::SpmdDialect::kGlobalType);
    auto annotation =
        attrs.getAs<sharding::TensorShardingAttr>("sharding.sharding");
    if (global && annotation) {
      auto shape = cast<RankedTensorType>(global.getValue()).getShape();
      tensor.globalShape.assign(shape.begin(), shape.end());
      tensor.mesh = meshNumbers.lookup(annotation.getMesh().getValue());
      tensor.sharding = annotation.toSharding(program.meshes[tensor.mesh]);
    }
    tensors.push_back(std::move(tensor));
    return success();
  }

  /// Sets the mesh and the axes of a collective.
  AxisList axesOf(sharding::AxesAttr axes) {
    return axes.toAxes(
        program.meshes[meshNumbers.lookup(axes.getMesh().getValue())]);
  }

  void setAxes(CollectiveDesc &desc, sharding::AxesAttr axes) {
    desc.mesh = meshNumbers.lookup(axes.getMesh().getValue());
    desc.axes = axesOf(axes);
  }

  static Reduction toKind(sharding::ReductionKind kind) {
    // Both enumerations list add, mul, max, min, and, or, xor.
    return static_cast<Reduction>(kind);
  }

  LogicalResult describe(Operation *op, CollectiveDesc &desc) {
    return llvm::TypeSwitch<Operation *, LogicalResult>(op)
        .Case<spmd::AllReduceOp, spmd::AllGatherOp, spmd::ReduceScatterOp,
              spmd::AllToAllOp, spmd::RaggedAllToAllOp,
              spmd::CollectivePermuteOp, spmd::PermutePairsOp, spmd::ShiftOp,
              spmd::HaloExchangeOp, spmd::AllSliceOp, spmd::AxisIndexOp,
              spmd::PartitionIdOp>([&](auto collective) {
          fill(desc, collective);
          return success();
        })
        .Default([](Operation *other) {
          return other->emitOpError("is not known to the emulator");
        });
  }

  void fill(CollectiveDesc &desc, spmd::AllReduceOp reduce) {
    desc.kind = CollectiveKind::AllReduce;
    desc.reduction = toKind(reduce.getReduction());
    setAxes(desc, reduce.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::AllGatherOp gather) {
    desc.kind = CollectiveKind::AllGather;
    desc.dim = gather.getDim();
    setAxes(desc, gather.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::ReduceScatterOp scatter) {
    desc.kind = CollectiveKind::ReduceScatter;
    desc.reduction = toKind(scatter.getReduction());
    desc.dim = scatter.getDim();
    setAxes(desc, scatter.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::AllToAllOp exchange) {
    desc.kind = CollectiveKind::AllToAll;
    desc.splitDim = exchange.getSplitDim();
    desc.dim = exchange.getConcatDim();
    setAxes(desc, exchange.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::RaggedAllToAllOp exchange) {
    desc.kind = CollectiveKind::RaggedAllToAll;
    ArrayRef<int64_t> members =
        exchange.getMembers().value_or(ArrayRef<int64_t>());
    for (; !members.empty();
         members = members.drop_front(*exchange.getGroupSize()))
      desc.groups.push_back(members.take_front(*exchange.getGroupSize()).vec());
    setAxes(desc, exchange.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::CollectivePermuteOp permute) {
    desc.kind = CollectiveKind::CollectivePermute;
    setAxes(desc, permute.getFrom());
    desc.toAxes = axesOf(permute.getTo());
  }
  void fill(CollectiveDesc &desc, spmd::PermutePairsOp permute) {
    desc.kind = CollectiveKind::CollectivePermute;
    ArrayRef<int64_t> pairs = permute.getPairs();
    for (unsigned i = 0; i < pairs.size(); i += 2)
      desc.pairs.emplace_back(pairs[i], pairs[i + 1]);
    setAxes(desc, permute.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::ShiftOp shift) {
    desc.kind = CollectiveKind::CollectivePermute;
    desc.shift = shift.getDistance();
    desc.wrap = shift.getWrap();
    desc.mirror = shift.getMirror();
    setAxes(desc, shift.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::HaloExchangeOp halo) {
    desc.kind = CollectiveKind::HaloExchange;
    desc.dim = halo.getDim();
    desc.haloLeft = halo.getLeft();
    desc.haloRight = halo.getRight();
    desc.haloWraps = halo.getWrap();
    desc.haloRing = halo.getRing().value_or(0);
    setAxes(desc, halo.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::AllSliceOp slice) {
    desc.kind = CollectiveKind::AxisIndex;
    setAxes(desc, slice.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::AxisIndexOp index) {
    desc.kind = CollectiveKind::AxisIndex;
    setAxes(desc, index.getAxes());
  }
  void fill(CollectiveDesc &desc, spmd::PartitionIdOp) {
    // Calls the runtime without an index; its entry is never read.
    desc.kind = CollectiveKind::AxisIndex;
  }

  CompiledProgram &program;
  llvm::StringMap<unsigned> meshNumbers;
};

} // namespace

LogicalResult fillSignature(ModuleOp module, func::FuncOp entry,
                            CompiledProgram &program) {
  return TableBuilder(module, program).addEntry(entry);
}

LogicalResult fillTables(ModuleOp module, func::FuncOp entry,
                         CompiledProgram &program) {
  TableBuilder builder(module, program);
  if (failed(builder.addEntry(entry)))
    return failure();
  // The walk order is the one in which gspmd-number-runtime-calls counts.
  WalkResult result = entry.walk([&](Operation *op) {
    LogicalResult status = success();
    if (isa<spmd::DoneOp>(op))
      return WalkResult::advance();
    if (isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()))
      status = builder.addCollective(op);
    else if (isa_and_nonnull<check::CheckDialect>(op->getDialect()))
      status = builder.addCheck(op);
    return succeeded(status) ? WalkResult::advance() : WalkResult::interrupt();
  });
  return success(!result.wasInterrupted());
}

} // namespace mlir::gspmd
