//===- PluginTest.cpp -----------------------------------------------------===//
#include "lib/Engines/Pjrt/PjrtPlugin.h"
#include "lib/Engines/Pjrt/CompileOptions.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace mlir::gspmd::pjrt;

namespace {

std::string errorOf(const char *kind) {
  setenv("FAKE_PJRT", kind, /*overwrite=*/1);
  auto plugin = PjrtPlugin::open(FAKE_PLUGIN);
  return plugin.ok() ? "" : std::string(plugin.status().message());
}

TEST(PjrtPlugin, RejectsOtherLibraries) {
  EXPECT_NE(
      std::string(PjrtPlugin::open("/nowhere/plugin.so").status().message())
          .find("cannot load the plugin: /nowhere/plugin.so"),
      std::string::npos);
  EXPECT_NE(errorOf("newer").find("expected version 0.x of the PJRT C API, "
                                  "found 1.200"),
            std::string::npos);
}

TEST(PjrtPlugin, RejectsOldVersions) {
  EXPECT_NE(errorOf("small").find("version 0.200 of the PJRT C API lacks "
                                  "functions that gspmd requires"),
            std::string::npos);
}

TEST(PjrtPlugin, ReportsFailedStarts) {
  EXPECT_NE(errorOf("null").find("returns no table of functions"),
            std::string::npos);
  EXPECT_EQ(errorOf("broken"), "the plugin does not start: no such hardware");
}

std::string hex(const std::string &bytes) {
  const char *digits = "0123456789abcdef";
  std::string text;
  for (unsigned char byte : bytes) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

/// The output of protoc --decode_raw is 3 {1: -1, 4: 2, 5: 1, 6: 0, 9 {1: 2, 2:
/// 1, 3 {1: 0, 1: 300}}}.
TEST(CompileOptions, AreProtocolBuffers) {
  EXPECT_EQ(hex(compileOptions({0, 300}, /*isPartitions=*/false)),
            "1a1e08ffffffffffffffffff01200228013000"
            "4a0b080210011a05080008ac02");
  EXPECT_EQ(hex(compileOptions({0, 300}, /*isPartitions=*/true)),
            "1a2008ffffffffffffffffff01200128023001"
            "4a0d080110021a0208001a0308ac02");
  EXPECT_EQ(hex(compileOptions({0, 300}, /*isPartitions=*/true,
                               /*useShardy=*/true)),
            "1a2308ffffffffffffffffff01200128023001"
            "4a0d080110021a0208001a0308ac02980101");
}

/// The sizes that other callers of version 0.115 pass.
TEST(PjrtApi, HasTheSizesOfTheInterface) {
  EXPECT_EQ(sizeof(ExecuteOptions), 18u * 8u);
  EXPECT_EQ(sizeof(NamedValue), 56u);
  EXPECT_EQ(sizeof(MemoryLayout), 80u);
  EXPECT_EQ(sizeof(ClientBufferFromHostBufferArgs), 120u);
  EXPECT_EQ(sizeof(DeviceMemoryStatsArgs), 32u + 11 * 16u);
  EXPECT_EQ(offsetof(Api, functions), 40u);
}

} // namespace
