//===- ProcessHaloExchange.cpp - Halo exchange as permutes ----------------===//
//
// Writes the plan of HaloMessages.h as ops.
//
//===----------------------------------------------------------------------===//

#include "transforms/Export/SpmdToStablehlo/ProcessHaloExchange.h"
#include "lib/Algebra/Halo/HaloMessages.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

namespace {

/// Writes the exchange along one dimension.
class HaloWriter {
public:
  /// The first `group` devices along `axes` take part.
  HaloWriter(ProcessOps &write, Value input, int64_t dim,
             ArrayRef<AxisRef> axes, int64_t group, bool wraps)
      : write(write), input(input), dim(dim), axes(axes), group(group),
        localSize(typeOf(input).getDimSize(dim)), wraps(wraps) {}

  Value exchange(const HaloMessagePlan &plan) {
    SmallVector<Value> received(plan.messages.size());
    for (const HaloPermute &permute : plan.permutes) {
      const HaloMessage &first = plan.messages[permute.first];
      if (permute.second)
        std::tie(received[permute.first], received[*permute.second]) =
            sendBoth(first, plan.messages[*permute.second]);
      else
        received[permute.first] = write.permute(payload(first), pairs(first));
    }
    SmallVector<Value> segments;
    for (const HaloSegment &segment : plan.segments)
      segments.push_back(
          segment.kind == HaloSegment::Zeros ? zeros(segment.size)
          : segment.kind == HaloSegment::Own
              ? write.slice(input, dim, segment.begin,
                            segment.begin + segment.size)
              : write.slice(received[segment.message], dim, segment.begin,
                            segment.begin + segment.size));
    return segments.empty() ? zeros(0) : write.concatenate(segments, dim);
  }

  /// Gathers the dimension on all devices and slices this device's window.
  Value gather(int64_t left, int64_t right) {
    int64_t size = group * localSize;
    Value gathered =
        write.slice(write.allGather(input, dim, axes), dim, 0, size);
    int64_t before = std::max<int64_t>(0, left),
            behind = std::max<int64_t>(0, right);
    if (wraps) {
      int64_t copiesBefore = llvm::divideCeil(before, size);
      before = copiesBefore * size;
      SmallVector<Value> copies(
          copiesBefore + 1 + llvm::divideCeil(behind, size), gathered);
      gathered = write.concatenate(copies, dim);
    } else {
      Value zero = scalarZero();
      gathered = write.pad(gathered, zero, dim, before, behind);
    }
    Type i32 = IntegerType::get(input.getContext(), 32);
    Value index = write.indexAlong(axes);
    Value start = write.multiply(index, write.scalar(i32, localSize));
    if (before != left)
      start = write.add(start, write.scalar(i32, before - left));
    return write.dynamicSlice(gathered, dim, start, localSize + left + right);
  }

private:
  Value scalarZero() { return write.scalar(typeOf(input).getElementType(), 0); }

  Value zeros(int64_t size) {
    SmallVector<int64_t> shape(typeOf(input).getShape());
    shape[dim] = size;
    return write.constant(typeOf(input).clone(shape), 0);
  }

  Value payload(const HaloMessage &message) {
    SmallVector<Value> runs;
    for (const ShardRange &range : message.ranges)
      runs.push_back(write.slice(input, dim, range.begin, range.end));
    return write.concatenate(runs, dim);
  }

  DevicePairs pairs(const HaloMessage &message) {
    return write.pairsOf(
        shiftSources(group, {-message.hop, wraps, /*mirrors=*/false}), axes);
  }

  /// Sends two messages in one permute: a device that sends one does not send
  /// the other, and receives zeros for the other.
  std::pair<Value, Value> sendBoth(const HaloMessage &behind,
                                   const HaloMessage &before) {
    int64_t size = std::max(behind.size(), before.size());
    Type i32 = IntegerType::get(input.getContext(), 32);
    Value index = write.indexAlong(axes);
    // `behind` comes from index + hop: the first devices do not send it.
    Value sendsBehind =
        write.greaterEqual(index, write.scalar(i32, behind.hop));
    Value zero = scalarZero();
    auto widened = [&](const HaloMessage &message) {
      return write.pad(payload(message), zero, dim, 0, size - message.size());
    };
    Value toBefore = widened(behind);
    Value toBehind = widened(before);
    DevicePairs both = pairs(behind);
    llvm::append_range(both, pairs(before));
    Value received =
        write.permute(write.select(sendsBehind, toBefore, toBehind), both);
    auto only = [&](Value gets, const HaloMessage &message) {
      Value localSize = write.slice(received, dim, 0, message.size());
      return write.select(gets, localSize, zeros(message.size()));
    };
    Value getsBehind = write.less(index, write.scalar(i32, group - behind.hop));
    Value fromBehind = only(getsBehind, behind);
    Value getsBefore =
        write.greaterEqual(index, write.scalar(i32, -before.hop));
    return {fromBehind, only(getsBefore, before)};
  }

  ProcessOps &write;
  Value input;
  int64_t dim;
  ArrayRef<AxisRef> axes;
  int64_t group, localSize;
  bool wraps;
};

} // namespace

Value mlir::gspmd::writeHaloExchange(ProcessOps &write, Value input,
                                     int64_t dim, int64_t left, int64_t right,
                                     int64_t ring, ArrayRef<AxisRef> axes) {
  int64_t group = ring > 0 ? ring : axisListSize(axes);
  HaloMessagePlan plan = planHaloMessages(typeOf(input).getDimSize(dim), group,
                                          left, right, /*wraps=*/ring > 0);
  HaloWriter writer(write, input, dim, axes, group, ring > 0);
  return plan.gathers ? writer.gather(left, right) : writer.exchange(plan);
}
