//===- CompileOptions.h - Serialized compile options ------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_COMPILEOPTIONS_H
#define GSPMD_LIB_ENGINES_PJRT_COMPILEOPTIONS_H

#include "lib/Engines/Pjrt/WireWriter.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace mlir::gspmd::pjrt {

/// Returns a serialized CompileOptionsProto for devices of these ids, which are
/// the replicas of one partition or the partitions of one replica. With
/// `useShardy`, XLA propagates shardings by Shardy.
std::string compileOptions(llvm::ArrayRef<int> deviceIds, bool isPartitions,
                           bool useShardy = false);

/// Returns a DeviceAssignmentProto; `deviceIds` are row-major over replicas and
/// partitions.
WireWriter deviceAssignment(int64_t numReplicas, int64_t numPartitions,
                            llvm::ArrayRef<int> deviceIds);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_COMPILEOPTIONS_H
