//===- ReadProblemTest.cpp ------------------------------------------------===//

#include "lib/Search/Problem/ReadProblem.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd::search;

namespace {

const std::string kGood = R"({"problem": {
  "name": "two", "about": {"lists": [[["skipped"]]]},
  "nodes": {"intervals": [[0, 2], [1, 3]], "costs": [[0, 5], [0, 1]],
            "usages": [[8, 2], [6, 2]]},
  "edges": {"nodes": [[0, 1]], "costs": [[0, 1e18, 1000000000000000000, 2.0]]},
  "usage_limit": 10}})";

/// The message for `kGood` with `from` replaced by `to`.
std::string messageWith(const std::string &from, const std::string &to) {
  std::string text = kGood;
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  auto problem = parseProblem(text, "f.json");
  EXPECT_FALSE(problem.ok());
  return std::string(problem.status().message());
}

TEST(ReadProblemTest, ReadsAllOfIt) {
  auto problem = parseProblem(kGood, "f.json");
  ASSERT_TRUE(problem.ok()) << problem.status();
  EXPECT_EQ(problem->name, "two");
  EXPECT_EQ(problem->usageLimit, 10);
  ASSERT_EQ(problem->nodes.size(), 2u);
  EXPECT_EQ(problem->nodes[1].live.begin, 1);
  EXPECT_EQ(problem->nodes[1].live.end, 3);
  EXPECT_EQ(problem->nodes[0].costs, (std::vector<int64_t>{0, 5}));
  EXPECT_EQ(problem->nodes[0].usages, (std::vector<int64_t>{8, 2}));
  ASSERT_EQ(problem->edges.size(), 1u);
  EXPECT_EQ(problem->edges[0].nodes, (std::vector<uint32_t>{0, 1}));
  EXPECT_EQ(problem->edges[0].costs,
            (std::vector<int64_t>{0, kProhibited, kProhibited, 2}));
}

TEST(ReadProblemTest, NameAndLimitAreOptional) {
  auto problem = parseProblem(
      R"({"problem": {"edges": {"nodes": [], "costs": []},
          "nodes": {"costs": [[1]], "usages": [[2]], "intervals": [[0, 1]]}}})",
      "f.json");
  ASSERT_TRUE(problem.ok()) << problem.status();
  EXPECT_FALSE(problem->usageLimit.has_value());
}

TEST(ReadProblemTest, FaultsAreNamed) {
  EXPECT_EQ(messageWith("\"usage_limit\"", "usage_limit"),
            "f.json: is not JSON: syntax error at byte " +
                std::to_string(kGood.find("usage_limit")));
  EXPECT_EQ(messageWith("\"problem\"", "\"task\""),
            "f.json: expected the key 'problem'");
  EXPECT_EQ(messageWith("\"usages\"", "\"uses\""),
            "f.json: 'problem.nodes.usages' is missing");
  EXPECT_EQ(messageWith("\"about\": {\"lists\"", "\"nodes\": {\"costs\""),
            "f.json: 'problem.nodes.costs' holds lists in lists in a list");
  EXPECT_EQ(messageWith("[6, 2]", "[6, 2], [1]"),
            "f.json: 'problem.nodes.usages' has 3 entries, not 2");
  EXPECT_EQ(messageWith("[6, 2]", "6"),
            "f.json: 'problem.nodes.usages' holds a number where a list of "
            "numbers is expected");
  EXPECT_EQ(messageWith("[6, 2]", "[6, \"2\"]"),
            "f.json: 'problem.nodes.usages' holds something else than numbers");
  EXPECT_EQ(
      messageWith("[6, 2]", "[6, 2.5]"),
      "f.json: 'problem.nodes.usages' holds a number that is not an integer");
  EXPECT_EQ(messageWith("[6, 2]", "[6]"),
            "f.json: node 1 has 2 costs, but 1 usages");
  EXPECT_EQ(messageWith("[1, 3]", "[1]"),
            "f.json: the interval of node 1 has 1 numbers, not 2");
  EXPECT_EQ(messageWith("[[0, 1]]", "[[0, -1]]"),
            "f.json: an edge names node -1");
  EXPECT_EQ(messageWith("[[0, 1]]", "[[0, 2]]"),
            "f.json: edge 0 names node 2, but there are 2");
  EXPECT_EQ(messageWith(": 10", ": \"10\""),
            "f.json: 'problem.usage_limit' is not a number");
  EXPECT_EQ(messageWith("[[0, 1]]", "7"),
            "f.json: 'problem.edges.nodes' is not a list");
}

TEST(ReadProblemTest, FilesThatCannotBeRead) {
  auto problem = readProblem("/no/such/file.json");
  ASSERT_FALSE(problem.ok());
  EXPECT_TRUE(llvm::StringRef(std::string(problem.status().message()))
                  .starts_with("/no/such/file.json: "));
}

} // namespace
