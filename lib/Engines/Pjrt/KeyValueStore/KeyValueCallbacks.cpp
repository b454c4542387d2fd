//===- KeyValueCallbacks.cpp - A store for plugins ------------------------===//
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueCallbacks.h"
#include "absl/strings/str_cat.h"
#include <algorithm>

namespace mlir::gspmd::pjrt {
namespace {

/// Returns the key with a prefix that separates it from the engine's keys.
std::string pluginKey(const char *key, size_t size) {
  return absl::StrCat("plugin/", absl::string_view(key, size));
}

template <typename ArgsT>
Error *errorOf(const ArgsT &args, const absl::Status &status) {
  if (status.ok())
    return nullptr;
  absl::string_view message = status.message();
  return (*args.callbackError)(static_cast<int>(status.code()), message.data(),
                               message.size());
}

template <typename ArgsT>
Error *setValue(ArgsT &args, const absl::StatusOr<std::string> &value) {
  if (!value.ok())
    return errorOf(args, value.status());
  args.value = new char[value->size()];
  std::copy(value->begin(), value->end(), args.value);
  args.valueSize = value->size();
  args.free = [](char *bytes) { delete[] bytes; };
  return nullptr;
}

Error *get(KeyValueGetArgs *args) {
  auto &store = *static_cast<KeyValueStore *>(args->userArg);
  return setValue(*args,
                  store.get(pluginKey(args->key, args->keySize),
                            absl::Milliseconds(args->timeoutInMilliseconds)));
}

Error *tryGet(KeyValueTryGetArgs *args) {
  auto &store = *static_cast<KeyValueStore *>(args->userArg);
  return setValue(*args, store.tryGet(pluginKey(args->key, args->keySize)));
}

Error *put(KeyValuePutArgs *args) {
  auto &store = *static_cast<KeyValueStore *>(args->userArg);
  return errorOf(*args, store.put(pluginKey(args->key, args->keySize),
                                  std::string(args->value, args->valueSize)));
}

} // namespace

void setKeyValueCallbacks(KeyValueStore &store, ClientCreateArgs &args) {
  args.get = get;
  args.put = put;
  args.tryGet = tryGet;
  args.getArg = args.putArg = args.tryGetArg = &store;
}

} // namespace mlir::gspmd::pjrt
