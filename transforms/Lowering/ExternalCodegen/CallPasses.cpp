//===- CallPasses.cpp - Passes around external pipelines ------------------===//
//
// gspmd-prepare-calls runs before an external pipeline and numbers the runtime
// calls; gspmd-finish-calls runs after it and leaves the LLVM dialect only.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExternalCodegen/CallPasses.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/LowerToLLVM/StackSlots.h"
#include "transforms/Lowering/Passes.h"

#include "dialect/Check/CheckDialect.h" // IWYU pragma: keep
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PREPARECALLS
#define GEN_PASS_DEF_FINISHCALLS
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// Returns the name of the function's C interface.
std::string cName(StringRef entry) { return ("_mlir_ciface_" + entry).str(); }

/// Attribute of the wrapper's call: the number of tensors that the entry takes
/// and returns.
constexpr llvm::StringLiteral kNumTensors = "gspmd.num_tensors";
constexpr llvm::StringLiteral kEntry = "gspmd.entry";

/// Derives a symbol name from the module's text without that name, as parsed
/// from a file. Printing flags of a tool do not change it.
std::string keyOf(ModuleOp module) {
  Attribute mark = module->removeAttr(lowering::kCodeSymbol);
  constexpr int64_t kNoLimit = std::numeric_limits<int64_t>::max();
  OpPrintingFlags flags;
  flags.enableDebugInfo(false)
      .printGenericOpForm(false)
      .useLocalScope(false)
      .elideLargeElementsAttrs(kNoLimit)
      .elideLargeResourceString(kNoLimit)
      .assumeVerified();
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, flags);
  if (mark)
    module->setAttr(lowering::kCodeSymbol, mark);
  return "gspmd_code_of_" +
         llvm::utohexstr(llvm::xxh3_64bits(text), /*LowerCase=*/true);
}

struct PrepareCallsPass : impl::PrepareCallsBase<PrepareCallsPass> {
  using PrepareCallsBase::PrepareCallsBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    OpPassManager pm(ModuleOp::getOperationName());
    PrepareDeviceProgramOptions options;
    options.entry = entry;
    pm.addPass(createPrepareDeviceProgram(options));
    pm.addPass(createNumberRuntimeCalls());
    if (failed(runPipeline(pm, module)))
      return signalPassFailure();
    auto function = module.lookupSymbol<func::FuncOp>(entry);
    sealBoundary(function);
    Builder b(&getContext());
    FunctionType type = function.getFunctionType();
    module->setAttr(kEntry, b.getStringAttr(entry));
    module->setAttr(kNumTensors, b.getI64IntegerAttr(type.getNumInputs() +
                                                     type.getNumResults()));
    module->setAttr(lowering::kCodeSymbol, b.getStringAttr(keyOf(module)));
  }

private:
  /// Marks the arguments read-only, because devices share them, and adds the C
  /// interface.
  void sealBoundary(func::FuncOp function) {
    MLIRContext *context = &getContext();
    using bufferization::BufferizationDialect;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      function.setArgAttr(i, BufferizationDialect::kWritableAttrName,
                          BoolAttr::get(context, false));
    function->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                      UnitAttr::get(context));
  }
};

struct FinishCallsPass : impl::FinishCallsBase<FinishCallsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(verifyWrapper(module)))
      return signalPassFailure();
    for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
      if (isa<sharding::MeshOp>(op)) {
        op.erase();
        continue;
      }
      dropForeign(&op);
      auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
      if (function && !function.isExternal())
        lowering::shareStackSlots(function);
    }
    addKey(module);
  }

private:
  /// Verifies the function that the runtime calls: it takes a pointer for each
  /// tensor and has no result.
  static LogicalResult verifyWrapper(ModuleOp module) {
    auto entry = module->getAttrOfType<StringAttr>(kEntry);
    auto count = module->getAttrOfType<IntegerAttr>(kNumTensors);
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
           << "@" << wrapper.getName() << " takes " << type.getNumParams()
           << " arguments and returns " << type.getReturnType()
           << "; it should take the " << count.getInt()
           << " buffers of arguments and results and return nothing: run "
              "buffer-results-to-out-params{modify-public-functions} before";
  }

  /// Drops attributes that code generation does not need.
  static void dropForeign(Operation *op) {
    auto isForeign = [](NamedAttribute attr) {
      StringRef dialect = attr.getName().getValue().split('.').first;
      return dialect == "sharding" || dialect == "spmd";
    };
    auto without = [&](Attribute attr) -> Attribute {
      auto dictionary = dyn_cast<DictionaryAttr>(attr);
      if (!dictionary)
        return attr;
      SmallVector<NamedAttribute> kept(dictionary.getValue());
      llvm::erase_if(kept, isForeign);
      return DictionaryAttr::get(op->getContext(), kept);
    };
    for (NamedAttribute attr : op->getDiscardableAttrs())
      if (isForeign(attr))
        op->removeDiscardableAttr(attr.getName());
    for (StringRef name : {"arg_attrs", "res_attrs"})
      if (auto list = op->getAttrOfType<ArrayAttr>(name))
        op->setAttr(name, ArrayAttr::get(op->getContext(),
                                         llvm::map_to_vector(list, without)));
  }

  static void addKey(ModuleOp module) {
    auto key = module->getAttrOfType<StringAttr>(lowering::kCodeSymbol);
    OpBuilder b = OpBuilder::atBlockEnd(module.getBody());
    Type byte = b.getI8Type();
    LLVM::GlobalOp::create(b, module.getLoc(), byte, /*isConstant=*/true,
                           LLVM::Linkage::External, key.getValue(),
                           b.getI8IntegerAttr(0));
    for (StringRef name : {StringRef(kEntry), StringRef(kNumTensors),
                           StringRef(lowering::kCodeSymbol)})
      module->removeAttr(name);
  }
};

} // namespace

FailureOr<std::string> lowering::verifiedCodeSymbol(ModuleOp module) {
  Attribute mark = module->getAttr(kCodeSymbol);
  if (!mark)
    return module.emitError("has not passed gspmd-prepare-calls, so that no "
                            "code can be of it");
  std::string key = keyOf(module);
  auto said = dyn_cast<StringAttr>(mark);
  if (said && said.getValue() == key)
    return key;
  return module.emitError("is not what gspmd-prepare-calls wrote: attribute ")
         << kCodeSymbol << " is " << mark << ", the program's own is \"" << key
         << "\"; prepare the changed program anew, and compile it";
}

LogicalResult lowering::verifyRuntimeNumbers(ModuleOp module) {
  int64_t next = 0;
  WalkResult result = module.walk([&](Operation *op) {
    if (!isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()) ||
        isa<spmd::DoneOp>(op))
      return WalkResult::advance();
    auto number = op->getAttrOfType<IntegerAttr>(kRuntimeIndex);
    if (number && number.getInt() == next++)
      return WalkResult::advance();
    op->emitOpError("has another number than its place: this is not what "
                    "gspmd-prepare-calls wrote");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

} // namespace mlir::gspmd
