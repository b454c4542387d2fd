//===- CollectiveKernels.cpp - Execution of a collective on tensors -------===//
#include "lib/Runtime/Collectives/CollectiveKernels.h"
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <cstring>
#include <memory>

namespace mlir::gspmd {
namespace {

/// The members' inputs as contiguous buffers; strided ones are packed.
class PackedInputs {
public:
  explicit PackedInputs(llvm::ArrayRef<StridedView> inputs) {
    for (const StridedView &input : inputs) {
      if (input.isContiguous()) {
        pointers.push_back(input.data);
        continue;
      }
      owned.push_back(std::make_unique<char[]>(input.numBytes()));
      pointers.push_back(owned.back().get());
      copyView(input, StridedView::contiguous(owned.back().get(), input.sizes,
                                              input.elementBytes));
    }
  }
  std::vector<const char *> pointers;

private:
  std::vector<std::unique_ptr<char[]>> owned;
};

/// The smallest amount of work that is worth a thread: 64 KiB take longer than
/// waking one.
constexpr int64_t kChunkBytes = 64 << 10;

/// Calls body(begin, end) for chunks of `count` elements.
void forEachChunk(int64_t count, int64_t elementBytes, ParallelFor parallelFor,
                  llvm::function_ref<void(int64_t, int64_t)> body) {
  int64_t chunk = kChunkBytes / elementBytes;
  if (count <= chunk)
    return body(0, count);
  parallelFor((count + chunk - 1) / chunk, [&](int64_t i) {
    body(i * chunk, std::min(count, (i + 1) * chunk));
  });
}

/// Calls body for every member; one call does work of the size of an output.
void forEachOutput(llvm::ArrayRef<StridedView> outputs, ParallelFor parallelFor,
                   llvm::function_ref<void(int64_t)> body) {
  int64_t count = static_cast<int64_t>(outputs.size());
  if (count * outputs[0].numBytes() > 2 * kChunkBytes)
    return parallelFor(count, body);
  for (int64_t i = 0; i < count; ++i)
    body(i);
}

/// Writes the reduction of all inputs to `result`, which may be one of them;
/// calls `done` with each range of elements that is complete.
void reduceInto(char *result, const CollectiveDesc &collective,
                llvm::ArrayRef<StridedView> inputs, ParallelFor parallelFor,
                llvm::function_ref<void(int64_t, int64_t)> done) {
  PackedInputs packed(inputs);
  int64_t bytes = inputs[0].elementBytes;
  forEachChunk(inputs[0].numElements(), bytes, parallelFor,
               [&](int64_t begin, int64_t end) {
                 llvm::SmallVector<const char *, 16> chunks;
                 for (const char *input : packed.pointers)
                   chunks.push_back(input + begin * bytes);
                 reduceBuffers(collective.reduction, collective.elementType,
                               chunks, result + begin * bytes, end - begin);
                 done(begin, end);
               });
}

/// Returns the reduction of all inputs in a new buffer.
std::unique_ptr<char[]> reduced(const CollectiveDesc &collective,
                                llvm::ArrayRef<StridedView> inputs,
                                ParallelFor parallelFor) {
  std::unique_ptr<char[]> buffer(new char[inputs[0].numBytes() + 1]);
  reduceInto(buffer.get(), collective, inputs, parallelFor,
             [](int64_t, int64_t) {});
  return buffer;
}

void allReduce(const CollectiveDesc &collective,
               llvm::ArrayRef<StridedView> inputs,
               llvm::ArrayRef<StridedView> outputs, ParallelFor parallelFor) {
  if (llvm::all_of(outputs, [](const StridedView &output) {
        return output.isContiguous();
      })) {
    // A chunk is copied to all outputs while it is in the cache. All inputs
    // have been read up to it then, as an output may be an input.
    char *first = outputs[0].data;
    int64_t bytes = inputs[0].elementBytes;
    return reduceInto(first, collective, inputs, parallelFor,
                      [&](int64_t begin, int64_t end) {
                        for (const StridedView &output : outputs.drop_front())
                          std::memcpy(output.data + begin * bytes,
                                      first + begin * bytes,
                                      (end - begin) * bytes);
                      });
  }
  std::unique_ptr<char[]> sum = reduced(collective, inputs, parallelFor);
  StridedView view = StridedView::contiguous(sum.get(), inputs[0].sizes,
                                             inputs[0].elementBytes);
  for (const StridedView &output : outputs)
    copyView(view, output);
}

/// Reduces each member's chunk directly into its output. A chunk consists of
/// one contiguous run for each index of the dimensions before the scattered
/// one. Returns false if the runs are too short.
bool reduceIntoChunks(const CollectiveDesc &collective,
                      llvm::ArrayRef<StridedView> inputs,
                      llvm::ArrayRef<StridedView> outputs,
                      ParallelFor parallelFor) {
  constexpr int64_t minRunBytes = 4 << 10;
  int64_t bytes = inputs[0].elementBytes, runs = 1;
  for (int64_t size :
       llvm::ArrayRef<int64_t>(inputs[0].sizes).take_front(collective.dim))
    runs *= size;
  int64_t length = outputs[0].numElements() / runs;
  bool isDirect = runs == 1 || length * bytes >= minRunBytes;
  if (!isDirect || !llvm::all_of(outputs, [](const StridedView &output) {
        return output.isContiguous();
      }))
    return false;
  PackedInputs packed(inputs);
  int64_t members = static_cast<int64_t>(outputs.size());
  int64_t chunk = std::min(length, kChunkBytes / bytes);
  int64_t numChunks = (length + chunk - 1) / chunk;
  auto reduceChunk = [&](int64_t number) {
    int64_t begin = number % numChunks * chunk, run = number / numChunks % runs;
    int64_t owner = number / numChunks / runs;
    int64_t from = (run * members + owner) * length + begin;
    llvm::SmallVector<const char *, 16> chunks;
    for (const char *input : packed.pointers)
      chunks.push_back(input + from * bytes);
    reduceBuffers(collective.reduction, collective.elementType, chunks,
                  outputs[owner].data + (run * length + begin) * bytes,
                  std::min(chunk, length - begin));
  };
  int64_t count = members * runs * numChunks;
  if (inputs[0].numBytes() > kChunkBytes)
    parallelFor(count, reduceChunk);
  else
    for (int64_t i = 0; i < count; ++i)
      reduceChunk(i);
  return true;
}

void reduceScatter(const CollectiveDesc &collective,
                   const CollectiveCopyPlan &plan,
                   llvm::ArrayRef<StridedView> inputs,
                   llvm::ArrayRef<StridedView> outputs,
                   ParallelFor parallelFor) {
  if (reduceIntoChunks(collective, inputs, outputs, parallelFor))
    return;
  std::unique_ptr<char[]> sum = reduced(collective, inputs, parallelFor);
  StridedView view = StridedView::contiguous(sum.get(), inputs[0].sizes,
                                             inputs[0].elementBytes);
  // The slice of the sum is that of each operand.
  for (unsigned i = 0; i < outputs.size(); ++i)
    plan.forEachCopyBetween(0, i, [&](const SliceCopy &copy) {
      copyView(sliceOf(view, copy.from), outputs[i]);
    });
}

/// Copies each input to all outputs while it is in the cache.
void allGather(const CollectiveCopyPlan &plan,
               llvm::ArrayRef<StridedView> inputs,
               llvm::ArrayRef<StridedView> outputs, ParallelFor parallelFor) {
  forEachOutput(outputs, parallelFor, [&](int64_t source) {
    plan.forEachCopyBetween(source, /*any*/ 0, [&](const SliceCopy &copy) {
      for (const StridedView &output : outputs)
        copyView(inputs[source], sliceOf(output, copy.to));
    });
  });
}

/// Copies each output from its slices.
void copySlices(const CollectiveCopyPlan &plan,
                llvm::ArrayRef<StridedView> inputs,
                llvm::ArrayRef<StridedView> outputs, ParallelFor parallelFor) {
  forEachOutput(outputs, parallelFor, [&](int64_t target) {
    plan.forEachCopyTo(target, [&](const SliceCopy &copy) {
      StridedView to = sliceOf(outputs[target], copy.to);
      if (copy.source < 0)
        zeroView(to);
      else
        copyView(sliceOf(inputs[copy.source], copy.from), to);
    });
  });
}

std::string describeShapeError(llvm::ArrayRef<int64_t> input,
                               llvm::ArrayRef<int64_t> output,
                               llvm::ArrayRef<int64_t> expected) {
  return "input " + shapeString(input) + " gives output " +
         shapeString(expected) + ", not " + shapeString(output);
}

/// Returns an error unless the tensors differ in the number of rows only.
std::optional<std::string> checkRows(const StridedView &input,
                                     const StridedView &output) {
  if (input.rank() > 0 && input.rank() == output.rank() &&
      llvm::ArrayRef(input.sizes).drop_front() ==
          llvm::ArrayRef(output.sizes).drop_front())
    return std::nullopt;
  return "input " + shapeString(input.sizes) + " and output " +
         shapeString(output.sizes) + " have rows of different shapes";
}

} // namespace

std::optional<std::string> checkShapes(const CollectiveDesc &collective,
                                       int64_t groupSize,
                                       const StridedView &input,
                                       const StridedView &output) {
  int64_t rank = input.rank();
  if (collective.kind == CollectiveKind::RaggedAllToAll)
    return checkRows(input, output);
  bool usesDim = collective.kind != CollectiveKind::AllReduce &&
                 collective.kind != CollectiveKind::CollectivePermute;
  if (usesDim && (collective.dim < 0 || collective.dim >= rank))
    return "dimension " + std::to_string(collective.dim) +
           " of an input of rank " + std::to_string(rank);
  llvm::SmallVector<int64_t, 4> expected(input.sizes);
  auto divide = [&](int64_t dim) -> bool {
    bool divides = expected[dim] % groupSize == 0;
    expected[dim] /= groupSize;
    return divides;
  };
  switch (collective.kind) {
  case CollectiveKind::AllGather:
    expected[collective.dim] *= groupSize;
    break;
  case CollectiveKind::ReduceScatter:
    if (!divide(collective.dim))
      return "input " + shapeString(input.sizes) + " is not divisible by " +
             std::to_string(groupSize);
    break;
  case CollectiveKind::AllToAll:
    if (collective.splitDim < 0 || collective.splitDim >= rank ||
        !divide(collective.splitDim))
      return "input " + shapeString(input.sizes) + " is not divisible by " +
             std::to_string(groupSize) + " in dimension " +
             std::to_string(collective.splitDim);
    expected[collective.dim] *= groupSize;
    break;
  case CollectiveKind::HaloExchange:
    expected[collective.dim] += collective.haloLeft + collective.haloRight;
    break;
  default:
    break;
  }
  if (expected != output.sizes)
    return describeShapeError(input.sizes, output.sizes, expected);
  return std::nullopt;
}

void executeCollective(const CollectiveDesc &collective,
                       llvm::ArrayRef<StridedView> inputs,
                       llvm::ArrayRef<StridedView> outputs,
                       const CopyPlanInputs &data, ParallelFor parallelFor) {
  if (outputs[0].numElements() == 0)
    return;
  CollectiveCopyPlan plan(collective, static_cast<int64_t>(inputs.size()),
                          inputs[0].sizes, outputs[0].sizes, data);
  switch (collective.kind) {
  case CollectiveKind::AllReduce:
    return allReduce(collective, inputs, outputs, parallelFor);
  case CollectiveKind::AllGather:
    return allGather(plan, inputs, outputs, parallelFor);
  case CollectiveKind::ReduceScatter:
    return reduceScatter(collective, plan, inputs, outputs, parallelFor);
  case CollectiveKind::AllToAll:
  case CollectiveKind::CollectivePermute:
  case CollectiveKind::HaloExchange:
  case CollectiveKind::RaggedAllToAll:
    return copySlices(plan, inputs, outputs, parallelFor);
  case CollectiveKind::AxisIndex:
    break;
  }
  llvm_unreachable("not a collective");
}

} // namespace mlir::gspmd
