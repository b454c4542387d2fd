//===- Descriptor.h - Descriptors of compiled code --------------*- C++ -*-===//
#ifndef GSPMD_UNITTESTS_RUNTIME_DESCRIPTOR_H
#define GSPMD_UNITTESTS_RUNTIME_DESCRIPTOR_H

#include "lib/Runtime/Memory/StridedView.h"

namespace mlir::gspmd::test {

/// Holds a memref descriptor of a buffer as JIT-compiled code passes it.
struct Descriptor {
  Descriptor(void *data, llvm::ArrayRef<int64_t> sizes)
      : rank(static_cast<int64_t>(sizes.size())),
        words(descriptorWords(sizes.size())) {
    writeDescriptor(data, sizes, words.data());
  }
  int64_t *strides() { return words.data() + 3 + rank; }
  void *get() { return words.data(); }
  int64_t rank;
  llvm::SmallVector<int64_t> words;
};

} // namespace mlir::gspmd::test

#endif // GSPMD_UNITTESTS_RUNTIME_DESCRIPTOR_H
