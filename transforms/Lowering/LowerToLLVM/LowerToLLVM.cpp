//===- LowerToLLVM.cpp - Pass gspmd-lower-to-llvm -------------------------===//
//
// One conversion with the patterns of all dialects; a pass for each dialect
// would walk the program once for each.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/LowerToLLVM/ArgumentTable.h"
#include "transforms/Lowering/LowerToLLVM/BooleanBytes.h"
#include "transforms/Lowering/LowerToLLVM/ExpandExtrema.h"
#include "transforms/Lowering/LowerToLLVM/NameBuffers.h"
#include "transforms/Lowering/LowerToLLVM/ParallelCalls.h"
#include "transforms/Lowering/LowerToLLVM/StackSlots.h"
#include "transforms/Lowering/Passes.h"

#include "mlir/Analysis/DataLayoutAnalysis.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToFuncs/MathToFuncs.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_LOWERTOLLVM
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// Replaces loops of one iteration by their bodies, as LLVM would do at several
/// times the cost.
void removeSingleIterations(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  module.walk(
      [&](scf::ForOp loop) { (void)loop.promoteIfSingleIteration(rewriter); });
}

/// Returns true if the module contains an op of one of the types.
template <typename... Ops>
bool containsAny(ModuleOp module) {
  return module
      ->walk([](Operation *op) {
        return isa<Ops...>(op) ? WalkResult::interrupt()
                               : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Converts integer powers to repeated squaring; LLVM has them for constant
/// exponents only. A conversion visits all ops several times, so there is none
/// without a power.
LogicalResult expandIntegerPowers(
    ModuleOp module,
    llvm::function_ref<LogicalResult(OpPassManager &, ModuleOp)> runPipeline) {
  if (!containsAny<math::IPowIOp, math::FPowIOp>(module))
    return success();
  ConvertMathToFuncsOptions powers;
  powers.minWidthOfFPowIExponent = 1;
  OpPassManager functions(ModuleOp::getOperationName());
  functions.addPass(createConvertMathToFuncs(powers));
  return runPipeline(functions, module);
}

/// Converts `Ops` to calls of the C library.
template <typename... Ops>
LogicalResult convertToLibm(ModuleOp module) {
  if (!containsAny<Ops...>(module))
    return success();
  MLIRContext *context = module.getContext();
  RewritePatternSet patterns(context);
  populateMathToLibmConversionPatterns(patterns);
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  target.addIllegalOp<Ops...>();
  return applyPartialConversion(module, target, std::move(patterns));
}

/// Converts functions whose LLVM expansion is missing or inaccurate (log1p as
/// log(1 + x)) to calls of the C library.
LogicalResult convertToLibm(ModuleOp module) {
  return convertToLibm<math::AcosOp, math::AcoshOp, math::AsinOp, math::AsinhOp,
                       math::AtanOp, math::Atan2Op, math::AtanhOp, math::CbrtOp,
                       math::CoshOp, math::ErfOp, math::ErfcOp, math::ExpM1Op,
                       math::Log1pOp, math::SinhOp, math::TanOp, math::TanhOp>(
      module);
}

/// Returns the value that was inserted where `extract` reads; null if it is
/// unknown.
Value insertedValue(LLVM::ExtractValueOp extract) {
  ArrayRef<int64_t> position = extract.getPosition();
  Value container = extract.getContainer();
  while (auto insert = container.getDefiningOp<LLVM::InsertValueOp>()) {
    ArrayRef<int64_t> other = insert.getPosition();
    if (other == position)
      return insert.getValue();
    size_t common = std::min(position.size(), other.size());
    if (other.take_front(common) == position.take_front(common))
      return {}; // a part of it
    container = insert.getContainer();
  }
  return {};
}

/// Removes descriptors of which only elements are read. LLVM does not optimize
/// the function that calls the kernels, and would generate code for each
/// element.
void foldDescriptors(LLVM::LLVMFuncOp function) {
  SmallVector<Operation *> candidates;
  function.walk([&](Operation *op) {
    if (auto extract = dyn_cast<LLVM::ExtractValueOp>(op))
      if (Value value = insertedValue(extract))
        op->getResult(0).replaceAllUsesWith(value);
    if (isa<LLVM::ExtractValueOp, LLVM::InsertValueOp, LLVM::PoisonOp,
            LLVM::UndefOp, LLVM::ConstantOp>(op))
      candidates.push_back(op);
  });
  for (Operation *op : llvm::reverse(candidates))
    if (op->use_empty())
      op->erase();
}

/// Splits blocks of many ops. LLVM allocates registers in a time that is
/// quadratic in the length of a block, through which constants and pointers
/// live.
void splitLongBlocks(LLVM::LLVMFuncOp function) {
  // A few milliseconds of register allocation, and few jumps.
  constexpr size_t kMaxOps = 500;
  for (Block &block : llvm::make_early_inc_range(function.getBody())) {
    SmallVector<Operation *> firsts; // of the new blocks
    size_t numOps = 0;
    for (Operation &op : block.without_terminator())
      // Stack slots are allocated in the first block.
      if (++numOps > kMaxOps && !isa<LLVM::AllocaOp>(op)) {
        firsts.push_back(&op);
        numOps = 1;
      }
    // Splitting visits the ops behind.
    for (Operation *first : llvm::reverse(firsts)) {
      Block *rest = block.splitBlock(first);
      auto b = OpBuilder::atBlockEnd(&block);
      LLVM::BrOp::create(b, first->getLoc(), ValueRange(), rest);
    }
  }
}

/// Kernels are optimized separately and not inlined. The function that calls
/// them contains nothing to optimize and may be long.
void guideOptimizer(LLVM::LLVMFuncOp function) {
  function.setNoInline(true);
  if (function->hasAttr("llvm.bareptr"))
    function.setLinkage(LLVM::Linkage::Internal);
  else
    function.setOptimizeNone(true);
}

struct LowerToLLVMPass : impl::LowerToLLVMBase<LowerToLLVMPass> {
  void runOnProgram() override {
    ModuleOp module = getOperation();
    removeSingleIterations(module);
    lowering::expandExtrema(module);
    LowerToLLVMOptions options(&getContext());
    // The allocation function is not malloc: LLVM knows malloc and would turn
    // some calls into calloc.
    options.useGenericFunctions = true;
    LLVMTypeConverter converter(&getContext(), options);
    for (auto function : module.getOps<func::FuncOp>())
      if (!function.isExternal() && !function.isPrivate())
        lowering::passArgumentsInTable(function, converter);
    lowering::nameBuffers(module);
    auto run = [&](OpPassManager &pm, ModuleOp op) {
      return runPipeline(pm, op);
    };
    if (failed(expandIntegerPowers(module, run)) ||
        failed(convertToLibm(module)))
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    populateSCFToControlFlowConversionPatterns(patterns);
    arith::populateArithToLLVMConversionPatterns(converter, patterns);
    populateMathToLLVMConversionPatterns(converter, patterns);
    populateComplexToLLVMConversionPatterns(converter, patterns);
    index::populateIndexToLLVMConversionPatterns(converter, patterns);
    SymbolTableCollection symbols; // a lookup without it visits all functions
    populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns,
                                                   &symbols);
    lowering::populateNamedAllocPatterns(converter, patterns);
    cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
    populateFuncToLLVMConversionPatterns(converter, patterns, &symbols);
    LLVMConversionTarget target(getContext());
    target.addLegalOp<ModuleOp>();
    target.addLegalOp<UnrealizedConversionCastOp>();
    if (failed(applyFullConversion(module, target, std::move(patterns))))
      return signalPassFailure();
    OpPassManager cleanup(ModuleOp::getOperationName());
    cleanup.addPass(createReconcileUnrealizedCastsPass());
    if (failed(runPipeline(cleanup, module)))
      return signalPassFailure();
    lowering::callInParallel(module);
    for (auto function : module.getOps<LLVM::LLVMFuncOp>())
      if (!function.isExternal()) {
        foldDescriptors(function);
        lowering::shareStackSlots(function);
        lowering::accessBooleansAsBytes(function);
        splitLongBlocks(function);
        guideOptimizer(function);
      }
  }
};

} // namespace
} // namespace mlir::gspmd
