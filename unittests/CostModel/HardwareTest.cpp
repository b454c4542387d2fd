//===- HardwareTest.cpp - Hardware files and their errors -----------------===//

#include "lib/CostModel/HardwareFiles.h"
#include "unittests/CostModel/CostModelTestUtils.h"
#include <nlohmann/json.hpp>

using namespace gspmd;
using nlohmann::json;

namespace {

json fileOf(llvm::StringRef name) {
  for (const HardwareFile &file : hardwareFiles())
    if (file.name == name)
      return json::parse(file.text.begin(), file.text.end());
  return {};
}
std::string errorOf(const json &file) {
  return messageOf(parseHardware(file.dump(), "mine.json"));
}

TEST(HardwareTest, BuiltInFilesAreValidAndNameSources) {
  EXPECT_EQ(hardwareNames().size(), 14u);
  for (llvm::StringRef name : hardwareNames()) {
    absl::StatusOr<Hardware> hardware = findHardware(name);
    ASSERT_TRUE(hardware.ok()) << messageOf(hardware);
    EXPECT_EQ(hardware->name, name);
    if (name != "gb300") // has few units for integers
      EXPECT_GE(hardware->matrixFlopsInt8, hardware->matrixFlops);
    json file = fileOf(name); // items() points into it
    for (const auto &[key, figure] : file["figures"].items())
      EXPECT_GT(figure["source"].get<std::string>().size(), 3u) << key;
  }
}

TEST(HardwareTest, GenerationsAsPublished) {
  EXPECT_EQ(findHardware("v4")->matrixFlops, 275e12);
  EXPECT_EQ(findHardware("v3")->devicesPerChip, 2);
  EXPECT_EQ(findHardware("v6e")->matrixTile, 256);
  EXPECT_EQ(findHardware("v5p")->hbmBandwidth, 2.765e12);
}

TEST(HardwareTest, SoftwareProfilesReplaceFigures) {
  json file = fileOf("v4");
  json figure = {{"value", 0.5}, {"unit", "fraction"}, {"source", "made up"}};
  file["software"] = {
      {"slow", {{"about", "x"}, {"figures", {{"matrix_efficiency", figure}}}}}};
  auto effective = [&](llvm::StringRef software) {
    return parseHardware(file.dump(), "mine.json", software);
  };
  EXPECT_EQ(effective("slow")->matrixEfficiency, 0.5);
  EXPECT_EQ(effective("slow")->hbmBandwidth, findHardware("v4")->hbmBandwidth);
  EXPECT_EQ(effective("")->matrixEfficiency,
            findHardware("v4")->matrixEfficiency);
  EXPECT_EQ(messageOf(effective("fast")),
            "mine.json: there is no software profile 'fast' (known: slow)");
  EXPECT_EQ(messageOf(findHardware("v4", "slow")),
            "v4: there is no software profile 'slow' (known: tpu-compiler)");
  file["software"]["slow"]["figures"]["speed"] = figure;
  EXPECT_EQ(errorOf(file), "mine.json: unknown figure 'speed'");
  file["software"]["slow"] = {{"figure", 1}};
  EXPECT_EQ(errorOf(file),
            "mine.json: software profile 'slow': expected "
            "{\"about\": \"...\", \"figures\": {...}} or the name "
            "of another profile, found {\"figure\":1}");
  file["software"]["slow"] = "slower";
  EXPECT_EQ(errorOf(file), "mine.json: software profile 'slow': expected the "
                           "name of another profile with figures, found "
                           "\"slower\"");
}

TEST(HardwareTest, MessagesNameTheKey) {
  json file = fileOf("v4");
  EXPECT_EQ(errorOf(file), "");

  json lacking = file;
  lacking["figures"].erase("hbm_bandwidth");
  EXPECT_EQ(errorOf(lacking), "mine.json: 'figures' lacks 'hbm_bandwidth'");

  json unknown = file;
  unknown["figures"]["speed"] = {{"value", 1}, {"unit", ""}, {"source", "x"}};
  EXPECT_EQ(errorOf(unknown), "mine.json: unknown figure 'speed'");

  json unit = file;
  unit["figures"]["hbm_bandwidth"]["unit"] = "GB/s";
  EXPECT_EQ(
      errorOf(unit),
      "mine.json: figure 'hbm_bandwidth': expected the unit \"B/s\", found "
      "\"GB/s\"");

  json text = file;
  text["figures"]["hbm_bandwidth"]["value"] = "much";
  EXPECT_EQ(errorOf(text),
            "mine.json: figure 'hbm_bandwidth': expected a number as its "
            "value, found \"much\"");

  json source = file;
  source["figures"]["hbm_bandwidth"].erase("source");
  EXPECT_EQ(errorOf(source),
            "mine.json: figure 'hbm_bandwidth': expected a text as its source, "
            "found none");

  json half = file;
  half["figures"]["torus_dims"]["value"] = 2.5;
  EXPECT_EQ(errorOf(half),
            "mine.json: figure 'torus_dims': expected an integer, found 2.5");
}

TEST(HardwareTest, MessagesNameTheValue) {
  json file = fileOf("v4");
  json range = file;
  range["figures"]["matrix_efficiency"]["value"] = 1.5;
  EXPECT_NE(errorOf(range).find("figure 'matrix_efficiency' is 1.5"),
            std::string::npos);

  json extra = file;
  extra["colour"] = "red";
  EXPECT_NE(errorOf(extra).find("unknown key 'colour'"), std::string::npos);

  json nameless = file;
  nameless.erase("name");
  EXPECT_EQ(errorOf(nameless),
            "mine.json: 'name': expected a string, found none");
  json negative = file;
  negative["figures"]["hop_latency"]["value"] = -1e-6;
  EXPECT_NE(errorOf(negative).find("figure 'hop_latency' is -1.0"),
            std::string::npos);

  json bare = file;
  bare["figures"]["hop_latency"] = 1e-6;
  EXPECT_NE(errorOf(bare).find("figure 'hop_latency': expected {"),
            std::string::npos);

  json more = file;
  more["figures"]["hop_latency"]["note"] = "x";
  EXPECT_EQ(errorOf(more),
            "mine.json: figure 'hop_latency' has the unknown key 'note'");

  EXPECT_EQ(errorOf(json::array()),
            "mine.json: expected a JSON object, found array");
}

TEST(HardwareTest, TextsThatAreNoFile) {
  auto errorOfText = [](const std::string &text) {
    return messageOf(parseHardware(text, "mine.json"));
  };
  std::string text = fileOf("v4").dump();
  ASSERT_EQ(errorOfText(text), "");
  // Any truncated file yields one message.
  for (size_t length = 0; length < text.size(); length += 7)
    EXPECT_EQ(errorOfText(text.substr(0, length)), "mine.json: not valid JSON")
        << length;
  auto withValue = [&](const std::string &value) {
    std::string changed = text, old = "\"value\":1200000000000.0";
    size_t at = changed.find(old, changed.find("hbm_bandwidth"));
    EXPECT_NE(at, std::string::npos);
    return changed.replace(at, old.size(), "\"value\":" + value);
  };
  EXPECT_EQ(errorOfText(withValue("1e12")), "");
  for (const char *value : {"NaN", "Infinity", "1e999", "-", "0x10", "1,2"})
    EXPECT_EQ(errorOfText(withValue(value)), "mine.json: not valid JSON")
        << value;
  EXPECT_NE(errorOfText(withValue("1e200")).find("outside of"),
            std::string::npos);
  EXPECT_EQ(errorOfText(withValue("1e12,\"value\":2e12")),
            "mine.json: 'value' occurs twice");
  EXPECT_EQ(errorOfText(withValue("true")),
            "mine.json: figure 'hbm_bandwidth': expected a number as its "
            "value, found true");
  EXPECT_EQ(errorOfText(std::string(100000, '[')),
            "mine.json: is nested too deeply; the limit is 1000 arrays and "
            "objects inside each other");
}

TEST(HardwareTest, TilesAreCompleteOrAbsent) {
  json file = fileOf("v4");
  file["figures"].erase("tile_rows");
  EXPECT_EQ(errorOf(file),
            "mine.json: 'tile_rows', 'tile_columns' and 'least_tile_bytes': "
            "expected all or none");
  file["figures"].erase("tile_columns");
  file["figures"].erase("least_tile_bytes");
  EXPECT_EQ(errorOf(file), "");
}

TEST(HardwareTest, UnknownNamesAndFiles) {
  EXPECT_NE(messageOf(findHardware("v9")).find("unknown hardware 'v9'"),
            std::string::npos);
  EXPECT_NE(messageOf(findHardware("/nowhere/v9.json")).find("v9.json"),
            std::string::npos);
}

TEST(HardwareTest, Scaling) {
  Hardware hardware = *findHardware("v4");
  EXPECT_TRUE(scaleFigure(hardware, "hbm_bandwidth", 1.5).ok());
  EXPECT_DOUBLE_EQ(hardware.hbmBandwidth, 1.8e12);
  EXPECT_FALSE(scaleFigure(hardware, "torus_dims", 1.5).ok());
  EXPECT_FALSE(scaleFigure(hardware, "hbm_bandwidth", 0).ok());
  EXPECT_FALSE(scaleFigure(hardware, "hbm_bandwidth", -1).ok());
  EXPECT_FALSE(scaleFigure(hardware, "speed", 2).ok());
}

} // namespace
