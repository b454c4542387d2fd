//===- PjrtPlugin.h - An open PJRT plugin -----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_PJRTPLUGIN_H
#define GSPMD_LIB_ENGINES_PJRT_PJRTPLUGIN_H

#include "absl/status/statusor.h"
#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include <string>

namespace mlir::gspmd::pjrt {

/// The table of functions of a plugin. Plugins stay loaded until the process
/// ends, since most of them cannot be unloaded.
class PjrtPlugin {
public:
  /// Loads and initializes a plugin. Without an accelerator in this machine,
  /// sets TPU_SKIP_MDS_QUERY first: plugins for TPUs then report that there is
  /// none instead of waiting for a metadata server. Returns InvalidArgument if
  /// the file is no plugin or has another major version.
  static absl::StatusOr<PjrtPlugin> open(const std::string &path);
  /// Initializes a loaded plugin by its table; errors name `path`.
  static absl::StatusOr<PjrtPlugin> start(const std::string &path,
                                          const Api *api);

  /// Returns the version of the PJRT C API that the plugin implements.
  const ApiVersion &version() const { return api->version; }
  /// Returns true if the plugin's table has the function.
  bool has(Slot slot) const;

  /// Calls a function with its arguments. Errors begin with `what`.
  template <typename ArgsT>
  absl::Status call(Slot slot, ArgsT &args, const char *what) const {
    auto function = reinterpret_cast<Error *(*)(ArgsT *)>(
        api->functions[static_cast<unsigned>(slot)]);
    return toStatus(function(&args), what);
  }

  /// Waits for `event` and destroys it; null means completed.
  absl::Status await(Event *event, const char *what) const;

private:
  explicit PjrtPlugin(const Api *api) : api(api) {}
  absl::Status toStatus(Error *error, const char *what) const;

  const Api *api;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_PJRTPLUGIN_H
