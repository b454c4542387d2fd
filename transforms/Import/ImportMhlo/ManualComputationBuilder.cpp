//===- ManualComputationBuilder.cpp - Builds manual computations ----------===//

#include "transforms/Import/ImportMhlo/ManualComputationBuilder.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Import/ImportMhlo/ManualRegion.h"

using namespace mlir;
using namespace mlir::gspmd;

FailureOr<SmallVector<int64_t>> mlir::gspmd::unspecifiedDims(Operation *op) {
  SmallVector<int64_t> dims;
  Attribute config = op->getAttr("backend_config");
  auto text = dyn_cast_or_null<StringAttr>(config);
  if (!config || (text && text.getValue().empty()))
    return dims;
  auto malformed = [&]() -> LogicalResult {
    return op->emitOpError() << "backend_config is " << config
                             << "; expected \"unspecified_dims=[...]\"";
  };
  if (!text)
    return malformed();
  StringRef rest = text.getValue();
  if (!rest.consume_front("unspecified_dims=[") || !rest.consume_back("]"))
    return malformed();
  SmallVector<StringRef> items;
  rest.split(items, ',', -1, /*KeepEmpty=*/false);
  for (StringRef item : items)
    if (item.trim().getAsInteger(10, dims.emplace_back()) || dims.back() < 0)
      return malformed();
  return dims;
}

namespace {

/// The operands, results, shardings and manual axes of a region.
struct Interface {
  SmallVector<sharding::TensorShardingAttr> in, out;
  SmallVector<Value> operands;
  SmallVector<Type> results;
  AxisList manual;
};

/// Builds the manual computations of one program.
class ManualComputationBuilder {
public:
  explicit ManualComputationBuilder(MhloMesh &meshes) : meshes(meshes) {}
  LogicalResult replace(ManualRegion &source);

private:
  LogicalResult addEntries(const ManualRegion &source, Interface &interface);
  LogicalResult addExits(const ManualRegion &source, Interface &interface);
  FailureOr<sharding::TensorShardingAttr> entrySharding(Operation *entry);
  AxisList manualAxesAround(Operation *entry);

  MhloMesh &meshes;
};

} // namespace

/// Returns the sharding outside of the operand of an SPMDFullToShardShape, from
/// the @Sharding before it.
FailureOr<sharding::TensorShardingAttr>
ManualComputationBuilder::entrySharding(Operation *entry) {
  Operation *before = entry->getOperand(0).getDefiningOp();
  auto text = before ? before->getAttrOfType<StringAttr>(MhloMesh::kAttr)
                     : StringAttr();
  if (!text || before->getNumResults() != 1)
    return entry->emitOpError("has an operand without ")
           << MhloMesh::kAttr << "; expected a custom call @Sharding";
  FailureOr<SmallVector<int64_t>> openDims = SmallVector<int64_t>();
  if (isCustomCall(before, "Sharding"))
    openDims = unspecifiedDims(before);
  if (failed(openDims))
    return failure();
  auto result = meshes.translate(before, text, 0,
                                 entry->getOperand(0).getType(), *openDims);
  if (succeeded(result) && !*result)
    return entry->emitOpError("has an operand whose sharding ")
           << text << " cannot be expressed on mesh " << meshes.name();
  return result;
}

/// Returns the axes that are manual in the region around an entry, of which its
/// operand has local tensors.
AxisList ManualComputationBuilder::manualAxesAround(Operation *entry) {
  Operation *before = entry->getOperand(0).getDefiningOp();
  auto text = before->getAttrOfType<StringAttr>(MhloMesh::kAttr);
  return text ? meshes.manualAxes(text).value_or(AxisList()) : AxisList();
}

/// Returns the operand of the @Sharding before an entry.
static Value entryOperand(Operation *entry) {
  Value operand = entry->getOperand(0);
  Operation *before = operand.getDefiningOp();
  return isCustomCall(before, "Sharding") ? before->getOperand(0) : operand;
}

