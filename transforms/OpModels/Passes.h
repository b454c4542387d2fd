//===- Passes.h - Passes over op models -------------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_PASSES_H
#define GSPMD_TRANSFORMS_OPMODELS_PASSES_H

#include "dialect/Sharding/ShardingDialect.h"
#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "transforms/OpModels/Passes.h.inc"

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_PASSES_H
