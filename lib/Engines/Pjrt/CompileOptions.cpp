//===- CompileOptions.cpp - What XLA is told of a program -----------------===//
//
// Protocol buffers by hand: a field is its number and kind, then a number of
// variable length, or a length and as many bytes.
//
//===----------------------------------------------------------------------===//
#include "CompileOptions.h"

namespace mlir::gspmd::pjrt {
namespace {

class Message {
public:
  void number(unsigned field, int64_t value) {
    variableLength(field << 3);
    variableLength(static_cast<uint64_t>(value));
  }
  void message(unsigned field, const Message &inner) {
    constexpr unsigned hasLength = 2;
    variableLength(field << 3 | hasLength);
    variableLength(inner.bytes.size());
    bytes += inner.bytes;
  }
  std::string bytes;

private:
  void variableLength(uint64_t value) {
    for (; value >= 0x80; value >>= 7)
      bytes.push_back(static_cast<char>(value | 0x80));
    bytes.push_back(static_cast<char>(value));
  }
};

// Fields of CompileOptionsProto, ExecutableBuildOptionsProto and
// DeviceAssignmentProto.
constexpr unsigned kBuildOptions = 3;
constexpr unsigned kDeviceOrdinal = 1, kNumReplicas = 4, kNumPartitions = 5,
                   kUseSpmdPartitioning = 6, kDeviceAssignment = 9;
constexpr unsigned kReplicaCount = 1, kComputationCount = 2,
                   kComputationDevices = 3, kReplicaDeviceIds = 1;

/// A list of devices for each partition.
Message deviceAssignment(llvm::ArrayRef<int> deviceIds, bool isPartitions) {
  int64_t count = deviceIds.size();
  Message assignment;
  assignment.number(kReplicaCount, isPartitions ? 1 : count);
  assignment.number(kComputationCount, isPartitions ? count : 1);
  Message devices;
  for (int id : deviceIds) {
    devices.number(kReplicaDeviceIds, id);
    if (isPartitions) {
      assignment.message(kComputationDevices, devices);
      devices = Message();
    }
  }
  if (!isPartitions)
    assignment.message(kComputationDevices, devices);
  return assignment;
}

} // namespace

std::string compileOptions(llvm::ArrayRef<int> deviceIds, bool isPartitions) {
  int64_t count = deviceIds.size();
  Message build;
  build.number(kDeviceOrdinal, -1);
  build.number(kNumReplicas, isPartitions ? 1 : count);
  build.number(kNumPartitions, isPartitions ? count : 1);
  build.number(kUseSpmdPartitioning, isPartitions);
  build.message(kDeviceAssignment, deviceAssignment(deviceIds, isPartitions));
  Message options;
  options.message(kBuildOptions, build);
  return options.bytes;
}

} // namespace mlir::gspmd::pjrt
