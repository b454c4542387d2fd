//===- WindowStage.cpp - Window reduction along one dimension -------------===//

#include "transforms/Lowering/Bufferize/Windows/WindowStage.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "transforms/Lowering/Bufferize/Windows/WindowScan.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd::lowering {
namespace {

/// Windows of at most this many elements are unrolled.
constexpr int64_t kMaxUnrolled = 8;
/// The largest size of the buffers of a line, unless that leaves few lanes.
constexpr int64_t kBufferBytes = 512 << 10;
constexpr int64_t kFewLanes = 8, kManyLanes = 512;

} // namespace

//===----------------------------------------------------------------------===//
// Choice of the method
//===----------------------------------------------------------------------===//

bool WindowLine::isTooLong(int64_t bytes) const {
  int64_t starts, reach, total;
  return llvm::MulOverflow(out - 1, stride, starts) ||
         llvm::MulOverflow(size - 1, dilation, reach) ||
         llvm::AddOverflow(starts, reach, total) ||
         llvm::AddOverflow(total, int64_t(1), total) ||
         llvm::MulOverflow(total, 2 * kManyLanes * bytes, total);
}

WindowStage::Method WindowStage::choose(const WindowLine &line,
                                        bool &fromStart) {
  if (line.stride == 1 && line.baseDilation == 1 && line.dilation == 1) {
    int64_t reach = line.size - 1, last = line.out - 1, end = line.in - 1;
    // True if all windows begin before the operand and the first one contains
    // at most its first element; or all end behind it and the last one contains
    // at most its last element.
    fromStart = line.low >= last && reach <= line.low;
    if (fromStart || (reach - line.low >= end && last - line.low >= end))
      return Method::Running;
  }
  return line.size <= kMaxUnrolled ? Method::Unrolled : Method::Blocks;
}

int64_t WindowStage::numLevels(int64_t count) const {
  int64_t levels = 1;
  for (; !isExact && count > WindowScan::kBlock;
       count = llvm::divideCeil(count, WindowScan::kBlock))
    ++levels;
  return levels;
}

bool WindowStage::canRunInPlace(const WindowLine &line) {
  if (line.in != line.out)
    return false;
  bool fromStart = false;
  switch (choose(line, fromStart)) {
  case Method::Running:
    return line.low == (fromStart ? line.size - 1 : 0);
  case Method::Unrolled:
    return line.readsPadding(); // the line is copied first
  case Method::Blocks:
    return true;
  }
  llvm_unreachable("unknown method");
}

Value WindowStage::sliceOf(Value buffer, ArrayRef<int64_t> shape) {
  if (!slice || llvm::is_contained(call.temporaries, buffer))
    return reshapeBuffer(call.b, buffer, shape);
  assert(cast<MemRefType>(buffer.getType()).getLayout().isIdentity() &&
         "the offset is that from the begin of the buffer");
  SmallVector<int64_t> strides = computeSuffixProduct(shape);
  auto layout = StridedLayoutAttr::get(call.b.getContext(),
                                       ShapedType::kDynamic, strides);
  auto type = MemRefType::get(
      shape, cast<MemRefType>(buffer.getType()).getElementType(), layout);
  Value start = scaled(call.b, slice, llvm::product_of(shape));
  return memref::ReinterpretCastOp::create(
      call.b, type, buffer, OpFoldResult(start),
      getAsIndexOpFoldResult(call.b.getContext(), shape),
      getAsIndexOpFoldResult(call.b.getContext(), strides));
}

void WindowStage::chooseLanes(ArrayRef<Value> sources, ArrayRef<Value> targets,
                              unsigned dim, Method method) {
  ArrayRef<int64_t> shape =
      cast<MemRefType>(sources.front().getType()).getShape();
  int64_t before = 1, behind = 1, bytes = 0;
  for (int64_t size : shape.take_front(dim))
    before *= size;
  for (int64_t size : shape.drop_front(dim + 1))
    behind *= size;
  if (!llvm::is_contained(call.temporaries, sources.front()))
    before /= numSlices;
  from.clear();
  to.clear();
  for (auto [source, target] : llvm::zip_equal(sources, targets)) {
    from.push_back(sliceOf(source, {before, line.in, behind}));
    to.push_back(sliceOf(target, {before, line.out, behind}));
    bytes += sharding::elementBytes(source.getType());
  }
  lanesAreInner = behind >= kFewLanes || behind >= before;
  numLanes = lanesAreInner ? behind : before;
  int64_t most = kManyLanes;
  if (method != Method::Running)
    most = std::clamp(kBufferBytes / (2 * bytes * line.length()), kFewLanes,
                      kManyLanes);
  tile = std::min(numLanes, most);
}

