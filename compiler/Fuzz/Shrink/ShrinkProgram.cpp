//===- ShrinkProgram.cpp - Removal of results, ops and regions ------------===//
#include "compiler/Fuzz/Shrink/ShrinkProgram.h"
#include "compiler/Fuzz/Shrink/ShrinkShardings.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace mlir::gspmd::fuzz {

Operation *getOpAt(ModuleOp module, unsigned position) {
  Operation *found = nullptr;
  unsigned next = 0;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (next++ == position)
      found = op;
  });
  return found;
}

unsigned countOps(ModuleOp module) {
  unsigned count = 0;
  module.walk([&](Operation *) { ++count; });
  return count;
}

void removeDeadCode(ModuleOp module) {
  for (bool changed = true; changed;) {
    changed = false;
    llvm::SmallVector<Operation *> dead;
    module.walk([&](Operation *op) {
      if (op->getNumResults() && op->use_empty() && op->getParentOp() != module)
        dead.push_back(op);
    });
    for (Operation *op : dead) {
      op->erase(); // the walk visits children before their parents
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
  func::FuncOp main = getMain(module);
  llvm::BitVector unused(main.getNumArguments());
  for (BlockArgument argument : main.getArguments())
    if (argument.use_empty())
      unused.set(argument.getArgNumber());
  (void)main.eraseArguments(unused);
}

bool keepResults(ModuleOp module, llvm::function_ref<bool(unsigned)> keep) {
  func::FuncOp main = getMain(module);
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

static void updateType(func::FuncOp function) {
  function.setType(FunctionType::get(
      function.getContext(), function.front().getArgumentTypes(),
      function.front().getTerminator()->getOperandTypes()));
}

bool truncateResult(ModuleOp module, unsigned i, unsigned operand) {
  func::FuncOp main = getMain(module);
  Operation *terminator = main.front().getTerminator();
  if (i >= terminator->getNumOperands())
    return false;
  Operation *maker = terminator->getOperand(i).getDefiningOp();
  if (!maker || operand >= maker->getNumOperands())
    return false;
  mlir::Value earlier = maker->getOperand(operand);
  auto type = dyn_cast<RankedTensorType>(earlier.getType());
  if (!type) // a shape of TOSA, an index or a scalar
    return false;
  bool sameRank =
      type.getRank() ==
      cast<RankedTensorType>(terminator->getOperand(i).getType()).getRank();
  terminator->setOperand(i, earlier);
  updateType(main);
  if (!sameRank)
    main.removeResultAttr(i, StringAttr::get(module.getContext(), kSharding));
  return true;
}

bool replaceOpWithArguments(ModuleOp module, unsigned position,
                            RangeTable &ranges) {
  Operation *op = getOpAt(module, position);
  func::FuncOp main = getMain(module);
  if (!op || op->getBlock() != &main.front() || op->getNumOperands() == 0 ||
      op->getNumResults() == 0 ||
      !llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>))
    return false;
  for (OpResult result : op->getResults()) {
    std::string name = "v" + std::to_string(ranges.size());
    ranges[name] = {getRange(result, ranges)};
    Location loc = NameLoc::get(StringAttr::get(module.getContext(), name));
    unsigned index = main.getNumArguments();
    if (failed(main.insertArgument(index, result.getType(), {}, loc)))
      return false;
    result.replaceAllUsesWith(main.getArgument(index));
  }
  return true;
}

/// Returns true if the op is in a region that represents a scalar function.
/// Such regions are valid only as they are.
static bool isInCombiner(Operation *op) {
  Block *block = op->getBlock();
  return block && block->getNumArguments() &&
         !isa<FunctionOpInterface>(block->getParentOp()) &&
         block->getArgumentTypes() != block->getParentOp()->getOperandTypes();
}

bool bypassOp(ModuleOp module, unsigned position, unsigned result,
              unsigned operand) {
  Operation *op = getOpAt(module, position);
  if (!op || isInCombiner(op) ||
      op->getResult(result).getType() != op->getOperand(operand).getType() ||
      op->getResult(result).use_empty())
    return false;
  op->getResult(result).replaceAllUsesWith(op->getOperand(operand));
  return true;
}

bool inlineRegion(ModuleOp module, unsigned position, unsigned regionIndex) {
  Operation *op = getOpAt(module, position);
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

bool dropLoopCarriedValue(ModuleOp module, unsigned position, unsigned i) {
  Operation *op = getOpAt(module, position);
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
  Operation *smaller = builder.create(state);
  for (unsigned k = 0, next = 0; k < op->getNumResults(); ++k)
    if (k != i)
      op->getResult(k).replaceAllUsesWith(smaller->getResult(next++));
  op->erase();
  return true;
}

} // namespace mlir::gspmd::fuzz
