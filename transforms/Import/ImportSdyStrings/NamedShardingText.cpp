//===- NamedShardingText.cpp - XLA's shardings with named axes ------------===//

#include "transforms/Import/ImportSdyStrings/NamedShardingText.h"

#include "lib/Algebra/Sharding/ShardingTextReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using llvm::SmallVector;
using llvm::StringRef;
using mlir::gspmd::ShardingTextReader;

/// The most devices of which an order is listed.
static constexpr int64_t kMaxListedDevices = 1 << 24;

namespace {

/// A recursive-descent parser that writes the form of Shardy.
class Converter : ShardingTextReader {
public:
  Converter(StringRef text, unsigned rank, std::string &error)
      : ShardingTextReader(text, error), rank(rank) {}

  std::optional<std::string> convert();

private:
  bool consumeName(std::string &quoted);
  bool consumeMesh();
  bool consumeDevices();
  bool consumeAxes(std::string &axes, bool canBeOpen);
  bool consumeDims();
  bool consumeOption();
  std::string allAxes() const { return llvm::join(names, ", "); }
  std::string write() const;

  unsigned rank;

  SmallVector<std::string> names; ///< the names of the mesh's axes, in quotes
  SmallVector<int64_t> sizes;     ///< the sizes of the mesh's axes
  SmallVector<int64_t> devices;   ///< empty: in the order of their numbers
  bool isMaximal = false, isManual = false;
  std::optional<std::string> dims;
  std::string replicated, unreduced;
};

} // namespace

/// Converts a name, in single quotes or without, to one in double quotes.
bool Converter::consumeName(std::string &quoted) {
  StringRef name;
  if (tryConsume("'")) {
    name = rest.take_until([](char c) { return c == '\''; });
    rest = rest.drop_front(name.size());
    if (!consume("'"))
      return false;
  } else {
    name = peekWord();
    rest = rest.drop_front(name.size());
  }
  if (name.empty())
    return fail("expected the name of an axis, found " + found());
  quoted = '"' + name.str() + '"';
  return true;
}

bool Converter::consumeMesh() {
  if (tryConsume("maximal_mesh")) {
    isMaximal = true;
    return consume("[") && consume("device_id") && consume("=") &&
           consumeInt(devices.emplace_back()) && consume("]");
  }
  if (!consume("mesh") || !consume("["))
    return false;
  do {
    if (!consumeName(names.emplace_back()) || !consume("=") ||
        !consumeInt(sizes.emplace_back()))
      return false;
  } while (tryConsume(","));
  return consume("]");
}

/// Parses a list, or an iota [4,2]T(1,0): the numbers of an array of these
/// sizes, with its dimensions transposed.
bool Converter::consumeDevices() {
  if (!consume("="))
    return false;
  bool inParentheses = tryConsume("(");
  if (!tryConsume("[")) {
    return consumeInts(")", devices);
  }
  SmallVector<int64_t> shape, order;
  if (!consumeInts("]", shape))
    return false;
  if (!tryConsume("T")) { // a list in brackets
    devices = shape;
    return !inParentheses || consume(")");
  }
  if (!consume("(") || !consumeInts(")", order) ||
      (inParentheses && !consume(")")))
    return false;
  SmallVector<int64_t> sorted(order);
  llvm::sort(sorted);
  if (order.size() != shape.size() ||
      !llvm::equal(sorted, llvm::seq<int64_t>(0, shape.size())))
    return fail("the transpose is not a permutation of the dimensions");
  int64_t count = 1;
  for (int64_t size : shape)
    if (size <= 0 || llvm::MulOverflow(count, size, count) ||
        count > kMaxListedDevices)
      return fail("expected positive sizes and at most " +
                  llvm::Twine(kMaxListedDevices) + " devices");
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  devices = {0};
  for (int64_t dim : order) {
    SmallVector<int64_t> next;
    for (int64_t device : devices)
      for (int64_t i = 0; i < shape[dim]; ++i)
        next.push_back(device + i * strides[dim]);
    devices = std::move(next);
  }
  return true;
}

