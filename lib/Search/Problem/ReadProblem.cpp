//===- ReadProblem.cpp - Reads problem files ------------------------------===//

#include "lib/Search/Problem/ReadProblem.h"
#include "lib/Files/ReadFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <zlib.h>

using namespace mlir::gspmd::search;
using nlohmann::json;

static absl::Status invalidFile(const llvm::Twine &message) {
  return absl::InvalidArgumentError(message.str());
}

namespace {

/// A list of lists of numbers, concatenated.
struct ConcatenatedLists {
  std::vector<int64_t> values;
  std::vector<size_t> ends; ///< the end of each list in `values`
  bool seen = false;

  size_t size() const { return ends.size(); }
  llvm::ArrayRef<int64_t> operator[](size_t i) const {
    size_t begin = i == 0 ? 0 : ends[i - 1];
    return llvm::ArrayRef(values).slice(begin, ends[i] - begin);
  }
};

/// Extracts the five lists, the name and the limit from the stream of tokens; a
/// tree of all values would take ten times the memory.
class Handler : public nlohmann::json_sax<json> {
public:
  std::string problemName;
  std::optional<int64_t> usageLimit;
  ConcatenatedLists intervals, costs, usages, edgeNodes, edgeCosts;
  bool sawProblem = false;
  std::string message; ///< the reason why parsing stopped

  bool start_object(size_t) override {
    if (list)
      return fail("holds an object where a list of numbers is expected");
    path.emplace_back();
    keys.emplace_back();
    return true;
  }
  bool end_object() override {
    path.pop_back();
    keys.pop_back();
    return true;
  }
  bool key(std::string &name) override {
    path.back() = name;
    if (!keys.back().insert(name).second)
      return fail("occurs twice");
    list = nullptr;
    sawProblem |= path.size() == 1 && name == "problem";
    return true;
  }
  bool start_array(size_t) override {
    ++depth;
    if (depth > 1)
      return !list || depth == 2 || fail("holds lists in lists in a list");
    list = currentList();
    if (!list)
      return true;
    return list->seen = true;
  }
  bool end_array() override {
    if (list && depth == 2)
      list->ends.push_back(list->values.size());
    if (--depth == 0)
      list = nullptr;
    return true;
  }
  bool number_integer(int64_t value) override { return number(value); }
  bool number_unsigned(uint64_t value) override {
    return number(std::min<uint64_t>(value, kProhibited));
  }
  bool number_float(double value, const std::string &) override {
    if (value != std::floor(value))
      return !isExpected() || fail("holds a number that is not an integer");
    double most = double(kProhibited);
    return number(int64_t(std::clamp(value, -most, most)));
  }
  bool string(std::string &value) override {
    if (currentPath() == "problem.name" && depth == 0) {
      problemName = value;
      return true;
    }
    return visitNonNumber();
  }
  bool null() override { return visitNonNumber(); }
  bool boolean(bool) override { return visitNonNumber(); }
  bool binary(json::binary_t &) override { return visitNonNumber(); }
  bool parse_error(size_t position, const std::string &,
                   const json::exception &) override {
    message = llvm::formatv("is not JSON: syntax error at byte {0}", position);
    return false;
  }

private:
  std::vector<std::string> path;       ///< the last key of each open object
  std::vector<llvm::StringSet<>> keys; ///< all keys of each open object
  size_t depth = 0; ///< the depth of lists within the last key
  ConcatenatedLists *list = nullptr;

  std::string currentPath() const { return llvm::join(path, "."); }
  bool isLimit() const {
    return path.size() == 2 && currentPath() == kLimitKey;
  }
  bool isExpected() const { return list || (depth == 0 && isLimit()); }
  static constexpr const char *kLimitKey = "problem.usage_limit";

  ConcatenatedLists *currentList() {
    std::string current = currentPath();
    return current == "problem.nodes.intervals" ? &intervals
           : current == "problem.nodes.costs"   ? &costs
           : current == "problem.nodes.usages"  ? &usages
           : current == "problem.edges.nodes"   ? &edgeNodes
           : current == "problem.edges.costs"   ? &edgeCosts
                                                : nullptr;
  }
  bool number(int64_t value) {
    if (list) {
      if (depth != 2)
        return fail("holds a number where a list of numbers is expected");
      list->values.push_back(value);
      return true;
    }
    if (depth == 0 && isLimit())
      usageLimit = value;
    else if (depth == 0 && currentList())
      return fail("is not a list");
    return true;
  }
  bool visitNonNumber() {
    if (list)
      return fail("holds something else than numbers");
    if (depth == 0 && (currentList() || isLimit()))
      return fail(currentList() ? "is not a list" : "is not a number");
    return true;
  }
  bool fail(const char *what) {
    message = "'" + currentPath() + "' " + what;
    return false;
  }
};

} // namespace

