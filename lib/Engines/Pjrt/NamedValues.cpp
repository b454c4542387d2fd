//===- NamedValues.cpp - Options of a plugin ------------------------------===//
#include "lib/Engines/Pjrt/NamedValues.h"
#include "absl/strings/numbers.h"

namespace mlir::gspmd::pjrt {

static NamedValue namedValue(const std::string &name, const std::string &text) {
  NamedValue value;
  value.name = name.data();
  value.nameSize = name.size();
  value.valueSize = 1;
  int64_t integer;
  float number;
  if (text == "true" || text == "false") {
    value.kind = ValueKind::Bool;
    value.boolean = text == "true";
  } else if (absl::SimpleAtoi(text, &integer)) {
    value.kind = ValueKind::Int64;
    value.int64 = integer;
  } else if (absl::SimpleAtof(text, &number)) {
    value.kind = ValueKind::Float;
    value.number = number;
  } else {
    value.kind = ValueKind::String;
    value.string = text.data();
    value.valueSize = text.size();
  }
  return value;
}

std::vector<NamedValue>
namedValues(llvm::ArrayRef<std::pair<std::string, std::string>> options) {
  std::vector<NamedValue> values;
  for (const auto &[name, text] : options)
    values.push_back(namedValue(name, text));
  return values;
}

} // namespace mlir::gspmd::pjrt