/// Adds the operands of the region with their shardings, and the manual axes.
LogicalResult ManualComputationBuilder::addEntries(const ManualRegion &source,
                                                   Interface &interface) {
  Operation *insertionPoint = source.insertionPoint();
  for (Operation *entry : source.entries) {
    if (!entry->isBeforeInBlock(insertionPoint))
      return entry->emitOpError("comes after the first result of its manual "
                                "region; expected it before");
    FailureOr<sharding::TensorShardingAttr> sharding = entrySharding(entry);
    auto text = entry->getAttrOfType<StringAttr>(MhloMesh::kAttr);
    auto axes = text ? meshes.manualAxes(text) : std::nullopt;
    if (failed(sharding))
      return failure();
    if (!axes) {
      InFlightDiagnostic error = entry->emitOpError("expected ")
                                 << MhloMesh::kAttr
                                 << " with manual axes, found ";
      return text ? error << text : error << "none";
    }
    AxisList manual = difference(*axes, manualAxesAround(entry));
    if (!interface.operands.empty() &&
        (!difference(manual, interface.manual).empty() ||
         !difference(interface.manual, manual).empty()))
      return entry->emitOpError()
             << MhloMesh::kAttr << " " << text
             << " has other manual axes than the first operand of its manual "
                "region; expected the same";
    interface.manual = std::move(manual);
    interface.in.push_back(*sharding);
    interface.operands.push_back(entryOperand(entry));
  }
  return success();
}

/// Adds the results of the region with their shardings.
LogicalResult ManualComputationBuilder::addExits(const ManualRegion &source,
                                                 Interface &interface) {
  for (Operation *exit : source.exits) {
    auto text = exit->getAttrOfType<StringAttr>(MhloMesh::kAttr);
    if (!text)
      return exit->emitOpError() << "has no " << MhloMesh::kAttr;
    FailureOr<SmallVector<int64_t>> openDims = unspecifiedDims(exit);
    if (failed(openDims))
      return failure();
    Type type = exit->getResult(0).getType();
    auto sharding = meshes.translate(exit, text, 0, type, *openDims);
    if (failed(sharding))
      return failure();
    if (!*sharding)
      return exit->emitOpError()
             << "has a sharding " << text
             << " that cannot be expressed on mesh " << meshes.name();
    // Without operands, the results specify the manual axes.
    if (source.entries.empty())
      if (auto axes =
              exit->getOperand(0).getDefiningOp()->getAttrOfType<StringAttr>(
                  MhloMesh::kAttr))
        interface.manual = meshes.manualAxes(axes).value_or(interface.manual);
    interface.out.push_back(*sharding);
    interface.results.push_back(type);
  }
  return success();
}

/// Copies the ops of `source` in order into the region, whose block has an
/// argument for each entry and returns the operands of the exits.
static void fillRegion(const ManualRegion &source,
                       ArrayRef<Operation *> ordered, Region &region) {
  Location loc = region.getLoc();
  OpBuilder b(region.getContext());
  Block *body = b.createBlock(&region);
  IRMapping map;
  for (Operation *entry : source.entries)
    map.map(entry->getResult(0),
            body->addArgument(entry->getResult(0).getType(), entry->getLoc()));
  for (Operation *op : ordered)
    b.clone(*op, map);
  SmallVector<Value> returned;
  for (Operation *exit : source.exits)
    returned.push_back(map.lookup(exit->getOperand(0)));
  sharding::ReturnOp::create(b, loc, returned);
}

