//===- ExportProgram.cpp - Export of a module for a PJRT plugin -----------===//
#include "compiler/Pipeline/ExportProgram.h"
#include "compiler/Codegen/ProgramTables.h"
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "compiler/Pipeline/ProgramCosts.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"
#include "transforms/Export/SpmdToStablehlo/Passes.h"
#include <chrono>

namespace mlir::gspmd {

/// Renames the entry function to `main`, which XLA requires.
static LogicalResult nameEntry(ModuleOp module, func::FuncOp entry) {
  if (entry.getSymName() == "main")
    return success();
  SymbolTable symbols(module);
  if (Operation *other = symbols.lookup("main"))
    if (failed(symbols.renameToUnique(other, {})))
      return failure();
  return symbols.rename(entry, "main");
}

static LogicalResult toStablehlo(const DeviceProgram &local, bool partition,
                                 bool asPartitions) {
  PassManager pm(local.module.get()->getContext());
  if (!partition && !local.wasPartitioned)
    pm.addPass(createStripAnnotations({/*keepMeshes=*/local.isManual}));
  pm.addPass(createSpmdToStablehlo(
      {asPartitions ? ProcessForm::Partitions : ProcessForm::Replicas,
       ProcessGroups::Lists, RaggedForm::Gather, /*async=*/false}));
  return pm.run(*local.module);
}

/// Returns the element types of tensors in MLIR's syntax.
static std::vector<std::string> namesOf(TypeRange types) {
  std::vector<std::string> names;
  for (Type type : types)
    llvm::raw_string_ostream(names.emplace_back())
        << getElementTypeOrSelf(type);
  return names;
}

FailureOr<ExportedProgram>
exportProgram(ModuleOp module, const LoadOptions &options, bool asPartitions) {
  auto begin = std::chrono::steady_clock::now();
  FailureOr<DeviceProgram> local = makeDeviceProgram(
      module, options.partition, getEffectiveOptimizeOptions(options));
  if (failed(local))
    return failure();
  ModuleOp device = *local->module;
  auto entry = device.lookupSymbol<func::FuncOp>(options.entry);
  if (!entry)
    return device.emitError()
           << "has no function '" << options.entry << "' to begin with";
  ExportedProgram exported;
  exported.program.isPartitions = asPartitions;
  exported.replicatedOps = std::move(local->replicatedOps);
  exported.optimizations = std::move(local->optimizations);
  exported.flops = countFlops(device, options.entry);
  exported.program.argumentTypes = namesOf(entry.getArgumentTypes());
  exported.program.resultTypes = namesOf(entry.getResultTypes());
  CompiledProgram &boundary = exported.program.boundary;
  if (failed(fillBoundary(device, entry, boundary)) ||
      failed(nameEntry(device, entry)) ||
      failed(toStablehlo(*local, options.partition, asPartitions)))
    return failure();
  // An unpartitioned program runs on one device, whatever its meshes.
  if (!options.partition && !local->wasPartitioned && !local->isManual)
    boundary.meshes.clear();
  llvm::raw_string_ostream stream(exported.program.code);
  device->print(stream);
  std::chrono::duration<double, std::milli> elapsed =
      std::chrono::steady_clock::now() - begin;
  exported.milliseconds = elapsed.count();
  return exported;
}

} // namespace mlir::gspmd
