//===- Version.h - Versions of StableHLO ------------------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_VERSION_H
#define GSPMD_DIALECT_VHLO_VERSION_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>

namespace mlir::gspmd::vhlo {

/// `major.minor.patch` of StableHLO, which portable artifacts are marked with.
struct Version {
  int64_t major = 0, minor = 0, patch = 0;

  /// Nothing unless `text` is three numbers with points between them.
  static std::optional<Version> parse(llvm::StringRef text);
  std::string str() const;
  /// The version of MLIR's bytecode in an artifact of this version.
  int64_t bytecodeVersion() const;

  bool operator<(const Version &other) const {
    return std::tie(major, minor, patch) <
           std::tie(other.major, other.minor, other.patch);
  }
};

/// The first version that StableHLO promises to be read, and the last one that
/// the tables know.
inline constexpr Version kOldestVersion{0, 9, 0};
inline constexpr Version kNewestVersion{1, 17, 0};

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_VERSION_H
