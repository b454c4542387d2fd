//===- OpModels.cpp - Registration of all op models -----------------------===//

#include "transforms/OpModels/OpModels.h"

void mlir::gspmd::registerAllOpModels(DialectRegistry &registry) {
  registerCollectiveModels(registry);
  registerSpmdCosts(registry);
  registerContractModels(registry);
  registerConvolutionModels(registry);
  registerCustomCallModels(registry);
  registerRaggedDotModels(registry);
  registerDataFlowModels(registry);
  registerDynamicSliceModels(registry);
  registerElementwiseModels(registry);
  registerIndexModels(registry);
  registerReduceModels(registry);
  registerRotateModel(registry);
  registerScatterModels(registry);
  registerShapeModels(registry);
  registerShardingOpModels(registry);
  registerSortModels(registry);
  registerSourceModels(registry);
  registerTopKModels(registry);
  registerUpstreamModels(registry);
  registerWindowModels(registry);
}
