//===- Hardware.cpp - Parses hardware files -------------------------------===//

#include "lib/CostModel/Hardware.h"
#include "lib/CostModel/HardwareFiles.h"
#include "lib/Files/Json.h"
#include "lib/Files/ReadFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

using namespace gspmd;
using nlohmann::json;

static absl::Status invalidHardware(const llvm::Twine &message) {
  return absl::InvalidArgumentError(message.str());
}

static constexpr double kLargestFigure = 1e30;

static constexpr HardwareFigure kHardwareFigures[] = {
    {"devices_per_chip", "devices", &Hardware::devicesPerChip, 1, 64, true},
    {"matrix_flops", "flop/s", &Hardware::matrixFlops, 1, kLargestFigure,
     false},
    {"matrix_flops_int8", "flop/s", &Hardware::matrixFlopsInt8, 1,
     kLargestFigure, false},
    {"matrix_flops_fp8", "flop/s", &Hardware::matrixFlopsFp8, 1, kLargestFigure,
     false,
     /*isOptional=*/true},
    {"matrix_flops_fp4", "flop/s", &Hardware::matrixFlopsFp4, 1, kLargestFigure,
     false,
     /*isOptional=*/true},
    {"matrix_tile", "elements", &Hardware::matrixTile, 1, 65536, true},
    {"matrix_rows", "elements", &Hardware::matrixRows, 1, 65536, true},
    {"matrix_units", "units", &Hardware::matrixUnits, 1, 65536, true,
     /*isOptional=*/true},
    {"matrix_efficiency", "fraction", &Hardware::matrixEfficiency, 1e-3, 1,
     false},
    {"step_efficiency", "fraction", &Hardware::stepEfficiency, 1e-3, 1, false},
    {"kernel_efficiency", "fraction", &Hardware::kernelEfficiency, 1e-3, 10,
     false},
    {"fp8_efficiency", "fraction", &Hardware::fp8Efficiency, 1e-3, 1, false,
     /*isOptional=*/true},
    {"unfused_traffic", "factor", &Hardware::unfusedTraffic, 1, 100, false,
     /*isOptional=*/true},
    {"separate_weights", "flag", &Hardware::hasSeparateWeights, 0, 1, true,
     /*isOptional=*/true},
    {"bucket_bytes", "B", &Hardware::bucketBytes, 1, kLargestFigure, false,
     /*isOptional=*/true},
    {"vector_flops", "flop/s", &Hardware::vectorFlops, 1, kLargestFigure,
     false},
    {"window_flops", "flop/s", &Hardware::windowFlops, 1, kLargestFigure, false,
     /*isOptional=*/true},
    {"transcendental_cost", "flops", &Hardware::transcendentalCost, 0, 1e6,
     false},
    {"fill_bytes", "B", &Hardware::fillBytes, 0, kLargestFigure, false},
    {"stream_elements", "elements/s", &Hardware::streamElements, 1,
     kLargestFigure, false,
     /*isOptional=*/true},
    {"stream_bandwidth", "B/s", &Hardware::streamBandwidth, 1, kLargestFigure,
     false,
     /*isOptional=*/true},
    {"transpose_elements", "elements/s", &Hardware::transposeElements, 1,
     kLargestFigure, false,
     /*isOptional=*/true},
    {"row_elements", "elements/s", &Hardware::rowElementRate, 1, kLargestFigure,
     false, /*isOptional=*/true},
    {"prefetch_bytes", "B", &Hardware::prefetchBytes, 1, kLargestFigure, false,
     /*isOptional=*/true},
    {"product_block", "elements", &Hardware::productBlock, 1, 1e6, true,
     /*isOptional=*/true},
    {"resident_bytes", "B", &Hardware::residentBytes, 1, kLargestFigure, false,
     /*isOptional=*/true},
    {"kernel_latency", "s", &Hardware::kernelLatency, 0, 1, false},
    {"on_chip_bytes", "B", &Hardware::onChipBytes, 1, kLargestFigure, false},
    {"hbm_bytes", "B", &Hardware::hbmBytes, 1, kLargestFigure, false},
    {"hbm_bandwidth", "B/s", &Hardware::hbmBandwidth, 1, kLargestFigure, false},
    {"hbm_efficiency", "fraction", &Hardware::hbmEfficiency, 1e-3, 1, false},
    {"cache_bytes", "B", &Hardware::cacheBytes, 1, kLargestFigure, false,
     /*isOptional=*/true},
    {"cache_bandwidth", "B/s", &Hardware::cacheBandwidth, 1, kLargestFigure,
     false, /*isOptional=*/true},
    {"tile_rows", "elements", &Hardware::tileRows, 1, 65536, true,
     /*isOptional=*/true},
    {"tile_columns", "elements", &Hardware::tileColumns, 1, 65536, true,
     /*isOptional=*/true},
    {"least_tile_bytes", "B", &Hardware::minTileBytes, 1, 1e6, true,
     /*isOptional=*/true},
    {"torus_dims", "dimensions", &Hardware::torusDims, 0, 6, true},
    {"max_chips", "chips", &Hardware::maxChips, 1, 1e9, true},
    {"ring_multiple", "chips", &Hardware::ringMultiple, 1, 1e9, true},
    {"ring_least_dim", "chips", &Hardware::ringMinDim, 1, 1e9, true},
    {"link_bandwidth", "B/s", &Hardware::linkBandwidth, 1, kLargestFigure,
     false},
    {"link_efficiency", "fraction", &Hardware::linkEfficiency, 1e-3, 1, false},
    {"in_network_efficiency", "fraction", &Hardware::inNetworkEfficiency, 1e-3,
     1, false, /*isOptional=*/true},
    {"ramp_seconds", "s", &Hardware::rampSeconds, 0, 1, false,
     /*isOptional=*/true},
    {"ramp_bytes", "B", &Hardware::rampBytes, 1, kLargestFigure, false,
     /*isOptional=*/true},
    {"hop_latency", "s", &Hardware::hopLatency, 0, 1, false},
    {"collective_latency", "s", &Hardware::collectiveLatency, 0, 1, false},
    {"async_by_default", "flag", &Hardware::asyncByDefault, 0, 1, true,
     /*isOptional=*/true},
    {"latency_hiding", "flag", &Hardware::latencyHiding, 0, 1, true,
     /*isOptional=*/true},
    {"packed_lanes", "elements", &Hardware::scatterLanes, 1, 65536, true,
     /*isOptional=*/true},
    {"core_bandwidth", "B/s", &Hardware::coreBandwidth, 1, kLargestFigure,
     false},
    {"dcn_bandwidth", "B/s", &Hardware::dcnBandwidth, 1, kLargestFigure, false},
    {"dcn_latency", "s", &Hardware::dcnLatency, 0, 10, false},
    {"host_bandwidth", "B/s", &Hardware::hostBandwidth, 1, kLargestFigure,
     false,
     /*isOptional=*/true},
    {"prediction_error", "fraction", &Hardware::predictionError, 0, 1, false},
    {"experts_error", "fraction", &Hardware::expertsError, 0, 1, false,
     /*isOptional=*/true},
    {"convolution_error", "fraction", &Hardware::convolutionError, 0, 1, false,
     /*isOptional=*/true},
    {"fp8_error", "fraction", &Hardware::fp8Error, 0, 1, false,
     /*isOptional=*/true},
    {"slice_wait", "fraction", &Hardware::sliceWaitShare, 0, 1, false},
    {"chip_hour_price", "per hour", &Hardware::chipHourPrice, 0, 1e6, false,
     /*isOptional=*/true},
};

