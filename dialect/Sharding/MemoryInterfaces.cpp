//===- MemoryInterfaces.cpp - What an op asks of memories -----------------===//

#include "dialect/Sharding/MemoryInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;

#include "dialect/Sharding/MemoryInterfaces.cpp.inc"

MemoryPlace mlir::gspmd::sharding::parseMemoryPlace(StringRef kind) {
  return kind == "pinned_host" || kind == "unpinned_host" ? MemoryPlace::Host
                                                          : MemoryPlace::Device;
}
