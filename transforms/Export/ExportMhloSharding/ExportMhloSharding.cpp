//===- ExportMhloSharding.cpp - GSPMD's annotations -----------------------===//

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "lib/Algebra/Sharding/TileAssignment.h"
#include "transforms/Export/Passes.h"
#include "transforms/Export/Support/LoopInvariantCarries.h"
#include "transforms/Export/Support/MhloShardingAttr.h"
#include "transforms/ForeignDialects/NestedModules.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_EXPORTMHLOSHARDING
#include "transforms/Export/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

namespace {

/// Exports regions, given the manual axes around them.
class MhloShardingExporter {
public:
  explicit MhloShardingExporter(sharding::MeshOp mesh)
      : mesh(mesh ? mesh.toMesh() : Mesh()) {}

  LogicalResult exportRegion(Region &region, const AxisList &manual);
  LogicalResult exportFunction(FunctionOpInterface func);

  /// Returns true if an annotation that was written states the number of
  /// devices.
  bool statesDevices() const { return hasTiles; }

private:
  LogicalResult exportOp(Operation *op, const AxisList &manual);
  LogicalResult exportAttributes(Operation *op, const AxisList &manual);
  void exportScalars(Operation *op, const AxisList &manual);
  LogicalResult exportManual(sharding::ManualComputationOp op,
                             const AxisList &manual);

  /// Returns the tile assignment of `sharding`; nullopt if it has none.
  std::optional<TileAssignment> assign(sharding::TensorShardingAttr sharding,
                                       ArrayRef<AxisRef> manual);
  /// Returns the text of `sharding`; null after an error on `op`.
  StringAttr text(Operation *op, sharding::TensorShardingAttr sharding,
                  ArrayRef<AxisRef> manual);
  /// Creates a custom call with the annotation `sharding`, which is under
  /// `manual`; open dimensions become unspecified_dims. Returns null after an
  /// error.
  Value customCall(OpBuilder &b, Operation *op, StringRef target, Value input,
                   Type type, sharding::TensorShardingAttr sharding,
                   ArrayRef<AxisRef> manual);

  sharding::TensorShardingAttr inside(sharding::TensorShardingAttr outside,
                                      ArrayRef<AxisRef> manual) const;

  Mesh mesh;
  SymbolTableCollection symbols;
  bool hasTiles = false;
};

struct ExportMhloShardingPass
    : ::mlir::gspmd::impl::ExportMhloShardingBase<ExportMhloShardingPass> {
  void runOnProgram() override;
};

} // namespace

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

std::optional<TileAssignment>
MhloShardingExporter::assign(sharding::TensorShardingAttr sharding,
                             ArrayRef<AxisRef> manual) {
  auto tile = TileAssignment::get(mesh, sharding.toSharding(mesh), manual);
  hasTiles |= tile && tile->kind == TileAssignment::Kind::Tiled;
  return tile;
}

StringAttr MhloShardingExporter::text(Operation *op,
                                      sharding::TensorShardingAttr sharding,
                                      ArrayRef<AxisRef> manual) {
  std::optional<TileAssignment> tile = assign(sharding, manual);
  if (!tile) {
    bool isSum = sharding.getReduction() == Reduction::Add ||
                 sharding.getUnreduced().empty();
    op->emitOpError() << "sharding " << sharding
                      << " cannot be written as a tile assignment: "
                      << (isSum ? "its axes are not digits of the device number"
                                : kPartialResultsAreNotSums.data());
    return {};
  }
  return StringAttr::get(op->getContext(), tile->toString());
}

/// Returns true if the sharding leaves everything to completion.
static bool isFullyOpen(sharding::TensorShardingAttr sharding) {
  return sharding.getUnreduced().empty() && sharding.getRank() > 0 &&
         llvm::all_of(sharding.getDims(), [](sharding::DimShardingAttr dim) {
           return !dim.getIsClosed() && dim.getAxes().empty();
         });
}

