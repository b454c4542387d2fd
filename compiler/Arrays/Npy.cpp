//===- Npy.cpp - Reading and writing of NumPy's .npy format ---------------===//
//
// The file consists of "\x93NUMPY", a version, the header length, a Python
// dictionary such as
//     {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }
// padded with spaces, and the elements.
//
//===----------------------------------------------------------------------===//
#include "compiler/Arrays/Npy.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Memory/StridedView.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstring>
#include <optional>

namespace mlir::gspmd {
namespace {

using llvm::StringRef;

struct Code {
  const char *text; ///< kind and size, without the byte order
  ElementType type;
};
const Code kCodes[] = {
    {"b1", ElementType::Bool}, {"i1", ElementType::S8},
    {"i2", ElementType::S16},  {"i4", ElementType::S32},
    {"i8", ElementType::S64},  {"u1", ElementType::U8},
    {"u2", ElementType::U16},  {"u4", ElementType::U32},
    {"u8", ElementType::U64},  {"f2", ElementType::F16},
    {"f4", ElementType::F32},  {"f8", ElementType::F64},
    {"c8", ElementType::C64},  {"c16", ElementType::C128},
    {"V2", ElementType::BF16},
};

/// The number of bytes of a header's entry that a message shows.
constexpr size_t kMaxShown = 64;

/// Returns the text after `'key':`, without leading spaces.
std::optional<StringRef> valueOf(StringRef dictionary, StringRef key) {
  for (char quote : {'\'', '"'}) {
    std::string quoted = quote + key.str() + quote;
    size_t at = dictionary.find(quoted);
    if (at == StringRef::npos)
      continue;
    StringRef rest = dictionary.drop_front(at + quoted.size()).ltrim();
    if (rest.consume_front(":"))
      return rest.ltrim();
  }
  return std::nullopt;
}

absl::Status parseType(StringRef value, NpyHeader &header) {
  if (value.empty() || (value.front() != '\'' && value.front() != '"'))
    return absl::InvalidArgumentError(
        "found a structured type, expected a type such as '<f4'");
  StringRef text =
      value.drop_front().take_until([&](char c) { return c == value.front(); });
  StringRef order = text.take_front(1), code = text.drop_front(!text.empty());
  for (const Code &known : kCodes) {
    if (code != known.text)
      continue;
    if (order == ">" && byteSize(known.type) > 1)
      return absl::InvalidArgumentError(
          absl::StrCat("found big-endian data ('", text.str(),
                       "'), expected little-endian data"));
    if (order != "<" && order != "|" && order != "=" && order != ">")
      break;
    header.type = known.type;
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(
      absl::StrCat("found type '", text.take_front(kMaxShown).str(),
                   "', expected booleans, integers, floats or complex "
                   "numbers"));
}

absl::Status parseShape(StringRef value, NpyHeader &header) {
  size_t end = value.find(')');
  if (!value.consume_front("(") || end == StringRef::npos)
    return absl::InvalidArgumentError(
        "the 'shape' of the .npy header: expected a tuple such as (2, 3)");
  llvm::SmallVector<StringRef> entries;
  value.take_front(end - 1).split(entries, ',', -1, /*KeepEmpty=*/false);
  int64_t count = 1;
  for (StringRef entry : entries) {
    entry = entry.trim();
    if (entry.empty())
      continue;
    int64_t size = 0;
    if (entry.getAsInteger(10, size) || size < 0 ||
        __builtin_mul_overflow(count, std::max<int64_t>(size, 1), &count) ||
        count > (int64_t(1) << 48))
      return absl::InvalidArgumentError(absl::StrCat(
          "the 'shape' of the .npy header has size ",
          entry.take_front(kMaxShown).str(),
          "; expected sizes of at least 0 with a product of at most 2^48"));
    header.shape.push_back(size);
  }
  return absl::OkStatus();
}

/// Readers differ in which of two values they take.
absl::Status rejectSecondValue(StringRef dictionary, StringRef key) {
  size_t count = dictionary.count(("'" + key + "'").str()) +
                 dictionary.count(("\"" + key + "\"").str());
  if (count < 2)
    return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("the .npy header has '", key.str(), "' ", count, " times"));
}

absl::StatusOr<NpyHeader> parseDictionary(StringRef dictionary) {
  NpyHeader header;
  for (StringRef key : {"descr", "fortran_order", "shape"})
    if (auto status = rejectSecondValue(dictionary, key); !status.ok())
      return status;
  auto descr = valueOf(dictionary, "descr");
  auto order = valueOf(dictionary, "fortran_order");
  auto shape = valueOf(dictionary, "shape");
  if (!descr || !order || !shape)
    return absl::InvalidArgumentError(
        "the .npy header lacks 'descr', 'fortran_order' or 'shape'");
  if (auto status = parseType(*descr, header); !status.ok())
    return status;
  if (auto status = parseShape(*shape, header); !status.ok())
    return status;
  if (!order->starts_with("True") && !order->starts_with("False"))
    return absl::InvalidArgumentError(
        "the 'fortran_order' of the .npy header: expected True or False");
  header.isFortran = order->starts_with("True");
  return header;
}

constexpr StringRef kMagic("\x93NUMPY", 6);

} // namespace

absl::StatusOr<size_t> npyDataOffset(StringRef bytes) {
  if (!bytes.consume_front(kMagic) || bytes.size() < 4)
    return absl::InvalidArgumentError("not a .npy array: it does not begin "
                                      "with \"\\x93NUMPY\" and a version");
  unsigned version = static_cast<unsigned char>(bytes[0]);
  size_t lengthBytes = version == 1 ? 2 : 4;
  bytes = bytes.drop_front(2);
  if (version < 1 || version > 3)
    return absl::InvalidArgumentError(
        absl::StrCat("found .npy version ", version, ", expected 1 to 3"));
  if (bytes.size() < lengthBytes)
    return absl::InvalidArgumentError(
        absl::StrCat("truncated .npy header: expected a length of ",
                     lengthBytes, " bytes, found ", bytes.size()));
  uint32_t length = 0;
  std::memcpy(&length, bytes.data(), lengthBytes);
  return kMagic.size() + 2 + lengthBytes + length;
}

absl::StatusOr<NpyHeader> parseNpyHeader(StringRef bytes) {
  absl::StatusOr<size_t> begin = npyDataOffset(bytes);
  if (!begin.ok())
    return begin.status();
  if (bytes.size() < *begin)
    return absl::InvalidArgumentError(
        absl::StrCat("truncated .npy header: expected ", *begin,
                     " bytes, found ", bytes.size()));
  bool isFirstVersion = bytes[kMagic.size()] == 1;
  absl::StatusOr<NpyHeader> header = parseDictionary(
      bytes.slice(kMagic.size() + 2 + (isFirstVersion ? 2 : 4), *begin));
  if (header.ok())
    header->dataBegin = *begin;
  return header;
}

absl::StatusOr<HostTensor> parseNpy(StringRef bytes) {
  absl::StatusOr<NpyHeader> header = parseNpyHeader(bytes);
  if (!header.ok())
    return header.status();
  bytes = bytes.drop_front(header->dataBegin);

  int64_t expected = llvm::product_of(header->shape, byteSize(header->type));
  if (static_cast<int64_t>(bytes.size()) != expected)
    return absl::InvalidArgumentError(absl::StrCat(
        "expected ", expected, " bytes of data for ",
        typeString(header->type, header->shape), ", found ", bytes.size()));
  HostTensor tensor(header->type, header->shape);
  StridedView to = StridedView::contiguous(tensor.data(), header->shape,
                                           byteSize(header->type));
  StridedView from = to;
  from.data = const_cast<char *>(bytes.data());
  if (header->isFortran) {
    int64_t stride = 1;
    for (unsigned d = 0; d < from.rank(); ++d) {
      from.strides[d] = stride;
      stride *= from.sizes[d];
    }
  }
  copyView(from, to);
  return tensor;
}

std::string formatNpy(const HostTensor &tensor) {
  ElementType type =
      tensor.type() == ElementType::BF16 ? ElementType::U16 : tensor.type();
  const Code *code = kCodes;
  while (code->type != type)
    ++code;
  std::string shape;
  for (int64_t size : tensor.shape())
    absl::StrAppend(&shape, size, ", ");
  if (tensor.shape().size() > 1)
    shape.resize(shape.size() - 2);
  else if (!shape.empty())
    shape.resize(shape.size() - 1);
  std::string header =
      absl::StrCat("{'descr': '", byteSize(type) == 1 ? "|" : "<", code->text,
                   "', 'fortran_order': False, 'shape': (", shape, "), }");
  // The elements start at a multiple of 64 bytes.
  size_t total = (kMagic.size() + 4 + header.size() + 1 + 63) / 64 * 64;
  header.append(total - kMagic.size() - 4 - header.size() - 1, ' ');
  header += '\n';
  std::string bytes = kMagic.str();
  bytes += '\x01';
  bytes += '\0';
  bytes += static_cast<char>(header.size() & 0xff);
  bytes += static_cast<char>(header.size() >> 8);
  bytes += header;
  bytes.append(tensor.data(), static_cast<size_t>(tensor.numBytes()));
  return bytes;
}

} // namespace mlir::gspmd
