//===- ApiFunction.h - C functions from C++ handlers ------------*- C++ -*-===//
//
// Callers of other versions of the interface pass structs that are shorter or
// longer than ours. A handler works on a complete struct of ours: fields that
// the caller's struct lacks have their defaults, and are not written back.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_API_APIFUNCTION_H
#define GSPMD_PJRT_API_APIFUNCTION_H

#include "pjrt/Api/Error.h"
#include <algorithm>
#include <cstring>
#include <type_traits>

namespace mlir::gspmd::pjrt {

/// Returns a complete copy of a struct that arguments point to.
template <typename T>
T copyToCurrentVersion(const T *passed) {
  T ours;
  if (!passed)
    return ours;
  std::memcpy(static_cast<void *>(&ours), passed,
              std::min(passed->structSize, sizeof(T)));
  return ours;
}

/// True if the first field of the arguments may be null: destroying null is
/// valid, and creation functions have no object yet.
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

/// Returns true if the object of a call, its first field after the common ones,
/// is null or missing from the caller's struct.
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

/// Calls `handler` unless the object of the call is missing.
template <typename ArgsT, absl::Status (*handler)(ArgsT &)>
absl::Status callHandler(ArgsT &args) {
  if (isObjectMissing(args))
    return absl::InvalidArgumentError(
        "called with a null object: the client, device, buffer or executable "
        "of the call is missing");
  return handler(args);
}

/// Returns the C function that calls `handler`.
template <typename ArgsT, absl::Status (*handler)(ArgsT &)>
Error *entry(ArgsT *passed) {
  if (!passed || passed->structSize < sizeof(size_t) + sizeof(void *))
    return toError(
        absl::InvalidArgumentError("called without arguments or without "
                                   "their size"));
  // A call passes some of these structs for each of its arrays, so only those
  // of older callers are copied.
  if (passed->structSize >= sizeof(ArgsT))
    return toError(callHandler<ArgsT, handler>(*passed));
  ArgsT args = copyToCurrentVersion(passed);
  absl::Status status = callHandler<ArgsT, handler>(args);
  std::memcpy(static_cast<void *>(passed), &args, passed->structSize);
  return toError(status);
}

/// Wraps `handler` as a function of the table.
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

/// Returns the error of a call without a required argument.
inline absl::Status missingArgument(const char *what) {
  return absl::InvalidArgumentError(std::string("called without ") + what);
}

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_APIFUNCTION_H