LogicalResult ManualComputationBuilder::replace(ManualRegion &source) {
  Interface interface;
  if (failed(addEntries(source, interface)) ||
      failed(addExits(source, interface)))
    return failure();
  Operation *insertionPoint = source.insertionPoint();
  MLIRContext *context = insertionPoint->getContext();
  OpBuilder b(insertionPoint);
  auto region = sharding::ManualComputationOp::create(
      b, insertionPoint->getLoc(), interface.results, interface.operands,
      sharding::TensorShardingPerValueAttr::get(context, interface.in),
      sharding::TensorShardingPerValueAttr::get(context, interface.out),
      sharding::AxesAttr::get(context, meshes.name(), meshes.mesh(),
                              interface.manual));
  SmallVector<Operation *> ordered = source.opsInOrder();
  fillRegion(source, ordered, region.getBody());
  for (auto [exit, result] :
       llvm::zip_equal(source.exits, region.getResults())) {
    exit->getResult(0).replaceAllUsesWith(result);
    exit->erase();
  }
  // Copied ops stay if they are also used outside (constants).
  for (Operation *op : llvm::reverse(ordered))
    if (op->use_empty())
      op->erase();
  return success();
}

/// Erases users of the entry without effects and results.
static void eraseDeadUsers(Operation *entry) {
  llvm::SetVector<Operation *> users;
  users.insert(entry);
  for (size_t i = 0; i < users.size(); ++i)
    for (Operation *user : users[i]->getUsers())
      if (Operation *inBlock = entry->getBlock()->findAncestorOpInBlock(*user))
        users.insert(inBlock);
  SmallVector<Operation *> ordered(users.begin() + 1, users.end());
  llvm::sort(ordered,
             [](Operation *x, Operation *y) { return y->isBeforeInBlock(x); });
  for (Operation *user : ordered)
    if (isOpTriviallyDead(user))
      user->erase();
}

/// Removes the conversions between shards and full tensors in a program of one
/// device, where they are the same.
static LogicalResult removeConversions(ModuleOp module) {
  SmallVector<Operation *> calls;
  module.walk([&](Operation *op) {
    if (isCustomCall(op, kShardToFullTarget) ||
        isCustomCall(op, kFullToShardTarget))
      calls.push_back(op);
  });
  for (Operation *call : calls) {
    if (call->getOperandTypes() != call->getResultTypes())
      return call->emitError()
             << "the tensor and its shard have different types in a program of "
                "one device: "
             << call->getOperandTypes() << " and " << call->getResultTypes();
    call->replaceAllUsesWith(call->getOperands());
    call->erase();
  }
  return success();
}

/// Replaces the regions of a block, the innermost first.
static LogicalResult replaceRegions(Block &block, MhloMesh &meshes) {
  auto isExit = [](Operation &op) {
    return isCustomCall(&op, kShardToFullTarget);
  };
  do {
    FailureOr<SmallVector<ManualRegion>> sources = findManualRegions(block);
    if (failed(sources))
      return failure();
    for (ManualRegion &source : *sources)
      if (failed(ManualComputationBuilder(meshes).replace(source)))
        return failure();
    // Only in a block without dominance, no region is innermost.
    if (sources->empty())
      break;
  } while (llvm::any_of(block, isExit));
  return success();
}

LogicalResult mlir::gspmd::createManualComputations(ModuleOp module,
                                                    MhloMesh &meshes) {
  if (!meshes.hasMesh())
    return removeConversions(module);
  llvm::SetVector<Block *> blocks;
  module.walk([&](Operation *op) {
    if (isCustomCall(op, kShardToFullTarget) ||
        isCustomCall(op, kFullToShardTarget))
      blocks.insert(op->getBlock());
  });
  for (Block *block : blocks)
    if (failed(replaceRegions(*block, meshes)))
      return failure();
  // Entries without uses are dead; others never reach an exit. Those of inner
  // regions, which are users of those of outer ones, come first.
  SmallVector<Operation *> entries;
  module.walk([&](Operation *op) {
    if (isCustomCall(op, kFullToShardTarget))
      entries.push_back(op);
  });
  for (Operation *entry : llvm::reverse(entries)) {
    eraseDeadUsers(entry);
    if (!entry->use_empty())
      return entry->emitOpError()
             << "is used by values that never reach @" << kShardToFullTarget;
    Operation *before = entry->getOperand(0).getDefiningOp();
    entry->erase();
    if (before && isCustomCall(before, "Sharding") && before->use_empty())
      before->erase();
  }
  return success();
}
