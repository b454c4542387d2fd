//===- ManualRegions.cpp - Regions between shape conversions --------------===//
//
// GSPMD marks a per-device part of a program by custom calls on its values:
//
//   %1 = @Sharding(%0)              how the operand lies outside
//   %2 = @SPMDFullToShardShape(%1)  its part on one device
//   ... ops on local values ...
//   %8 = @Sharding(%7)
//   %9 = @SPMDShardToFullShape(%8)  the whole again; says how it lies outside
//
// The part is what the operands of the last kind are made of, back to the first
// kind, and what has effects and takes such values (a callback). Two of these
// parts that share an op are one part. What nothing comes of is left out.
//
//===----------------------------------------------------------------------===//

#include "transforms/Import/ManualRegions.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;

static constexpr StringLiteral kToShard = "SPMDFullToShardShape";
static constexpr StringLiteral kToFull = "SPMDShardToFullShape";

bool mlir::gspmd::isCustomCall(Operation *op, StringRef target) {
  if (op->getName().getStringRef() != "stablehlo.custom_call")
    return false;
  auto name = dyn_cast_or_null<StringAttr>(op->getAttr("call_target_name"));
  return name && name.getValue() == target;
}

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

/// One per-device part: its ops in program order and where values enter and
/// leave.
struct Part {
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Operation *> entries; ///< SPMDFullToShardShape
  SmallVector<Operation *> exits;       ///< SPMDShardToFullShape

  SmallVector<Operation *> inOrder() const {
    SmallVector<Operation *> ordered(ops.begin(), ops.end());
    llvm::sort(ordered, [](Operation *x, Operation *y) {
      return x->isBeforeInBlock(y);
    });
    return ordered;
  }
  /// Where the region stands: all that goes in has to be there, and nothing
  /// that comes out may be needed before.
  Operation *place() const {
    return exits.empty() ? inOrder().back() : exits.front();
  }

  /// Into program order.
  void sortEntries() {
    SmallVector<Operation *> sorted = entries.takeVector();
    llvm::sort(sorted, [](Operation *x, Operation *y) {
      return x->isBeforeInBlock(y);
    });
    entries.insert(sorted.begin(), sorted.end());
  }
};

/// What a region takes and gives.
struct Interface {
  SmallVector<sharding::TensorShardingAttr> in, out;
  SmallVector<Value> operands;
  SmallVector<Type> results;
  ::gspmd::AxisList manual;
};

/// Forms the parts of one block.
class BlockParts {
public:
  BlockParts(Block &block, MhloMesh &meshes) : block(block), meshes(meshes) {}
  LogicalResult run();

private:
  LogicalResult collect(Operation *last, SmallVector<Value> worklist,
                        Part &part);
  void merge(Part part);
  LogicalResult addEffects();
  LogicalResult addEntries(const Part &part, Interface &interface);
  LogicalResult addExits(const Part &part, Interface &interface);
  LogicalResult replace(Part &part);
  FailureOr<sharding::TensorShardingAttr> entrySharding(Operation *entry);

  Block &block;
  MhloMesh &meshes;
  SmallVector<Part> parts;
};

} // namespace

/// What `op` and the ops in its regions take from `block`.
static SmallVector<Value> takenFrom(Block &block, Operation *op) {
  SmallVector<Value> values(op->getOperands());
  op->walk([&](Operation *inner) {
    if (inner == op)
      return;
    for (Value operand : inner->getOperands())
      if (operand.getParentBlock() == &block)
        values.push_back(operand);
  });
  return values;
}

/// Collects what the values of `worklist`, which `last` takes, are made of,
/// back to the entries.
LogicalResult BlockParts::collect(Operation *last, SmallVector<Value> worklist,
                                  Part &part) {
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *def = value.getDefiningOp();
    if (def)
      def = block.findAncestorOpInBlock(*def);
    if (!def || def->getBlock() != &block || isCustomCall(def, kToFull))
      return last->emitOpError()
             << "is reached by a value that did not come through @" << kToShard;
    if (isCustomCall(def, kToShard)) {
      part.entries.insert(def);
      continue;
    }
    if (part.ops.insert(def))
      llvm::append_range(worklist, takenFrom(block, def));
  }
  part.sortEntries();
  return success();
}

