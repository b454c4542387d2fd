//===- NamedShardingText.cpp - XLA's shardings with named axes ------------===//

#include "transforms/Import/ImportSdyStrings/NamedShardingText.h"

#include "lib/Algebra/Sharding/TileAssignmentText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using llvm::SmallVector;
using llvm::StringRef;

namespace {

/// A recursive-descent parser that writes the form of Shardy. Every method that
/// fails sets the error and returns false.
class Converter {
public:
  Converter(StringRef text, unsigned rank, std::string &error)
      : text(text), rest(text), rank(rank), error(error) {}

  std::optional<std::string> convert();

private:
  bool fail(const llvm::Twine &message) {
    size_t column = text.size() - rest.size() + 1;
    error = ("column " + llvm::Twine(column) + ": " + message).str();
    return false;
  }
  bool tryTake(StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token);
  }
  bool take(StringRef token) {
    return tryTake(token) || fail("expected `" + token + "`");
  }
  bool takeInt(int64_t &value) {
    rest = rest.ltrim();
    return !rest.consumeInteger(10, value) || fail("expected a number");
  }
  bool takeInts(StringRef close, SmallVector<int64_t> &values) {
    do {
      if (!takeInt(values.emplace_back()))
        return false;
    } while (tryTake(","));
    return take(close);
  }

  bool takeName(std::string &name);
  bool takeMesh();
  bool takeDevices();
  bool takeAxes(std::string &axes, bool canBeOpen);
  bool takeDims();
  bool takeOption();
  bool skipMetadata();
  std::string allAxes() const { return llvm::join(names, ", "); }
  std::string write() const;

  StringRef text, rest;
  unsigned rank;
  std::string &error;

  SmallVector<std::string> names; ///< of the mesh's axes, in quotes
  SmallVector<int64_t> sizes;     ///< of the mesh's axes
  SmallVector<int64_t> devices;   ///< empty: in the order of their numbers
  bool isMaximal = false, isManual = false;
  std::optional<std::string> dims;
  std::string replicated, unreduced;
};

} // namespace

/// Converts a name, in single quotes or without, to one in double quotes.
bool Converter::takeName(std::string &name) {
  StringRef found;
  if (tryTake("'")) {
    found = rest.take_until([](char c) { return c == '\''; });
    rest = rest.drop_front(found.size());
    if (!take("'"))
      return false;
  } else {
    found =
        rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    rest = rest.drop_front(found.size());
  }
  if (found.empty())
    return fail("expected the name of an axis");
  name = '"' + found.str() + '"';
  return true;
}

bool Converter::takeMesh() {
  if (tryTake("maximal_mesh")) {
    isMaximal = true;
    return take("[") && take("device_id") && take("=") &&
           takeInt(devices.emplace_back()) && take("]");
  }
  if (!take("mesh") || !take("["))
    return false;
  do {
    if (!takeName(names.emplace_back()) || !take("=") ||
        !takeInt(sizes.emplace_back()))
      return false;
  } while (tryTake(","));
  return take("]");
}

/// Parses a list, or an iota [4,2]T(1,0): the numbers of an array of these
/// sizes, with its dimensions transposed.
bool Converter::takeDevices() {
  if (!take("="))
    return false;
  bool inParentheses = tryTake("(");
  if (!tryTake("[")) {
    return takeInts(")", devices);
  }
  SmallVector<int64_t> shape, order;
  if (!takeInts("]", shape))
    return false;
  if (!tryTake("T")) { // a list in brackets
    devices = shape;
    return !inParentheses || take(")");
  }
  if (!take("(") || !takeInts(")", order) || (inParentheses && !take(")")))
    return false;
  SmallVector<int64_t> sorted(order);
  llvm::sort(sorted);
  if (order.size() != shape.size() ||
      !llvm::equal(sorted, llvm::seq<int64_t>(0, shape.size())))
    return fail("the transpose is no permutation of the dimensions");
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
bool Converter::takeAxes(std::string &axes, bool canBeOpen) {
  if (!take("{"))
    return false;
  SmallVector<std::string> list;
  if (!tryTake("}")) {
    do {
      if (canBeOpen && tryTake("?")) {
        list.push_back("?");
        break;
      }
      std::string &axis = list.emplace_back();
      if (!takeName(axis))
        return false;
      if (!tryTake(":"))
        continue;
      int64_t before, size;
      if (!take("(") || !takeInt(before) || !take(")") || !takeInt(size))
        return false;
      axis += llvm::formatv(":({0}){1}", before, size);
    } while (tryTake(","));
    if (!take("}"))
      return false;
  }
  axes = llvm::join(list, ", ");
  return true;
}

bool Converter::takeDims() {
  SmallVector<std::string> all;
  if (!tryTake("]")) {
    do {
      if (!takeAxes(all.emplace_back(), /*canBeOpen=*/true))
        return false;
      all.back() = "{" + all.back() + "}";
    } while (tryTake(","));
    if (!take("]"))
      return false;
  }
  dims = llvm::join(all, ", ");
  return true;
}

bool Converter::skipMetadata() {
  if (!take("="))
    return false;
  rest = rest.ltrim();
  if (!rest.starts_with("{"))
    return take("{");
  size_t size = mlir::gspmd::bracedLength(rest);
  if (size == StringRef::npos)
    return fail("metadata does not end");
  rest = rest.drop_front(size);
  return true;
}

bool Converter::takeOption() {
  if (tryTake("device_ids"))
    return takeDevices();
  if (tryTake("["))
    return takeDims();
  if (tryTake("metadata"))
    return skipMetadata();
  if (tryTake("replicated"))
    return !tryTake("=") || takeAxes(replicated, /*canBeOpen=*/false);
  if (tryTake("unreduced")) {
    unreduced = allAxes();
    return !tryTake("=") || takeAxes(unreduced, /*canBeOpen=*/false);
  }
  if (tryTake("manual")) {
    if (rest.starts_with("="))
      return fail("manual over some axes has no equivalent; expected an "
                  "sdy.manual_computation");
    return isManual = true;
  }
  return fail("expected dimensions, `device_ids`, `replicated`, `unreduced`, "
              "`manual` or `metadata`");
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
  if (!take("{") || !takeMesh())
    return std::nullopt;
  while (tryTake(","))
    if (!takeOption())
      return std::nullopt;
  if (!take("}"))
    return std::nullopt;
  if (!rest.trim().empty()) {
    fail("expected the end");
    return std::nullopt;
  }
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
