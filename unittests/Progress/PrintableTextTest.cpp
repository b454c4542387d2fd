//===- PrintableTextTest.cpp - Text of programs as tools print it ---------===//

#include "lib/Progress/PrintableText.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

TEST(PrintableTextTest, IsOneLineOfValidText) {
  EXPECT_EQ(printableText("a\tb\nc \xc3\xa9", 100), "a\\u0009b\\u000ac é");
  EXPECT_EQ(printableText("a\tb\nc", 100, "\n"), "a\\u0009b\nc");
  EXPECT_EQ(printableText("\xc3", 100), "\\xc3");
  EXPECT_EQ(printableText(llvm::StringRef("\0", 1), 100, "\t\n"), "\\u0000");
}

TEST(PrintableTextTest, EndsBetweenCharacters) {
  EXPECT_EQ(takeCharacters("a😀b", 4), "a");
  EXPECT_EQ(takeCharacters("a😀b", 5), "a😀");
  EXPECT_EQ(takeCharacters("a😀b", 6), "a😀b");
}
