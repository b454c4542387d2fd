//===- Version.h - Versions of StableHLO ------------------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_VERSION_H
#define GSPMD_DIALECT_VHLO_VERSION_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>

namespace mlir::gspmd::vhlo {

/// A version of StableHLO, `major.minor.patch`, as recorded in portable
/// artifacts.
struct Version {
  int64_t major = 0, minor = 0, patch = 0;

  /// Returns nullopt unless `text` is three numbers separated by periods.
  static std::optional<Version> parse(llvm::StringRef text);
  std::string str() const;
  /// Returns the version of MLIR's bytecode in an artifact of this version.
  int64_t bytecodeVersion() const;

  bool operator<(const Version &other) const {
    return std::tie(major, minor, patch) <
           std::tie(other.major, other.minor, other.patch);
  }
};

/// The oldest version that StableHLO guarantees to read, and the newest one in
/// the tables.
inline constexpr Version kOldestVersion{0, 9, 0};
inline constexpr Version kNewestVersion{1, 17, 0};

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_VERSION_H
