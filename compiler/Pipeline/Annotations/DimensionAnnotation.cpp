//===- DimensionAnnotation.cpp - Annotated dimensions in JSON -------------===//

#include "compiler/Pipeline/Annotations/DimensionAnnotation.h"

namespace mlir::gspmd {

std::optional<DimensionAnnotation>
DimensionAnnotation::read(const nlohmann::ordered_json &entry) {
  DimensionAnnotation result;
  if (entry.is_null())
    return result;
  if (entry.is_string()) {
    if (entry == "?")
      result.isOpen = true;
    else
      result.axes.push_back(entry.get<std::string>());
    return result;
  }
  if (!entry.is_array())
    return std::nullopt;
  for (const auto &axis : entry) {
    if (!axis.is_string())
      return std::nullopt;
    result.axes.push_back(axis.get<std::string>());
  }
  return result;
}

} // namespace mlir::gspmd
