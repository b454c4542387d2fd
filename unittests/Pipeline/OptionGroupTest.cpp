//===- OptionGroupTest.cpp - Options are registered while a group exists --===//
#include "compiler/CommandLine/OptionGroup.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

TEST(OptionGroupTest, OptionsAreRegisteredWhileTheGroupExists) {
  auto isRegistered = [](llvm::StringRef name) {
    return llvm::cl::getRegisteredOptions().contains(name);
  };
  // The second group would end the process if the first were still registered.
  for (int i = 0; i < 2; ++i) {
    std::string value, file, first, second;
    OptionGroup group("test");
    group.add("test-option", "text", "A text", value);
    group.addFile(FileUse::Read, "test-file", "file", "A file", file);
    group.addPositional("first", first, /*isRequired=*/false);
    group.addPositional("second", second, /*isRequired=*/false);
    EXPECT_TRUE(isRegistered("test-option"));
  }
  EXPECT_FALSE(isRegistered("test-option"));
  EXPECT_FALSE(isRegistered("test-file"));
}