void WindowStage::allocate(Method method) {
  auto make = [&](ArrayRef<int64_t> shape) {
    SmallVector<Value> buffers;
    for (Value source : from)
      buffers.push_back(call.temporary(
          shape, cast<MemRefType>(source.getType()).getElementType()));
    return buffers;
  };
  padded.clear();
  suffixes.clear();
  accumulators.clear();
  if (method == Method::Blocks ||
      (method == Method::Unrolled && line.readsPadding()))
    padded = make({line.length(), tile});
  if (method == Method::Blocks)
    suffixes = make({line.length(), tile});
  if (method == Method::Unrolled)
    return;
  int64_t count = method == Method::Running ? line.in : line.size;
  for (int64_t level = 0, end = numLevels(count); level < end; ++level)
    accumulators.push_back(make({tile}));
}

LogicalResult WindowStage::run(ArrayRef<Value> sources, ArrayRef<Value> targets,
                               unsigned dim, WindowLine windows, bool last) {
  line = windows;
  isLast = last;
  bool fromStart = false;
  Method method = choose(line, fromStart);
  int64_t bytes = 0;
  for (Value source : sources)
    bytes += sharding::elementBytes(source.getType());
  if (method != Method::Running && line.isTooLong(bytes))
    return call.op->emitOpError("has windows along dimension ")
           << dim << " that reach " << line.size << " times " << line.dilation
           << " elements, which exceeds the memory of a device";
  chooseLanes(sources, targets, dim, method);
  allocate(method);
  auto shape = cast<MemRefType>(from.front().getType()).getShape();
  int64_t numOuter = lanesAreInner ? shape.front() : shape.back();
  buildLoops(call.b,
             {numOuter, static_cast<int64_t>(llvm::divideCeil(numLanes, tile))},
             [&](ImplicitLocOpBuilder &b, ValueRange at) {
               outer = at[0];
               firstLane = scaled(b, at[1], tile);
               lanesHere = indexConstant(b, tile);
               if (numLanes % tile != 0) {
                 Value left = arith::SubIOp::create(
                     b, indexConstant(b, numLanes), firstLane);
                 lanesHere = arith::MinSIOp::create(b, lanesHere, left);
               }
               if (method == Method::Running)
                 emitRunning(b, fromStart);
               else if (method == Method::Unrolled)
                 emitUnrolled(b);
               else
                 emitBlocks(b);
             });
  return status;
}

void WindowStage::storeResult(ImplicitLocOpBuilder &b, Value index, Value lane,
                              ArrayRef<Value> values) {
  Elements result = isLast ? combine(b, initial, values) : Elements(values);
  store(b, result, to, position(b, index, lane));
}

