//===- CompileSettings.cpp - What is asked of a compilation ---------------===//
#include "pjrt/Compile/CompileSettings.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/CompileOptionsFields.h"
#include "pjrt/Compile/WireReader.h"
#include <limits>

namespace mlir::gspmd::pjrt {
namespace {

using namespace fields;

/// Numbers that stand alone or packed.
void readNumbers(const WireReader &reader, std::vector<int64_t> &numbers) {
  if (!reader.hasBytes()) {
    numbers.push_back(static_cast<int64_t>(reader.number()));
    return;
  }
  WireReader packed(reader.bytes());
  for (uint64_t number; packed.nextPacked(number);)
    numbers.push_back(static_cast<int64_t>(number));
}

/// By partition, the devices of its replicas.
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
  bool isGood = true;
  while (isGood && reader.next())
    switch (reader.field()) {
    case kNumReplicas:
      settings.numReplicas = static_cast<int64_t>(reader.number());
      break;
    case kNumPartitions:
      settings.numPartitions = static_cast<int64_t>(reader.number());
      break;
    case kDeviceAssignment:
      isGood = readAssignment(reader.bytes(), settings);
      break;
    default:
      break;
    }
  return isGood && !reader.isBroken();
}

/// Options of XLA's compiler by name. What they choose is not chosen here; a
/// name that is none of XLA's is a slip of the caller's.
absl::Status checkOption(llvm::StringRef entry) {
  WireReader reader(entry);
  llvm::StringRef name;
  while (reader.next())
    if (reader.field() == kMapKey && reader.hasBytes())
      name = reader.bytes();
  if (reader.isBroken() || name.starts_with("xla_"))
    return absl::OkStatus(); // what is broken is found with the whole
  return absl::InvalidArgumentError(
      absl::StrCat("No such compile option: '", name.str(), "'"));
}

} // namespace

absl::StatusOr<CompileSettings> CompileSettings::read(llvm::StringRef bytes) {
  CompileSettings settings;
  settings.serialized = bytes.str();
  WireReader reader(bytes);
  bool isGood = true;
  while (isGood && reader.next()) {
    if (reader.field() == kBuildOptions)
      isGood = readBuildOptions(reader.bytes(), settings);
    if (reader.field() == kOptionOverrides && reader.hasBytes())
      if (auto status = checkOption(reader.bytes()); !status.ok())
        return status;
  }
  if (!isGood || reader.isBroken())
    return absl::InvalidArgumentError(
        "the compile options are no CompileOptionsProto");
  // What is not told is one.
  for (int64_t *count : {&settings.numReplicas, &settings.numPartitions})
    if (*count == 0)
      *count = 1;
  constexpr int64_t kMost = int64_t(1) << 20;
  if (settings.numReplicas < 1 || settings.numPartitions < 1 ||
      settings.numReplicas > kMost || settings.numPartitions > kMost)
    return absl::InvalidArgumentError(
        absl::StrCat("the compile options want ", settings.numReplicas,
                     " replicas of ", settings.numPartitions, " partitions"));
  if (!settings.devices.empty() &&
      int64_t(settings.devices.size()) != settings.numDevices())
    return absl::InvalidArgumentError(
        absl::StrCat("the device assignment is of ", settings.devices.size(),
                     " devices, the program of ", settings.numDevices()));
  return settings;
}

} // namespace mlir::gspmd::pjrt
