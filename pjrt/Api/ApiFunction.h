//===- Entry.h - From C functions to functions that give a Status -*- C++ -*-=//
//
// Callers of other versions of the interface give structs that are shorter or
// longer than ours. A function here works on a whole one of ours: what the
// caller's does not have is as if it had not been given, and goes nowhere.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_API_APIFUNCTION_H
#define GSPMD_PJRT_API_APIFUNCTION_H

#include "pjrt/Api/Error.h"
#include <algorithm>
#include <cstring>
#include <type_traits>

namespace mlir::gspmd::pjrt {

/// Of another struct that arguments point to: ours, as far as it was given.
template <typename T>
T copyToCurrentVersion(const T *given) {
  T ours;
  if (!given)
    return ours;
  std::memcpy(static_cast<void *>(&ours), given,
              std::min(given->structSize, sizeof(T)));
  return ours;
}

/// Whether calls do without the first field: destroying nothing is nothing, and
/// what is made, or made of a text, is about nothing yet.
template <typename ArgsT>
constexpr bool kAcceptsNullObject =
    sizeof(ArgsT) < sizeof(Args<ArgsT>) + sizeof(void *) ||
    std::is_same_v<ArgsT, EventDestroyArgs> ||
    std::is_same_v<ArgsT, BufferDestroyArgs> ||
    std::is_same_v<ArgsT, ExecutableDestroyArgs> ||
    std::is_same_v<ArgsT, LoadedExecutableDestroyArgs> ||
    std::is_same_v<ArgsT, ObjectArgs<TransferManager>> ||
    std::is_same_v<ArgsT, ObjectArgs<ExecuteContext>> ||
    std::is_same_v<ArgsT, ObjectArgs<TrackingEvent>> ||
    std::is_same_v<ArgsT, ExecuteContextCreateArgs> ||
    std::is_same_v<ArgsT, EventCreateArgs> ||
    std::is_same_v<ArgsT, PluginAttributesArgs> ||
    std::is_same_v<ArgsT, ClientCreateArgs> ||
    std::is_same_v<ArgsT, CompileArgs> ||
    std::is_same_v<ArgsT, TopologyCreateArgs> ||
    std::is_same_v<ArgsT, TopologyDeserializeArgs>;

/// Whether what a call is about, the first field behind those of all structs,
/// is not given, or the caller's struct ends before it.
template <typename ArgsT>
bool isObjectMissing(const ArgsT &args) {
  if constexpr (kAcceptsNullObject<ArgsT>)
    return false;
  const void *object = nullptr;
  std::memcpy(&object,
              reinterpret_cast<const char *>(&args) + sizeof(Args<ArgsT>),
              sizeof(object));
  return !object;
}

/// The C function of `handler`.
template <typename ArgsT, absl::Status (*handler)(ArgsT &)>
Error *entry(ArgsT *given) {
  if (!given || given->structSize < sizeof(size_t) + sizeof(void *))
    return toError(
        absl::InvalidArgumentError("called without arguments that say their "
                                   "size"));
  ArgsT args = copyToCurrentVersion(given);
  absl::Status status =
      isObjectMissing(args)
          ? absl::InvalidArgumentError("called without what the call is about")
          : handler(args);
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
inline absl::Status missingArgument(const char *what) {
  return absl::InvalidArgumentError(std::string("called without ") + what);
}

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_APIFUNCTION_H
