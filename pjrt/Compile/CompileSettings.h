//===- CompileSettings.h - Compile options ----------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_COMPILESETTINGS_H
#define GSPMD_PJRT_COMPILE_COMPILESETTINGS_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mlir::gspmd::pjrt {

/// The fields of a CompileOptionsProto that this compiler uses.
struct CompileSettings {
  int64_t numReplicas = 1, numPartitions = 1;
  /// The device ids, row-major over replicas and partitions; empty if
  /// unspecified.
  std::vector<int> devices;
  /// The serialized proto.
  std::string serialized;

  int64_t numDevices() const { return numReplicas * numPartitions; }

  /// Parses a proto. Returns InvalidArgument for malformed bytes.
  static absl::StatusOr<CompileSettings> read(llvm::StringRef bytes);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_COMPILESETTINGS_H
