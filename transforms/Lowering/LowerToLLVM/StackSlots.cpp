//===- StackSlots.cpp - Stack coloring of descriptors ---------------------===//

#include "transforms/Lowering/LowerToLLVM/StackSlots.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd::lowering {
namespace {

/// Indices of the ops in their block.
using Order = llvm::DenseMap<Operation *, unsigned>;

/// Returns the index of the last use of an alloca, including uses of the
/// descriptors that hold its pointer; nullopt if some use is unknown or in
/// another block.
std::optional<unsigned> lastUseOf(LLVM::AllocaOp alloca, const Order &order) {
  unsigned last = 0;
  SmallVector<Value> values = {alloca.getResult()};
  while (!values.empty()) {
    Value value = values.pop_back_val();
    for (Operation *user : value.getUsers()) {
      auto known = order.find(user);
      if (known == order.end())
        return std::nullopt;
      last = std::max(last, known->second);
      if (isa<LLVM::InsertValueOp, LLVM::ExtractValueOp, LLVM::GEPOp>(user))
        values.push_back(user->getResult(0));
      else if (auto store = dyn_cast<LLVM::StoreOp>(user);
               store && store.getValue() == value)
        return std::nullopt; // the pointer itself is stored elsewhere
      else if (!isa<LLVM::StoreOp, LLVM::LoadOp, LLVM::CallOp>(user))
        return std::nullopt;
    }
  }
  return last;
}

class SlotSharer {
public:
  explicit SlotSharer(LLVM::LLVMFuncOp function)
      : function(function),
        builder(OpBuilder::atBlockBegin(&function.getBody().front())) {}

  void run() {
    for (Block &block : function.getBody())
      shareIn(block);
  }

private:
  struct Slot {
    Value pointer;
    /// The first index in the current block from which on it is free.
    unsigned freeFrom = 0;
  };

  static bool isOneElement(LLVM::AllocaOp alloca) {
    APInt count;
    return matchPattern(alloca.getArraySize(), m_ConstantInt(&count)) &&
           count.isOne() && !alloca.getInalloca();
  }

  void shareIn(Block &block) {
    for (auto &[type, slotsOfType] : slots)
      for (Slot &slot : slotsOfType)
        slot.freeFrom = 0;
    Order order;
    SmallVector<LLVM::AllocaOp> allocas;
    unsigned position = 0;
    for (Operation &op : block) {
      order[&op] = ++position;
      if (auto alloca = dyn_cast<LLVM::AllocaOp>(op))
        if (isOneElement(alloca))
          allocas.push_back(alloca);
    }
    for (LLVM::AllocaOp alloca : allocas) {
      std::optional<unsigned> last = lastUseOf(alloca, order);
      Value pointer = last ? slotFor(alloca, order.lookup(alloca), *last)
                           : makeSlot(alloca);
      alloca.getResult().replaceAllUsesWith(pointer);
      alloca.erase();
    }
  }

  /// Returns a slot of the type that is free at `begin`, and reserves it until
  /// `end`.
  Value slotFor(LLVM::AllocaOp alloca, unsigned begin, unsigned end) {
    SmallVector<Slot> &slotsOfType = slots[alloca.getElemType()];
    auto *free = llvm::find_if(
        slotsOfType, [&](const Slot &slot) { return slot.freeFrom <= begin; });
    if (free == slotsOfType.end()) {
      slotsOfType.push_back({makeSlot(alloca)});
      free = &slotsOfType.back();
    }
    free->freeFrom = end + 1;
    return free->pointer;
  }

  Value makeSlot(LLVM::AllocaOp alloca) {
    Location loc = alloca.getLoc();
    Value one = LLVM::ConstantOp::create(builder, loc,
                                         alloca.getArraySize().getType(), 1);
    return LLVM::AllocaOp::create(builder, loc, alloca.getType(),
                                  alloca.getElemType(), one,
                                  alloca.getAlignment().value_or(0));
  }

  LLVM::LLVMFuncOp function;
  OpBuilder builder;
  llvm::MapVector<Type, SmallVector<Slot>> slots;
};

} // namespace

void shareStackSlots(LLVM::LLVMFuncOp function) { SlotSharer(function).run(); }

} // namespace mlir::gspmd::lowering
