//===- CollectiveMessages.cpp - What processes send each other for a collective
//-===//
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
        pieces(collective, static_cast<int64_t>(instance.group.size()),
               inputs[0].sizes, outputs[0].sizes, instance.data()) {}

  llvm::ArrayRef<StridedView> inputs, outputs; ///< of the members here
  CollectiveCopyPlan pieces;
};

void forEachTensor(const CollectiveDesc &collective,
                   const CollectiveInstance &instance,
                   llvm::function_ref<void(const Tensor &)> visit) {
  for (const CollectiveInstance::Part &part : instance.earlier)
    visit(Tensor(collective, instance, part.inputs, part.outputs));
  visit(Tensor(collective, instance, instance.inputs, instance.outputs));
}

bool sendsWhole(const CollectiveDesc &collective) {
  return collective.kind == CollectiveKind::AllReduce ||
         collective.kind == CollectiveKind::AllGather;
}

void append(std::string &content, const StridedView &view) {
  size_t at = content.size();
  content.resize(at + static_cast<size_t>(view.numBytes()));
  copyView(view, StridedView::contiguous(content.data() + at, view.sizes,
                                         view.elementBytes));
}

/// A member's numbers as a tensor.
StridedView viewOf(std::vector<int64_t> &numbers) {
  return StridedView::contiguous(
      numbers.data(), {static_cast<int64_t>(numbers.size())}, sizeof(int64_t));
}

/// Reads what `append` has written.
class Content {
public:
  explicit Content(std::string &bytes) : bytes(bytes) {}
  /// The next tensor; null where there is no more.
  StridedView next(llvm::ArrayRef<int64_t> sizes, int64_t elementBytes) {
    StridedView view =
        StridedView::contiguous(bytes.data() + at, sizes, elementBytes);
    at += static_cast<size_t>(view.numBytes());
    if (at > bytes.size())
      view.data = nullptr;
    return view;
  }
  bool isRead() const { return at == bytes.size(); }

private:
  std::string &bytes;
  size_t at = 0;
};

/// What the members here get, of what has come and of their own inputs.
class Arrival {
public:
  Arrival(const CollectiveDesc &collective, CollectiveInstance &instance,
          llvm::ArrayRef<int> processes, std::map<int, std::string> &received)
      : collective(collective), instance(instance) {
    for (auto &[process, bytes] : received)
      contents.try_emplace(process, bytes);
    for (int32_t device : instance.group) {
      auto it = llvm::find(instance.here, device);
      places.push_back(it == instance.here.end()
                           ? -1
                           : static_cast<int>(it - instance.here.begin()));
      processOf.push_back(processes[device]);
    }
  }

  absl::Status unpackMessages() {
    takeNumbers();
    if (!isGood)
      return otherSizes();
    if (absl::Status status = validateSliceSizes(collective, instance);
        !status.ok())
      return status;
    forEachTensor(collective, instance, [&](const Tensor &tensor) {
      if (isGood)
        unpackMessages(tensor);
    });
    bool isAll = isGood && llvm::all_of(contents, [](const auto &entry) {
                   return entry.second.isRead();
                 });
    return isAll ? absl::OkStatus() : otherSizes();
  }

private:
  absl::Status otherSizes() const {
    return absl::FailedPreconditionError(absl::StrCat(
        instance.rendezvous.label,
        ": other processes bring data of other sizes than this one expects; "
        "all have to run the same program"));
  }

  /// Those of a ragged all-to-all come before the tensors. All members have as
  /// many.
  void takeNumbers() {
    if (collective.kind != CollectiveKind::RaggedAllToAll)
      return;
    size_t here = llvm::find_if(places, [](int place) { return place >= 0; }) -
                  places.begin();
    for (size_t member = 0; member < places.size(); ++member) {
      if (places[member] >= 0)
        continue;
      std::vector<int64_t> &numbers = instance.numbers[member];
      numbers.resize(instance.numbers[here].size());
      StridedView to = viewOf(numbers);
      StridedView from = take(member, to.sizes, to.elementBytes);
      if (isGood)
        copyView(from, to);
    }
  }

  /// The next tensor of a member of another process.
  StridedView take(int64_t source, llvm::ArrayRef<int64_t> sizes,
                   int64_t elementBytes) {
    StridedView view = contents.at(processOf[source]).next(sizes, elementBytes);
    isGood &= view.data != nullptr;
    return view;
  }

