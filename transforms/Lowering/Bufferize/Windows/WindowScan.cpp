//===- WindowScan.cpp - Cumulative reductions of lanes --------------------===//

#include "transforms/Lowering/Bufferize/Windows/WindowScan.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::gspmd::lowering {

void WindowScan::emit(ImplicitLocOpBuilder &b, Value first, Value end) {
  emitLevel(b, accumulators.size() - 1, first, end);
}

/// Emits a loop over blocks of kBlock^level elements. Accumulator `level`
/// holds the blocks of the loop that are done.
void WindowScan::emitLevel(ImplicitLocOpBuilder &b, unsigned level, Value first,
                           Value end) {
  int64_t step = 1;
  for (unsigned i = 0; i < level; ++i)
    step *= kBlock;
  buildLoop(b, first, end, step, [&](Value index) {
    starts[level] = first;
    indices[level] = index;
    if (level == 0)
      return lanes.forEachLane(b, [&](Value lane) { emitStep(b, lane); });
    Value blockEnd = arith::MinSIOp::create(b, scaled(b, index, 1, step), end);
    emitLevel(b, level - 1, index, blockEnd);
    Value isFirst =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, index, first);
    lanes.forEachLane(b, [&](Value lane) {
      Elements block = lanes.load(b, accumulators[level - 1], lane);
      Elements sum = lanes.load(b, accumulators[level], lane);
      Elements both = isBackward ? lanes.combine(b, block, sum)
                                 : lanes.combine(b, sum, block);
      lanes.store(b, lanes.select(b, isFirst, block, both), accumulators[level],
                  lane);
    });
  });
}

void WindowScan::emitStep(ImplicitLocOpBuilder &b, Value lane) {
  Elements value = read(b, indices[0], lane);
  for (unsigned level = 0; level < accumulators.size(); ++level) {
    Value isFirst = arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                                          indices[level], starts[level]);
    Elements before = lanes.load(b, accumulators[level], lane);
    Elements both = isBackward ? lanes.combine(b, value, before)
                               : lanes.combine(b, before, value);
    value = lanes.select(b, isFirst, value, both);
    if (level == 0)
      lanes.store(b, value, accumulators[0], lane);
  }
  write(b, indices[0], lane, value);
}

} // namespace mlir::gspmd::lowering