/// Converts axes such as {'x', 'y':(1)2, ?}.
bool Converter::consumeAxes(std::string &axes, bool canBeOpen) {
  if (!consume("{"))
    return false;
  SmallVector<std::string> list;
  if (!tryConsume("}")) {
    do {
      if (canBeOpen && tryConsume("?")) {
        list.push_back("?");
        break;
      }
      std::string &axis = list.emplace_back();
      if (!consumeName(axis))
        return false;
      if (!tryConsume(":"))
        continue;
      int64_t before, size;
      if (!consume("(") || !consumeInt(before) || !consume(")") ||
          !consumeInt(size))
        return false;
      axis += llvm::formatv(":({0}){1}", before, size);
    } while (tryConsume(","));
    if (!consume("}"))
      return false;
  }
  axes = llvm::join(list, ", ");
  return true;
}

bool Converter::consumeDims() {
  SmallVector<std::string> all;
  if (!tryConsume("]")) {
    do {
      if (!consumeAxes(all.emplace_back(), /*canBeOpen=*/true))
        return false;
      all.back() = "{" + all.back() + "}";
    } while (tryConsume(","));
    if (!consume("]"))
      return false;
  }
  dims = llvm::join(all, ", ");
  return true;
}

bool Converter::consumeOption() {
  if (tryConsume("device_ids"))
    return consumeDevices();
  if (tryConsume("["))
    return consumeDims();
  if (tryConsume("metadata"))
    return skipMetadata();
  if (tryConsume("replicated"))
    return !tryConsume("=") || consumeAxes(replicated, /*canBeOpen=*/false);
  if (tryConsume("unreduced")) {
    unreduced = allAxes();
    return !tryConsume("=") || consumeAxes(unreduced, /*canBeOpen=*/false);
  }
  if (tryConsume("manual")) {
    if (rest.starts_with("="))
      return fail("manual over some axes has no equivalent; expected an "
                  "sdy.manual_computation");
    return isManual = true;
  }
  return fail("expected dimensions, `device_ids`, `replicated`, `unreduced`, "
              "`manual` or `metadata`, found " +
              found());
}

std::string Converter::write() const {
  SmallVector<std::string> axes, ids;
  for (auto [name, size] : llvm::zip_equal(names, sizes))
    axes.push_back(name + "=" + std::to_string(size));
  for (int64_t device : devices)
    ids.push_back(std::to_string(device));
  std::string result = "#sdy.sharding<mesh<[" + llvm::join(axes, ", ") + "]";
  if (!ids.empty())
    result += ", device_ids=[" + llvm::join(ids, ", ") + "]";
  SmallVector<std::string> closed(isMaximal ? 0 : rank, "{}");
  result += ">, [" + dims.value_or(llvm::join(closed, ", ")) + "]";
  if (!replicated.empty())
    result += ", replicated={" + replicated + "}";
  if (!unreduced.empty())
    result += ", unreduced={" + unreduced + "}";
  return result + ">";
}

std::optional<std::string> Converter::convert() {
  if (!consume("{") || !consumeMesh())
    return std::nullopt;
  while (tryConsume(","))
    if (!consumeOption())
      return std::nullopt;
  if (!consume("}") || !consumeEnd())
    return std::nullopt;
  return isManual ? "" : write();
}

bool mlir::gspmd::isNamedSharding(StringRef text) {
  StringRef content = text.ltrim().ltrim('{').ltrim();
  return content.starts_with("mesh[") || content.starts_with("maximal_mesh[");
}

SmallVector<StringRef> mlir::gspmd::splitNamedShardings(StringRef text) {
  text = text.trim();
  StringRef inner = text;
  if (!inner.consume_front("{") || !inner.ltrim().starts_with("{"))
    return {text};
  SmallVector<StringRef> result;
  while (true) {
    inner = inner.drop_until([](char c) { return c == '{'; });
    if (inner.empty())
      break;
    size_t size = mlir::gspmd::bracedLength(inner);
    result.push_back(inner.take_front(size));
    inner = inner.drop_front(result.back().size());
  }
  return result;
}

std::optional<std::string> mlir::gspmd::namedShardingToSdy(StringRef text,
                                                           unsigned rank,
                                                           std::string &error) {
  return Converter(text, rank, error).convert();
}
