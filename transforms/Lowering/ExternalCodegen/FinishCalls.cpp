//===- FinishCalls.cpp - Pass gspmd-finish-calls --------------------------===//

#include "transforms/Lowering/ExternalCodegen/CodeSymbol.h"
#include "transforms/Lowering/LowerToLLVM/StackSlots.h"
#include "transforms/Lowering/Passes.h"

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_FINISHCALLS
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// Returns the name of the function's C interface.
std::string cName(StringRef entry) { return ("_mlir_ciface_" + entry).str(); }

struct FinishCallsPass : impl::FinishCallsBase<FinishCallsPass> {
  void runOnProgram() override {
    ModuleOp module = getOperation();
    if (failed(verifyWrapper(module)))
      return signalPassFailure();
    for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
      if (isa<sharding::MeshOp>(op)) {
        op.erase();
        continue;
      }
      dropDialectAttrs(&op);
      auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
      if (function && !function.isExternal())
        lowering::shareStackSlots(function);
    }
    addCodeSymbol(module);
  }

private:
  /// Verifies the function that the runtime calls: it takes a pointer for each
  /// tensor and has no result.
  static LogicalResult verifyWrapper(ModuleOp module) {
    auto entry = module->getAttrOfType<StringAttr>(lowering::kEntryName);
    auto count = module->getAttrOfType<IntegerAttr>(lowering::kNumTensors);
    if (!entry || !count ||
        !module->getAttrOfType<StringAttr>(lowering::kCodeSymbol))
      return module.emitError("has not passed gspmd-prepare-calls, or lost the "
                              "attributes that it gives to the module");
    auto wrapper = module.lookupSymbol<LLVM::LLVMFuncOp>(cName(entry));
    if (!wrapper)
      return module.emitError("has no llvm.func @")
             << cName(entry)
             << ", which convert-func-to-llvm makes of 'llvm.emit_c_interface'";
    LLVM::LLVMFunctionType type = wrapper.getFunctionType();
    if (isa<LLVM::LLVMVoidType>(type.getReturnType()) &&
        int64_t(type.getNumParams()) == count.getInt())
      return success();
    return emitError(wrapper.getLoc())
           << "@" << wrapper.getName() << ": expected " << count.getInt()
           << " parameters, the buffers of arguments and results, and no "
              "result, found "
           << type.getNumParams() << " parameters and result "
           << type.getReturnType()
           << "; run "
              "buffer-results-to-out-params{modify-public-functions} before";
  }

  /// Drops attributes that code generation does not need.
  static void dropDialectAttrs(Operation *op) {
    auto isDialectAttr = [](NamedAttribute attr) {
      StringRef dialect = attr.getName().getValue().split('.').first;
      return dialect == "sharding" || dialect == "spmd";
    };
    auto without = [&](Attribute attr) -> Attribute {
      auto dictionary = dyn_cast<DictionaryAttr>(attr);
      if (!dictionary)
        return attr;
      SmallVector<NamedAttribute> remaining(dictionary.getValue());
      llvm::erase_if(remaining, isDialectAttr);
      return DictionaryAttr::get(op->getContext(), remaining);
    };
    for (NamedAttribute attr : op->getDiscardableAttrs())
      if (isDialectAttr(attr))
        op->removeDiscardableAttr(attr.getName());
    for (StringRef name : {"arg_attrs", "res_attrs"})
      if (auto list = op->getAttrOfType<ArrayAttr>(name))
        op->setAttr(name, ArrayAttr::get(op->getContext(),
                                         llvm::map_to_vector(list, without)));
  }

  static void addCodeSymbol(ModuleOp module) {
    auto key = module->getAttrOfType<StringAttr>(lowering::kCodeSymbol);
    OpBuilder b = OpBuilder::atBlockEnd(module.getBody());
    Type byte = b.getI8Type();
    LLVM::GlobalOp::create(b, module.getLoc(), byte, /*isConstant=*/true,
                           LLVM::Linkage::External, key.getValue(),
                           b.getI8IntegerAttr(0));
    for (StringRef name :
         {StringRef(lowering::kEntryName), StringRef(lowering::kNumTensors),
          StringRef(lowering::kCodeSymbol)})
      module->removeAttr(name);
  }
};

} // namespace
} // namespace mlir::gspmd
