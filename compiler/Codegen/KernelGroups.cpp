//===- KernelGroups.cpp - Groups of kernels for several cores -------------===//

#include "compiler/Codegen/KernelGroups.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Instructions.h"

namespace mlir::gspmd {
namespace {

/// The number of instructions of a group, which take LLVM some ten
/// milliseconds; a thread with its own module takes one.
constexpr unsigned kMinInstructions = 400;
/// The largest total size of constants, which each group reads.
constexpr uint64_t kMaxConstantBytes = 16 << 20;

/// Returns true for the functions of OutlineKernels, which only the entry
/// calls.
bool isKernel(const llvm::Function &function) {
  return !function.isDeclaration() && function.hasLocalLinkage() &&
         !function.hasOptNone();
}

uint64_t constantBytes(const llvm::Module &code) {
  uint64_t bytes = 0;
  for (const llvm::GlobalVariable &constant : code.globals())
    if (!constant.isDeclaration())
      bytes += code.getDataLayout().getTypeAllocSize(constant.getValueType());
  return bytes;
}

/// Returns the functions whose instructions refer to `constant`.
llvm::SmallPtrSet<const llvm::Function *, 8>
readersOf(const llvm::GlobalVariable &constant) {
  llvm::SmallPtrSet<const llvm::Function *, 8> readers;
  llvm::SmallVector<const llvm::User *> users(constant.users());
  while (!users.empty()) {
    const llvm::User *user = users.pop_back_val();
    if (auto *instruction = llvm::dyn_cast<llvm::Instruction>(user))
      readers.insert(instruction->getFunction());
    else
      llvm::append_range(users, user->users());
  }
  return readers;
}

} // namespace

KernelGroups::KernelGroups(llvm::Module &code, llvm::StringRef entry,
                           unsigned maxGroups) {
  assign(code, entry, maxGroups);
  if (numGroups == 1)
    return;
  for (llvm::Function &function : code)
    if (isKernel(function)) {
      function.setLinkage(llvm::GlobalValue::ExternalLinkage);
      function.setDSOLocal(false); // other groups have their own memory
    } else if (!function.isDeclaration() && function.getName() != entry) {
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
    }
  shareConstants(code);
  llvm::raw_svector_ostream stream(bitcode);
  llvm::WriteBitcodeToFile(code, stream);
}

/// Assigns the largest kernels first, each to the smallest group.
void KernelGroups::assign(llvm::Module &code, llvm::StringRef entry,
                          unsigned maxGroups) {
  llvm::SmallVector<std::pair<unsigned, llvm::Function *>> kernels;
  uint64_t total = 0;
  for (llvm::Function &function : code)
    if (isKernel(function)) {
      kernels.emplace_back(function.getInstructionCount(), &function);
      total += kernels.back().first;
    }
  uint64_t most = std::min<uint64_t>(total / kMinInstructions, kernels.size());
  numGroups = static_cast<unsigned>(std::min<uint64_t>(most, maxGroups));
  if (numGroups < 2 || constantBytes(code) > kMaxConstantBytes) {
    numGroups = 1;
    return;
  }
  llvm::stable_sort(
      kernels, [](const auto &a, const auto &b) { return a.first > b.first; });
  llvm::SmallVector<uint64_t> sizes(numGroups, 0);
  groupOf[entry] = 0;
  // The entry is not optimized.
  if (llvm::Function *function = code.getFunction(entry))
    sizes[0] = function->getInstructionCount() / 4;
  for (auto [count, kernel] : kernels) {
    auto *smallest = llvm::min_element(sizes);
    groupOf[kernel->getName()] = smallest - sizes.begin();
    *smallest += count;
  }
}

/// A constant of one group stays internal there, and is unused in the others.
void KernelGroups::shareConstants(llvm::Module &code) {
  for (llvm::GlobalVariable &constant : code.globals()) {
    if (constant.isDeclaration())
      continue;
    llvm::SmallPtrSet<const llvm::Function *, 8> readers = readersOf(constant);
    llvm::SmallVector<unsigned> groups;
    for (const llvm::Function *reader : readers) {
      auto group = groupOf.find(reader->getName());
      // A function of all groups makes its constants those of all groups.
      groups.push_back(group == groupOf.end() ? numGroups : group->second);
    }
    if (groups.empty() || (llvm::all_equal(groups) && groups[0] != numGroups))
      continue;
    constant.setLinkage(llvm::GlobalValue::ExternalLinkage);
    constant.setDSOLocal(false);
    ownerOf[constant.getName()] = *llvm::min_element(groups) % numGroups;
  }
}

llvm::Expected<std::unique_ptr<llvm::Module>>
KernelGroups::extract(unsigned group, llvm::LLVMContext &context) const {
  // Only the bodies that remain are read.
  auto module = llvm::getLazyBitcodeModule(
      llvm::MemoryBufferRef(llvm::StringRef(bitcode.data(), bitcode.size()),
                            "kernels"),
      context);
  if (!module)
    return module.takeError();
  for (llvm::Function &function : **module) {
    auto other = groupOf.find(function.getName());
    if (!function.isDeclaration() && other != groupOf.end() &&
        other->second != group)
      function.deleteBody();
  }
  for (llvm::GlobalVariable &constant : (*module)->globals()) {
    auto owner = ownerOf.find(constant.getName());
    if (owner != ownerOf.end() && owner->second != group)
      constant.setInitializer(nullptr);
  }
  if (llvm::Error error = (*module)->materializeAll())
    return error;
  return std::move(*module);
}

} // namespace mlir::gspmd
