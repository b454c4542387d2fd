//===- ArgumentTable.cpp - Arguments of the entry in a table --------------===//

#include "transforms/Lowering/LowerToLLVM/ArgumentTable.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::gspmd::lowering {
namespace {

/// The indices of the pointers in a ranked descriptor.
constexpr int32_t kAlignedPointer = 1;

/// Loads element `index` of an array of pointers.
Value loadPointer(OpBuilder &b, Location loc, Value array, int32_t index) {
  Type pointer = array.getType();
  Value slot = index == 0 ? array
                          : LLVM::GEPOp::create(b, loc, pointer, pointer, array,
                                                ArrayRef<LLVM::GEPArg>{index});
  return LLVM::LoadOp::create(b, loc, pointer, slot);
}

/// Returns the buffer of argument `index`.
Value loadArgument(OpBuilder &b, Location loc, Value table, unsigned index,
                   MemRefType type, const LLVMTypeConverter &converter) {
  Value descriptor = loadPointer(b, loc, table, int32_t(index));
  Value data = loadPointer(b, loc, descriptor, kAlignedPointer);
  Value buffer =
      MemRefDescriptor::fromStaticShape(b, loc, converter, type, data);
  return UnrealizedConversionCastOp::create(b, loc, type, buffer).getResult(0);
}

} // namespace

void passArgumentsInTable(func::FuncOp entry,
                          const LLVMTypeConverter &converter) {
  Block &body = entry.getBody().front();
  unsigned count = body.getNumArguments();
  OpBuilder b(entry.getContext());
  Type pointer = LLVM::LLVMPointerType::get(b.getContext());
  Value table = body.addArgument(pointer, entry.getLoc());
  for (BlockArgument argument : body.getArguments().take_front(count)) {
    llvm::SmallDenseMap<Operation *, Value> loaded; // by the op that uses it
    for (OpOperand &use : llvm::make_early_inc_range(argument.getUses())) {
      Operation *user = body.findAncestorOpInBlock(*use.getOwner());
      Value &buffer = loaded[user];
      if (!buffer) {
        b.setInsertionPoint(user);
        buffer = loadArgument(b, user->getLoc(), table, argument.getArgNumber(),
                              cast<MemRefType>(argument.getType()), converter);
      }
      use.set(buffer);
    }
  }
  body.eraseArguments(0, count);
  entry.setArgAttrsAttr({});
  entry.setType(b.getFunctionType(pointer, {}));
}

} // namespace mlir::gspmd::lowering
