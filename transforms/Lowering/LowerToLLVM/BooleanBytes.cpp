//===- BooleanBytes.cpp - Access to booleans as bytes ---------------------===//

#include "transforms/Lowering/LowerToLLVM/BooleanBytes.h"

namespace mlir::gspmd::lowering {

static void loadByte(LLVM::LoadOp load) {
  OpBuilder b(load);
  Location loc = load.getLoc();
  Value byte = LLVM::LoadOp::create(b, loc, b.getI8Type(), load.getAddr());
  Value zero = LLVM::ConstantOp::create(b, loc, b.getI8IntegerAttr(0));
  Value isSet =
      LLVM::ICmpOp::create(b, loc, LLVM::ICmpPredicate::ne, byte, zero);
  load.replaceAllUsesWith(isSet);
  load.erase();
}

static void storeByte(LLVM::StoreOp store) {
  OpBuilder b(store);
  Location loc = store.getLoc();
  Value byte = LLVM::ZExtOp::create(b, loc, b.getI8Type(), store.getValue());
  LLVM::StoreOp::create(b, loc, byte, store.getAddr());
  store.erase();
}

void accessBooleansAsBytes(LLVM::LLVMFuncOp function) {
  function.walk([](Operation *op) {
    if (auto load = dyn_cast<LLVM::LoadOp>(op)) {
      if (load.getType().isInteger(1))
        loadByte(load);
    } else if (auto store = dyn_cast<LLVM::StoreOp>(op)) {
      if (store.getValue().getType().isInteger(1))
        storeByte(store);
    }
  });
}

} // namespace mlir::gspmd::lowering
