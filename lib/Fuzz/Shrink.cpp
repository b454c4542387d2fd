//===- Shrink.cpp - Makes a failing program small -------------------------===//
//
// Delta debugging on the IR. An edit names what it changes by position, so it
// can be tried on a copy; it is kept if the copy still verifies and fails.
//
//===----------------------------------------------------------------------===//
#include "Shrink.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringExtras.h"
#include <functional>

using namespace mlir;
namespace sharding = mlir::gspmd::sharding;
using sharding::TensorShardingAttr;

namespace gspmd::fuzz {
namespace {

/// Changes a copy; false if there was nothing to change.
using Edit = std::function<bool(ModuleOp)>;

constexpr llvm::StringLiteral kSharding = "sharding.sharding";

func::FuncOp mainOf(ModuleOp module) {
  return module.lookupSymbol<func::FuncOp>("main");
}

/// The op at a position of the walk over all functions.
Operation *opAt(ModuleOp module, unsigned position) {
  Operation *found = nullptr;
  unsigned next = 0;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (next++ == position)
      found = op;
  });
  return found;
}

void updateType(func::FuncOp function) {
  function.setType(FunctionType::get(
      function.getContext(), function.front().getArgumentTypes(),
      function.front().getTerminator()->getOperandTypes()));
}

