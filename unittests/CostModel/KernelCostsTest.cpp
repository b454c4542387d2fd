//===- KernelCostsTest.cpp - Costs that users write -----------------------===//

#include "lib/CostModel/Kernels/KernelCosts.h"
#include "unittests/CostModel/CostModelTestUtils.h"

using namespace gspmd;

namespace {

/// in0 is [2, 3], out0 is [5].
std::optional<double> sizeOf(const CostFormula::Size &size) {
  llvm::SmallVector<double> shape = size.isResult
                                        ? llvm::SmallVector<double>{5}
                                        : llvm::SmallVector<double>{2, 3};
  if (size.number > 0 || size.dim.value_or(0) >= shape.size())
    return std::nullopt;
  if (size.dim)
    return shape[*size.dim];
  return shape.size() == 2 ? shape[0] * shape[1] : shape[0];
}

absl::StatusOr<double> valueOf(llvm::StringRef text) {
  absl::StatusOr<CostFormula> formula = CostFormula::parse(text);
  if (!formula.ok())
    return formula.status();
  return formula->evaluate(sizeOf);
}

TEST(CostFormulaTest, SumsOfProducts) {
  EXPECT_EQ(*valueOf("7"), 7);
  EXPECT_EQ(*valueOf(" 1e+1*in0[1] + 2 * in0 * out0[0] "), 30 + 2 * 6 * 5);
  EXPECT_EQ(*valueOf("out0+0.5"), 5.5);
}

TEST(CostFormulaTest, InvalidFormulasNameThePosition) {
  for (const auto &[text, found] : {std::pair("", "the end"),
                                    {"2 *", "the end"},
                                    {"in0[1", "in0[1"},
                                    {"2 in0", "in0"},
                                    {"in", "in"},
                                    {"2 - 1", "- 1"},
                                    {"x", "x"}}) {
    absl::StatusOr<double> value = valueOf(text);
    ASSERT_FALSE(value.ok()) << text;
    EXPECT_NE(std::string(value.status().message())
                  .find(std::string("but found '") + found + "'"),
              std::string::npos)
        << value.status().message();
  }
}

TEST(CostFormulaTest, SizesThatAreNotThereAndCostsThatAreNone) {
  EXPECT_EQ(messageOf(valueOf("in1")), "there is no in1");
  EXPECT_EQ(messageOf(valueOf("3 + out0[1]")), "there is no out0[1]");
  EXPECT_EQ(messageOf(valueOf("-1 * in0")),
            "comes to -6.000000; expected a finite cost of at least 0");
}

TEST(KernelCostsTest, FilesAndTheirErrors) {
  auto parse = [](llvm::StringRef text) {
    return parseKernelCosts(text, "mine.json");
  };
  auto costs = parse(R"({"kernels": {"k": {"bytes": 3, "seconds": "in0"}}})");
  ASSERT_TRUE(costs.ok()) << messageOf(costs);
  const KernelCostFormulas &cost = costs->find("k")->second;
  EXPECT_EQ(*cost[unsigned(CostFigure::Bytes)]->evaluate(sizeOf), 3);
  EXPECT_EQ(*cost[unsigned(CostFigure::Seconds)]->evaluate(sizeOf), 6);
  EXPECT_FALSE(cost[unsigned(CostFigure::MatrixFlops)]);

  EXPECT_EQ(messageOf(parse("{")), "mine.json: not valid JSON");
  EXPECT_EQ(messageOf(parse(R"({"kernels": {"k": {"bytes": 1, "bytes": 2}}})")),
            "mine.json: 'bytes' occurs twice");
  EXPECT_EQ(messageOf(parse(R"({"k": {"bytes": 1}})")),
            "mine.json: expected {\"kernels\": {\"NAME\": {\"FIGURE\": ...}}}");
  EXPECT_EQ(messageOf(parse(R"({"kernels": {"k": {"source": "me"}}})")),
            "mine.json: kernel 'k': has no figure");
  EXPECT_EQ(messageOf(parse(R"({"kernels": {"k": {"bytes": -1}}})")),
            "mine.json: kernel 'k': bytes: expected a number that is not "
            "negative, or a formula like \"2 * in0[0] * out0\", found -1");
}

} // namespace
