//===- MakeDeviceProgram.cpp - From a file to a device program ------------===//
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/DiagnosticText.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Optimize/Passes.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "gspmd/Registration/Pipelines.h"
#include "lib/Files/ReadFile.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Import/Passes.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Propagation/Propagate/Propagate.h"
#include "transforms/Support/CallOrder.h"
#include "transforms/Support/PassProgress.h"
#include "transforms/Support/ValueNames.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir::gspmd {

namespace {

/// Collects remarks for the report and forwards other diagnostics.
class RemarkCollector {
public:
  explicit RemarkCollector(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() != DiagnosticSeverity::Remark)
            return failure();
          std::string text;
          llvm::raw_string_ostream stream(text);
          stream << diagnostic.getLocation() << ": " << diagnostic;
          remarks.push_back(std::move(text));
          return success();
        }) {}
  std::vector<std::string> remarks;

private:
  ScopedDiagnosticHandler handler;
};

/// Evaluates the manual computations of an unpartitioned program, which need
/// their devices. Sets `isManual` if there are some.
LogicalResult localizeManual(ModuleOp module, bool &isManual) {
  module.walk([&](sharding::ManualComputationOp) { isManual = true; });
  if (!isManual)
    return success();
  PassManager pm(module.getContext());
  pm.addPass(createEvaluateManual());
  return pm.run(module);
}

} // namespace

LogicalResult specializeProgram(ModuleOp module, const std::string &entry,
                                const std::string &dims) {
  SpecializeShapesOptions options;
  options.sizes = dims;
  options.function = entry;
  PassManager pm(module.getContext());
  pm.addPass(createSpecializeShapes(options));
  return pm.run(module);
}

/// Adds an entry function `main` that calls all functions of a file of
/// self-checking functions without arguments. Returns false for other files.
static bool createEntry(ModuleOp module) {
  SmallVector<func::FuncOp> functions;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    if (function.getNumArguments() != 0)
      return false;
    functions.push_back(function);
  }
  if (functions.empty())
    return false;
  OpBuilder builder(module.getBodyRegion());
  builder.setInsertionPointToEnd(module.getBody());
  auto entry = func::FuncOp::create(builder, module.getLoc(), "main",
                                    builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(entry.addEntryBlock());
  for (func::FuncOp function : functions) {
    func::CallOp::create(builder, function.getLoc(), function, ValueRange());
    function.setPrivate();
  }
  func::ReturnOp::create(builder, module.getLoc());
  return true;
}

OwningOpRef<ModuleOp> parseProgram(MLIRContext &context,
                                   const std::string &file, StringRef tool) {
  absl::StatusOr<std::unique_ptr<llvm::MemoryBuffer>> program =
      readProgramFile(file);
  if (!program.ok()) {
    reportError(ExitCode::BadInput, std::string(program.status().message()),
                tool);
    return nullptr;
  }
  std::unique_ptr<llvm::MemoryBuffer> buffer = *std::move(program);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context);
  ScopedDiagnosticHandler placeless(&context, [&](Diagnostic &diagnostic) {
    return printUnlocatedDiagnostic(diagnostic, llvm::errs(), inputName(file));
  });
  buffer = toReadable(std::move(buffer), context);
  if (!buffer)
    return nullptr;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, &context);
}

FailureOr<std::string> findEntry(ModuleOp module, const std::string &entry) {
  std::vector<std::string> names;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isPublic() && !function.isExternal())
      names.push_back(function.getName().str());
  auto addChoice = [&](InFlightDiagnostic diagnostic) {
    if (!names.empty())
      diagnostic << "; choose one with --entry: " << llvm::join(names, ", ");
    return failure();
  };
  if (Operation *found = module.lookupSymbol(entry)) {
    auto function = dyn_cast<FunctionOpInterface>(found);
    if (function && function.isExternal())
      return function.emitError() << "function '" << entry << "' has no body";
    if (function && !function.isPublic())
      return addChoice(function.emitError()
                       << "function '" << entry << "' is private");
    return entry;
  }
  if (entry == "main" && names.size() == 1)
    return names.front();
  if (entry == "main" && createEntry(module))
    return entry;
  return addChoice(module.emitError("has no function '")
                   << entry << "' to run");
}

std::string readSourceText(const std::string &file, MLIRContext &context) {
  // A pipe has been read before.
  if (!checkRegularFile(file, kMaxProgramFileBytes).ok())
    return "";
  auto program = readProgramFile(file);
  if (!program.ok())
    return "";
  std::unique_ptr<llvm::MemoryBuffer> text =
      toText(*std::move(program), context);
  return text ? text->getBuffer().str() : "";
}

LogicalResult explainProgram(ModuleOp module, StringRef text,
                             const ExplainRequest &request,
                             const ExplanationConsumer &consumer) {
  if (!request.isOn())
    return success();
  nameValues(module, text);
  PassManager pm(module.getContext());
  buildImportToOneMesh(pm);
  PropagationRequest completion;
  completion.close = true;
  completion.explain = request;
  return success(succeeded(pm.run(module)) &&
                 succeeded(propagateShardings(module, completion, consumer)));
}

static LogicalResult optimizeProgram(ModuleOp module,
                                     const OptimizeOptions &options) {
  PassManager pm(module.getContext());
  buildOptimizePipeline(pm, options);
  verifyOnce(pm);
  showPasses("optimizing,", pm);
  return pm.run(module);
}

/// Rejects tensors whose bytes or operations overflow 64-bit counters.
static LogicalResult checkSizes(Operation *op, TypeRange types) {
  constexpr double kMaxElements = double(int64_t(1) << 56);
  for (Type type : types) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      continue;
    double count = 1;
    for (int64_t size : tensor.getShape())
      count *= double(size);
    if (count > kMaxElements)
      return op->emitOpError() << "has a value of type " << type
                               << ", which is too large (more than 2^56 "
                                  "elements)";
  }
  return success();
}

static LogicalResult checkSizes(ModuleOp module) {
  auto result = module.walk([](Operation *op) {
    bool isGood = succeeded(checkSizes(op, op->getResultTypes()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        isGood = isGood && succeeded(checkSizes(op, block.getArgumentTypes()));
    return isGood ? WalkResult::advance() : WalkResult::interrupt();
  });
  return success(!result.wasInterrupted());
}

FailureOr<DeviceProgram>
makeDeviceProgram(ModuleOp module, bool partition,
                  const std::optional<OptimizeOptions> &optimize,
                  std::unique_ptr<PassInstrumentation> observer) {
  if (failed(checkSizes(module)))
    return failure();
  DeviceProgram result;
  result.module = module.clone();
  MLIRContext *context = module.getContext();
  RemarkCollector collector(context);
  result.wasPartitioned = spmd::isPartitioned(*result.module);
  if (!result.wasPartitioned) {
    PassManager pm(context);
    if (observer)
      pm.addInstrumentation(std::move(observer));
    if (partition)
      buildGspmdPartition(pm);
    else // removes foreign annotations, which have no lowering
      buildImportToOneMesh(pm);
    verifyOnce(pm);
    showPasses(partition ? "partitioning," : "importing,", pm);
    if (failed(pm.run(*result.module)) ||
        (!partition && failed(localizeManual(*result.module, result.isManual))))
      return failure();
  } else if (failed(verifyCalls(*result.module, SymbolTable(*result.module)))) {
    return failure();
  }
  result.replicatedOps = std::move(collector.remarks);
  collector.remarks.clear();
  if (optimize && failed(optimizeProgram(*result.module, *optimize)))
    return failure();
  result.optimizations = std::move(collector.remarks);
  return result;
}

} // namespace mlir::gspmd
