//===- DimensionAnnotation.h - Annotated dimensions in JSON -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_ANNOTATIONS_DIMENSIONANNOTATION_H
#define GSPMD_COMPILER_PIPELINE_ANNOTATIONS_DIMENSIONANNOTATION_H

#include "lib/Files/Json.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// An entry for a dimension in an annotation: an axis (`"x"`), a list of axes,
/// null for no axis, or `"?"` for a dimension that completion may shard.
struct DimensionAnnotation {
  /// The forms, for messages.
  static constexpr const char *kExpected =
      "expected an axis, a list of axes, null or \"?\", found ";

  std::vector<std::string> axes; ///< names, major to minor
  bool isOpen = false;

  /// Returns nullopt for other forms.
  static std::optional<DimensionAnnotation>
  read(const nlohmann::ordered_json &entry);
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_ANNOTATIONS_DIMENSIONANNOTATION_H
