//===- InFlightRuns.cpp - Runs in flight ----------------------------------===//
#include "pjrt/Execute/InFlightRuns.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Api/Client.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::pjrt {

/// An execution context, which this plugin ignores.
struct ExecuteContext : Opaque {};
/// A caller's work for profilers of a device, which this plugin ignores.
struct TrackingEvent : Opaque {};

void InFlightRuns::add(Run run) {
  MutexLock lock(mutex);
  while (!runs.empty() && runs.front().done->isReady())
    runs.pop_front();
  runs.push_back(std::move(run));
}

bool InFlightRuns::poison(int device, int32_t launchId,
                          const absl::Status &status) {
  std::shared_ptr<Completion> results;
  {
    MutexLock lock(mutex);
    auto run = llvm::find_if(runs, [&](const Run &run) {
      return run.launchId == launchId && !run.done->isReady() &&
             llvm::is_contained(run.devices, device);
    });
    if (run == runs.end())
      return false;
    results =
        run->results[llvm::find(run->devices, device) - run->devices.begin()];
  }
  results->set(status);
  return true;
}

static absl::Status poison(DevicePoisonExecutionArgs &args) {
  if (args.code == 0)
    return absl::InvalidArgumentError("the error of a run has code 0");
  args.isPoisoned = args.device->client->runs.poison(
      args.device->description->id, args.launchId,
      toStatus(args.code, args.message, args.messageSize));
  return absl::OkStatus();
}

static absl::Status createContext(ExecuteContextCreateArgs &args) {
  args.context = new ExecuteContext();
  return absl::OkStatus();
}
static absl::Status destroyContext(ObjectArgs<ExecuteContext> &args) {
  delete args.object;
  return absl::OkStatus();
}

static absl::Status createEvent(TrackingEventCreateArgs &args) {
  args.event = new TrackingEvent();
  return absl::OkStatus();
}
static absl::Status destroyEvent(ObjectArgs<TrackingEvent> &args) {
  delete args.object;
  return absl::OkStatus();
}

void addRunFunctions(Api &api) {
  set<poison>(api, Slot::DevicePoisonExecution);
  set<createContext>(api, Slot::ExecuteContextCreate);
  set<destroyContext>(api, Slot::ExecuteContextDestroy);
  set<createEvent>(api, Slot::DeviceCreateAsyncTrackingEvent);
  set<destroyEvent>(api, Slot::AsyncTrackingEventDestroy);
}

} // namespace mlir::gspmd::pjrt
