//===- CompileOptions.cpp - Serialized compile options --------------------===//
#include "lib/Engines/Pjrt/CompileOptions.h"
#include "lib/Engines/Pjrt/CompileOptionsFields.h"

namespace mlir::gspmd::pjrt {
WireWriter deviceAssignment(int64_t numReplicas, int64_t numPartitions,
                            llvm::ArrayRef<int> deviceIds) {
  using namespace fields;
  WireWriter assignment;
  assignment.number(kReplicaCount, numReplicas);
  assignment.number(kComputationCount, numPartitions);
  for (int64_t partition = 0; partition < numPartitions; ++partition) {
    WireWriter devices;
    for (int64_t replica = 0; replica < numReplicas; ++replica)
      devices.number(kReplicaDeviceIds,
                     deviceIds[replica * numPartitions + partition]);
    assignment.message(kComputationDevices, devices);
  }
  return assignment;
}

std::string compileOptions(llvm::ArrayRef<int> deviceIds, bool isPartitions,
                           bool useShardy) {
  using namespace fields;
  int64_t count = deviceIds.size();
  int64_t numReplicas = isPartitions ? 1 : count;
  int64_t numPartitions = isPartitions ? count : 1;
  WireWriter build;
  build.number(kDeviceOrdinal, -1);
  build.number(kNumReplicas, numReplicas);
  build.number(kNumPartitions, numPartitions);
  build.number(kUseSpmdPartitioning, isPartitions);
  build.message(kDeviceAssignment,
                deviceAssignment(numReplicas, numPartitions, deviceIds));
  if (useShardy)
    build.number(kUseShardyPartitioner, 1);
  WireWriter options;
  options.message(kBuildOptions, build);
  return options.bytes;
}

} // namespace mlir::gspmd::pjrt
