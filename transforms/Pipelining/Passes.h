//===- Passes.h - From programs to pipeline stages --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_PASSES_H
#define GSPMD_TRANSFORMS_PIPELINING_PASSES_H

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "transforms/Pipelining/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Pipelining/Passes.h.inc"

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_PASSES_H
