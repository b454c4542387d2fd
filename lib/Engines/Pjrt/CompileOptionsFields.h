//===- CompileOptionsFields.h - Numbers of fields ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_COMPILEOPTIONSFIELDS_H
#define GSPMD_LIB_ENGINES_PJRT_COMPILEOPTIONSFIELDS_H

namespace mlir::gspmd::pjrt::fields {

// Of CompileOptionsProto, ExecutableBuildOptionsProto and
// DeviceAssignmentProto with its devices of a computation.
inline constexpr unsigned kBuildOptions = 3, kOptionOverrides = 7;
inline constexpr unsigned kDeviceOrdinal = 1, kNumReplicas = 4,
                          kNumPartitions = 5, kUseSpmdPartitioning = 6,
                          kDeviceAssignment = 9;
inline constexpr unsigned kReplicaCount = 1, kComputationCount = 2,
                          kComputationDevices = 3, kReplicaDeviceIds = 1;
// Of an entry of a map.
inline constexpr unsigned kMapKey = 1;

} // namespace mlir::gspmd::pjrt::fields

#endif // GSPMD_LIB_ENGINES_PJRT_COMPILEOPTIONSFIELDS_H
