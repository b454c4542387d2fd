//===- CompiledModule.cpp - A compiled program ----------------------------===//
#include "pjrt/Compile/CompiledModule.h"

namespace mlir::gspmd::pjrt {

DeviceOptions CompiledModule::deviceOptions() const {
  return {/*partition=*/settings.numDevices() > 1, /*optimize=*/std::nullopt};
}

} // namespace mlir::gspmd::pjrt
