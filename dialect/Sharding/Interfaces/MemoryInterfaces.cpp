//===- MemoryInterfaces.cpp - Use of memory spaces by ops -----------------===//

#include "dialect/Sharding/Interfaces/MemoryInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;

#include "dialect/Sharding/MemoryInterfaces.cpp.inc"

MemorySpace mlir::gspmd::sharding::parseMemorySpace(StringRef kind) {
  return kind == "pinned_host" || kind == "unpinned_host" ? MemorySpace::Host
                                                          : MemorySpace::Device;
}
