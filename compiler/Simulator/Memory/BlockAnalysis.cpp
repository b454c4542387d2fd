//===- BlockAnalysis.cpp - The memory of a block over time ----------------===//

#include "compiler/Simulator/Memory/BlockAnalysis.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include <algorithm>
#include <map>

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDataFlowOpInterface;

BlockBuffers BlockAnalysis::computeBuffers(Value assumedDonated) const {
  return mlir::gspmd::computeBuffers(block, role, order.units, entry,
                                     timer.host(), timer.tensorLayouts(),
                                     timer.getProperties(), assumedDonated);
}

FailureOr<BlockMemory> BlockAnalysis::run() {
  FailureOr<std::vector<TimedUnit> *> timed = timer.timeBlock(block);
  if (failed(timed))
    return failure();
  order = orderByUse(**timed, block, timer.getProperties(), goal);
  found = computeBuffers();
  return sweep();
}

FailureOr<BlockMemory> BlockAnalysis::insideOf(Operation *op) {
  BlockMemory most;
  auto consider = [&](Block &body, BlockRole role) -> LogicalResult {
    auto analysis = std::make_unique<BlockAnalysis>(body, role, timer, goal);
    FailureOr<BlockMemory> memory = analysis->run();
    if (failed(memory))
      return failure();
    inner.emplace_back(current, std::move(analysis));
    double hostPeak = std::max(most.hostPeak, memory->hostPeak);
    if (memory->peak >= most.peak)
      most = *std::move(memory);
    most.hostPeak = hostPeak;
    return success();
  };
  if (Block *callee = timer.calleeOf(op)) {
    // A recursive callee takes no time either.
    if (callee != &block && failed(consider(*callee, BlockRole::Inner)))
      return failure();
    return most;
  }
  auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
  if (!flow)
    return most;
  if (flow.isLoop()) {
    if (failed(consider(op->getRegions().back().front(), BlockRole::Loop)))
      return failure();
    return most;
  }
  for (Region &region : op->getRegions())
    if (!region.empty() && failed(consider(region.front(), BlockRole::Inner)))
      return failure();
  return most;
}

FailureOr<BlockMemory> BlockAnalysis::sweep() {
  std::vector<double> change = changes(found.buffers, &Buffer::bytes);
  std::vector<double> hostChange = changes(found.buffers, &Buffer::hostBytes);
  double held = heldAround(found.buffers, &Buffer::bytes);
  hostHeld = heldAround(found.buffers, &Buffer::hostBytes);
  for (int i = 0; i < numUnits(); ++i) {
    const TimedUnit &timed = *order.units[i];
    held += change[i];
    hostHeld += hostChange[i];
    result.hostPeak = std::max(result.hostPeak, hostHeld);
    // A unit that ran ahead is drawn when those before it have begun.
    now = std::max(now, timed.begin);
    end = std::max(end, timed.begin + timed.seconds());
    reach(held, i);
    if (timed.unit.kind == Unit::Region && failed(addInside(timed, held, i)))
      return failure();
  }
  now = std::max(now, end);
  reach(held + change[numUnits()], numUnits());
  collectAlive();
  return std::move(result);
}

/// Returns the bytes that are allocated (or freed, if negative) before each
/// unit and after the last one.
std::vector<double> BlockAnalysis::changes(ArrayRef<Buffer> buffers,
                                           double Buffer::*bytes) const {
  std::vector<double> change(numUnits() + 2, 0);
  for (const Buffer &buffer : buffers) {
    if (buffer.last < buffer.first)
      continue;
    change[std::max(0, buffer.first)] += buffer.*bytes;
    change[std::max(0, buffer.last + 1)] -= buffer.*bytes;
  }
  return change;
}

/// Returns minus the bytes of loop-carried values, which the enclosing block
/// holds and counts.
double BlockAnalysis::heldAround(ArrayRef<Buffer> buffers,
                                 double Buffer::*bytes) const {
  double carried = 0;
  if (role == BlockRole::Loop)
    for (const Buffer &buffer : buffers)
      if (buffer.first < 0 && buffer.last >= buffer.first)
        carried += buffer.*bytes;
  return -carried;
}

/// Adds a point of the curve at `unit`.
void BlockAnalysis::reach(double bytes, int unit) {
  if (timer.recordsEvents())
    result.curve.push_back({now, bytes});
  raisePeak(bytes, now, unit, {});
}

void BlockAnalysis::raisePeak(double bytes, double time, int unit,
                              std::vector<AliveBuffer> inside) {
  if (bytes <= result.peak && peakUnit >= 0)
    return;
  result.peak = bytes;
  result.peakTime = time;
  peakUnit = unit;
  aliveInside = std::move(inside);
}

LogicalResult BlockAnalysis::addInside(const TimedUnit &timed, double held,
                                       int unit) {
  current = unit;
  if (timed.event.iterations == 0)
    return success();
  FailureOr<BlockMemory> inside = insideOf(timed.unit.lead);
  if (failed(inside))
    return failure();
  result.hostPeak = std::max(result.hostPeak, hostHeld + inside->hostPeak);
  double before = now;
  for (const MemoryPoint &point : inside->curve) { // empty if not recorded
    now = std::max(now, timed.begin + point.time);
    result.curve.push_back({now, held + point.bytes});
  }
  raisePeak(held + inside->peak,
            std::max(before, timed.begin + inside->peakTime), unit,
            std::move(inside->alive));
  return success();
}