LogicalResult MhloShardingExporter::exportFunction(FunctionOpInterface func) {
  auto write = [&](Attribute attr, Type) -> FailureOr<Attribute> {
    auto annotation = cast<sharding::TensorShardingAttr>(attr);
    if (isFullyOpen(annotation))
      return Attribute();
    StringAttr written = text(func, annotation, {});
    if (!written)
      return failure();
    return Attribute(written);
  };
  return translateSignature(func, ShardingDialect::kSharding, kMhloSharding,
                            write);
}

/// Annotates scalars under some manual axes: GSPMD's partitioner takes a scalar
/// without a sharding for one from outside, and stops.
void MhloShardingExporter::exportScalars(Operation *op,
                                         const AxisList &manual) {
  auto isScalar = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() == 0;
  };
  if (manual.empty() || axisListSize(manual) == mesh.numDevices() ||
      op->getNumResults() != 1 || !isScalar(op->getResult(0).getType()) ||
      isInScalarRegion(op))
    return;
  if (std::optional<TileAssignment> tile = TileAssignment::get(
          mesh, TensorSharding::replicated(/*rank=*/0), manual))
    op->setAttr(kMhloSharding,
                StringAttr::get(op->getContext(), tile->toString()));
}

LogicalResult MhloShardingExporter::exportAttributes(Operation *op,
                                                     const AxisList &manual) {
  op->removeDiscardableAttr(ShardingDialect::kEdges);
  op->removeDiscardableAttr(ShardingDialect::kRule);
  // The format has no annotations of block arguments; completion infers them.
  op->removeDiscardableAttr(ShardingDialect::kBlockArgs);
  auto all = op->getAttrOfType<sharding::TensorShardingPerValueAttr>(
      ShardingDialect::kShardings);
  if (!all) {
    exportScalars(op, manual);
    return success();
  }
  op->removeAttr(ShardingDialect::kShardings);
  if (llvm::all_of(all.getShardings(), isFullyOpen) ||
      hasLoopInvariantCarry(op, symbols))
    return success();
  TileAssignments texts;
  texts.isTuple = all.getShardings().size() > 1;
  for (sharding::TensorShardingAttr one : all.getShardings()) {
    std::optional<TileAssignment> tile = assign(one, manual);
    if (!tile)
      return failure(text(op, one, manual) == nullptr);
    texts.elements.push_back(*tile);
  }
  if (!texts.elements.empty())
    op->setAttr(kMhloSharding,
                StringAttr::get(op->getContext(), texts.toString()));
  return success();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Returns `unspecified_dims=[0,2]`, or an empty string if all dimensions are
/// closed.
static std::string unspecifiedDims(sharding::TensorShardingAttr sharding) {
  SmallVector<std::string> openDims;
  for (auto [i, dim] : llvm::enumerate(sharding.getDims()))
    if (!dim.getIsClosed())
      openDims.push_back(std::to_string(i));
  return openDims.empty()
             ? ""
             : "unspecified_dims=[" + llvm::join(openDims, ",") + "]";
}

Value MhloShardingExporter::customCall(OpBuilder &b, Operation *op,
                                       StringRef target, Value input, Type type,
                                       sharding::TensorShardingAttr sharding,
                                       ArrayRef<AxisRef> manual) {
  StringAttr written = text(op, sharding, manual);
  if (!written)
    return {};
  Operation *call = stablehlo::createTextCall(b, op->getLoc(), target, type,
                                              input, unspecifiedDims(sharding));
  call->setAttr(kMhloSharding, written);
  return call->getResult(0);
}

/// Returns the sharding inside a manual computation of a value with sharding
/// `outside`.
sharding::TensorShardingAttr
MhloShardingExporter::inside(sharding::TensorShardingAttr outside,
                             ArrayRef<AxisRef> manual) const {
  return sharding::TensorShardingAttr::get(
      outside.getContext(), outside.getMesh(), mesh,
      sharding::shardingInsideManual(outside.toSharding(mesh), manual));
}

LogicalResult
MhloShardingExporter::exportManual(sharding::ManualComputationOp op,
                                   const AxisList &manual) {
  // A nested computation may repeat axes that are manual around it.
  AxisList inner = manual;
  llvm::append_range(inner,
                     difference(op.getManualAxes().toAxes(mesh), manual));
  if (failed(exportRegion(op.getBody(), inner)))
    return failure();
  OpBuilder b(op);
  Block &body = op.getBody().front();
  for (auto [arg, input, sharding] :
       llvm::zip_equal(body.getArguments(), op.getInputs(),
                       op.getInShardings().getShardings())) {
    Value outside =
        customCall(b, op, "Sharding", input, input.getType(), sharding, manual);
    Value local =
        outside ? customCall(b, op, "SPMDFullToShardShape", outside,
                             arg.getType(), inside(sharding, inner), inner)
                : Value();
    if (!local)
      return failure();
    arg.replaceAllUsesWith(local);
  }
  Operation *end = body.getTerminator();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations(), body.begin(),
                                         end->getIterator());
  for (auto [result, value, sharding] :
       llvm::zip_equal(op.getResults(), end->getOperands(),
                       op.getOutShardings().getShardings())) {
    Value local = customCall(b, op, "Sharding", value, value.getType(),
                             inside(sharding, inner), inner);
    Value outside = local ? customCall(b, op, "SPMDShardToFullShape", local,
                                       result.getType(), sharding, manual)
                          : Value();
    if (!outside)
      return failure();
    result.replaceAllUsesWith(outside);
  }
  op.erase();
  return success();
}

