//===- SearchPass.cpp - gspmd-search as a pass ----------------------------===//
#include "compiler/AutoSharding/Command/SearchPass.h"
#include "compiler/AutoSharding/Command/AutoShardOptions.h"
#include "compiler/AutoSharding/Command/AutoShardReport.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "dialect/Sdy/SdyDialect.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#define GEN_PASS_DEF_GSPMDSEARCH
#define GEN_PASS_REGISTRATION
#include "compiler/AutoSharding/Passes.h.inc"

namespace {

struct SearchPass : impl::GspmdSearchBase<SearchPass> {
  using GspmdSearchBase::GspmdSearchBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<ProjectDialects>();
    OpPassManager pipeline(ModuleOp::getOperationName());
    buildGspmdPartition(pipeline);
    pipeline.getDependentDialects(registry);
  }

  void runOnProgram() override {
    ModuleOp module = getOperation();
    ParsedAutoShardOptions read =
        parseOptions(written(), [](StringRef name) { return name.str(); });
    if (!read.error.empty()) {
      module.emitError() << read.error;
      return signalPassFailure();
    }
    FailureOr<std::string> function = findEntry(module, entry);
    if (failed(function))
      return signalPassFailure();
    if (std::optional<std::string> error = validateOutputPath(report)) {
      module.emitError() << "option 'report': " << *error;
      return signalPassFailure();
    }
    FailureOr<AutoShardResult> found =
        autoShard(module, *function, read.options);
    if (failed(found))
      return signalPassFailure();
    if (!found->fits()) {
      module.emitError() << unfitText(*found);
      return signalPassFailure();
    }
    if (!report.empty() &&
        failed(writePage(*found, read.options, *function, report)))
      return signalPassFailure();
    module->setAttrs((*found->module)->getAttrDictionary());
    module.getBodyRegion().takeBody(found->module->getBodyRegion());
  }

private:
  UnparsedAutoShardOptions written() const {
    UnparsedAutoShardOptions result;
    result.mesh = mesh;
    result.overlap = overlap;
    AutoShardOptions &options = result.options;
    options.simulate.topology = topology;
    options.simulate.axisLayout = axisLayout;
    options.simulate.kernelCosts = kernelCosts;
    options.dims = dims;
    options.memoryLimit = memoryLimit;
    options.timeLimit = timeLimit;
    options.recompute = recompute;
    options.keepAnnotations = keepAnnotations;
    options.optimize = optimize;
    return result;
  }
};

} // namespace

void registerSearchPass() { registerAutoShardingPasses(); }

} // namespace mlir::gspmd
