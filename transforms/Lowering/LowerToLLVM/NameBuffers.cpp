//===- NameBuffers.cpp - Describes buffers and assertions in messages -----===//

#include "transforms/Lowering/LowerToLLVM/NameBuffers.h"

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "transforms/Lowering/LowerToLLVM/LocationText.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd::lowering {
namespace {

constexpr llvm::StringLiteral kText = "gspmd.text";
constexpr llvm::StringLiteral kAllocate = "gspmd_rt_alloc_named";
constexpr llvm::StringLiteral kAssert = "gspmd_rt_assert";

/// Returns a text like "8x4xf32 of 'dot_general' at model.py:12:3".
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

/// Returns a text like "assertion 'index in range' (embed.py:3:1)".
std::string textOf(cf::AssertOp op) {
  return "assertion '" + op.getMsg().str() + "' (" + locationText(op.getLoc()) +
         ")";
}

/// Lowers an allocation with a text to a call of `gspmd_rt_alloc_named`.
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

/// Lowers an assertion with a text to a call of `gspmd_rt_assert`.
struct AssertPattern : ConvertOpToLLVMPattern<cf::AssertOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(cf::AssertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto text = op->getAttrOfType<FlatSymbolRefAttr>(kText);
    if (!text)
      return rewriter.notifyMatchFailure(op, "has no text");
    Location loc = op.getLoc();
    Value holds = LLVM::ZExtOp::create(rewriter, loc, rewriter.getI64Type(),
                                       adaptor.getArg());
    Value name =
        LLVM::AddressOfOp::create(rewriter, loc, getPtrType(), text.getValue());
    LLVM::CallOp::create(rewriter, loc, TypeRange(), kAssert,
                         ValueRange{holds, name});
    rewriter.eraseOp(op);
    return success();
  }
};

/// Creates a global for each distinct text of a module.
class StringGlobals {
public:
  explicit StringGlobals(ModuleOp module)
      : module(module), b(OpBuilder::atBlockBegin(module.getBody())) {}

  /// Sets the attribute of `op` that refers to the global of `text`.
  void attach(Operation *op, const std::string &text) {
    FlatSymbolRefAttr &symbol = symbols[text];
    if (!symbol) {
      std::string name = "text_" + std::to_string(symbols.size());
      StringRef terminated(text.c_str(), text.size() + 1);
      auto type = LLVM::LLVMArrayType::get(b.getI8Type(), terminated.size());
      LLVM::GlobalOp::create(b, module.getLoc(), type, /*isConstant=*/true,
                             LLVM::Linkage::Private, name,
                             b.getStringAttr(terminated));
      symbol = FlatSymbolRefAttr::get(b.getContext(), name);
    }
    op->setAttr(kText, symbol);
  }

  /// Declares a runtime function that takes an integer and a text.
  void declare(StringRef name, bool returnsPointer) {
    Type pointer = LLVM::LLVMPointerType::get(b.getContext());
    Type voidType = LLVM::LLVMVoidType::get(b.getContext());
    LLVM::LLVMFuncOp::create(
        b, module.getLoc(), name,
        LLVM::LLVMFunctionType::get(returnsPointer ? pointer : voidType,
                                    {b.getI64Type(), pointer}));
  }

private:
  ModuleOp module;
  OpBuilder b;
  llvm::StringMap<FlatSymbolRefAttr> symbols;
};

} // namespace

void nameBuffers(ModuleOp module) {
  StringGlobals texts(module);
  bool allocates = false, asserts = false;
  module.walk([&](Operation *op) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
      allocates = true;
      texts.attach(op, textOf(alloc));
    } else if (auto assertion = dyn_cast<cf::AssertOp>(op)) {
      asserts = true;
      texts.attach(op, textOf(assertion));
    }
  });
  if (allocates)
    texts.declare(kAllocate, /*returnsPointer=*/true);
  if (asserts)
    texts.declare(kAssert, /*returnsPointer=*/false);
}

void populateNamedAllocPatterns(const LLVMTypeConverter &converter,
                                RewritePatternSet &patterns) {
  patterns.add<NamedAllocPattern, AssertPattern>(converter, /*benefit=*/2);
}

} // namespace mlir::gspmd::lowering
