//===- OpModels.h - Op models, by op family ---------------------*- C++ -*-===//
//
// Each op family has a folder here. For every op of the family, a struct
// defines its sharding rule, how it is partitioned and what it costs. Passes
// use the interfaces of dialect/Sharding/Interfaces/ShardingInterfaces.h only.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_OPMODELS_H
#define GSPMD_TRANSFORMS_OPMODELS_OPMODELS_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// Registers the models of all ops. A model is attached when its dialect is
/// loaded.
void registerAllOpModels(DialectRegistry &registry);

/// The build generates Models.def with a function for each source file of
/// models.
#define GSPMD_OP_MODELS(function) void function(DialectRegistry &registry);
#include "transforms/OpModels/Models.def"
#undef GSPMD_OP_MODELS

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_OPMODELS_H
