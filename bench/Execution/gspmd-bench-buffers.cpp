//===- gspmd-bench-buffers.cpp - Comparison of two bufferizations ---------===//
//
// Compiles a device program twice, with gspmd-bufferize and with MLIR's
// one-shot-bufferize and otherwise the same passes, runs both on the same
// arguments, and prints their costs as JSON. Results must be equal.
//
//===----------------------------------------------------------------------===//

#include "bench/Execution/OneShotModels.h"
#include "bench/Execution/OneShotPipeline.h"
#include "compiler/Codegen/LinkObject.h"
#include "compiler/Codegen/NativeCode.h"
#include "compiler/Codegen/ProgramTables.h"
#include "compiler/CommandLine/Manual.h"
#include "compiler/Pipeline/Compilation.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include "gspmd/Registration/InitAll.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "transforms/Lowering/Passes.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/JSON.h"
#include <chrono>

using namespace mlir;
using namespace mlir::gspmd;

namespace cl = llvm::cl;

static cl::OptionCategory category("Options");
static cl::opt<std::string> file(cl::Positional, cl::Required,
                                 cl::desc("program.mlir"));
static cl::opt<int> repeat("repeat", cl::init(5), cl::cat(category),
                           cl::value_desc("count"),
                           cl::desc("Number of runs; reports the fastest (5)"));

static double now() {
  return std::chrono::duration<double, std::milli>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

namespace {

/// The allocations of a program; each alloc op counts once.
struct Allocations {
  int64_t count = 0, bytes = 0, copies = 0;
};

struct Measurement {
  double bufferize = 0, compile = 0;
  Allocations allocations;
  RunStats stats;
  std::vector<HostTensor> results;
};

} // namespace

static Allocations allocationsOf(ModuleOp module) {
  Allocations found;
  module.walk([&](Operation *op) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
      ++found.count;
      found.bytes += sharding::tensorBytes(alloc.getType());
    }
    found.copies += isa<memref::CopyOp>(op);
  });
  return found;
}

static LogicalResult run(ModuleOp module,
                         llvm::function_ref<void(OpPassManager &)> build) {
  PassManager pm(module.getContext());
  pm.enableVerifier(false);
  build(pm);
  return pm.run(module);
}

/// Compiles and runs a device program. Prints errors on failure.
static FailureOr<Measurement> measure(ModuleOp source,
                                      void (*bufferize)(OpPassManager &)) {
  Measurement measured;
  OwningOpRef<ModuleOp> module = source.clone();
  double begin = now();
  CompiledProgram program;
  if (failed(
          run(*module, [](OpPassManager &pm) { buildPreparePipeline(pm); })) ||
      failed(fillTables(*module, module->lookupSymbol<func::FuncOp>("main"),
                        program)) ||
      failed(run(*module, buildTensorPipeline)))
    return failure();
  double before = now();
  if (failed(run(*module, bufferize)))
    return failure();
  measured.bufferize = now() - before;
  measured.allocations = allocationsOf(*module);
  if (failed(run(*module, buildBufferPipeline)))
    return failure();
  auto object = emitObject(*module, "main", /*optLevel=*/2);
  if (failed(object))
    return failure();
  if (llvm::Error error = loadObject(std::move(*object), program))
    return source.emitError(llvm::toString(std::move(error)));
  measured.compile = now() - begin;
  std::vector<HostTensor> arguments;
  for (auto [index, argument] : llvm::enumerate(program.arguments)) {
    arguments.emplace_back(argument.elementType, argument.globalShape);
    fillRandom(arguments.back(), index);
  }
  RunOptions options;
  options.repeat = repeat + 1;
  auto results = runProgram(program, arguments, options, &measured.stats);
  if (!results.ok())
    return source.emitError(results.status().ToString());
  measured.results = *std::move(results);
  return measured;
}

static llvm::json::Object toJson(const Measurement &m) {
  return llvm::json::Object{{"bufferize_ms", m.bufferize},
                            {"compile_ms", m.compile},
                            {"step_ms", m.stats.stepMilliseconds},
                            {"peak_bytes", m.stats.peakBytes},
                            {"allocations", m.allocations.count},
                            {"allocated_bytes", m.allocations.bytes},
                            {"copies", m.allocations.copies}};
}

/// Compares the results and prints the first difference. All NaNs are equal.
static bool areEqual(ArrayRef<HostTensor> ours, ArrayRef<HostTensor> theirs) {
  for (auto [one, other] : llvm::zip_equal(ours, theirs)) {
    Comparison found = compare(one, other, 0, 0);
    if (found.numMismatches == 0)
      continue;
    llvm::errs() << "results differ: " << found.message << "\n";
    return false;
  }
  return true;
}

static ToolDescription describeTool() {
  ToolDescription tool;
  tool.name = "gspmd-bench-buffers";
  tool.summary = "compares two bufferizations of one program";
  tool.usage = "[options] FILE";
  tool.description =
      "Partitions the program of FILE, compiles the device program with "
      "gspmd-bufferize and with MLIR's one-shot-bufferize, and runs both. "
      "Prints as JSON the times of bufferization, compilation and a step, the "
      "peak memory of a device, and the numbers of allocations and copies in "
      "the bufferized IR. bench/Execution/buffers.py runs it on many programs.";
  tool.categories = {&category};
  tool.exitCodes = {
      {"0", "", "both ran and had equal results"},
      {"1", "", "the program is invalid, a run failed, or the results differ"},
      {"2", "", "invalid options"}};
  tool.examples = {{"gspmd-bench-buffers test/Models/mlp_tp.sdy.mlir", "",
                    "compare both on a program of the corpus"}};
  return tool;
}

int main(int argc, char **argv) {
  if (!parseCommandLine(argc, argv, describeTool()))
    return 2;
  DialectRegistry registry;
  registerAllDialects(registry);
  registerOneShotModels(registry);
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.getDiagEngine().registerHandler([](Diagnostic &diagnostic) {
    return success(diagnostic.getSeverity() != DiagnosticSeverity::Error);
  });
  OwningOpRef<ModuleOp> module = parseProgram(context, file);
  if (!module)
    return 1;
  FailureOr<Compilation> compilation = Compilation::create(std::move(module));
  if (failed(compilation))
    return 1;
  KeptResult<DeviceProgram> device =
      compilation->makeDeviceProgram(DeviceOptions());
  if (failed(device))
    return 1;
  ModuleOp local = (*device)->module;
  llvm::json::Object result;
  auto bufferize = [](OpPassManager &pm) { pm.addPass(createBufferize()); };
  // Discard the first measurement, which has the one-time costs of a process.
  (void)measure(local, bufferize);
  auto ours = measure(local, bufferize);
  auto theirs = measure(local, buildOneShotPipeline);
  if (succeeded(ours))
    result["gspmd"] = toJson(*ours);
  if (succeeded(theirs))
    result["one_shot"] = toJson(*theirs);
  bool isEqual = succeeded(ours) && succeeded(theirs) &&
                 areEqual(ours->results, theirs->results);
  result["equal"] = isEqual;
  llvm::outs() << llvm::json::Value(std::move(result)) << "\n";
  return isEqual ? 0 : 1;
}