static absl::Status checkShape(const Handler &read) {
  if (!read.sawProblem)
    return invalidFile("expected the key 'problem'");
  struct Expected {
    const ConcatenatedLists &lists;
    const char *name;
    size_t size;
  };
  size_t numNodes = read.costs.size(), numEdges = read.edgeNodes.size();
  for (const Expected &expected :
       {Expected{read.costs, "nodes.costs", numNodes},
        Expected{read.intervals, "nodes.intervals", numNodes},
        Expected{read.usages, "nodes.usages", numNodes},
        Expected{read.edgeNodes, "edges.nodes", numEdges},
        Expected{read.edgeCosts, "edges.costs", numEdges}}) {
    if (!expected.lists.seen)
      return invalidFile("'problem." + llvm::Twine(expected.name) +
                         "' is missing");
    if (expected.lists.size() != expected.size)
      return invalidFile("'problem." + llvm::Twine(expected.name) + "' has " +
                         llvm::Twine(expected.lists.size()) + " entries, not " +
                         llvm::Twine(expected.size));
  }
  for (size_t i = 0; i < numNodes; ++i)
    if (read.intervals[i].size() != 2)
      return invalidFile("the interval of node " + llvm::Twine(i) + " has " +
                         llvm::Twine(read.intervals[i].size()) +
                         " numbers, not 2");
  for (int64_t node : read.edgeNodes.values)
    if (node < 0 || node > std::numeric_limits<uint32_t>::max())
      return invalidFile("an edge names node " + llvm::Twine(node));
  return absl::OkStatus();
}

static std::vector<int64_t> cap(llvm::ArrayRef<int64_t> costs) {
  std::vector<int64_t> result(costs.begin(), costs.end());
  for (int64_t &cost : result)
    cost = std::min(cost, kProhibited);
  return result;
}

absl::StatusOr<Problem>
mlir::gspmd::search::parseProblem(llvm::StringRef text,
                                  llvm::StringRef origin) {
  Handler read;
  absl::Status status;
  if (!json::sax_parse(text.begin(), text.end(), &read))
    status = invalidFile(read.message);
  else
    status = checkShape(read);
  Problem problem;
  if (status.ok()) {
    problem.name = read.problemName;
    problem.usageLimit = read.usageLimit;
    for (size_t i = 0; i < read.costs.size(); ++i)
      problem.nodes.push_back({{read.intervals[i][0], read.intervals[i][1]},
                               cap(read.costs[i]),
                               read.usages[i].vec()});
    for (size_t i = 0; i < read.edgeNodes.size(); ++i)
      problem.edges.push_back(
          {{read.edgeNodes[i].begin(), read.edgeNodes[i].end()},
           cap(read.edgeCosts[i])});
    status = verify(problem);
  }
  if (!status.ok())
    return invalidFile(origin + ": " + std::string(status.message()));
  return problem;
}

/// The limit of the text of a problem.
constexpr uint64_t kMaxProblemBytes = uint64_t(2) << 30;
/// A compressed problem has at most this number of times its own size, or the
/// minimum if that is more. Instances of the contest have 5 to 30 times, a file
/// made to exhaust memory has 1000.
constexpr uint64_t kMaxCompression = 100;
constexpr uint64_t kMinInflatedLimit = uint64_t(64) << 20;

/// Decompresses a gzip file, which may have several members.
static absl::StatusOr<std::string> inflateGzip(llvm::StringRef packed) {
  const uint64_t maxBytes = std::clamp<uint64_t>(
      packed.size() * kMaxCompression, kMinInflatedLimit, kMaxProblemBytes);
  z_stream stream = {};
  if (inflateInit2(&stream, 16 + MAX_WBITS) != Z_OK)
    return invalidFile("no memory to decompress it");
  stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
  stream.avail_in = packed.size();
  std::string text;
  std::vector<char> block(1 << 20);
  int code = Z_OK;
  while (code == Z_OK || (code == Z_STREAM_END && stream.avail_in != 0)) {
    if (code == Z_STREAM_END)
      inflateReset(&stream);
    stream.next_out = reinterpret_cast<Bytef *>(block.data());
    stream.avail_out = block.size();
    code = inflate(&stream, Z_NO_FLUSH);
    text.append(block.data(), block.size() - stream.avail_out);
    if (text.size() > maxBytes) {
      inflateEnd(&stream);
      return invalidFile("a compressed file of " + llvm::Twine(packed.size()) +
                         " bytes has a text of more than " +
                         llvm::Twine(maxBytes) +
                         " bytes, the limit for its size; decompress it first");
    }
  }
  inflateEnd(&stream);
  if (code != Z_STREAM_END)
    return invalidFile("the compressed file is damaged or truncated");
  return text;
}

absl::StatusOr<Problem> mlir::gspmd::search::readProblem(llvm::StringRef path) {
  auto buffer = mlir::gspmd::readFile(path, kMaxProblemBytes);
  if (!buffer.ok())
    return absl::Status(
        buffer.status().code(),
        (path + ": " + std::string(buffer.status().message())).str());
  llvm::StringRef bytes = (*buffer)->getBuffer();
  if (!bytes.starts_with("\x1f\x8b"))
    return parseProblem(bytes, path);
  absl::StatusOr<std::string> text = inflateGzip(bytes);
  if (!text.ok())
    return invalidFile(path + ": " + std::string(text.status().message()));
  return parseProblem(*text, path);
}
