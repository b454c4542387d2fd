//===- CompileCallbacks.cpp - Callbacks of the compiler -------------------===//
//
// The Python package (python/jax_plugins/gspmd/partitioning.py) registers one
// function here that calls the partition functions. The callbacks for inspected
// shardings are named by the call itself: jaxlib writes the struct below into
// its backend_config.
//
//===----------------------------------------------------------------------===//
#include "pjrt/Callbacks/CompileCallbacks.h"
#include "absl/strings/str_cat.h"
#include <atomic>
#include <cstring>
#include <optional>

namespace mlir::gspmd::pjrt {
namespace {

using Reply = void (*)(void *state, const char *data, int64_t size,
                       int isError);
using Query = void (*)(const char *data, int64_t size, Reply reply,
                       void *state);
std::atomic<Query> partitioner{nullptr};

/// jaxlib's JAX_InspectSharding_Callback_Args and JAX_InspectSharding_Callback.
struct InspectArgs {
  char *sharding;
  size_t shardingSize;
  const char *error; // out
  void *errorScratch;
  void (*freeError)(InspectArgs *args);
};
struct InspectCallback {
  void (*call)(void *data, InspectArgs *args);
  void *data;
};

} // namespace

absl::StatusOr<std::string> queryPartitioner(llvm::StringRef request) {
  Query query = partitioner;
  if (!query)
    return absl::FailedPreconditionError(
        "this process has no partition functions: the JAX package of the "
        "backend is not loaded");
  std::optional<absl::StatusOr<std::string>> result;
  query(
      request.data(), int64_t(request.size()),
      [](void *state, const char *data, int64_t size, int isError) {
        std::string text(data, size_t(size));
        auto &result =
            *static_cast<std::optional<absl::StatusOr<std::string>> *>(state);
        if (isError)
          result = absl::StatusOr<std::string>(absl::InternalError(text));
        else
          result = absl::StatusOr<std::string>(std::move(text));
      },
      &result);
  if (!result)
    return absl::InternalError("Python gave no reply (see stderr)");
  return *std::move(result);
}

absl::Status reportSharding(llvm::StringRef callback, std::string sharding) {
  InspectCallback function;
  if (callback.size() != sizeof(function))
    return absl::InvalidArgumentError(absl::StrCat(
        "its backend_config has ", callback.size(), " bytes; expected the ",
        sizeof(function), " of a function and its data"));
  std::memcpy(&function, callback.data(), sizeof(function));
  InspectArgs args = {sharding.data(), sharding.size(), nullptr, nullptr,
                      nullptr};
  function.call(function.data, &args);
  if (!args.error)
    return absl::OkStatus();
  absl::Status status =
      absl::InternalError(absl::StrCat("the callback failed: ", args.error));
  if (args.freeError)
    args.freeError(&args);
  return status;
}

} // namespace mlir::gspmd::pjrt

extern "C" __attribute__((visibility("default"))) void
gspmd_pjrt_set_partitioner(mlir::gspmd::pjrt::Query query) {
  mlir::gspmd::pjrt::partitioner = query;
}
