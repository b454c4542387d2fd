//===- DisplayTextTest.cpp - Names as pages show them ---------------------===//

#include "lib/Report/DisplayText.h"
#include "lib/Report/HtmlWriter.h"
#include "llvm/Support/ConvertUTF.h"
#include <gtest/gtest.h>

using namespace mlir::gspmd;

TEST(DisplayText, KeepsOrdinaryText) {
  EXPECT_EQ(displayText(""), "");
  EXPECT_EQ(displayText("params['w'] <\"x\"=4>\n\t"),
            "params['w'] <\"x\"=4>\n\t");
  EXPECT_EQ(displayText("é → 漢 😀"), "é → 漢 😀");
}

TEST(DisplayText, ShowsInvisibleCharactersAsNumbers) {
  EXPECT_EQ(displayText(llvm::StringRef("a\0b", 3)), "a\\u0000b");
  EXPECT_EQ(displayText("\x01\x1b\x7f\r"), "\\u0001\\u001b\\u007f\\u000d");
  EXPECT_EQ(displayText("\xc2\x9f"), "\\u009f");
  EXPECT_EQ(displayText("\xd8\x9c"), "\\u061c");
  EXPECT_EQ(displayText("a\xe2\x80\xae"
                        "b\xe2\x80\xac"
                        "c\xe2\x81\xa6"
                        "d\xe2\x81\xa9"
                        "e\xe2\x80\x8f"),
            "a\\u202eb\\u202cc\\u2066d\\u2069e\\u200f");
  // Truncated and invalid sequences are no UTF-8.
  EXPECT_EQ(displayText("\xe2\x80"), "\\xe2\\x80");
  EXPECT_EQ(displayText("\xff\xfe"), "\\xff\\xfe");
  EXPECT_EQ(displayText("\xc0\x80\xed\xa0\x80"), "\\xc0\\x80\\xed\\xa0\\x80");
}

TEST(DisplayText, BoundsItsLength) {
  for (const char *unit : {"x", "é", "漢", "😀"}) {
    std::string text;
    while (text.size() < 1 << 20)
      text += unit;
    std::string shown = displayText("begin" + text + "end");
    EXPECT_LT(shown.size(), kMaxDisplayBytes + 10);
    EXPECT_EQ(shown.rfind("begin", 0), 0u);
    EXPECT_EQ(shown.substr(shown.size() - 3), "end");
    EXPECT_NE(shown.find("…"), std::string::npos);
    const auto *bytes = reinterpret_cast<const llvm::UTF8 *>(shown.data());
    EXPECT_TRUE(llvm::isLegalUTF8String(&bytes, bytes + shown.size()));
  }
  // What is no UTF-8 has no place where a character begins; each byte is shown
  // by four characters.
  EXPECT_LT(displayText(std::string(1 << 20, '\x80')).size(),
            4 * (kMaxDisplayBytes + 10));
}

TEST(DisplayText, ShortensWordsAndLines) {
  std::string report = "mesh  <\"x\"=4>\n\n  12 ms\t%a\n";
  EXPECT_EQ(displayLines(report), report);
  EXPECT_EQ(displayLines("a\nb"), "a\nb");
  std::string name(1 << 20, 'n'), padding(1 << 20, ' ');
  std::string shown = displayLines("\"" + name + "\"=2  1 ms\nend");
  EXPECT_EQ(shown.rfind("\"nnn", 0), 0u);
  EXPECT_NE(shown.find("…"), std::string::npos);
  EXPECT_EQ(shown.substr(shown.size() - 16), "nnn\"=2  1 ms\nend");
  EXPECT_LT(shown.size(), 2 * kMaxDisplayBytes);
  EXPECT_LT(displayLines(padding + "1 ms").size(), 2 * kMaxDisplayBytes);
  std::string words;
  while (words.size() < 1 << 20)
    words += "a b ";
  EXPECT_LT(displayLines(words).size(), kMaxLineBytes + 10);
  EXPECT_EQ(displayLines("\x1b[31m"), "\\u001b[31m");
}

TEST(DisplayText, FillsPages) {
  nlohmann::json data = {
      {"</script><!--", "<img src=x>\xe2\x80\xa8"},
      {"many", {std::string(1 << 20, '<'), 1, 2.5, nullptr}}};
  std::string page = fillPage("before @DATA@ after", data);
  EXPECT_EQ(page.find('<'), std::string::npos);
  EXPECT_EQ(page.rfind("before {", 0), 0u);
  EXPECT_EQ(page.substr(page.size() - 7), "} after");
  EXPECT_NE(page.find("\\u003cimg src=x>\\u2028"), std::string::npos);
  EXPECT_LT(page.size(), 10 * kMaxDisplayBytes);
}

TEST(HtmlWriter, EscapesText) {
  HtmlWriter page;
  page.markup("<a href='").text("' onclick=\"x").markup("'>");
  page.text("<b>&\xe2\x80\xae\xe2\x80\xac").text(int64_t(-7)).markup("</a>");
  EXPECT_EQ(page.take(), "<a href='&#39; onclick=&quot;x'>"
                         "&lt;b&gt;&amp;\\u202e\\u202c-7</a>");
}