/// Copies the padded operand, as far as windows reach.
void WindowStage::loadLine(ImplicitLocOpBuilder &b) {
  if (line.readsPadding())
    forEachPosition(b, 0, line.length(), [&](Value index, Value lane) {
      store(b, initial, padded, {index, lane});
    });
  int64_t dilation = line.baseDilation;
  int64_t first =
      std::max<int64_t>(0, llvm::divideCeilSigned(-line.low, dilation));
  int64_t end = std::min(
      line.in,
      llvm::divideFloorSigned(line.length() - 1 - line.low, dilation) + 1);
  forEachPosition(b, first, end, [&](Value index, Value lane) {
    store(b, load(b, from, position(b, index, lane)), padded,
          {scaled(b, index, dilation, line.low), lane});
  });
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

void WindowStage::emitUnrolled(ImplicitLocOpBuilder &b) {
  bool isPadded = !padded.empty();
  if (isPadded)
    loadLine(b);
  forEachPosition(b, 0, line.out, [&](Value index, Value lane) {
    auto element = [&](int64_t number) {
      Value at = scaled(b, index, line.stride, number * line.dilation);
      return isPadded ? load(b, padded, {at, lane})
                      : load(b, from, position(b, at, lane));
    };
    Elements value = element(0);
    for (int64_t number = 1; number < line.size; ++number)
      value = combine(b, value, element(number));
    storeResult(b, index, lane, value);
  });
}

void WindowStage::emitRunning(ImplicitLocOpBuilder &b, bool fromStart) {
  // The number of results that extend the previous one by an element, and the
  // first of them. Results before it in scan order are empty; results after the
  // last one contain all elements.
  int64_t count, firstIndex;
  if (fromStart) {
    firstIndex = line.low - (line.size - 1);
    count = std::min(line.in, line.out - firstIndex);
  } else {
    firstIndex = line.in - 1 + line.low;
    count = std::min(line.in, line.in + line.low);
  }
  count = std::max<int64_t>(count, 0);
  auto indexOf = [&](Value number) -> Value {
    if (fromStart)
      return scaled(b, number, 1, firstIndex);
    return arith::SubIOp::create(b, indexConstant(b, firstIndex), number);
  };
  auto read = [&](ImplicitLocOpBuilder &, Value number, Value lane) {
    Value element = number;
    if (!fromStart)
      element = arith::SubIOp::create(b, indexConstant(b, line.in - 1), number);
    return load(b, from, position(b, element, lane));
  };
  auto write = [&](ImplicitLocOpBuilder &, Value number, Value lane,
                   ArrayRef<Value> values) {
    storeResult(b, indexOf(number), lane, values);
  };
  if (count > 0)
    WindowScan(*this, accumulators, read, write, !fromStart)
        .emit(b, indexConstant(b, 0), indexConstant(b, count));
  auto fillInitial = [&](Value index, Value lane) {
    store(b, initial, to, position(b, index, lane));
  };
  // The scan goes from one end of the results to the other.
  int64_t emptyFrom = fromStart ? 0 : firstIndex + 1;
  int64_t emptyTo = fromStart ? std::min(firstIndex, line.out) : line.out;
  int64_t fullFrom = fromStart ? firstIndex + count : 0;
  int64_t fullTo = fromStart ? line.out : firstIndex + 1 - count;
  if (count == 0)
    return forEachPosition(b, 0, line.out, fillInitial);
  forEachPosition(b, emptyFrom, emptyTo, fillInitial);
  forEachPosition(b, fullFrom, fullTo, [&](Value index, Value lane) {
    Value source = indexConstant(b, fromStart ? fullFrom - 1 : fullTo);
    store(b, load(b, to, position(b, source, lane)), to,
          position(b, index, lane));
  });
}

void WindowStage::emitBlocks(ImplicitLocOpBuilder &b) {
  loadLine(b);
  buildLoop(b, indexConstant(b, 0),
            indexConstant(b, std::min(line.dilation, line.length())), 1,
            [&](Value phase) { emitBlockScans(b, phase); });
  buildLoop(
      b, indexConstant(b, 0), indexConstant(b, line.out), 1, [&](Value index) {
        Value start = scaled(b, index, line.stride);
        Value end = scaled(b, start, 1, (line.size - 1) * line.dilation);
        Value number = start;
        if (line.dilation != 1)
          number =
              arith::DivUIOp::create(b, start, indexConstant(b, line.dilation));
        Value rest =
            arith::RemUIOp::create(b, number, indexConstant(b, line.size));
        Value isBlock = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, rest,
                                              indexConstant(b, 0));
        forEachLane(b, [&](Value lane) {
          Elements suffix = load(b, suffixes, {start, lane});
          Elements both = combine(b, suffix, load(b, padded, {end, lane}));
          storeResult(b, index, lane, select(b, isBlock, suffix, both));
        });
      });
}

/// Emits, for the indices `phase`, `phase` + dilation, ..., cumulative
/// reductions from the end of each block and from its beginning.
void WindowStage::emitBlockScans(ImplicitLocOpBuilder &b, Value phase) {
  Value left = arith::SubIOp::create(
      b, indexConstant(b, line.length() + line.dilation - 1), phase);
  Value count = left;
  if (line.dilation != 1)
    count = arith::DivUIOp::create(b, left, indexConstant(b, line.dilation));
  buildLoop(b, indexConstant(b, 0), count, line.size, [&](Value begin) {
    Value end = scaled(b, begin, 1, line.size);
    end = arith::MinSIOp::create(b, end, count);
    auto indexOf = [&](Value number) -> Value {
      return arith::AddIOp::create(b, scaled(b, number, line.dilation), phase);
    };
    Value sum = arith::AddIOp::create(b, begin, scaled(b, end, 1, -1));
    auto mirrored = [&](Value number) {
      return indexOf(arith::SubIOp::create(b, sum, number));
    };
    auto readBackward = [&](ImplicitLocOpBuilder &, Value number, Value lane) {
      return load(b, padded, {mirrored(number), lane});
    };
    auto writeSuffix = [&](ImplicitLocOpBuilder &, Value number, Value lane,
                           ArrayRef<Value> values) {
      store(b, values, suffixes, {mirrored(number), lane});
    };
    WindowScan(*this, accumulators, readBackward, writeSuffix,
               /*isBackward=*/true)
        .emit(b, begin, end);
    auto readForward = [&](ImplicitLocOpBuilder &, Value number, Value lane) {
      return load(b, padded, {indexOf(number), lane});
    };
    auto writePrefix = [&](ImplicitLocOpBuilder &, Value number, Value lane,
                           ArrayRef<Value> values) {
      store(b, values, padded, {indexOf(number), lane});
    };
    WindowScan(*this, accumulators, readForward, writePrefix,
               /*isBackward=*/false)
        .emit(b, begin, end);
  });
}

} // namespace mlir::gspmd::lowering
