//===- KernelGroups.cpp - Groups of kernels for several cores -------------===//

#include "compiler/Codegen/KernelGroups.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Cloning.h"

namespace mlir::gspmd {
namespace {

/// The number of instructions of a group, which take LLVM a few milliseconds; a
/// thread with its own module takes one.
constexpr unsigned kMinInstructions = 50;
/// The number of instructions that LLVM compiles in the time in which a thread
/// starts and reads its module.
constexpr unsigned kThreadInstructions = 30;
/// The largest constant that is copied to the module of another thread, which
/// copies numbers of some widths one by one.
constexpr uint64_t kMaxCopiedBytes = 4096;

/// Returns true for the functions of OutlineKernels, which only the entry
/// calls.
bool isKernel(const llvm::Function &function) {
  return !function.isDeclaration() && function.hasLocalLinkage() &&
         !function.hasOptNone();
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

/// Returns the functions that read large constants.
llvm::SmallPtrSet<const llvm::Function *, 8>
readersOfLargeConstants(const llvm::Module &code) {
  llvm::SmallPtrSet<const llvm::Function *, 8> readers;
  for (const llvm::GlobalVariable &constant : code.globals())
    if (!constant.isDeclaration() &&
        code.getDataLayout().getTypeAllocSize(constant.getValueType()) >
            kMaxCopiedBytes)
      for (const llvm::Function *reader : readersOf(constant))
        readers.insert(reader);
  return readers;
}

/// Makes a definition a declaration.
void removeDefinition(llvm::GlobalVariable &constant) {
  constant.setLinkage(llvm::GlobalValue::ExternalLinkage);
  constant.setInitializer(nullptr);
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
  moveOthers(code);
}

/// Assigns the largest kernels first, each to the smallest group. Group 0 has
/// the readers of large constants.
void KernelGroups::assign(llvm::Module &code, llvm::StringRef entry,
                          unsigned maxGroups) {
  auto isPinned = [readers = readersOfLargeConstants(code)](
                      const llvm::Function *function) {
    return readers.contains(function);
  };
  llvm::SmallVector<std::pair<unsigned, llvm::Function *>> kernels;
  uint64_t total = 0, numMovable = 0;
  for (llvm::Function &function : code)
    if (isKernel(function)) {
      kernels.emplace_back(function.getInstructionCount(), &function);
      total += kernels.back().first;
      numMovable += !isPinned(&function);
    }
  uint64_t most = std::min<uint64_t>(total / kMinInstructions, kernels.size());
  most = std::min(most, numMovable + 1);
  numGroups = static_cast<unsigned>(std::min<uint64_t>(most, maxGroups));
  if (numGroups < 2) {
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
  for (uint64_t &size : llvm::drop_begin(sizes))
    size = kThreadInstructions;
  auto assignTo = [&](unsigned group, unsigned size, llvm::Function *kernel) {
    groupOf[kernel->getName()] = group;
    sizes[group] += size;
  };
  for (auto [size, kernel] : kernels)
    if (isPinned(kernel))
      assignTo(0, size, kernel);
  for (auto [size, kernel] : kernels)
    if (!isPinned(kernel))
      assignTo(llvm::min_element(sizes) - sizes.begin(), size, kernel);
}

/// A constant of one group stays internal there. Others become external.
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
    unsigned owner = groups.empty() ? 0 : *llvm::min_element(groups);
    if (!groups.empty() &&
        (!llvm::all_equal(groups) || groups[0] == numGroups)) {
      constant.setLinkage(llvm::GlobalValue::ExternalLinkage);
      constant.setDSOLocal(false);
    }
    ownerOf[constant.getName()] = owner % numGroups;
  }
}

/// Writes the groups behind the first as bitcode, and removes them from `code`.
void KernelGroups::moveOthers(llvm::Module &code) {
  auto isOfOthers = [&](const llvm::GlobalValue *value) {
    const auto &groups = llvm::isa<llvm::Function>(value) ? groupOf : ownerOf;
    auto group = groups.find(value->getName());
    return group == groups.end() || group->second != 0;
  };
  llvm::ValueToValueMapTy copies;
  std::unique_ptr<llvm::Module> others =
      llvm::CloneModule(code, copies, isOfOthers);
  llvm::raw_svector_ostream stream(bitcode);
  llvm::WriteBitcodeToFile(*others, stream);
  for (llvm::Function &function : code)
    if (groupOf.lookup(function.getName()) != 0)
      function.deleteBody();
  for (llvm::GlobalVariable &constant : code.globals())
    if (ownerOf.lookup(constant.getName()) != 0)
      removeDefinition(constant);
}

llvm::Expected<std::unique_ptr<llvm::Module>>
KernelGroups::extract(unsigned group, llvm::LLVMContext &context) const {
  assert(group != 0 && "group 0 remains in the module of the program");
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
    if (!constant.isDeclaration() && owner != ownerOf.end() &&
        owner->second != group)
      removeDefinition(constant);
  }
  if (llvm::Error error = (*module)->materializeAll())
    return error;
  return std::move(*module);
}

} // namespace mlir::gspmd
