//===- BlockAnalysis.h - The memory of a block over time --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_BLOCKANALYSIS_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_BLOCKANALYSIS_H

#include "compiler/Simulator/Memory/BlockBuffers.h"
#include "compiler/Simulator/Memory/HeapLayout.h"
#include "compiler/Simulator/Memory/OrderByUse.h"
#include "compiler/Simulator/Simulation/ProgramTimer.h"

namespace mlir::gspmd {

/// A buffer at the peak, where unit `at` of its block runs; null: after all
/// units.
struct AliveBuffer {
  Buffer buffer;
  const Unit *at;
};

/// The memory of one run of a block, without enclosing blocks.
struct BlockMemory {
  double peak = 0, peakTime = 0;
  double hostPeak = 0; ///< peak in the host's memory
  std::vector<MemoryPoint> curve;
  std::vector<AliveBuffer> alive;
};

/// A change of the program that concerns the memory of one value.
struct BufferChange {
  enum Kind {
    Donate,    ///< the argument's memory is that of results
    Shard,     ///< `factor` of its bytes are left
    Recompute, ///< it is not kept between the uses around the peak
  } kind;
  Value value;
  double factor = 1;
};

/// The buffers of a block and of those inside, and their sum over time.
class BlockAnalysis {
public:
  BlockAnalysis(Block &block, BlockRole role, ProgramTimer &timer,
                OrderGoal goal, FunctionOpInterface entry = {})
      : block(block), role(role), timer(timer), goal(goal), entry(entry) {}

  /// Must be called once, before the other functions.
  FailureOr<BlockMemory> run();

  double argumentBytes() const { return found.argumentBytes; }
  double donatedBytes() const { return found.donatedBytes; }

  /// Returns the peak of what is live after a change, with the same units.
  double peakWith(const BufferChange &change) const;

  /// Returns the memory that the compiler assigns, of which `live` bytes are
  /// live at the peak. On hardware with tiles, buffers are placed into one heap
  /// with gaps between them; if that exceeds `capacity`, the compiler searches
  /// an order without gaps. `change` may be null.
  double assignedBytes(double live, double capacity,
                       const BufferChange *change = nullptr) const;

private:
  /// Adds the buffers of one run to `heap`. They are live in the times that
  /// follow `time`, which becomes the last one.
  void addToHeap(std::vector<HeapBuffer> &heap, int64_t &time,
                 const BufferChange *change) const;
  int numUnits() const { return int(order.units.size()); }
  BlockBuffers computeBuffers(Value assumedDonated = {}) const;
  FailureOr<BlockMemory> insideOf(Operation *op);
  FailureOr<BlockMemory> sweep();
  std::vector<double> changes(ArrayRef<Buffer> buffers,
                              double Buffer::*bytes) const;
  double heldAround(ArrayRef<Buffer> buffers, double Buffer::*bytes) const;
  std::vector<Buffer> buffersWith(const BufferChange &change) const;
  void splitAtPeak(Buffer &buffer, std::vector<Buffer> &buffers) const;
  void reach(double bytes, int unit);
  void raisePeak(double bytes, double time, int unit,
                 std::vector<AliveBuffer> inside);
  LogicalResult addInside(const TimedUnit &timed, double held, int unit);
  void collectAlive();

  Block &block;
  BlockRole role;
  ProgramTimer &timer;
  OrderGoal goal;
  FunctionOpInterface entry;
  OrderByUse order;
  BlockBuffers found;
  /// The blocks of each unit with regions.
  std::vector<std::pair<int, std::unique_ptr<BlockAnalysis>>> inner;
  BlockMemory result;
  double hostHeld = 0;
  double now = 0, end = 0; ///< the last point; the end of all units so far
  int peakUnit = -1, current = 0;
  /// The buffers that are live at the peak in the blocks of the unit that runs
  /// there.
  std::vector<AliveBuffer> aliveInside;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_BLOCKANALYSIS_H
