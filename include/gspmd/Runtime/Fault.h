//===- Fault.h - Something that goes wrong on purpose -----------*- C++ -*-===//
#ifndef GSPMD_RUNTIME_FAULT_H
#define GSPMD_RUNTIME_FAULT_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace mlir::gspmd {

/// Something that goes wrong on purpose, to see what the others notice.
struct Fault {
  enum Kind : uint8_t {
    Stall,  ///< the device never comes to the collective, and never ends
    Die,    ///< the device is gone before the collective
    Resize, ///< the device sends one row less than the others
  };
  Kind kind = Stall;
  int64_t device = 0;
  /// Which of the collectives that the device executes, from 1.
  int64_t collective = 1;

  /// Reads "stall:3" or "die:3@2" (device 3, second collective).
  static absl::StatusOr<Fault> parse(llvm::StringRef text);
  std::string toString() const;
};

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_FAULT_H
