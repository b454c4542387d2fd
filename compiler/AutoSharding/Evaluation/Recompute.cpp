//===- Recompute.cpp - Candidates that take less memory -------------------===//
#include "compiler/AutoSharding/Evaluation/Recompute.h"
#include "compiler/Optimize/Passes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

OptimizeOptions makeOptimizeOptions(const AutoShardOptions &options,
                                    double limit) {
  OptimizeOptions result;
  result.topology = options.simulate.topology;
  result.axisLayout = options.simulate.axisLayout;
  result.overlap = toString(options.simulate.overlap).str();
  result.memoryLimit = limit;
  return result;
}

OptimizeOptions makeMemoryOptions(const AutoShardOptions &options, double limit,
                                  bool rematerializes) {
  OptimizeOptions result = makeOptimizeOptions(options, limit);
  result.only = {"ring-attention"};
  if (rematerializes)
    result.only.emplace_back("rematerialize");
  return result;
}

LogicalResult optimizeMemory(ModuleOp partitioned,
                             const OptimizeOptions &options) {
  ScopedDiagnosticHandler silence(
      partitioned.getContext(), [](Diagnostic &diagnostic) {
        return success(diagnostic.getSeverity() != DiagnosticSeverity::Error);
      });
  PassManager pm(partitioned.getContext());
  buildOptimizePipeline(pm, options);
  pm.enableVerifier(false);
  return pm.run(partitioned);
}

} // namespace mlir::gspmd
