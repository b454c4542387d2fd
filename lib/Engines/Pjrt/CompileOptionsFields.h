//===- CompileOptionsFields.h - Field numbers -------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_COMPILEOPTIONSFIELDS_H
#define GSPMD_LIB_ENGINES_PJRT_COMPILEOPTIONSFIELDS_H

namespace mlir::gspmd::pjrt::fields {

// The fields of CompileOptionsProto, ExecutableBuildOptionsProto, and
// DeviceAssignmentProto with its computation devices.
inline constexpr unsigned kBuildOptions = 3, kOptionOverrides = 7;
inline constexpr unsigned kDeviceOrdinal = 1, kNumReplicas = 4,
                          kNumPartitions = 5, kUseSpmdPartitioning = 6,
                          kDeviceAssignment = 9, kUseShardyPartitioner = 19;
inline constexpr unsigned kReplicaCount = 1, kComputationCount = 2,
                          kComputationDevices = 3, kReplicaDeviceIds = 1;
// The key of a map entry.
inline constexpr unsigned kMapKey = 1;

} // namespace mlir::gspmd::pjrt::fields

#endif // GSPMD_LIB_ENGINES_PJRT_COMPILEOPTIONSFIELDS_H