/// Sharing an op that takes operands or has effects makes it one part;
/// constants are copied into each.
void BlockParts::merge(Part part) {
  auto *same = llvm::find_if(parts, [&](const Part &other) {
    return llvm::any_of(part.ops, [&](Operation *inner) {
      return (inner->getNumOperands() > 0 || !isMemoryEffectFree(inner)) &&
             other.ops.contains(inner);
    });
  });
  if (same == parts.end()) {
    parts.push_back(std::move(part));
    return;
  }
  same->ops.insert(part.ops.begin(), part.ops.end());
  same->entries.insert(part.entries.begin(), part.entries.end());
  llvm::append_range(same->exits, part.exits);
  same->sortEntries();
}

/// Ops that take local values and do something, though nothing of theirs
/// leaves.
LogicalResult BlockParts::addEffects() {
  DenseSet<Operation *> local;
  for (Operation &op : block.without_terminator()) {
    if (isCustomCall(&op, kToFull))
      continue;
    bool isLocal =
        isCustomCall(&op, kToShard) ||
        llvm::any_of(takenFrom(block, &op), [&](Value value) {
          Operation *def = value.getDefiningOp();
          return def && local.contains(block.findAncestorOpInBlock(*def));
        });
    if (!isLocal)
      continue;
    local.insert(&op);
    if (isCustomCall(&op, kToShard) || isMemoryEffectFree(&op) ||
        llvm::any_of(parts,
                     [&](const Part &part) { return part.ops.contains(&op); }))
      continue;
    Part part;
    if (failed(collect(&op, takenFrom(block, &op), part)))
      return failure();
    part.ops.insert(&op);
    merge(std::move(part));
  }
  return success();
}

/// How the operand of an SPMDFullToShardShape lies outside: what the @Sharding
/// before it says.
FailureOr<sharding::TensorShardingAttr>
BlockParts::entrySharding(Operation *entry) {
  Operation *before = entry->getOperand(0).getDefiningOp();
  auto text = before ? before->getAttrOfType<StringAttr>(MhloMesh::kAttr)
                     : StringAttr();
  if (!text || before->getNumResults() != 1)
    return entry->emitOpError("has an operand without ")
           << MhloMesh::kAttr << "; expected a custom call @Sharding";
  FailureOr<SmallVector<int64_t>> open = SmallVector<int64_t>();
  if (isCustomCall(before, "Sharding"))
    open = unspecifiedDims(before);
  if (failed(open))
    return failure();
  auto result =
      meshes.translate(before, text, 0, entry->getOperand(0).getType(), *open);
  if (succeeded(result) && !*result)
    return entry->emitOpError("has an operand whose sharding ")
           << text << " cannot be expressed on mesh " << meshes.name();
  return result;
}

/// The value that an entry's operand is the @Sharding of.
static Value entryOperand(Operation *entry) {
  Value operand = entry->getOperand(0);
  Operation *before = operand.getDefiningOp();
  return isCustomCall(before, "Sharding") ? before->getOperand(0) : operand;
}

/// What goes into the region, with its shardings, and the manual axes that are
/// told there.
LogicalResult BlockParts::addEntries(const Part &part, Interface &interface) {
  for (Operation *entry : part.entries) {
    if (!entry->isBeforeInBlock(part.place()))
      return entry->emitOpError("comes after a value of the same region has "
                                "left it");
    FailureOr<sharding::TensorShardingAttr> sharding = entrySharding(entry);
    auto text = entry->getAttrOfType<StringAttr>(MhloMesh::kAttr);
    auto axes = text ? meshes.manualAxes(text) : std::nullopt;
    if (failed(sharding))
      return failure();
    if (!axes)
      return entry->emitOpError("does not tell its manual axes");
    interface.manual = *axes;
    interface.in.push_back(*sharding);
    interface.operands.push_back(entryOperand(entry));
  }
  return success();
}