/// Drops what nothing reads: ops, arguments of main, functions.
void removeDead(ModuleOp module) {
  for (bool changed = true; changed;) {
    changed = false;
    llvm::SmallVector<Operation *> dead;
    module.walk([&](Operation *op) {
      if (op->getNumResults() && op->use_empty() && op->getParentOp() != module)
        dead.push_back(op);
    });
    for (Operation *op : dead) {
      op->erase(); // children come before their parents
      changed = true;
    }
    for (auto function :
         llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (function.isPrivate() &&
          SymbolTable::symbolKnownUseEmpty(function, module)) {
        function.erase();
        changed = true;
      }
  }
  func::FuncOp main = mainOf(module);
  llvm::BitVector unused(main.getNumArguments());
  for (BlockArgument argument : main.getArguments())
    if (argument.use_empty())
      unused.set(argument.getArgNumber());
  (void)main.eraseArguments(unused);
}

//===----------------------------------------------------------------------===//
// Edits
//===----------------------------------------------------------------------===//

bool keepResults(ModuleOp module, llvm::function_ref<bool(unsigned)> keep) {
  func::FuncOp main = mainOf(module);
  llvm::BitVector drop(main.getNumResults());
  for (unsigned i = 0; i < main.getNumResults(); ++i)
    if (!keep(i))
      drop.set(i);
  if (drop.none() || drop.all())
    return false;
  Operation *terminator = main.front().getTerminator();
  terminator->eraseOperands(drop);
  (void)main.eraseResults(drop);
  return true;
}

/// Returns an operand of what made result `i` instead of it.
bool truncateResult(ModuleOp module, unsigned i, unsigned operand) {
  func::FuncOp main = mainOf(module);
  Operation *terminator = main.front().getTerminator();
  if (i >= terminator->getNumOperands())
    return false;
  Operation *maker = terminator->getOperand(i).getDefiningOp();
  if (!maker || operand >= maker->getNumOperands())
    return false;
  mlir::Value earlier = maker->getOperand(operand);
  bool sameRank =
      cast<RankedTensorType>(earlier.getType()).getRank() ==
      cast<RankedTensorType>(terminator->getOperand(i).getType()).getRank();
  terminator->setOperand(i, earlier);
  updateType(main);
  if (!sameRank)
    main.removeResultAttr(i, StringAttr::get(module.getContext(), kSharding));
  return true;
}

/// The results of an op of main become arguments.
bool cutOp(ModuleOp module, unsigned position, RangeTable &ranges) {
  Operation *op = opAt(module, position);
  func::FuncOp main = mainOf(module);
  if (!op || op->getBlock() != &main.front() || op->getNumOperands() == 0 ||
      op->getNumResults() == 0)
    return false;
  for (OpResult result : op->getResults()) {
    std::string name = "v" + std::to_string(ranges.size());
    ranges[name] = {rangeOf(result, ranges)};
    Location loc = NameLoc::get(StringAttr::get(module.getContext(), name));
    unsigned index = main.getNumArguments();
    if (failed(main.insertArgument(index, result.getType(), {}, loc)))
      return false;
    result.replaceAllUsesWith(main.getArgument(index));
  }
  return true;
}

/// Does the op compute on scalars in a region that stands for a function of
/// scalars? Such functions keep their meaning only as they are.
bool isInCombiner(Operation *op) {
  Block *block = op->getBlock();
  return block && block->getNumArguments() &&
         !isa<FunctionOpInterface>(block->getParentOp()) &&
         block->getArgumentTypes() != block->getParentOp()->getOperandTypes();
}

bool bypassOp(ModuleOp module, unsigned position, unsigned result,
              unsigned operand) {
  Operation *op = opAt(module, position);
  if (!op || isInCombiner(op) ||
      op->getResult(result).getType() != op->getOperand(operand).getType() ||
      op->getResult(result).use_empty())
    return false;
  op->getResult(result).replaceAllUsesWith(op->getOperand(operand));
  return true;
}

/// The region of an op stands for the op: a branch, or one round of a loop.
bool inlineRegion(ModuleOp module, unsigned position, unsigned regionIndex) {
  Operation *op = opAt(module, position);
  if (!op || regionIndex >= op->getNumRegions() || op->getNumResults() == 0 ||
      op->getRegion(regionIndex).empty())
    return false;
  Block &block = op->getRegion(regionIndex).front();
  Operation *terminator = block.getTerminator();
  if (block.getNumArguments() != 0 &&
      block.getArgumentTypes() != op->getOperandTypes())
    return false;
  if (terminator->getOperandTypes() != op->getResultTypes())
    return false;
  for (auto [argument, operand] :
       llvm::zip(block.getArguments(), op->getOperands()))
    argument.replaceAllUsesWith(operand);
  for (auto [result, yielded] :
       llvm::zip_equal(op->getResults(), terminator->getOperands()))
    result.replaceAllUsesWith(yielded);
  terminator->erase();
  op->getBlock()->getOperations().splice(Block::iterator(op),
                                         block.getOperations());
  op->erase();
  return true;
}

/// A loop without its carry `i`, branches without their result `i`.
bool dropCarry(ModuleOp module, unsigned position, unsigned i) {
  Operation *op = opAt(module, position);
  if (!op || op->getNumRegions() == 0 || i >= op->getNumResults() ||
      op->getNumResults() == 1 || !op->getResult(i).use_empty())
    return false;
  bool isLoop = op->getOperandTypes() == op->getResultTypes();
  for (Region &region : op->getRegions()) {
    if (region.empty() ||
        (isLoop &&
         region.front().getArgumentTypes() != op->getOperandTypes()) ||
        (!isLoop && region.front().getNumArguments() != 0))
      return false;
    Operation *terminator = region.front().getTerminator();
    if (terminator->getNumOperands() == op->getNumResults())
      terminator->eraseOperand(i);
    if (isLoop) {
      region.front().getArgument(i).replaceAllUsesWith(op->getOperand(i));
      region.front().eraseArgument(i);
    }
  }
  OperationState state(op->getLoc(), op->getName());
  llvm::SmallVector<mlir::Value> operands(op->getOperands());
  llvm::SmallVector<mlir::Type> types(op->getResultTypes());
  types.erase(types.begin() + i);
  if (isLoop)
    operands.erase(operands.begin() + i);
  state.addOperands(operands);
  state.addTypes(types);
  state.addAttributes(op->getAttrs());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  OpBuilder builder(op);
  Operation *made = builder.create(state);
  for (unsigned k = 0, next = 0; k < op->getNumResults(); ++k)
    if (k != i)
      op->getResult(k).replaceAllUsesWith(made->getResult(next++));
  op->erase();
  return true;
}

/// A place that holds a sharding.
struct Site {
  enum Kind { Argument, Result, Op } kind;
  unsigned index;
};

TensorShardingAttr shardingAt(ModuleOp module, Site site) {
  func::FuncOp main = mainOf(module);
  switch (site.kind) {
  case Site::Argument:
    return site.index < main.getNumArguments()
               ? main.getArgAttrOfType<TensorShardingAttr>(site.index,
                                                           kSharding)
               : nullptr;
  case Site::Result:
    return site.index < main.getNumResults()
               ? main.getResultAttrOfType<TensorShardingAttr>(site.index,
                                                              kSharding)
               : nullptr;
  case Site::Op:
    auto split =
        dyn_cast_or_null<sharding::MeshSplitOp>(opAt(module, site.index));
    return split ? split.getSharding() : nullptr;
  }
  return nullptr;
}

void setSharding(ModuleOp module, Site site, TensorShardingAttr sharding) {
  func::FuncOp main = mainOf(module);
  auto name = StringAttr::get(module.getContext(), kSharding);
  if (site.kind == Site::Op)
    cast<sharding::MeshSplitOp>(opAt(module, site.index))
        .setShardingAttr(sharding);
  else if (site.kind == Site::Argument)
    sharding ? main.setArgAttr(site.index, name, sharding)
             : (void)main.removeArgAttr(site.index, name);
  else
    sharding ? main.setResultAttr(site.index, name, sharding)
             : (void)main.removeResultAttr(site.index, name);
}

/// Changes one dimension's sharding, or the replicated axes for dim == rank.
bool simplifySharding(ModuleOp module, Site site, unsigned dim,
                      std::optional<unsigned> axis) {
  TensorShardingAttr old = shardingAt(module, site);
  if (!old)
    return false;
  llvm::SmallVector<sharding::DimShardingAttr> dims(old.getDims());
  auto replicated = old.getReplicated();
  if (dim == dims.size()) {
    if (replicated.empty())
      return false;
    replicated = {};
  } else {
    llvm::SmallVector<sharding::AxisRefAttr> axes(dims[dim].getAxes());
    bool closed = true;
    if (axis) {
      if (*axis >= axes.size())
        return false;
      axes.erase(axes.begin() + *axis);
      closed = dims[dim].getIsClosed();
    } else if (dims[dim].getIsClosed()) {
      return false;
    }
    dims[dim] = sharding::DimShardingAttr::get(module.getContext(), axes,
                                               closed, dims[dim].getPriority());
  }
  setSharding(module, site,
              TensorShardingAttr::get(module.getContext(), old.getMesh(), dims,
                                      replicated, old.getUnreduced()));
  return true;
}

bool changeMesh(ModuleOp module, unsigned axis, int64_t size) {
  for (auto op : module.getOps<sharding::MeshOp>()) {
    llvm::SmallVector<sharding::MeshAxisAttr> axes(op.getMesh().getAxes());
    if (axis >= axes.size() || axes[axis].getSize() <= size)
      return false;
    axes[axis] = sharding::MeshAxisAttr::get(module.getContext(),
                                             axes[axis].getName(), size);
    if (size == 0)
      axes.erase(axes.begin() + axis);
    op.setMeshAttr(
        sharding::MeshAttr::get(module.getContext(), axes, {}, {}, {}));
    return true;
  }
  return false;
}

bool dropDeviceOrder(ModuleOp module) {
  for (auto op : module.getOps<sharding::MeshOp>()) {
    auto plain = sharding::MeshAttr::get(module.getContext(),
                                         op.getMesh().getAxes(), {}, {}, {});
    if (plain == op.getMesh())
      return false;
    op.setMeshAttr(plain);
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// Digits differ between programs that fail for one reason.
std::string signature(const Verdict &verdict) {
  if (verdict.outcome != Outcome::Rejected &&
      verdict.outcome != Outcome::RunFailed)
    return "";
  llvm::StringRef message = verdict.message;
  message = message.split('\n').first;
  std::string kept;
  for (char c : message.take_front(160))
    if (llvm::isAlpha(c) && kept.size() < 60)
      kept += c;
  return kept;
}

class Shrinker {
public:
  Shrinker(RangeTable &ranges, Verdict &verdict, const TrialOptions &options)
      : ranges(ranges), verdict(verdict), options(options) {
    this->options.timeoutSeconds = std::min(options.timeoutSeconds, 20u);
  }

  OwningOpRef<ModuleOp> run(OwningOpRef<ModuleOp> start) {
    module = std::move(start);
    if (verdict.result >= 0)
      attempt([&](ModuleOp m) {
        return keepResults(m, [&](unsigned i) { return i == verdict.result; });
      });
    for (bool changed = true; changed && trials < 600;) {
      changed = false;
      // Positions shift after a change: each kind of edit is listed anew.
      for (unsigned kind = 0; kind < 7; ++kind)
        changed |= tryAll(kind);
    }
    return std::move(module);
  }

private:
  bool tryAll(unsigned kind) {
    bool any = false;
    for (size_t i = 0; trials < 600; ++i) {
      std::vector<Edit> edits = list(kind);
      if (i >= edits.size())
        break;
      if (attempt(edits[i])) {
        any = true;
        --i; // the next edit has moved here
      }
    }
    return any;
  }

  bool attempt(const Edit &edit) {
    OwningOpRef<ModuleOp> copy = module->clone();
    if (!edit(*copy))
      return false;
    removeDead(*copy);
    ScopedDiagnosticHandler quiet(copy->getContext(),
                                  [](Diagnostic &) { return success(); });
    if (failed(verify(*copy)))
      return false;
    ++trials;
    Verdict got = judgeApart(*copy, ranges, options);
    bool same = got.outcome == verdict.outcome ||
                (verdict.outcome == Outcome::Poisoned &&
                 got.outcome == Outcome::Mismatch);
    if (!same || signature(got) != signature(verdict))
      return false;
    verdict = got;
    module = std::move(copy);
    return true;
  }

  std::vector<Edit> list(unsigned kind) {
    std::vector<Edit> edits;
    func::FuncOp main = mainOf(*module);
    unsigned numOps = 0;
    module->walk([&](Operation *) { ++numOps; });
    switch (kind) {
    case 0: // fewer results
      for (unsigned i = 0; i < main.getNumResults() && main.getNumResults() > 1;
           ++i)
        edits.push_back([i](ModuleOp m) {
          return keepResults(m, [i](unsigned k) { return k != i; });
        });
      break;
    case 1: // cut what comes before an op, the last ops first
      for (unsigned i = numOps; i-- > 0;)
        edits.push_back([i, this](ModuleOp m) { return cutOp(m, i, ranges); });
      break;
    case 2: // cut what comes after
      for (unsigned i = 0; i < main.getNumResults(); ++i)
        for (unsigned k = 0; k < 3; ++k)
          edits.push_back(
              [i, k](ModuleOp m) { return truncateResult(m, i, k); });
      break;
    case 3: { // skip an op
      unsigned i = 0;
      module->walk<WalkOrder::PreOrder>([&](Operation *op) {
        for (OpResult result : op->getResults())
          for (OpOperand &operand : op->getOpOperands())
            if (operand.get().getType() == result.getType()) {
              unsigned r = result.getResultNumber(),
                       o = operand.getOperandNumber();
              edits.push_back(
                  [i, r, o](ModuleOp m) { return bypassOp(m, i, r, o); });
            }
        ++i;
      });
      break;
    }
    case 6: // fewer regions, loops with fewer carries
      for (unsigned i = 0; i < numOps; ++i) {
        Operation *op = opAt(*module, i);
        for (unsigned r = 0; r < op->getNumRegions(); ++r)
          edits.push_back([i, r](ModuleOp m) { return inlineRegion(m, i, r); });
        for (unsigned r = 0; op->getNumRegions() && r < op->getNumResults();
             ++r)
          edits.push_back([i, r](ModuleOp m) { return dropCarry(m, i, r); });
      }
      break;
    case 4:
      listShardingEdits(edits, numOps);
      break;
    case 5:
      edits.push_back(dropDeviceOrder);
      for (unsigned axis = 0; axis < 3; ++axis)
        for (int64_t size : {0, 1, 2, 3, 4})
          edits.push_back(
              [axis, size](ModuleOp m) { return changeMesh(m, axis, size); });
      break;
    }
    return edits;
  }

  void listShardingEdits(std::vector<Edit> &edits, unsigned numOps) {
    func::FuncOp main = mainOf(*module);
    std::vector<Site> sites;
    for (unsigned i = 0; i < main.getNumArguments(); ++i)
      sites.push_back({Site::Argument, i});
    for (unsigned i = 0; i < main.getNumResults(); ++i)
      sites.push_back({Site::Result, i});
    for (unsigned i = 0; i < numOps; ++i)
      sites.push_back({Site::Op, i});
    for (Site site : sites) {
      TensorShardingAttr attribute = shardingAt(*module, site);
      if (!attribute)
        continue;
      if (site.kind != Site::Op)
        edits.push_back([site](ModuleOp m) {
          setSharding(m, site, nullptr);
          return true;
        });
      for (unsigned dim = 0; dim <= attribute.getDims().size(); ++dim) {
        edits.push_back([=](ModuleOp m) {
          return simplifySharding(m, site, dim, std::nullopt);
        });
        if (dim < attribute.getDims().size())
          for (unsigned axis = 0;
               axis < attribute.getDims()[dim].getAxes().size(); ++axis)
            edits.push_back([=](ModuleOp m) {
              return simplifySharding(m, site, dim, axis);
            });
      }
    }
  }

  RangeTable &ranges;
  Verdict &verdict;
  TrialOptions options;
  OwningOpRef<ModuleOp> module;
  unsigned trials = 0;
};

} // namespace

OwningOpRef<ModuleOp> shrink(OwningOpRef<ModuleOp> module, RangeTable &ranges,
                             Verdict &verdict, const TrialOptions &options) {
  return Shrinker(ranges, verdict, options).run(std::move(module));
}

} // namespace gspmd::fuzz
