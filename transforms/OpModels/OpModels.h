//===- OpModels.h - The per-op knowledge, by op family ----------*- C++ -*-===//
//
// Each op family has a folder here. For every op of the family it tells, in one
// struct, how shardings move through the op (rule), how it runs on a device
// (partition) and what that costs. The passes know the interfaces of
// dialect/Sharding/Interfaces/ShardingInterfaces.h only.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_OPMODELS_H
#define GSPMD_TRANSFORMS_OPMODELS_OPMODELS_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// Everything below. Models attach when their dialect is loaded.
void registerAllOpModels(DialectRegistry &registry);

/// One function for each source with models; the build lists them.
#define GSPMD_OP_MODELS(name)                                                  \
  void register##name##Models(DialectRegistry &registry);
#include "transforms/OpModels/Models.def"
#undef GSPMD_OP_MODELS

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_OPMODELS_H
