//===- TopologyDescription.h - Descriptions of devices ----------*- C++ -*-===//
#ifndef GSPMD_PJRT_API_TOPOLOGYDESCRIPTION_H
#define GSPMD_PJRT_API_TOPOLOGYDESCRIPTION_H

#include "absl/status/statusor.h"
#include "lib/CostModel/Topology/Topology.h"
#include "pjrt/Api/Error.h"
#include <memory>
#include <vector>

namespace mlir::gspmd::pjrt {

/// The description of a device. Ids follow the vendors' order: the core changes
/// first, then the coordinate `x`, then `y`, `z` and the slice.
struct DeviceDescription : Opaque {
  int id = 0;
  int process = 0; ///< the process that owns it
  std::string kind, debugString, text;
  std::vector<int64_t> coordinates; ///< x, y, z
  int64_t core = 0, slice = 0;
  std::vector<NamedValue> attributes; ///< named values of the fields above
};

struct TopologyDescription : Opaque {
  /// Parses the syntax of GSPMD_TOPOLOGY (lib/CostModel/Topology/Topology.h).
  static absl::StatusOr<std::unique_ptr<TopologyDescription>>
  parse(llvm::StringRef text);
  explicit TopologyDescription(Topology topology);

  /// Returns the memory of one device in bytes; a chip's memory is shared by
  /// its devices.
  int64_t bytesOfDevice() const {
    return int64_t(topology.hardware().hbmBytes) / topology.devicesPerChip();
  }

  Topology topology;
  std::vector<std::unique_ptr<DeviceDescription>> descriptions;
  std::vector<DeviceDescription *> list;
};

/// Returns the platform name of clients and topologies: GSPMD_PLATFORM, which
/// is "gspmd" (the default) or "tpu".
llvm::StringRef platformName();
const std::string &platformVersion();
/// The default topology: eight chips.
inline constexpr llvm::StringLiteral kDefaultTopology = "v4:2x2x2";
/// Returns GSPMD_TOPOLOGY, or the default.
std::string topologyOfEnvironment();

/// Returns the value of the string option `name`; empty if it is missing,
/// InvalidArgument if it has another type.
absl::StatusOr<std::string> textOption(const NamedValue *options, size_t count,
                                       llvm::StringRef name);

/// Returns the value of the integer option `name`; `otherwise` if it is
/// missing, InvalidArgument if it has another type.
absl::StatusOr<int64_t> numberOption(const NamedValue *options, size_t count,
                                     llvm::StringRef name, int64_t otherwise);

NamedValue namedText(const char *name, const std::string &value);
NamedValue namedNumber(const char *name, int64_t value);
NamedValue namedNumbers(const char *name, const std::vector<int64_t> &values);

void addTopologyFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_TOPOLOGYDESCRIPTION_H
