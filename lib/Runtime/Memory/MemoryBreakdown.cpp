//===- MemoryBreakdown.cpp - The tensors in a device's memory -------------===//
#include "lib/Runtime/Memory/MemoryBreakdown.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Program/ProgramSummary.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

int64_t boundaryBytes(const CompiledProgram &program) {
  int64_t bytes = 0;
  for (const EntryTensor &tensor : program.arguments)
    bytes += localBytes(tensor);
  for (const EntryTensor &tensor : program.results)
    bytes += localBytes(tensor);
  return bytes;
}

void MemoryBreakdown::add(int64_t bytes, llvm::StringRef text) {
  Entry &entry = entries[text];
  entry.bytes += bytes;
  ++entry.count;
}

/// Returns text such as "argument 3 'params.w': 8x4xf32".
static std::string describeTensor(const EntryTensor &tensor, const char *what,
                                  size_t index) {
  std::string text = absl::StrCat(what, " ", index);
  if (!tensor.name.empty())
    absl::StrAppend(&text, " '", tensor.name, "'");
  absl::StrAppend(&text, ": ");
  for (int64_t size : tensor.localShape)
    absl::StrAppend(&text, size, "x");
  return text + toString(tensor.elementType).str();
}

void MemoryBreakdown::addArgumentsAndResults(const CompiledProgram &program) {
  auto addAll = [&](llvm::ArrayRef<EntryTensor> tensors, const char *what) {
    for (auto [index, tensor] : llvm::enumerate(tensors))
      add(localBytes(tensor), describeTensor(tensor, what, index));
  };
  addAll(program.arguments, "argument");
  addAll(program.results, "result");
}

std::string MemoryBreakdown::lines() const {
  constexpr size_t maxLines = 10;
  std::vector<std::pair<llvm::StringRef, Entry>> sorted;
  for (const auto &entry : entries)
    sorted.emplace_back(entry.first(), entry.second);
  llvm::sort(sorted, [](const auto &a, const auto &b) {
    return std::make_pair(-a.second.bytes, a.first) <
           std::make_pair(-b.second.bytes, b.first);
  });
  std::string text;
  Entry others;
  for (auto [index, pair] : llvm::enumerate(sorted)) {
    const Entry &entry = pair.second;
    if (index >= maxLines) {
      others.bytes += entry.bytes;
      others.count += entry.count;
      continue;
    }
    absl::StrAppend(&text, "\n  ", entry.bytes, " bytes  ", pair.first.str());
    if (entry.count > 1)
      absl::StrAppend(&text, ", ", entry.count, " times");
  }
  if (others.count)
    absl::StrAppend(&text, "\n  ", others.bytes, " bytes  ", others.count,
                    " more");
  return text;
}

} // namespace mlir::gspmd