  void unpackMessages(const Tensor &tensor) {
    if (sendsWhole(collective))
      return unpackWhole(tensor);
    if (collective.kind == CollectiveKind::ReduceScatter)
      return reduce(tensor);
    forEachOutput([&](size_t place, int64_t target) {
      tensor.pieces.forEachCopyTo(target, [&](const SliceCopy &piece) {
        StridedView to = sliceOf(tensor.outputs[place], piece.to);
        if (piece.source < 0)
          return zeroView(to);
        StridedView from = partOf(tensor, piece);
        if (isGood)
          copyView(from, to);
      });
    });
  }

  void forEachOutput(llvm::function_ref<void(size_t, int64_t)> visit) {
    for (size_t member = 0; member < places.size(); ++member)
      if (places[member] >= 0)
        visit(places[member], static_cast<int64_t>(member));
  }

  StridedView partOf(const Tensor &tensor, const SliceCopy &piece) {
    StridedView like = tensor.inputs[0];
    if (int place = places[piece.source]; place >= 0)
      return sliceOf(tensor.inputs[place], piece.from);
    return take(piece.source, sliceOf(like, piece.from).sizes,
                like.elementBytes);
  }

  void unpackWhole(const Tensor &tensor) {
    std::vector<StridedView> inputs;
    const StridedView &like = tensor.inputs[0];
    for (size_t member = 0; member < places.size(); ++member)
      inputs.push_back(places[member] >= 0
                           ? tensor.inputs[places[member]]
                           : take(member, like.sizes, like.elementBytes));
    if (!isGood)
      return;
    if (collective.kind == CollectiveKind::AllReduce)
      return executeCollective(collective, inputs, tensor.outputs,
                               instance.data(), [](int64_t count, auto body) {
                                 for (int64_t i = 0; i < count; ++i)
                                   body(i);
                               });
    forEachOutput([&](size_t place, int64_t target) {
      tensor.pieces.forEachCopyTo(target, [&](const SliceCopy &piece) {
        copyView(sliceOf(inputs[piece.source], piece.from),
                 sliceOf(tensor.outputs[place], piece.to));
      });
    });
  }

  /// The pieces of one output are reduced in the group's order.
  void reduce(const Tensor &tensor) {
    forEachOutput([&](size_t place, int64_t target) {
      const StridedView &output = tensor.outputs[place];
      std::vector<std::string> packed;
      tensor.pieces.forEachCopyTo(target, [&](const SliceCopy &piece) {
        StridedView part = partOf(tensor, piece);
        if (isGood)
          append(packed.emplace_back(), part);
      });
      if (!isGood)
        return;
      std::vector<const char *> parts;
      for (const std::string &part : packed)
        parts.push_back(part.data());
      std::string result(static_cast<size_t>(output.numBytes()), 0);
      reduceBuffers(collective.reduction, collective.elementType, parts,
                    result.data(), output.numElements());
      copyView(StridedView::contiguous(result.data(), output.sizes,
                                       output.elementBytes),
               output);
    });
  }

  const CollectiveDesc &collective;
  CollectiveInstance &instance;
  std::map<int, Content> contents; ///< by process
  std::vector<int> places;         ///< by member: of those here, or -1
  std::vector<int> processOf;      ///< by member
  bool isGood = true;
};

} // namespace

std::string packMessage(const CollectiveDesc &collective,
                        const CollectiveInstance &instance,
                        llvm::ArrayRef<int> processes, int process) {
  std::string content;
  if (collective.kind == CollectiveKind::RaggedAllToAll)
    for (auto [member, device] : llvm::enumerate(instance.group))
      if (llvm::is_contained(instance.here, device)) {
        std::vector<int64_t> numbers = instance.numbers[member];
        append(content, viewOf(numbers));
      }
  forEachTensor(collective, instance, [&](const Tensor &tensor) {
    if (sendsWhole(collective)) {
      for (const StridedView &input : tensor.inputs)
        append(content, input);
      return;
    }
    for (size_t target = 0; target < instance.group.size(); ++target)
      if (processes[instance.group[target]] == process)
        tensor.pieces.forEachCopyTo(target, [&](const SliceCopy &piece) {
          if (piece.source < 0)
            return;
          auto it = llvm::find(instance.here, instance.group[piece.source]);
          if (it != instance.here.end())
            append(content, sliceOf(tensor.inputs[it - instance.here.begin()],
                                    piece.from));
        });
  });
  return content;
}

absl::Status unpackMessages(const CollectiveDesc &collective,
                            CollectiveInstance &instance,
                            llvm::ArrayRef<int> processes,
                            std::map<int, std::string> &received) {
  return Arrival(collective, instance, processes, received).unpackMessages();
}

} // namespace mlir::gspmd::pjrt
