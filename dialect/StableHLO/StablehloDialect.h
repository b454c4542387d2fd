//===- StablehloDialect.h - The stablehlo dialect ---------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_STABLEHLODIALECT_H
#define GSPMD_DIALECT_STABLEHLO_STABLEHLODIALECT_H

#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/Dialect.h"

#include "dialect/StableHLO/StablehloDialect.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_STABLEHLODIALECT_H