/// What comes out of the region, with its shardings.
LogicalResult BlockParts::addExits(const Part &part, Interface &interface) {
  for (Operation *exit : part.exits) {
    auto text = exit->getAttrOfType<StringAttr>(MhloMesh::kAttr);
    if (!text)
      return exit->emitOpError() << "has no " << MhloMesh::kAttr;
    FailureOr<SmallVector<int64_t>> open = unspecifiedDims(exit);
    if (failed(open))
      return failure();
    Type type = exit->getResult(0).getType();
    auto sharding = meshes.translate(exit, text, 0, type, *open);
    if (failed(sharding))
      return failure();
    if (!*sharding)
      return exit->emitOpError()
             << "has a sharding " << text
             << " that cannot be expressed on mesh " << meshes.name();
    // Without operands the manual axes are those that the results name.
    if (part.entries.empty())
      if (auto axes =
              exit->getOperand(0).getDefiningOp()->getAttrOfType<StringAttr>(
                  MhloMesh::kAttr))
        interface.manual = meshes.manualAxes(axes).value_or(interface.manual);
    interface.out.push_back(*sharding);
    interface.results.push_back(type);
  }
  return success();
}

/// Copies the part's ops, in their order, into the region, whose block takes
/// what the entries made and returns what the exits took.
static void fillRegion(const Part &part, ArrayRef<Operation *> ordered,
                       Region &region) {
  Location loc = region.getLoc();
  OpBuilder b(region.getContext());
  Block *body = b.createBlock(&region);
  IRMapping map;
  for (Operation *entry : part.entries)
    map.map(entry->getResult(0),
            body->addArgument(entry->getResult(0).getType(), entry->getLoc()));
  for (Operation *op : ordered)
    b.clone(*op, map);
  SmallVector<Value> returned;
  for (Operation *exit : part.exits)
    returned.push_back(map.lookup(exit->getOperand(0)));
  sharding::ReturnOp::create(b, loc, returned);
}

LogicalResult BlockParts::replace(Part &part) {
  Interface interface;
  if (failed(addEntries(part, interface)) || failed(addExits(part, interface)))
    return failure();
  Operation *place = part.place();
  MLIRContext *context = place->getContext();
  OpBuilder b(place);
  auto region = sharding::ManualComputationOp::create(
      b, place->getLoc(), interface.results, interface.operands,
      sharding::TensorShardingPerValueAttr::get(context, interface.in),
      sharding::TensorShardingPerValueAttr::get(context, interface.out),
      sharding::AxesAttr::get(context, meshes.name(), meshes.mesh(),
                              interface.manual));
  SmallVector<Operation *> ordered = part.inOrder();
  fillRegion(part, ordered, region.getBody());
  for (auto [exit, result] : llvm::zip_equal(part.exits, region.getResults())) {
    exit->getResult(0).replaceAllUsesWith(result);
    exit->erase();
  }
  // What was copied stays where it is also used outside (constants).
  for (Operation *op : llvm::reverse(ordered))
    if (op->use_empty())
      op->erase();
  return success();
}

LogicalResult BlockParts::run() {
  for (Operation &op : block) {
    if (!isCustomCall(&op, kToFull))
      continue;
    Part part;
    part.exits.push_back(&op);
    if (failed(collect(&op, SmallVector<Value>(op.getOperands()), part)))
      return failure();
    merge(std::move(part));
  }
  if (failed(addEffects()))
    return failure();
  for (Part &part : parts)
    if (failed(replace(part)))
      return failure();
  return success();
}

/// Erases what takes the entry's value and comes to nothing.
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

LogicalResult mlir::gspmd::formManualRegions(ModuleOp module,
                                             MhloMesh &meshes) {
  llvm::SetVector<Block *> blocks;
  module.walk([&](Operation *op) {
    if (isCustomCall(op, kToFull) || isCustomCall(op, kToShard))
      blocks.insert(op->getBlock());
  });
  if (!blocks.empty() && !meshes.hasMesh())
    return module.emitError()
           << "@" << kToShard << " in a program for one device";
  for (Block *block : blocks)
    if (failed(BlockParts(*block, meshes).run()))
      return failure();
  // Entries that lead nowhere are dead; others have lost their way out.
  SmallVector<Operation *> entries;
  module.walk([&](Operation *op) {
    if (isCustomCall(op, kToShard))
      entries.push_back(op);
  });
  for (Operation *entry : entries) {
    eraseDeadUsers(entry);
    if (!entry->use_empty())
      return entry->emitOpError()
             << "is used by values that never reach @" << kToFull;
    Operation *before = entry->getOperand(0).getDefiningOp();
    entry->erase();
    if (before && isCustomCall(before, "Sharding") && before->use_empty())
      before->erase();
  }
  return success();
}
