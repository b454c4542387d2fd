//===- CompileCallbacks.cpp - Functions that compilation calls ------------===//
//
// Partition functions the Python package knows
// (python/jax_plugins/gspmd/partitioning.py), which gives one function here.
// Who wants to be told a sharding is named by the call itself: jaxlib writes
// the struct below into its backend_config.
//
//===----------------------------------------------------------------------===//
#include "pjrt/Callbacks/CompileCallbacks.h"
#include "absl/strings/str_cat.h"
#include <atomic>
#include <cstring>
#include <optional>

namespace mlir::gspmd::pjrt {
namespace {

using Answer = void (*)(void *state, const char *data, int64_t size,
                        int isError);
using Ask = void (*)(const char *data, int64_t size, Answer answer,
                     void *state);
std::atomic<Ask> partitioner{nullptr};

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

absl::StatusOr<std::string> queryPartitioner(llvm::StringRef question) {
  Ask ask = partitioner;
  if (!ask)
    return absl::FailedPreconditionError(
        "nobody in this process knows partition functions: JAX's package of "
        "the backend is not loaded");
  std::optional<absl::StatusOr<std::string>> result;
  ask(
      question.data(), int64_t(question.size()),
      [](void *state, const char *data, int64_t size, int isError) {
        std::string text(data, size_t(size));
        auto &told =
            *static_cast<std::optional<absl::StatusOr<std::string>> *>(state);
        if (isError)
          told = absl::StatusOr<std::string>(absl::InternalError(text));
        else
          told = absl::StatusOr<std::string>(std::move(text));
      },
      &result);
  if (!result)
    return absl::InternalError("Python gave no answer (see stderr)");
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
gspmd_pjrt_set_partitioner(mlir::gspmd::pjrt::Ask ask) {
  mlir::gspmd::pjrt::partitioner = ask;
}
