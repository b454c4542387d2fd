//===- Recompute.cpp - Rematerialization of candidates --------------------===//
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

OptimizeOptions makeRematerializeOptions(const AutoShardOptions &options,
                                         double limit) {
  OptimizeOptions result = makeOptimizeOptions(options, limit);
  result.only = {"rematerialize"};
  return result;
}

LogicalResult rematerializeWithin(ModuleOp partitioned,
                                  const AutoShardOptions &options,
                                  double limit) {
  ScopedDiagnosticHandler silence(
      partitioned.getContext(), [](Diagnostic &diagnostic) {
        return success(diagnostic.getSeverity() != DiagnosticSeverity::Error);
      });
  PassManager pm(partitioned.getContext());
  buildOptimizePipeline(pm, makeRematerializeOptions(options, limit));
  pm.enableVerifier(false);
  return pm.run(partitioned);
}

} // namespace mlir::gspmd
