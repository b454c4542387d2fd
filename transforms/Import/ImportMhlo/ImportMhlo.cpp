//===- ImportMhlo.cpp - Imports GSPMD's annotations -----------------------===//

#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "transforms/Import/ImportMhlo/ImportPerDeviceProgram.h"
#include "transforms/Import/ImportMhlo/ManualComputationBuilder.h"
#include "transforms/Import/ImportMhlo/ManualRegion.h"
#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include "transforms/Import/Passes.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/ShardingAnnotations.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_IMPORTMHLO
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

namespace {
struct ImportMhloPass : ::mlir::gspmd::impl::ImportMhloBase<ImportMhloPass> {
  void runOnProgram() override;
};
} // namespace

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// The kinds of annotations that a module has.
struct AnnotationKinds {
  bool any = false;       ///< tile assignments, or custom calls @Sharding
  bool anyManual = false; ///< custom calls at the boundary of manual regions
};
} // namespace

/// Reads the attribute `attr`, which must be a string.
static LogicalResult readAttr(Operation *op, Attribute attr, MhloMesh &meshes,
                              AnnotationKinds &kinds) {
  if (!attr)
    return success();
  kinds.any = true;
  if (auto text = dyn_cast<StringAttr>(attr))
    return meshes.read(op, text);
  return op->emitOpError() << MhloMesh::kAttr << " is " << attr
                           << "; expected a string";
}

static FailureOr<AnnotationKinds> readAll(ModuleOp module, MhloMesh &meshes) {
  AnnotationKinds kinds;
  auto name = StringAttr::get(module.getContext(), MhloMesh::kAttr);
  auto readFunction = [&](FunctionOpInterface func) -> LogicalResult {
    for (unsigned i = 0; i < func.getNumArguments(); ++i)
      if (failed(readAttr(func, func.getArgAttr(i, name), meshes, kinds)))
        return failure();
    for (unsigned i = 0; i < func.getNumResults(); ++i)
      if (failed(readAttr(func, func.getResultAttr(i, name), meshes, kinds)))
        return failure();
    return success();
  };
  WalkResult result = module.walk([&](Operation *op) -> WalkResult {
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      return readFunction(func);
    bool isSharding = isCustomCall(op, "Sharding");
    bool isManual = isCustomCall(op, kShardToFullTarget) ||
                    isCustomCall(op, kFullToShardTarget);
    if ((isSharding || isManual) &&
        (op->getNumOperands() != 1 || op->getNumResults() != 1))
      return op->emitOpError("is a call of @")
             << *stablehlo::customCallTarget(op) << " with "
             << op->getNumOperands() << " operands and " << op->getNumResults()
             << " results; expected one of each";
    kinds.any |= isSharding;
    kinds.anyManual |= isManual;
    return readAttr(op, op->getDiscardableAttr(name), meshes, kinds);
  });
  if (result.wasInterrupted())
    return failure();
  return kinds;
}

