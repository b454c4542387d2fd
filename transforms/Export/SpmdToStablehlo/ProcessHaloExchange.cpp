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
  /// The first `group` devices along `axes` participate.
  HaloWriter(ProcessOps &ops, Value input, int64_t dim, ArrayRef<AxisRef> axes,
             int64_t group, bool wraps)
      : ops(ops), input(input), dim(dim), axes(axes), group(group),
        localSize(typeOf(input).getDimSize(dim)), wraps(wraps) {}

  Value exchange(const HaloMessagePlan &plan) {
    SmallVector<Value> received(plan.messages.size());
    for (const HaloPermute &permute : plan.permutes) {
      const HaloMessage &first = plan.messages[permute.first];
      if (permute.second)
        std::tie(received[permute.first], received[*permute.second]) =
            sendBoth(first, plan.messages[*permute.second]);
      else
        received[permute.first] = ops.permute(payload(first), pairs(first));
    }
    SmallVector<Value> segments;
    for (const HaloSegment &segment : plan.segments)
      segments.push_back(
          segment.kind == HaloSegment::Zeros ? zeros(segment.size)
          : segment.kind == HaloSegment::Own
              ? ops.slice(input, dim, segment.begin,
                          segment.begin + segment.size)
              : ops.slice(received[segment.message], dim, segment.begin,
                          segment.begin + segment.size));
    return segments.empty() ? zeros(0) : ops.concatenate(segments, dim);
  }

  /// Gathers the dimension on all devices and slices this device's window.
  Value gather(int64_t left, int64_t right) {
    int64_t size = group * localSize;
    Value gathered = ops.slice(ops.allGather(input, dim, axes), dim, 0, size);
    int64_t before = std::max<int64_t>(0, left),
            behind = std::max<int64_t>(0, right);
    if (wraps) {
      int64_t copiesBefore = llvm::divideCeil(before, size);
      before = copiesBefore * size;
      SmallVector<Value> copies(
          copiesBefore + 1 + llvm::divideCeil(behind, size), gathered);
      gathered = ops.concatenate(copies, dim);
    } else {
      Value zero = scalarZero();
      gathered = ops.pad(gathered, zero, dim, before, behind);
    }
    Type i32 = IntegerType::get(input.getContext(), 32);
    Value index = ops.indexAlong(axes);
    Value start = ops.multiply(index, ops.scalar(i32, localSize));
    if (before != left)
      start = ops.add(start, ops.scalar(i32, before - left));
    return ops.dynamicSlice(gathered, dim, start, localSize + left + right);
  }

private:
  Value scalarZero() { return ops.scalar(typeOf(input).getElementType(), 0); }

  Value zeros(int64_t size) {
    SmallVector<int64_t> shape(typeOf(input).getShape());
    shape[dim] = size;
    return ops.constant(typeOf(input).clone(shape), 0);
  }

  Value payload(const HaloMessage &message) {
    SmallVector<Value> runs;
    for (const ShardRange &range : message.ranges)
      runs.push_back(ops.slice(input, dim, range.begin, range.end));
    return ops.concatenate(runs, dim);
  }

  DevicePairs pairs(const HaloMessage &message) {
    return ops.pairsOf(
        shiftSources(group, {-message.hop, wraps, /*isReversed=*/false}), axes);
  }

  /// Sends two messages in one permute: a device that sends one does not send
  /// the other, and receives zeros for the other.
  std::pair<Value, Value> sendBoth(const HaloMessage &fromRight,
                                   const HaloMessage &fromLeft) {
    int64_t size = std::max(fromRight.size(), fromLeft.size());
    Type i32 = IntegerType::get(input.getContext(), 32);
    Value index = ops.indexAlong(axes);
    // Device i receives `fromRight` from device i + hop, so the first `hop`
    // devices do not send it.
    Value sendsToLeft = ops.greaterEqual(index, ops.scalar(i32, fromRight.hop));
    Value zero = scalarZero();
    auto widened = [&](const HaloMessage &message) {
      return ops.pad(payload(message), zero, dim, 0, size - message.size());
    };
    Value toLeft = widened(fromRight);
    Value toRight = widened(fromLeft);
    DevicePairs both = pairs(fromRight);
    llvm::append_range(both, pairs(fromLeft));
    Value received =
        ops.permute(ops.select(sendsToLeft, toLeft, toRight), both);
    auto only = [&](Value gets, const HaloMessage &message) {
      Value contents = ops.slice(received, dim, 0, message.size());
      return ops.select(gets, contents, zeros(message.size()));
    };
    Value getsFromRight =
        ops.less(index, ops.scalar(i32, group - fromRight.hop));
    Value contentsFromRight = only(getsFromRight, fromRight);
    Value getsFromLeft =
        ops.greaterEqual(index, ops.scalar(i32, -fromLeft.hop));
    return {contentsFromRight, only(getsFromLeft, fromLeft)};
  }

  ProcessOps &ops;
  Value input;
  int64_t dim;
  ArrayRef<AxisRef> axes;
  int64_t group, localSize;
  bool wraps;
};

} // namespace

Value mlir::gspmd::writeHaloExchange(ProcessOps &ops, Value input, int64_t dim,
                                     int64_t left, int64_t right, int64_t ring,
                                     ArrayRef<AxisRef> axes) {
  int64_t group = ring > 0 ? ring : axisListSize(axes);
  HaloMessagePlan plan = planHaloMessages(typeOf(input).getDimSize(dim), group,
                                          left, right, /*wraps=*/ring > 0);
  HaloWriter writer(ops, input, dim, axes, group, ring > 0);
  return plan.gathers ? writer.gather(left, right) : writer.exchange(plan);
}