llvm::ArrayRef<HardwareFigure> gspmd::hardwareFigures() {
  return kHardwareFigures;
}

namespace {

/// Returns the value of `key` for an error message.
std::string valueText(const json &object, const char *key) {
  return object.contains(key) ? object[key].dump() : "none";
}

/// Parses one file; every message begins with its name.
class Reader {
public:
  Reader(const json &root, llvm::StringRef origin)
      : root(root), origin(origin) {}

  absl::StatusOr<Hardware> read(llvm::StringRef software) {
    if (!root.is_object())
      return invalidHardware(origin + ": expected a JSON object, found " +
                             root.type_name());
    for (const auto &[key, value] : root.items())
      if (key != "name" && key != "about" && key != "figures" &&
          key != "software")
        return invalidHardware(origin + ": unknown key '" + key +
                               "' (known: name, about, figures, software)");
    if (!root.contains("name") || !root["name"].is_string() ||
        root["name"].get_ref<const std::string &>().empty())
      return invalidHardware(origin + ": 'name': expected a string, found " +
                             valueText(root, "name"));
    if (!root.contains("figures") || !root["figures"].is_object())
      return invalidHardware(origin +
                             ": 'figures': expected an object, found " +
                             valueText(root, "figures"));
    Hardware hardware;
    hardware.name = root["name"];
    const json &figures = root["figures"];
    if (absl::Status status = checkKeys(figures); !status.ok())
      return status;
    for (const HardwareFigure &figure : hardwareFigures()) {
      if (!figures.contains(figure.key.str())) {
        if (figure.isOptional)
          continue;
        return invalidHardware(origin + ": 'figures' lacks '" + figure.key +
                               "'");
      }
      auto value = readFigure(figure, figures[figure.key.str()]);
      if (!value.ok())
        return value.status();
      hardware.*figure.member = *value;
    }
    int tileFigures = (hardware.tileRows > 0) + (hardware.tileColumns > 0) +
                      (hardware.minTileBytes > 0);
    if (tileFigures % 3 != 0)
      return invalidHardware(origin +
                             ": 'tile_rows', 'tile_columns' and "
                             "'least_tile_bytes': expected all or none");
    if ((hardware.cacheBytes > 0) != (hardware.cacheBandwidth > 0))
      return invalidHardware(origin + ": 'cache_bytes' and 'cache_bandwidth': "
                                      "expected both or none");
    if (hardware.cacheBytes > 0 &&
        hardware.cacheBandwidth <
            hardware.hbmBandwidth * hardware.hbmEfficiency)
      return invalidHardware(origin +
                             ": 'cache_bandwidth': expected at least the "
                             "bandwidth of main memory that kernels reach, "
                             "'hbm_bandwidth' times 'hbm_efficiency'");
    if (absl::Status status = readProfiles(hardware, software); !status.ok())
      return status;
    return hardware;
  }

private:
  /// Reads all software profiles and replaces the figures of `hardware` by
  /// those of the selected one. A profile that is a text is another name of the
  /// profile of that name.
  absl::Status readProfiles(Hardware &hardware, llvm::StringRef selected) {
    json profiles = root.value("software", json::object());
    if (!profiles.is_object())
      return invalidHardware(origin +
                             ": 'software': expected an object, found " +
                             profiles.dump());
    std::vector<std::string> names;
    std::optional<Hardware> found;
    for (const auto &[name, entry] : profiles.items()) {
      const json *profile = &entry;
      if (entry.is_string()) {
        auto other = profiles.find(entry.get_ref<const std::string &>());
        if (other == profiles.end() || !other->is_object())
          return invalidHardware(origin + ": software profile '" + name +
                                 "': expected the name of another profile "
                                 "with figures, found " +
                                 entry.dump());
        profile = &*other;
      }
      Hardware withProfile = hardware;
      if (absl::Status status = readProfile(withProfile, name, *profile);
          !status.ok())
        return status;
      if (selected == name)
        found = std::move(withProfile);
      names.push_back(name);
    }
    if (found) {
      hardware = *std::move(found);
      return absl::OkStatus();
    }
    if (selected.empty())
      return absl::OkStatus();
    return invalidHardware(
        origin + ": there is no software profile '" + selected + "' (known: " +
        (names.empty() ? "none" : llvm::join(names, ", ")) + ")");
  }

