//===- RandomBits.h - Counter-based random bits as integer ops --*- C++ -*-===//
//
// THREE_FRY is Threefry-2x32 with 20 rounds, PHILOX is Philox-4x32 with 10
// (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011).
// Elements are assigned to counters as in XLA, so that results are bitwise
// equal. DEFAULT is PHILOX, as on XLA's CPU backend.
//
// The bits of an element are a function of its index: the ops are
// element-wise on iotas, and can be sharded like any others.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_RANDOMBITS_H
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_RANDOMBITS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Ops/Elementwise/RandomOps.h"

namespace mlir::gspmd::lowering {

/// 64-bit arithmetic on pairs of 32-bit words, shared by both generators.
struct WordOps : stablehlo::TensorOps {
  using TensorOps::TensorOps;
  Type u32() { return builder.getIntegerType(32, /*isSigned=*/false); }
  Type u64() { return builder.getIntegerType(64, /*isSigned=*/false); }
  RankedTensorType tensor(ArrayRef<int64_t> shape, Type element) {
    return RankedTensorType::get(shape, element);
  }
  Value like(Value value, int64_t number) {
    return constant(stablehlo::typeOf(value), number);
  }
  Value low(Value wide) { return convert(wide, u32()); }
  Value high(Value wide) {
    return convert(shiftRightLogical(wide, like(wide, 32)), u32());
  }
  Value join(Value low, Value high);
  Value rotateLeft(Value value, unsigned distance);
  /// Returns word `index` of a state vector, broadcast to `shape`.
  Value word(Value state, int64_t index, ArrayRef<int64_t> shape);
};

/// The bits of one draw and the state after it.
struct RandomBits {
  Value bits, state;
};

/// Draws bits of `shape`, as elements of ui64 (`isWide`) or ui32, from `state`,
/// a vector of at least two ui64 elements.
RandomBits drawBits(WordOps &w, stablehlo::RngAlgorithm algorithm, Value state,
                    ArrayRef<int64_t> shape, bool isWide);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_RANDOMBITS_H
