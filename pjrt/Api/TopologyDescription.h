//===- TopologyDescription.h - The devices that there are, described -*- C++
//-*-===//
#ifndef GSPMD_PJRT_API_TOPOLOGYDESCRIPTION_H
#define GSPMD_PJRT_API_TOPOLOGYDESCRIPTION_H

#include "absl/status/statusor.h"
#include "lib/CostModel/Topology/Topology.h"
#include "pjrt/Api/Error.h"
#include <memory>
#include <vector>

namespace mlir::gspmd::pjrt {

/// Numbers count chips of the last slice dimension fastest as vendors do: the
/// first coordinate, `x`, changes first, and before it the core.
struct DeviceDescription : Opaque {
  int id = 0;
  int process = 0; ///< whose it is
  std::string kind, debugString, text;
  std::vector<int64_t> coordinates; ///< x, y, z
  int64_t core = 0, slice = 0;
  std::vector<NamedValue> attributes; ///< of what is above
};

struct TopologyDescription : Opaque {
  /// Reads what GSPMD_TOPOLOGY says (lib/CostModel/Topology/Topology.h).
  static absl::StatusOr<std::unique_ptr<TopologyDescription>>
  parse(llvm::StringRef text);
  explicit TopologyDescription(Topology topology);

  /// A chip's memory is shared by its devices.
  int64_t bytesOfDevice() const {
    return int64_t(topology.hardware().hbmBytes) / topology.devicesPerChip();
  }

  Topology topology;
  std::vector<std::unique_ptr<DeviceDescription>> descriptions;
  std::vector<DeviceDescription *> list;
};

/// What plugin, clients and topologies call their platform.
inline constexpr llvm::StringLiteral kPlatformName = "gspmd";
const std::string &platformVersion();
/// What a topology is called where nobody says: eight chips.
inline constexpr llvm::StringLiteral kDefaultTopology = "v4:2x2x2";
/// GSPMD_TOPOLOGY, or the default.
std::string topologyOfEnvironment();

/// The value of a text option called `name`; empty if it is not there.
std::string textOption(const NamedValue *options, size_t count,
                       llvm::StringRef name);

/// The same of a number; `otherwise` if it is not there.
int64_t numberOption(const NamedValue *options, size_t count,
                     llvm::StringRef name, int64_t otherwise);

NamedValue namedText(const char *name, const std::string &value);
NamedValue namedNumber(const char *name, int64_t value);
NamedValue namedNumbers(const char *name, const std::vector<int64_t> &values);

void addTopologyFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_TOPOLOGYDESCRIPTION_H