  absl::Status readProfile(Hardware &hardware, const std::string &name,
                           const json &profile) {
    std::string where = (origin + ": software profile '" + name + "'").str();
    if (!profile.is_object() || !profile.contains("figures") ||
        !profile["figures"].is_object())
      return invalidHardware(where +
                             ": expected {\"about\": \"...\", \"figures\": "
                             "{...}} or the name of another profile, found " +
                             profile.dump());
    for (const auto &[key, value] : profile.items())
      if (key != "about" && key != "figures")
        return invalidHardware(where + " has the unknown key '" + key +
                               "' (known: about, figures)");
    const json &figures = profile["figures"];
    if (absl::Status status = checkKeys(figures); !status.ok())
      return status;
    for (const HardwareFigure &figure : hardwareFigures()) {
      if (!figures.contains(figure.key.str()))
        continue;
      auto value = readFigure(figure, figures[figure.key.str()]);
      if (!value.ok())
        return value.status();
      hardware.*figure.member = *value;
    }
    return absl::OkStatus();
  }

  absl::Status checkKeys(const json &figures) {
    for (const auto &[key, value] : figures.items())
      if (llvm::none_of(hardwareFigures(), [&, &key = key](const auto &figure) {
            return figure.key == key;
          }))
        return invalidHardware(origin + ": unknown figure '" + key + "'");
    return absl::OkStatus();
  }

