//===- RaggedSlices.cpp - The slices of a ragged all-to-all ---------------===//
#include "lib/Runtime/Collectives/RaggedSlices.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

namespace mlir::gspmd {

std::vector<std::vector<int64_t>>
computeExchangeGroups(const CollectiveDesc &collective, int64_t groupSize) {
  if (!collective.groups.empty())
    return collective.groups;
  std::vector<int64_t> all(groupSize);
  std::iota(all.begin(), all.end(), 0);
  return {std::move(all)};
}

/// Returns the exchange group of `member`.
static std::vector<int64_t> partnersOf(const CollectiveDesc &collective,
                                       int64_t groupSize, int64_t member) {
  for (std::vector<int64_t> &list :
       computeExchangeGroups(collective, groupSize))
    if (llvm::is_contained(list, member))
      return std::move(list);
  return {};
}

/// Returns text such as "send_sizes[3] = 2".
static std::string entry(const char *list, int64_t slice, int64_t value) {
  return absl::StrCat(list, "[", slice, "] = ", value);
}

static bool isWithin(int64_t offset, int64_t size, int64_t rows) {
  return size == 0 || (offset >= 0 && size <= rows && offset <= rows - size);
}

std::optional<std::string>
validateSlices(const CollectiveDesc &collective, llvm::ArrayRef<int32_t> group,
               int64_t index, llvm::ArrayRef<int64_t> numbers,
               int64_t inputRows, int64_t outputRows) {
  std::vector<int64_t> partners =
      partnersOf(collective, static_cast<int64_t>(group.size()), index);
  size_t minCount = RaggedSliceTable::kLists * partners.size();
  if (numbers.empty() || numbers.size() % minCount != 0)
    return absl::StrCat(numbers.size(),
                        " offsets and sizes are not equally many "
                        "for each of ",
                        partners.size(), " devices");
  RaggedSliceTable table(numbers);
  int64_t perPartner = table.count / static_cast<int64_t>(partners.size());
  for (int64_t i = 0; i < table.count; ++i) {
    int64_t size = table.sendSizes[i];
    if (size < 0)
      return absl::StrCat(entry("send_sizes", i, size), " is negative");
    if (table.recvSizes[i] < 0 || table.recvSizes[i] > outputRows)
      return absl::StrCat(entry("recv_sizes", i, table.recvSizes[i]),
                          " is outside of its output, which has ", outputRows,
                          " rows");
    if (!isWithin(table.inputOffsets[i], size, inputRows))
      return absl::StrCat(entry("input_offsets", i, table.inputOffsets[i]),
                          " with ", entry("send_sizes", i, size),
                          " is outside of its operand, which has ", inputRows,
                          " rows");
    if (!isWithin(table.outputOffsets[i], size, outputRows))
      return absl::StrCat(
          entry("output_offsets", i, table.outputOffsets[i]), " with ",
          entry("send_sizes", i, size), " is outside of the output of device ",
          group[partners[i / perPartner]], ", which has ", outputRows, " rows");
  }
  return std::nullopt;
}

std::optional<std::string>
findSliceSizeMismatch(const CollectiveDesc &collective,
                      llvm::ArrayRef<int32_t> group,
                      llvm::ArrayRef<std::vector<int64_t>> numbers) {
  for (const std::vector<int64_t> &list :
       computeExchangeGroups(collective, static_cast<int64_t>(group.size()))) {
    int64_t count = static_cast<int64_t>(list.size());
    for (int64_t from = 0; from < count; ++from)
      for (int64_t to = 0; to < count; ++to) {
        RaggedSliceTable sender(numbers[list[from]]),
            receiver(numbers[list[to]]);
        if (sender.count != receiver.count)
          return absl::StrCat("device ", group[list[from]], " has ",
                              sender.count, " slices and device ",
                              group[list[to]], " ", receiver.count);
        int64_t perPartner = sender.count / count;
        for (int64_t s = 0; s < perPartner; ++s) {
          int64_t sent = to * perPartner + s, expected = from * perPartner + s;
          int64_t size = sender.sendSizes[sent];
          if (size != receiver.recvSizes[expected])
            return absl::StrCat(
                "device ", group[list[from]], " sends ",
                entry("send_sizes", sent, size), " rows to device ",
                group[list[to]], ", which expects ",
                entry("recv_sizes", expected, receiver.recvSizes[expected]));
        }
      }
  }
  return std::nullopt;
}

int64_t countReceivedRows(llvm::ArrayRef<int64_t> numbers) {
  return llvm::sum_of(RaggedSliceTable(numbers).recvSizes);
}

void forEachSlice(
    const CollectiveDesc &collective, int64_t groupSize,
    llvm::ArrayRef<std::vector<int64_t>> numbers, int64_t target,
    llvm::function_ref<void(int64_t, int64_t, int64_t, int64_t)> visit) {
  std::vector<int64_t> partners = partnersOf(collective, groupSize, target);
  int64_t count = static_cast<int64_t>(partners.size());
  int64_t position = llvm::find(partners, target) - partners.begin();
  for (int64_t source : partners) {
    if (numbers[source].empty())
      continue;
    RaggedSliceTable sender(numbers[source]);
    int64_t perPartner = sender.count / count;
    for (int64_t i = position * perPartner; i < (position + 1) * perPartner;
         ++i)
      if (int64_t size = sender.sendSizes[i])
        visit(source, sender.inputOffsets[i], sender.outputOffsets[i], size);
  }
}

} // namespace mlir::gspmd
