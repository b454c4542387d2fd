//===- InitAll.cpp - Registration of dialects, passes and pipelines -------===//

#include "gspmd/Registration/InitAll.h"
#include "gspmd/Registration/Pipelines.h"

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"

#include "compiler/Optimize/Passes.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassRegistry.h"
#include "transforms/Export/Passes.h"
#include "transforms/Export/SpmdToStablehlo/Passes.h"
#include "transforms/ForeignDialects/ProjectDialects.h"
#include "transforms/Import/Passes.h"
#include "transforms/Lowering/Bufferize/BufferTableModel.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Passes.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Propagation/Passes.h"

using namespace mlir;

void mlir::gspmd::registerProjectDialects(DialectRegistry &registry) {
  // A host that has the sharding dialect has the entire project: the plugin in
  // gspmd-opt. The models of a second copy would not match the ops of the
  // first.
  if (registry.getDialectAllocator(
          sharding::ShardingDialect::getDialectNamespace()))
    return;
  registry.insert<sharding::ShardingDialect, spmd::SpmdDialect>();
  ProjectDialects::addTo(registry, registerAllDialects);
  registerAllOpModels(registry);
  lowering::registerBufferTableModels(registry);
}

void mlir::gspmd::registerProjectPasses() {
  registerImportPasses();
  registerExportPasses();
  registerExportStablehloPasses();
  registerOpModelsPasses();
  registerPropagationPasses();
  registerPartitionPasses();
  registerPipeliningPasses();
  registerOptimizePasses();
  registerLoweringPasses();
  registerLoweringPipelines();
  registerPipelines();
}

void mlir::gspmd::registerAllDialects(DialectRegistry &registry) {
  ::mlir::registerAllDialects(registry);
  ::mlir::registerAllExtensions(registry);
  registerProjectDialects(registry);
}

void mlir::gspmd::registerAllPasses() {
  ::mlir::registerAllPasses();
  registerProjectPasses();
}

void mlir::gspmd::registerAllPassesOnce() {
  static const bool done = [] {
    // The tool that started the process may have registered them.
    if (!PassInfo::lookup("canonicalize"))
      ::mlir::registerAllPasses();
    if (!PassPipelineInfo::lookup("gspmd-partition"))
      registerProjectPasses();
    return true;
  }();
  (void)done;
}
