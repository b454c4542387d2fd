//===- CompileSettings.cpp - Compile options ------------------------------===//
#include "pjrt/Compile/CompileSettings.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/CompileOptionsFields.h"
#include "pjrt/Compile/WireReader.h"
#include <limits>

namespace mlir::gspmd::pjrt {
namespace {

using namespace fields;

/// Reads numbers that are stored individually or packed.
void readNumbers(const WireReader &reader, std::vector<int64_t> &numbers) {
  if (!reader.hasBytes()) {
    numbers.push_back(static_cast<int64_t>(reader.number()));
    return;
  }
  WireReader packed(reader.bytes());
  for (uint64_t number; packed.nextPacked(number);)
    numbers.push_back(static_cast<int64_t>(number));
}

/// Reads the devices of the replicas of each partition.
bool readAssignment(llvm::StringRef bytes, CompileSettings &settings) {
  WireReader reader(bytes);
  std::vector<std::vector<int64_t>> partitions;
  int64_t numReplicas = 0;
  while (reader.next()) {
    if (reader.field() == kReplicaCount)
      numReplicas = static_cast<int64_t>(reader.number());
    if (reader.field() != kComputationDevices)
      continue;
    partitions.emplace_back();
    WireReader ids(reader.bytes());
    while (ids.next())
      if (ids.field() == kReplicaDeviceIds)
        readNumbers(ids, partitions.back());
    if (ids.isBroken())
      return false;
  }
  if (reader.isBroken() || (partitions.empty() && numReplicas != 0))
    return false;
  for (const std::vector<int64_t> &partition : partitions)
    if (int64_t(partition.size()) != numReplicas)
      return false;
  for (int64_t replica = 0; replica < numReplicas; ++replica)
    for (const std::vector<int64_t> &partition : partitions) {
      int64_t id = partition[replica];
      if (id < 0 || id > std::numeric_limits<int>::max())
        return false;
      settings.devices.push_back(static_cast<int>(id));
    }
  return true;
}

bool readBuildOptions(llvm::StringRef bytes, CompileSettings &settings) {
  WireReader reader(bytes);
  bool isValid = true;
  while (isValid && reader.next())
    switch (reader.field()) {
    case kNumReplicas:
      settings.numReplicas = static_cast<int64_t>(reader.number());
      break;
    case kNumPartitions:
      settings.numPartitions = static_cast<int64_t>(reader.number());
      break;
    case kDeviceAssignment:
      isValid = readAssignment(reader.bytes(), settings);
      break;
    default:
      break;
    }
  return isValid && !reader.isBroken();
}

/// Accepts XLA's compiler options by name and ignores their values; other names
/// are errors.
absl::Status checkOption(llvm::StringRef entry) {
  WireReader reader(entry);
  llvm::StringRef name;
  while (reader.next())
    if (reader.field() == kMapKey && reader.hasBytes())
      name = reader.bytes();
  if (reader.isBroken() || name.starts_with("xla_"))
    return absl::OkStatus(); // malformed entries are reported for the entire
                             // proto
  return absl::InvalidArgumentError(
      absl::StrCat("No such compile option: '", name.str(), "'"));
}

} // namespace

absl::StatusOr<CompileSettings> CompileSettings::read(llvm::StringRef bytes) {
  CompileSettings settings;
  settings.serialized = bytes.str();
  WireReader reader(bytes);
  bool isValid = true;
  while (isValid && reader.next()) {
    if (reader.field() == kBuildOptions)
      isValid = readBuildOptions(reader.bytes(), settings);
    if (reader.field() == kOptionOverrides && reader.hasBytes())
      if (auto status = checkOption(reader.bytes()); !status.ok())
        return status;
  }
  if (!isValid || reader.isBroken())
    return absl::InvalidArgumentError(
        "the compile options are not a valid CompileOptionsProto");
  // Missing counts are one.
  for (int64_t *count : {&settings.numReplicas, &settings.numPartitions})
    if (*count == 0)
      *count = 1;
  constexpr int64_t kMaxCount = int64_t(1) << 20;
  if (settings.numReplicas < 1 || settings.numPartitions < 1 ||
      settings.numReplicas > kMaxCount || settings.numPartitions > kMaxCount)
    return absl::InvalidArgumentError(
        absl::StrCat("invalid compile options: ", settings.numReplicas,
                     " replicas of ", settings.numPartitions, " partitions"));
  if (!settings.devices.empty() &&
      int64_t(settings.devices.size()) != settings.numDevices())
    return absl::InvalidArgumentError(
        absl::StrCat("expected a device assignment of ", settings.numDevices(),
                     " devices, found ", settings.devices.size()));
  return settings;
}

} // namespace mlir::gspmd::pjrt