  absl::StatusOr<double> readFigure(const HardwareFigure &figure,
                                    const json &entry) {
    std::string where = (origin + ": figure '" + figure.key + "'").str();
    if (!entry.is_object())
      return invalidHardware(
          where + ": expected {\"value\": ..., \"unit\": \"" + figure.unit +
          "\", \"source\": \"...\"}, found " + entry.dump());
    for (const auto &[key, value] : entry.items())
      if (key != "value" && key != "unit" && key != "source")
        return invalidHardware(where + " has the unknown key '" + key + "'");
    if (!entry.contains("source") || !entry["source"].is_string() ||
        entry["source"].get_ref<const std::string &>().empty())
      return invalidHardware(where + ": expected a text as its source, found " +
                             valueText(entry, "source"));
    if (!entry.contains("unit") || entry["unit"] != figure.unit.str())
      return invalidHardware(where + ": expected the unit \"" + figure.unit +
                             "\", found " + valueText(entry, "unit"));
    if (!entry.contains("value") || !entry["value"].is_number())
      return invalidHardware(where +
                             ": expected a number as its value, found " +
                             valueText(entry, "value"));
    double value = entry["value"].get<double>();
    if (!(value >= figure.minValue && value <= figure.maxValue))
      return invalidHardware(
          llvm::formatv("{0} is {1:e}, which is outside of [{2:e}, {3:e}]",
                        where, value, figure.minValue, figure.maxValue)
              .str());
    if (figure.isInteger && value != std::floor(value))
      return invalidHardware(where + ": expected an integer, found " +
                             entry["value"].dump());
    return value;
  }

  const json &root;
  llvm::StringRef origin;
};

} // namespace

absl::StatusOr<Hardware> gspmd::parseHardware(llvm::StringRef text,
                                              llvm::StringRef origin,
                                              llvm::StringRef software) {
  absl::StatusOr<json> root = parseJson(text, origin);
  if (!root.ok())
    return root.status();
  return Reader(*root, origin).read(software);
}

absl::StatusOr<Hardware> gspmd::findHardware(llvm::StringRef nameOrPath,
                                             llvm::StringRef software) {
  if (nameOrPath.ends_with(".json")) {
    auto buffer = readFile(nameOrPath, kMaxTextFileBytes);
    if (!buffer.ok())
      return invalidHardware(nameOrPath + ": " +
                             std::string(buffer.status().message()));
    return parseHardware((*buffer)->getBuffer(), nameOrPath, software);
  }
  for (const HardwareFile &file : hardwareFiles())
    if (file.name == nameOrPath)
      return parseHardware(file.text, file.name, software);
  return invalidHardware("unknown hardware '" + nameOrPath +
                         "' (known: " + llvm::join(hardwareNames(), ", ") +
                         ", or the path of a file that ends in .json)");
}

llvm::ArrayRef<llvm::StringLiteral> gspmd::hardwareNames() {
  static const std::vector<llvm::StringLiteral> names = [] {
    std::vector<llvm::StringLiteral> result;
    for (const HardwareFile &file : hardwareFiles())
      result.push_back(file.name);
    return result;
  }();
  return names;
}

absl::Status gspmd::scaleFigure(Hardware &hardware, llvm::StringRef key,
                                double factor) {
  const auto *figure =
      llvm::find_if(hardwareFigures(), [&](const HardwareFigure &figure) {
        return figure.key == key;
      });
  if (figure == hardwareFigures().end())
    return invalidHardware("there is no hardware figure '" + key + "'");
  if (figure->isInteger)
    return invalidHardware("the hardware figure '" + key +
                           "' is a count and cannot be scaled");
  double value = hardware.*figure->member * factor;
  if (!(factor > 0) || !std::isfinite(factor))
    return invalidHardware("the hardware figure '" + key +
                           "' can only be scaled by a positive number");
  if (!(value >= figure->minValue && value <= figure->maxValue))
    return invalidHardware(
        llvm::formatv(
            "the hardware figure '{0}' scaled by {1} is {2:e}, which is "
            "outside of [{3:e}, {4:e}]",
            key, factor, value, figure->minValue, figure->maxValue)
            .str());
  hardware.*figure->member = value;
  return absl::OkStatus();
}
