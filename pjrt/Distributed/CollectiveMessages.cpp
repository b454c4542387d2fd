//===- CollectiveMessages.cpp - Messages of a collective ------------------===//
#include "pjrt/Distributed/CollectiveMessages.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Collectives/CollectiveCopyPlan.h"
#include "lib/Runtime/Collectives/CollectiveKernels.h"
#include "lib/Runtime/Collectives/CollectiveValidation.h"
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::pjrt {

namespace {

/// One of the tensors of a collective.
struct Tensor {
  Tensor(const CollectiveDesc &collective, const CollectiveInstance &instance,
         llvm::ArrayRef<StridedView> inputs,
         llvm::ArrayRef<StridedView> outputs)
      : inputs(inputs), outputs(outputs),
        plan(collective, static_cast<int64_t>(instance.group.size()),
             inputs[0].sizes, outputs[0].sizes, instance.data()) {}

  llvm::ArrayRef<StridedView> inputs,
      outputs; ///< the views of the local members
  CollectiveCopyPlan plan;
};

void forEachTensor(const CollectiveDesc &collective,
                   const CollectiveInstance &instance,
                   llvm::function_ref<void(const Tensor &)> visit) {
  for (const CollectiveInstance::TensorViews &views : instance.earlierTensors)
    visit(Tensor(collective, instance, views.inputs, views.outputs));
  visit(Tensor(collective, instance, instance.inputs, instance.outputs));
}

bool sendsEntireInputs(const CollectiveDesc &collective) {
  return collective.kind == CollectiveKind::AllReduce ||
         collective.kind == CollectiveKind::AllGather;
}

void append(std::string &content, const StridedView &view) {
  size_t at = content.size();
  content.resize(at + static_cast<size_t>(view.numBytes()));
  copyView(view, StridedView::contiguous(content.data() + at, view.sizes,
                                         view.elementBytes));
}

/// Returns a view of a member's offsets and sizes as a tensor.
StridedView viewOf(std::vector<int64_t> &numbers) {
  return StridedView::contiguous(
      numbers.data(), {static_cast<int64_t>(numbers.size())}, sizeof(int64_t));
}

/// Reads the data that `append` has written.
class MessageReader {
public:
  explicit MessageReader(std::string &bytes) : bytes(bytes) {}
  /// Returns the next tensor; its data is null at the end.
  StridedView next(llvm::ArrayRef<int64_t> sizes, int64_t elementBytes) {
    StridedView view =
        StridedView::contiguous(bytes.data() + at, sizes, elementBytes);
    at += static_cast<size_t>(view.numBytes());
    if (at > bytes.size())
      view.data = nullptr;
    return view;
  }
  bool isAtEnd() const { return at == bytes.size(); }

private:
  std::string &bytes;
  size_t at = 0;
};

/// Computes the outputs of the local members from received messages and local
/// inputs.
class MessageUnpacker {
public:
  MessageUnpacker(const CollectiveDesc &collective,
                  CollectiveInstance &instance, llvm::ArrayRef<int> processes,
                  std::map<int, std::string> &received)
      : collective(collective), instance(instance) {
    for (auto &[process, bytes] : received)
      contents.try_emplace(process, bytes);
    for (int32_t device : instance.group) {
      auto it = llvm::find(instance.localMembers, device);
      localIndices.push_back(
          it == instance.localMembers.end()
              ? -1
              : static_cast<int>(it - instance.localMembers.begin()));
      processOf.push_back(processes[device]);
    }
  }

  absl::Status unpackMessages() {
    readSliceTables();
    if (!isValid)
      return sizeError();
    if (absl::Status status = validateSliceSizes(collective, instance);
        !status.ok())
      return status;
    forEachTensor(collective, instance, [&](const Tensor &tensor) {
      if (isValid)
        unpackMessages(tensor);
    });
    bool isAll = isValid && llvm::all_of(contents, [](const auto &entry) {
                   return entry.second.isAtEnd();
                 });
    return isAll ? absl::OkStatus() : sizeError();
  }

private:
  absl::Status sizeError() const {
    return absl::FailedPreconditionError(absl::StrCat(
        instance.rendezvous.label,
        ": received data of unexpected sizes from other processes; "
        "all have to run the same program"));
  }

  /// Reads the offsets and sizes of a ragged all-to-all, which precede the
  /// tensors. All members have equally many.
  void readSliceTables() {
    if (collective.kind != CollectiveKind::RaggedAllToAll)
      return;
    size_t local =
        llvm::find_if(localIndices, [](int index) { return index >= 0; }) -
        localIndices.begin();
    for (size_t member = 0; member < localIndices.size(); ++member) {
      if (localIndices[member] >= 0)
        continue;
      std::vector<int64_t> &numbers = instance.numbers[member];
      numbers.resize(instance.numbers[local].size());
      StridedView to = viewOf(numbers);
      StridedView from = read(member, to.sizes, to.elementBytes);
      if (isValid)
        copyView(from, to);
    }
  }

  /// Returns the next tensor of a member of another process.
  StridedView read(int64_t source, llvm::ArrayRef<int64_t> sizes,
                   int64_t elementBytes) {
    StridedView view = contents.at(processOf[source]).next(sizes, elementBytes);
    isValid &= view.data != nullptr;
    return view;
  }

  void unpackMessages(const Tensor &tensor) {
    if (sendsEntireInputs(collective))
      return unpackInputs(tensor);
    if (collective.kind == CollectiveKind::ReduceScatter)
      return reduce(tensor);
    forEachOutput([&](size_t index, int64_t target) {
      tensor.plan.forEachCopyTo(target, [&](const SliceCopy &copy) {
        StridedView to = sliceOf(tensor.outputs[index], copy.to);
        if (copy.source < 0)
          return zeroView(to);
        StridedView from = sliceFor(tensor, copy);
        if (isValid)
          copyView(from, to);
      });
    });
  }

  void forEachOutput(llvm::function_ref<void(size_t, int64_t)> visit) {
    for (size_t member = 0; member < localIndices.size(); ++member)
      if (localIndices[member] >= 0)
        visit(localIndices[member], static_cast<int64_t>(member));
  }

  StridedView sliceFor(const Tensor &tensor, const SliceCopy &copy) {
    StridedView like = tensor.inputs[0];
    if (int index = localIndices[copy.source]; index >= 0)
      return sliceOf(tensor.inputs[index], copy.from);
    return read(copy.source, sliceOf(like, copy.from).sizes, like.elementBytes);
  }

  void unpackInputs(const Tensor &tensor) {
    std::vector<StridedView> inputs;
    const StridedView &like = tensor.inputs[0];
    for (size_t member = 0; member < localIndices.size(); ++member)
      inputs.push_back(localIndices[member] >= 0
                           ? tensor.inputs[localIndices[member]]
                           : read(member, like.sizes, like.elementBytes));
    if (!isValid)
      return;
    if (collective.kind == CollectiveKind::AllReduce)
      return executeCollective(collective, inputs, tensor.outputs,
                               instance.data(), [](int64_t count, auto body) {
                                 for (int64_t i = 0; i < count; ++i)
                                   body(i);
                               });
    forEachOutput([&](size_t index, int64_t target) {
      tensor.plan.forEachCopyTo(target, [&](const SliceCopy &copy) {
        copyView(sliceOf(inputs[copy.source], copy.from),
                 sliceOf(tensor.outputs[index], copy.to));
      });
    });
  }

  /// Reduces the chunks of each output in the group's order.
  void reduce(const Tensor &tensor) {
    forEachOutput([&](size_t index, int64_t target) {
      const StridedView &output = tensor.outputs[index];
      std::vector<std::string> packed;
      tensor.plan.forEachCopyTo(target, [&](const SliceCopy &copy) {
        StridedView chunk = sliceFor(tensor, copy);
        if (isValid)
          append(packed.emplace_back(), chunk);
      });
      if (!isValid)
        return;
      std::vector<const char *> chunks;
      for (const std::string &chunk : packed)
        chunks.push_back(chunk.data());
      std::string result(static_cast<size_t>(output.numBytes()), 0);
      reduceBuffers(collective.reduction, collective.elementType, chunks,
                    result.data(), output.numElements());
      copyView(StridedView::contiguous(result.data(), output.sizes,
                                       output.elementBytes),
               output);
    });
  }

  const CollectiveDesc &collective;
  CollectiveInstance &instance;
  std::map<int, MessageReader> contents; ///< the contents of each process
  std::vector<int>
      localIndices; ///< the index of each member among the local ones, or -1
  std::vector<int> processOf; ///< the process of each member
  bool isValid = true;
};

} // namespace

std::string packMessage(const CollectiveDesc &collective,
                        const CollectiveInstance &instance,
                        llvm::ArrayRef<int> processes, int process) {
  std::string content;
  if (collective.kind == CollectiveKind::RaggedAllToAll)
    for (auto [member, device] : llvm::enumerate(instance.group))
      if (llvm::is_contained(instance.localMembers, device)) {
        std::vector<int64_t> numbers = instance.numbers[member];
        append(content, viewOf(numbers));
      }
  forEachTensor(collective, instance, [&](const Tensor &tensor) {
    if (sendsEntireInputs(collective)) {
      for (const StridedView &input : tensor.inputs)
        append(content, input);
      return;
    }
    for (size_t target = 0; target < instance.group.size(); ++target)
      if (processes[instance.group[target]] == process)
        tensor.plan.forEachCopyTo(target, [&](const SliceCopy &copy) {
          if (copy.source < 0)
            return;
          auto it =
              llvm::find(instance.localMembers, instance.group[copy.source]);
          if (it != instance.localMembers.end())
            append(content,
                   sliceOf(tensor.inputs[it - instance.localMembers.begin()],
                           copy.from));
        });
  });
  return content;
}

absl::Status unpackMessages(const CollectiveDesc &collective,
                            CollectiveInstance &instance,
                            llvm::ArrayRef<int> processes,
                            std::map<int, std::string> &received) {
  return MessageUnpacker(collective, instance, processes, received)
      .unpackMessages();
}

} // namespace mlir::gspmd::pjrt
