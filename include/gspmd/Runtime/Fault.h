//===- Fault.h - A fault to inject ------------------------------*- C++ -*-===//
#ifndef GSPMD_RUNTIME_FAULT_H
#define GSPMD_RUNTIME_FAULT_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace mlir::gspmd {

/// A fault to inject, to test how the other devices detect it.
struct Fault {
  enum Kind : uint8_t {
    Stall,  ///< the device never reaches the collective and never finishes
    Die,    ///< the device dies before the collective
    Resize, ///< the device sends one row fewer than the others
  };
  Kind kind = Stall;
  int64_t device = 0;
  /// The number of the device's collective, from 1.
  int64_t collective = 1;

  /// Parses "stall:3" or "die:3@2" (device 3, second collective).
  static absl::StatusOr<Fault> parse(llvm::StringRef text);
  std::string toString() const;
};

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_FAULT_H
