//===- ExportPhase.cpp - Exports a program as StableHLO -------------------===//
#include "compiler/Codegen/ProgramTables.h"
#include "compiler/Pipeline/ExecutablePrograms.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "compiler/Pipeline/ProgramCosts.h"
#include "compiler/Pipeline/RunPhase.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"
#include "transforms/Export/SpmdToStablehlo/Passes.h"

namespace mlir::gspmd {

/// Renames the entry function to `main`, which XLA requires.
static LogicalResult renameEntryToMain(ModuleOp module, func::FuncOp entry) {
  if (entry.getSymName() == "main")
    return success();
  if (failed(renameOtherMain(module, entry.getSymName())))
    return failure();
  return SymbolTable(module).rename(entry, "main");
}

FailureOr<OwningOpRef<ModuleOp>>
Compilation::exportStablehlo(const DeviceOptions &options, ProcessForm form,
                             RaggedForm ragged) {
  KeptResult<DeviceProgram> device = makeDeviceProgram(options);
  if (failed(device))
    return failure();
  ModuleOp module = (*device)->module;
  if (!module.lookupSymbol<func::FuncOp>(entryName))
    return module.emitError()
           << "has no function '" << entryName << "' to export as the entry";
  OwningOpRef<ModuleOp> result = module.clone();
  PassManager pm(result->getContext());
  if (!options.partition && !(*device)->wasPartitioned)
    pm.addPass(createStripAnnotations({/*keepMeshes=*/(*device)->isManual}));
  pm.addPass(createSpmdToStablehlo(
      {form, CollectiveDialect::Stablehlo, ProcessGroups::Lists, ragged,
       /*async=*/false, AsyncTarget::Xla, OtherOps::Reject,
       /*stablehloVersion=*/""}));
  if (failed(renameEntryToMain(
          *result, result->lookupSymbol<func::FuncOp>(entryName))) ||
      failed(pm.run(*result)))
    return failure();
  return result;
}

/// Returns the element types of tensors in MLIR's syntax.
static std::vector<std::string> elementTypeNames(TypeRange types) {
  std::vector<std::string> names;
  for (Type type : types)
    llvm::raw_string_ostream(names.emplace_back())
        << getElementTypeOrSelf(type);
  return names;
}

KeptResult<ExportedProgram>
Compilation::exportForPlugin(const DeviceOptions &options, bool asPartitions) {
  return keep<ExportedProgram>(
      exportedPrograms,
      describe(options) + (asPartitions ? "|partitions" : "|replicas"),
      [&](ExportedProgram &exported) -> LogicalResult {
        KeptResult<DeviceProgram> device = makeDeviceProgram(options);
        if (failed(device))
          return failure();
        exported.continueFrom(**device);
        PhaseRun run(CompilationPhase::Export, source().getContext(), exported);
        FailureOr<OwningOpRef<ModuleOp>> stablehlo = exportStablehlo(
            options,
            asPartitions ? ProcessForm::Partitions : ProcessForm::Replicas,
            RaggedForm::Gather);
        if (failed(stablehlo))
          return failure();
        ModuleOp module = (*device)->module;
        auto entry = module.lookupSymbol<func::FuncOp>(entryName);
        exported.wasPartitioned = (*device)->wasPartitioned;
        exported.flops = countFlops(module, entryName);
        PjrtProgram &program = exported.program;
        program.isPartitions = asPartitions;
        program.argumentTypes = elementTypeNames(entry.getArgumentTypes());
        program.resultTypes = elementTypeNames(entry.getResultTypes());
        if (failed(fillSignature(module, entry, program.signature)))
          return failure();
        if (isOnOneDevice(**device, options))
          program.signature.meshes.clear();
        llvm::raw_string_ostream(program.code) << **stablehlo;
        return success();
      });
}

} // namespace mlir::gspmd
