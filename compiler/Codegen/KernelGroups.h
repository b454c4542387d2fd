//===- KernelGroups.h - Groups of kernels for several cores -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_KERNELGROUPS_H
#define GSPMD_COMPILER_CODEGEN_KERNELGROUPS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

namespace mlir::gspmd {

/// Divides the kernels of a program into groups of about equal size, which
/// several threads compile. Kernels are not inlined into each other. Their code
/// can still depend on their groups: a constant of several groups is defined in
/// one, so LLVM does not know its value in the others.
class KernelGroups {
public:
  /// Divides `code` into at most `maxGroups` groups. `entry` is the function
  /// that calls the kernels. Only group 0, with the entry, remains in `code`;
  /// kernels and constants that other groups need become external.
  KernelGroups(llvm::Module &code, llvm::StringRef entry, unsigned maxGroups);

  /// Returns the number of groups. If it is 1, `code` was not changed and
  /// `extract` must not be called.
  unsigned size() const { return numGroups; }

  /// Returns the module of a group other than 0 in `context`. Can be called by
  /// several threads, each with its own context.
  llvm::Expected<std::unique_ptr<llvm::Module>>
  extract(unsigned group, llvm::LLVMContext &context) const;

private:
  void assign(llvm::Module &code, llvm::StringRef entry, unsigned maxGroups);
  void shareConstants(llvm::Module &code);
  void moveOthers(llvm::Module &code);

  unsigned numGroups = 1;
  /// The group of each kernel and of the entry; other functions are in all.
  llvm::StringMap<unsigned> groupOf;
  /// The group that defines each constant.
  llvm::StringMap<unsigned> ownerOf;
  llvm::SmallVector<char, 0> bitcode;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_KERNELGROUPS_H
