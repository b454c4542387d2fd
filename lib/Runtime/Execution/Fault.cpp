//===- Fault.cpp - Parses injected faults ---------------------------------===//
#include "gspmd/Runtime/Fault.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/StringSwitch.h"

using namespace gspmd;

absl::StatusOr<Fault> Fault::parse(llvm::StringRef text) {
  auto [kindText, position] = text.split(':');
  auto [deviceText, collectiveText] = position.split('@');
  Fault fault;
  int kind = llvm::StringSwitch<int>(kindText)
                 .Case("stall", Stall)
                 .Case("die", Die)
                 .Case("resize", Resize)
                 .Default(-1);
  bool isInvalid =
      kind < 0 || deviceText.getAsInteger(10, fault.device) || fault.device < 0;
  if (position.contains('@'))
    isInvalid |= collectiveText.getAsInteger(10, fault.collective) ||
                 fault.collective < 1;
  if (isInvalid)
    return absl::InvalidArgumentError(absl::StrCat(
        "'", text.str(),
        "' is not a fault; expected stall:DEVICE, die:DEVICE or resize:DEVICE, "
        "optionally with @N for the device's N-th collective (from 1)"));
  fault.kind = static_cast<Kind>(kind);
  return fault;
}

std::string Fault::toString() const {
  static constexpr const char *names[] = {"stall", "die", "resize"};
  return absl::StrCat(names[kind], ":", device, "@", collective);
}
