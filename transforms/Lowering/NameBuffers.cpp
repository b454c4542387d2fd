//===- NameBuffers.cpp - Allocations that say what they hold --------------===//

#include "transforms/Lowering/NameBuffers.h"

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "transforms/Lowering/LocationText.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd::lowering {
namespace {

constexpr llvm::StringLiteral kText = "gspmd.text";
constexpr llvm::StringLiteral kAllocate = "gspmd_rt_alloc_named";

/// "8x4xf32 of 'dot_general' at model.py:12:3"
std::string textOf(memref::AllocOp op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (int64_t size : op.getType().getShape())
    stream << size << 'x';
  stream << op.getType().getElementType();
  if (StringRef name = locationName(op.getLoc()); !name.empty())
    stream << " of '" << name << "'";
  stream << " at " << locationText(op.getLoc());
  return text;
}

struct NamedAllocPattern : ConvertOpToLLVMPattern<memref::AllocOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::AllocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    MemRefType type = op.getType();
    auto text = op->getAttrOfType<FlatSymbolRefAttr>(kText);
    if (!text || !type.hasStaticShape() || op.getAlignment() ||
        !isConvertibleAndHasIdentityMaps(type))
      return rewriter.notifyMatchFailure(op, "not a named buffer");
    Location loc = op.getLoc();
    SmallVector<Value> sizes, strides;
    Value bytes;
    getMemRefDescriptorSizes(loc, type, {}, rewriter, sizes, strides, bytes);
    Type pointer = getPtrType();
    Value name =
        LLVM::AddressOfOp::create(rewriter, loc, pointer, text.getValue());
    Value buffer = LLVM::CallOp::create(rewriter, loc, TypeRange(pointer),
                                        kAllocate, ValueRange{bytes, name})
                       .getResult();
    rewriter.replaceOp(op, {createMemRefDescriptor(loc, type, buffer, buffer,
                                                   sizes, strides, rewriter)});
    return success();
  }
};

} // namespace

void nameBuffers(ModuleOp module) {
  OpBuilder b = OpBuilder::atBlockBegin(module.getBody());
  llvm::StringMap<FlatSymbolRefAttr> known;
  module.walk([&](memref::AllocOp op) {
    std::string text = textOf(op);
    FlatSymbolRefAttr &symbol = known[text];
    if (!symbol) {
      std::string name = "buffer_" + std::to_string(known.size());
      StringRef terminated(text.c_str(), text.size() + 1);
      auto type = LLVM::LLVMArrayType::get(b.getI8Type(), terminated.size());
      LLVM::GlobalOp::create(b, module.getLoc(), type, /*isConstant=*/true,
                             LLVM::Linkage::Private, name,
                             b.getStringAttr(terminated));
      symbol = FlatSymbolRefAttr::get(b.getContext(), name);
    }
    op->setAttr(kText, symbol);
  });
  if (known.empty())
    return;
  auto pointer = LLVM::LLVMPointerType::get(b.getContext());
  LLVM::LLVMFuncOp::create(
      b, module.getLoc(), kAllocate,
      LLVM::LLVMFunctionType::get(pointer, {b.getI64Type(), pointer}));
}

void populateNamedAllocPatterns(const LLVMTypeConverter &converter,
                                RewritePatternSet &patterns) {
  patterns.add<NamedAllocPattern>(converter, /*benefit=*/2);
}

} // namespace mlir::gspmd::lowering
