//===- OpModels.h - The per-op knowledge, by op family ----------*- C++ -*-===//
//
// Each op family has one file here. For every op of the family it tells, in one
// struct, how shardings move through the op (rule), how it runs on a device
// (partition) and what that costs. The passes know the interfaces of
// dialect/Sharding/ShardingInterfaces.h only.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_OPMODELS_H
#define GSPMD_TRANSFORMS_OPMODELS_OPMODELS_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// Everything below. Models attach when their dialect is loaded.
void registerAllOpModels(DialectRegistry &registry);

void registerCollectiveModels(DialectRegistry &registry);
void registerSpmdCosts(DialectRegistry &registry);
void registerContractModels(DialectRegistry &registry);
void registerConvolutionModels(DialectRegistry &registry);
void registerCustomCallModels(DialectRegistry &registry);
void registerRaggedDotModels(DialectRegistry &registry);
void registerDataFlowModels(DialectRegistry &registry);
void registerDynamicSliceModels(DialectRegistry &registry);
void registerElementwiseModels(DialectRegistry &registry);
void registerIndexModels(DialectRegistry &registry);
void registerReduceModels(DialectRegistry &registry);
void registerRotateModel(DialectRegistry &registry);
void registerScatterModels(DialectRegistry &registry);
void registerShapeModels(DialectRegistry &registry);
void registerShardingOpModels(DialectRegistry &registry);
void registerSortModels(DialectRegistry &registry);
void registerSourceModels(DialectRegistry &registry);
void registerTopKModels(DialectRegistry &registry);
void registerUpstreamModels(DialectRegistry &registry);
void registerWindowModels(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_OPMODELS_H