LogicalResult MhloShardingExporter::exportOp(Operation *op,
                                             const AxisList &manual) {
  if (failed(exportAttributes(op, manual)))
    return failure();
  auto exportIdentity = [&](auto op) -> LogicalResult {
    OpBuilder b(op);
    Value result = customCall(b, op, "Sharding", op.getInput(), op.getType(),
                              op.getSharding(), manual);
    if (!result)
      return failure();
    op.getResult().replaceAllUsesWith(result);
    op.erase();
    return success();
  };
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case<sharding::MeshSplitOp, sharding::ReshardOp>(exportIdentity)
      .Case([&](sharding::ManualComputationOp op) {
        return exportManual(op, manual);
      })
      .Case([&](sharding::GroupOp op) {
        op.emitRemark("group is dropped: mhlo.sharding has no groups");
        op.erase();
        return success();
      })
      .Case([&](sharding::BarrierOp op) {
        op.emitRemark("barrier is dropped: mhlo.sharding has no barriers");
        op.replaceAllUsesWith(op.getInput());
        op.erase();
        return success();
      })
      .Default([&](Operation *op) -> LogicalResult {
        for (Region &region : op->getRegions())
          if (failed(exportRegion(region, manual)))
            return failure();
        return success();
      });
}

LogicalResult MhloShardingExporter::exportRegion(Region &region,
                                                 const AxisList &manual) {
  for (Block &block : region)
    for (Operation &op : llvm::make_early_inc_range(block))
      if (failed(exportOp(&op, manual)))
        return failure();
  return success();
}

/// States the number of devices of a program of which no annotation does, such
/// as one with replicated tensors only. For one device, collectives in manual
/// computations are those of one process.
static void stateDevices(ModuleOp module, const Mesh &mesh) {
  StringRef name = "mhlo.num_partitions";
  if (!module->hasAttr(name))
    module->setAttr(
        name,
        Builder(module.getContext()).getI32IntegerAttr(mesh.numDevices()));
}

static LogicalResult exportShardings(ModuleOp module) {
  removeAnnotatedMarks(module);
  setPhase(module, ProgramPhase::None);
  auto meshes = llvm::to_vector(module.getOps<sharding::MeshOp>());
  if (meshes.size() > 1)
    return meshes[1].emitOpError("is a second mesh; expected one");
  MhloShardingExporter exporter(meshes.empty() ? sharding::MeshOp()
                                               : meshes.front());
  for (auto func : module.getOps<FunctionOpInterface>())
    if (failed(exporter.exportFunction(func)) ||
        failed(exporter.exportRegion(func->getRegion(0), {})))
      return failure();
  for (sharding::MeshOp mesh : meshes) {
    if (!exporter.statesDevices())
      stateDevices(module, mesh.toMesh());
    mesh.erase();
  }
  return success();
}

void ExportMhloShardingPass::runOnProgram() {
  if (failed(runOnNestedModules(getOperation(), exportShardings)))
    signalPassFailure();
}
