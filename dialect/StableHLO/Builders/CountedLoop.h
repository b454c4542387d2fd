//===- CountedLoop.h - Regions that passes write ----------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_STABLEHLO_BUILDERS_COUNTEDLOOP_H
#define GSPMD_DIALECT_STABLEHLO_BUILDERS_COUNTEDLOOP_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd::stablehlo {

/// What an iteration makes of its number (tensor<i32>, from 0 on) and of what
/// is carried: the carries of the next one, of the same types.
using LoopBody =
    llvm::function_ref<SmallVector<Value>(Value number, ValueRange carries)>;

/// A loop of `count` iterations that carries `initial`; returns what the last
/// iteration makes. `body` is called once, with `builder` inside of the loop.
SmallVector<Value> countedLoop(OpBuilder &builder, Location loc, int64_t count,
                               ValueRange initial, LoopBody body);

/// Ends the region that `builder` writes: it returns `values`.
void endRegion(OpBuilder &builder, Location loc, ValueRange values);

/// `value`, which is made before what reads it and not as a part of that: what
/// reads it may wait for more.
Value createOptimizationBarrier(OpBuilder &builder, Location loc, Value value);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_BUILDERS_COUNTEDLOOP_H
