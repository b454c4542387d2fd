//===- CollectiveValidation.cpp - Checks and statistics of collectives ----===//
#include "lib/Runtime/Collectives/CollectiveValidation.h"
#include "absl/strings/str_cat.h"
#include "lib/Algebra/Halo/HaloReach.h"
#include "lib/Runtime/Collectives/RaggedSlices.h"
#include "lib/Runtime/Scheduling/Deadlock.h"

namespace mlir::gspmd {

absl::Status checkSizes(const CollectiveInstance &instance) {
  llvm::ArrayRef<int32_t> members = instance.rendezvous.members;
  for (const CollectiveInstance::TensorViews &tensors : instance.earlierTensors)
    for (size_t i = 1; i < members.size(); ++i)
      if (tensors.inputs[i].sizes != tensors.inputs[0].sizes)
        return absl::FailedPreconditionError(absl::StrCat(
            "mismatched collectives: in ", instance.rendezvous.label,
            " device ", members[0], " passes ",
            shapeString(tensors.inputs[0].sizes), " and device ", members[i],
            " ", shapeString(tensors.inputs[i].sizes),
            "; waiting: ", listDevices(members)));
  auto mismatch = [&](const std::string &what) {
    return absl::FailedPreconditionError(
        absl::StrCat("mismatched collectives: in ", instance.rendezvous.label,
                     " ", what, "; waiting: ", listDevices(members)));
  };
  auto describeInput = [&](size_t i) {
    return absl::StrCat("device ", members[i], " passes ",
                        shapeString(instance.inputs[i].sizes));
  };
  for (size_t i = 1; i < members.size(); ++i)
    if (instance.inputs[i].sizes != instance.inputs[0].sizes)
      return mismatch(
          absl::StrCat(describeInput(0), " and ", describeInput(i)));
  std::string changed;
  for (size_t i = 0; i < members.size(); ++i)
    if (const std::string &before = instance.sizesBeforeFault[i];
        !before.empty())
      absl::StrAppend(&changed, changed.empty() ? "" : " and ",
                      describeInput(i), " instead of ", before, " (injected)");
  return changed.empty() ? absl::OkStatus() : mismatch(changed);
}

absl::Status validateSliceSizes(const CollectiveDesc &collective,
                                const CollectiveInstance &instance) {
  if (collective.kind != CollectiveKind::RaggedAllToAll)
    return absl::OkStatus();
  if (auto mismatch =
          findSliceSizeMismatch(collective, instance.group, instance.numbers))
    return absl::InvalidArgumentError(
        absl::StrCat("in ", instance.rendezvous.label, " ", *mismatch));
  return absl::OkStatus();
}

/// Returns the count and bytes of the permutes that a halo exchange stands for,
/// one per neighbor reached.
static CollectiveCount countHaloPermutes(const CollectiveDesc &collective,
                                         const StridedView &input,
                                         int64_t groupSize) {
  int64_t local = input.sizes[collective.dim];
  CollectiveCount total;
  if (local == 0)
    return total;
  int64_t ring = collective.haloRing ? collective.haloRing : groupSize;
  HaloReach reach(local, collective.haloLeft, collective.haloRight,
                  collective.haloWraps ? ring : 0);
  total.count = reach.senders(reach.skippedBefore, reach.before) +
                reach.senders(reach.skippedAfter, reach.behind);
  total.bytes = input.numBytes() / local * reach.received();
  return total;
}

void countCollective(CollectiveStats &counts, const CollectiveDesc &collective,
                     const StridedView &input, const StridedView &output,
                     int64_t groupSize, llvm::ArrayRef<int64_t> numbers) {
  CollectiveKind kind = collective.kind;
  CollectiveCount added{1, output.numBytes()};
  if (kind == CollectiveKind::HaloExchange) {
    added = countHaloPermutes(collective, input, groupSize);
    kind = CollectiveKind::CollectivePermute;
  }
  if (kind == CollectiveKind::RaggedAllToAll && output.numElements() > 0)
    added.bytes =
        output.numBytes() / output.sizes[0] * countReceivedRows(numbers);
  CollectiveCount &count = counts[static_cast<unsigned>(kind)];
  count.count += added.count;
  count.bytes += added.bytes;
}

} // namespace mlir::gspmd