/// Verifies that a tuple has one element for each of `count` values.
static LogicalResult checkCount(Operation *op, StringAttr text, unsigned count,
                                MhloMesh &meshes) {
  const TileAssignments &all = meshes.assignments(text);
  if (!all.isTuple || all.elements.size() == count)
    return success();
  return op->emitOpError() << MhloMesh::kAttr << " " << text << " is for "
                           << all.elements.size() << " results; expected "
                           << count;
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

static LogicalResult importFunction(FunctionOpInterface func,
                                    MhloMesh &meshes) {
  auto import = [&](Attribute attr, Type type) -> FailureOr<Attribute> {
    auto text = cast<StringAttr>(attr);
    if (failed(checkCount(func, text, 1, meshes)))
      return failure();
    FailureOr<sharding::TensorShardingAttr> result =
        meshes.translate(func, text, 0, type);
    if (failed(result))
      return failure();
    return Attribute(*result);
  };
  return translateSignature(func, MhloMesh::kAttr, ShardingDialect::kSharding,
                            import);
}

/// Replaces a custom call @Sharding by a mesh_split, or by its operand if the
/// annotation has no effect: on scalars of reducers, under full manual axes, or
/// if all dimensions are open.
static LogicalResult importShardingCall(Operation *op, StringAttr text,
                                        MhloMesh &meshes) {
  if (op->getOperand(0).getType() != op->getResult(0).getType())
    return op->emitOpError("@Sharding must have one operand and a result of "
                           "its type");
  FailureOr<SmallVector<int64_t>> open = unspecifiedDims(op);
  if (failed(open) || failed(checkCount(op, text, 1, meshes)))
    return failure();
  Value input = op->getOperand(0);
  FailureOr<sharding::TensorShardingAttr> sharding =
      meshes.translate(op, text, 0, input.getType(), *open);
  if (failed(sharding))
    return failure();
  Value result = input;
  if (*sharding && !isUnconstrained(*sharding) && !isInScalarRegion(op)) {
    OpBuilder b(op);
    result = sharding::MeshSplitOp::create(b, op->getLoc(), input.getType(),
                                           input, *sharding);
  }
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
  return success();
}

/// Replaces the tile assignment of any other op by `sharding.shardings`.
static LogicalResult importAttribute(Operation *op, StringAttr text,
                                     MhloMesh &meshes) {
  unsigned count = op->getNumResults();
  if (failed(checkCount(op, text, count, meshes)))
    return failure();
  op->removeAttr(MhloMesh::kAttr);
  SmallVector<sharding::TensorShardingAttr> result;
  bool anyKept = false;
  for (unsigned i = 0; i < count; ++i) {
    Type type = op->getResult(i).getType();
    auto one = meshes.translate(op, text, i, type);
    if (failed(one))
      return failure();
    anyKept |= *one != nullptr;
    if (!*one && meshes.hasMesh()) {
      auto shaped = dyn_cast<ShapedType>(type);
      *one = sharding::TensorShardingAttr::get(
          op->getContext(), meshes.name(), meshes.mesh(),
          TensorSharding::open(shaped && shaped.hasRank() ? shaped.getRank()
                                                          : 0));
    }
    result.push_back(*one);
  }
  if (anyKept && !isInScalarRegion(op))
    op->setAttr(
        ShardingDialect::kShardings,
        sharding::TensorShardingPerValueAttr::get(op->getContext(), result));
  return success();
}

static LogicalResult importOp(Operation *op, MhloMesh &meshes) {
  if (auto func = dyn_cast<FunctionOpInterface>(op))
    return importFunction(func, meshes);
  auto text = op->getAttrOfType<StringAttr>(MhloMesh::kAttr);
  bool isShardingCall = isCustomCall(op, "Sharding");
  if (!text)
    return isShardingCall
               ? op->emitOpError("@Sharding has no ") << MhloMesh::kAttr
               : success();
  return isShardingCall ? importShardingCall(op, text, meshes)
                        : importAttribute(op, text, meshes);
}

//===----------------------------------------------------------------------===//
// Groups of tensors with one sharding
//===----------------------------------------------------------------------===//

/// Makes `value` a member of the group of element `i` of `attr`, if it has one.
static void createGroup(OpBuilder &b, Location loc, Value value, Attribute attr,
                        unsigned i, MhloMesh &meshes) {
  auto text = dyn_cast_or_null<StringAttr>(attr);
  if (!text || !isa<TensorType>(value.getType()))
    return;
  const TileAssignments &all = meshes.assignments(text);
  unsigned element = all.isTuple ? i : 0;
  if (element < all.elements.size())
    if (std::optional<int64_t> group = all.elements[element].group)
      sharding::GroupOp::create(b, loc, value, *group);
}

/// Creates the members of groups that annotations state (`shard_as 1`).
static void createGroups(ModuleOp module, MhloMesh &meshes) {
  auto name = StringAttr::get(module.getContext(), MhloMesh::kAttr);
  SmallVector<Operation *> ops; // before members are created
  module.walk([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops) {
    OpBuilder b(op);
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (function && !function.isExternal()) {
      b.setInsertionPointToStart(&function.getFunctionBody().front());
      for (BlockArgument arg : function.getArguments())
        createGroup(b, op->getLoc(), arg,
                    function.getArgAttr(arg.getArgNumber(), name), 0, meshes);
    } else if (auto parent =
                   dyn_cast_or_null<FunctionOpInterface>(op->getParentOp());
               parent && op->hasTrait<OpTrait::IsTerminator>()) {
      for (auto [i, operand] : llvm::enumerate(op->getOperands()))
        createGroup(b, op->getLoc(), operand, parent.getResultAttr(i, name), 0,
                    meshes);
    } else if (!isInScalarRegion(op)) {
      b.setInsertionPointAfter(op);
      for (OpResult result : op->getResults())
        createGroup(b, op->getLoc(), result, op->getDiscardableAttr(name),
                    result.getResultNumber(), meshes);
    }
  }
}

void ImportMhloPass::runOnProgram() {
  ModuleOp module = getOperation();
  if (failed(importPerDeviceProgram(module)))
    return signalPassFailure();
  MhloMesh meshes(module);
  FailureOr<AnnotationKinds> kinds = readAll(module, meshes);
  if (failed(kinds) || failed(meshes.choose()) ||
      (kinds->anyManual && failed(createManualComputations(module, meshes))))
    return signalPassFailure();
  if (kinds->any) {
    createGroups(module, meshes);
    WalkResult walked = module.walk<WalkOrder::PostOrder>(
        [&](Operation *op) -> WalkResult { return importOp(op, meshes); });
    if (walked.wasInterrupted())
      return signalPassFailure();
  }
  meshes.createMeshOp();
}
