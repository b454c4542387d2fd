//===- CompiledModule.cpp - A compiled program ----------------------------===//
#include "pjrt/Compile/CompiledModule.h"

namespace mlir::gspmd::pjrt {

DeviceOptions CompiledModule::deviceOptions() const {
  return {/*partition=*/settings.numDevices() > 1, /*optimize=*/std::nullopt};
}

int64_t CompiledModule::argumentBytes() const {
  int64_t bytes = 0;
  for (const BoundaryTensor &tensor : arguments)
    bytes += tensor.shape.numBytes();
  return bytes;
}

int64_t CompiledModule::resultBytes() const {
  int64_t bytes = 0;
  for (const BoundaryTensor &tensor : results)
    bytes += tensor.shape.numBytes();
  return bytes;
}

} // namespace mlir::gspmd::pjrt
