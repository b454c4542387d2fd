//===- Entry.h - From C functions to functions that give a Status -*- C++ -*-=//
//
// Callers of other versions of the interface give structs that are shorter or
// longer than ours. A function here works on a whole one of ours: what the
// caller's does not have is as if it had not been given, and goes nowhere.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_ENTRY_H
#define GSPMD_PJRT_ENTRY_H

#include "Error.h"
#include <algorithm>
#include <cstring>

namespace mlir::gspmd::pjrt {

/// Of another struct that arguments point to: ours, as far as it was given.
template <typename T>
T asOurs(const T *given) {
  T ours;
  if (!given)
    return ours;
  std::memcpy(static_cast<void *>(&ours), given,
              std::min(given->structSize, sizeof(T)));
  return ours;
}

/// The C function of `handler`.
template <typename ArgsT, absl::Status (*handler)(ArgsT &)>
Error *entry(ArgsT *given) {
  if (!given || given->structSize < sizeof(size_t) + sizeof(void *))
    return toError(
        absl::InvalidArgumentError("called without arguments that say their "
                                   "size"));
  ArgsT args = asOurs(given);
  absl::Status status = handler(args);
  std::memcpy(static_cast<void *>(given), &args,
              std::min(given->structSize, sizeof(ArgsT)));
  return toError(std::move(status));
}

/// Puts `handler` in its place of the table.
template <auto handler>
struct Function;
template <typename ArgsT, absl::Status (*handler)(ArgsT &)>
struct Function<handler> {
  static void *get() {
    return reinterpret_cast<void *>(&entry<ArgsT, handler>);
  }
};
template <auto handler>
void set(Api &api, Slot slot) {
  api.functions[static_cast<unsigned>(slot)] = Function<handler>::get();
}

/// What is asked of an object that is not there.
inline absl::Status nothingGiven(const char *what) {
  return absl::InvalidArgumentError(std::string("called without ") + what);
}

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_ENTRY_H
