//===- CompileSettings.h - What is asked of a compilation -------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_COMPILESETTINGS_H
#define GSPMD_PJRT_COMPILE_COMPILESETTINGS_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mlir::gspmd::pjrt {

/// The part of a CompileOptionsProto that concerns programs of ours.
struct CompileSettings {
  int64_t numReplicas = 1, numPartitions = 1;
  /// Ids, row-major over replicas and partitions; empty if not told.
  std::vector<int> devices;
  /// The bytes that were read.
  std::string serialized;

  int64_t numDevices() const { return numReplicas * numPartitions; }

  /// InvalidArgument for what is not well-formed.
  static absl::StatusOr<CompileSettings> read(llvm::StringRef bytes);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_COMPILESETTINGS_H
