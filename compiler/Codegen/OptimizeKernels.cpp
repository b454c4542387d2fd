//===- OptimizeKernels.cpp - LLVM passes for kernels ----------------------===//

#include "compiler/Codegen/OptimizeKernels.h"
#include "compiler/Codegen/HostMachine.h"
#include "lib/Progress/Progress.h"

#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Transforms/IPO/InferFunctionAttrs.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/DeadStoreElimination.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopDeletion.h"
#include "llvm/Transforms/Scalar/LoopIdiomRecognize.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/InjectTLIMappings.h"
#include "llvm/Transforms/Vectorize/LoopVectorize.h"

namespace mlir::gspmd {
namespace {

/// Returns the number of functions that the passes do not skip.
uint64_t numOptimizedFunctions(const llvm::Module &code) {
  return llvm::count_if(code, [](const llvm::Function &function) {
    return !function.isDeclaration() && !function.hasOptNone();
  });
}

/// Reports the optimization as a stage of the tool's progress. It visits each
/// function once, and is done with it some passes after its vectorization,
/// which takes longest.
void showOptimization(llvm::PassInstrumentationCallbacks &callbacks,
                      uint64_t numFunctions) {
  Progress::beginStage(
      {"machine code, vectorizing", numFunctions, "functions"});
  callbacks.registerAfterPassCallback([](llvm::StringRef pass,
                                         const llvm::Any &,
                                         const llvm::PreservedAnalyses &) {
    Progress *progress = Progress::current();
    if (progress && pass == "LoopVectorizePass")
      progress->advance();
  });
}

/// Unrolls loops over small arrays on the stack and keeps their elements in
/// registers: those of a reduction are its accumulators, which vectors load and
/// store for each group of elements otherwise. Functions without such arrays
/// are not changed.
class KeepSmallArraysInRegisters
    : public llvm::PassInfoMixin<KeepSmallArraysInRegisters> {
public:
  KeepSmallArraysInRegisters() {
    using namespace llvm;
    passes.addPass(createFunctionToLoopPassAdaptor(LoopFullUnrollPass()));
    passes.addPass(SROAPass(SROAOptions::ModifyCFG));
    passes.addPass(InstCombinePass());
  }

  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses) {
    if (llvm::none_of(function.getEntryBlock(), isSmallArray))
      return llvm::PreservedAnalyses::all();
    return passes.run(function, analyses);
  }

private:
  static bool isSmallArray(const llvm::Instruction &instruction) {
    constexpr uint64_t kMaxBytes = 512; // 64 accumulators of f64
    auto *array = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
    if (!array)
      return false;
    auto size = array->getAllocationSize(array->getDataLayout());
    return size && !size->isScalable() && size->getFixedValue() <= kMaxBytes;
  }

  llvm::FunctionPassManager passes;
};

llvm::FunctionPassManager passesOfKernels() {
  using namespace llvm;
  FunctionPassManager passes;
  auto addLoopPasses = [&](LoopPassManager loopPasses, bool usesMemorySSA) {
    passes.addPass(
        createFunctionToLoopPassAdaptor(std::move(loopPasses), usesMemorySSA));
  };
  // Variables of loops, elements of small buffers and conditions.
  passes.addPass(SROAPass(SROAOptions::ModifyCFG));
  passes.addPass(EarlyCSEPass());
  passes.addPass(
      SimplifyCFGPass(SimplifyCFGOptions().convertSwitchRangeToICmp(true)));
  passes.addPass(InstCombinePass());
  // Loops in the form that the vectorizer expects.
  LoopPassManager rotation;
  rotation.addPass(LoopRotatePass());
  rotation.addPass(LICMPass(LICMOptions()));
  addLoopPasses(std::move(rotation), /*usesMemorySSA=*/true);
  LoopPassManager simplification;
  simplification.addPass(LoopIdiomRecognizePass());
  simplification.addPass(IndVarSimplifyPass());
  simplification.addPass(LoopDeletionPass());
  addLoopPasses(std::move(simplification), /*usesMemorySSA=*/false);
  passes.addPass(GVNPass());
  passes.addPass(DSEPass());
  passes.addPass(InjectTLIMappings());
  passes.addPass(
      LoopVectorizePass(LoopVectorizeOptions(/*InterleaveOnlyWhenForced=*/true,
                                             /*VectorizeOnlyWhenForced=*/
                                             false)));
  passes.addPass(InstCombinePass());
  passes.addPass(SimplifyCFGPass(SimplifyCFGOptions()
                                     .forwardSwitchCondToPhi(true)
                                     .convertSwitchRangeToICmp(true)
                                     .convertSwitchToLookupTable(true)
                                     .needCanonicalLoops(false)
                                     .hoistCommonInsts(true)
                                     .sinkCommonInsts(true)));
  LoopPassManager hoisting;
  hoisting.addPass(LICMPass(LICMOptions()));
  addLoopPasses(std::move(hoisting), /*usesMemorySSA=*/true);
  passes.addPass(KeepSmallArraysInRegisters());
  return passes;
}

} // namespace

void optimizeKernels(llvm::Module &code, llvm::TargetMachine &machine,
                     bool showsStage) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassInstrumentationCallbacks callbacks;
  // Passes skip functions with the attribute `optnone` by this only.
  llvm::OptNoneInstrumentation skipping(/*DebugLogging=*/false);
  skipping.registerCallbacks(callbacks);
  if (showsStage && Progress::current())
    showOptimization(callbacks, numOptimizedFunctions(code));
  llvm::PassBuilder builder(&machine, llvm::PipelineTuningOptions(),
                            std::nullopt, &callbacks);
  functions.registerPass(
      [&] { return llvm::TargetLibraryAnalysis(vectorLibraryOf(machine)); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::ModulePassManager passes;
  passes.addPass(llvm::InferFunctionAttrsPass());
  passes.addPass(llvm::createModuleToFunctionPassAdaptor(
      passesOfKernels(), /*EagerlyInvalidate=*/true));
  passes.run(code, modules);
}

} // namespace mlir::gspmd