void BlockAnalysis::collectAlive() {
  const Unit *at = peakUnit >= 0 && peakUnit < numUnits()
                       ? &order.units[peakUnit]->unit
                       : nullptr;
  for (const Buffer &buffer : found.buffers) {
    bool isHeldAround = role == BlockRole::Loop && buffer.first < 0;
    if (buffer.first <= peakUnit && peakUnit <= buffer.last &&
        buffer.bytes > 0 && !isHeldAround)
      result.alive.push_back({buffer, at});
  }
  llvm::append_range(result.alive, aliveInside);
}

double BlockAnalysis::assignedBytes(double live, double capacity,
                                    const BufferChange *change) const {
  if (timer.getProperties().getHardware().minTileBytes == 0)
    return live;
  std::vector<HeapBuffer> heap;
  int64_t time = 0;
  addToHeap(heap, time, change);
  double bytes = heapBytes(std::move(heap));
  return bytes > capacity ? live : std::max(live, bytes);
}

void BlockAnalysis::addToHeap(std::vector<HeapBuffer> &heap, int64_t &time,
                              const BufferChange *change) const {
  std::vector<Buffer> changed;
  if (change)
    changed = buffersWith(*change);
  ArrayRef<Buffer> buffers = change ? changed : found.buffers;
  int64_t start = ++time;
  std::vector<int64_t> begins, ends;
  auto next = inner.begin();
  for (int i = 0; i < numUnits(); ++i) {
    begins.push_back(++time);
    for (; next != inner.end() && next->first == i; ++next)
      next->second->addToHeap(heap, time, change);
    ends.push_back(time);
  }
  begins.push_back(++time);
  ends.push_back(time);
  // Loop-carried values have their memory around the loop. The next value is
  // in that of the last one if that is dead when it is written.
  std::multimap<double, int> dead;
  for (const Buffer &buffer : buffers)
    if (role == BlockRole::Loop && buffer.first < 0)
      dead.insert({buffer.bytes, buffer.last});
  for (const Buffer &buffer : buffers) {
    if (buffer.bytes <= 0 || buffer.last < buffer.first ||
        (role == BlockRole::Loop && buffer.first < 0))
      continue;
    if (buffer.last >= numUnits()) {
      auto [it, last] = dead.equal_range(buffer.bytes);
      it = std::find_if(
          it, last, [&](const auto &old) { return old.second < buffer.first; });
      if (it != last) {
        dead.erase(it);
        continue;
      }
    }
    auto at = [&](int unit, const std::vector<int64_t> &times) {
      return unit < 0 ? start : times[std::min(unit, numUnits())];
    };
    heap.push_back(
        {at(buffer.first, begins), at(buffer.last, ends), buffer.bytes});
  }
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

/// Ends `buffer` with its last use before the peak, and adds one that begins
/// with the next use behind it.
void BlockAnalysis::splitAtPeak(Buffer &buffer,
                                std::vector<Buffer> &buffers) const {
  int before = buffer.first, behind = buffer.last;
  auto use = [&](int unit) {
    if (unit <= peakUnit)
      before = std::max(before, unit);
    if (unit >= peakUnit)
      behind = std::min(behind, unit);
  };
  for (auto [i, timed] : llvm::enumerate(order.units))
    for (const auto &[value, bytes] : timed->unit.reads)
      if (storageOf(value) == buffer.value)
        use(int(i));
  if (before >= peakUnit || behind <= peakUnit)
    return;
  Buffer afterPeak = buffer;
  afterPeak.first = behind;
  buffer.last = before;
  buffers.push_back(afterPeak);
}

std::vector<Buffer>
BlockAnalysis::buffersWith(const BufferChange &change) const {
  std::vector<Buffer> buffers =
      change.kind == BufferChange::Donate && role == BlockRole::Entry
          ? computeBuffers(change.value).buffers
          : found.buffers;
  for (size_t i = 0, size = buffers.size(); i < size; ++i) {
    if (buffers[i].value != change.value || buffers[i].isConversion)
      continue;
    buffers[i].bytes *= change.factor;
    if (change.kind == BufferChange::Recompute) {
      Buffer changed = buffers[i]; // the list may be reallocated
      splitAtPeak(changed, buffers);
      buffers[i] = changed;
    }
  }
  return buffers;
}

double BlockAnalysis::peakWith(const BufferChange &change) const {
  std::vector<Buffer> buffers = buffersWith(change);
  std::vector<double> steps = changes(buffers, &Buffer::bytes);
  double held = heldAround(buffers, &Buffer::bytes), peak = 0;
  auto next = inner.begin();
  for (int i = 0; i < numUnits(); ++i) {
    held += steps[i];
    peak = std::max(peak, held);
    for (; next != inner.end() && next->first == i; ++next)
      peak = std::max(peak, held + next->second->peakWith(change));
  }
  return std::max(peak, held + steps[numUnits()]);
}
