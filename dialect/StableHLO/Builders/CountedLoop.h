//===- CountedLoop.h - Builders of regions ----------------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_STABLEHLO_BUILDERS_COUNTEDLOOP_H
#define GSPMD_DIALECT_STABLEHLO_BUILDERS_COUNTEDLOOP_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd::stablehlo {

/// Builds an iteration from its number (tensor<i32>, from 0 on) and the
/// loop-carried values; returns the values for the next iteration, of the same
/// types.
using LoopBody =
    llvm::function_ref<SmallVector<Value>(Value number, ValueRange carries)>;

/// Builds a condition (tensor<i1>) from the loop-carried values.
using LoopCondition = llvm::function_ref<Value(ValueRange carries)>;

/// Creates a loop of `count` iterations with the loop-carried values `initial`
/// and returns their final values. `body` is called once, with `builder` in the
/// loop. With a condition, the loop ends where that is false, too.
SmallVector<Value> countedLoop(OpBuilder &builder, Location loc, int64_t count,
                               ValueRange initial, LoopBody body,
                               LoopCondition condition = nullptr);

/// Creates the terminator of a region, which returns `values`.
void endRegion(OpBuilder &builder, Location loc, ValueRange values);

/// Returns `value` behind an optimization barrier, so that it is computed
/// before its users and not fused into them.
Value createOptimizationBarrier(OpBuilder &builder, Location loc, Value value);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_BUILDERS_COUNTEDLOOP_H
