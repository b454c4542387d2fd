//===- Event.cpp - Events -------------------------------------------------===//
#include "pjrt/Api/Event.h"
#include "pjrt/Api/ApiFunction.h"

namespace mlir::gspmd::pjrt {

std::shared_ptr<Completion> Completion::done(const absl::Status &status) {
  auto completion = std::make_shared<Completion>();
  completion->set(status);
  return completion;
}

bool Completion::trySet(const absl::Status &newStatus) {
  std::vector<std::function<void(const absl::Status &)>> waiting;
  {
    MutexLock lock(mutex);
    if (isReady())
      return false;
    status = newStatus;
    ready.store(true, std::memory_order_release);
    waiting.swap(callbacks);
    changed.signalAll();
  }
  for (auto &callback : waiting)
    callback(newStatus);
  return true;
}

absl::Status Completion::await() const {
  if (isReady())
    return status;
  MutexLock lock(mutex);
  while (!isReady()) {
    if (auto forked = process.check(); !forked.ok())
      return forked;
    changed.wait(mutex);
  }
  return status;
}

void Completion::onReady(std::function<void(const absl::Status &)> callback) {
  absl::Status known;
  if (isReady()) {
    known = status;
  } else {
    MutexLock lock(mutex);
    known = isReady() ? status : process.check();
    if (!isReady() && known.ok()) {
      callbacks.push_back(std::move(callback));
      return;
    }
  }
  callback(known);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Returns the event of all completions that are ready without an error.
static Event *sharedReadyEvent() {
  static auto *event = new Event(Completion::done()); // never destroyed
  return event;
}

Event *toEvent(const std::shared_ptr<Completion> &completion) {
  return completion->isReadyWithoutError() ? sharedReadyEvent()
                                           : new Event(completion);
}

static absl::Status destroyEvent(EventDestroyArgs &args) {
  if (args.event != sharedReadyEvent())
    delete args.event;
  return absl::OkStatus();
}

static absl::Status eventIsReady(ValueArgs<Event, bool> &args) {
  args.value = args.object->completion->isReady();
  return absl::OkStatus();
}

static absl::Status eventError(ObjectArgs<Event> &args) {
  return args.object->completion->await();
}

static absl::Status awaitEvent(EventAwaitArgs &args) {
  return args.event->completion->await();
}

static absl::Status onEventReady(EventOnReadyArgs &args) {
  if (!args.callback)
    return missingArgument("the callback of an event");
  args.event->completion->onReady(
      [callback = args.callback, userArg = args.userArg](
          const absl::Status &status) { callback(toError(status), userArg); });
  return absl::OkStatus();
}

static absl::Status createEvent(EventCreateArgs &args) {
  args.event = new Event(std::make_shared<Completion>());
  args.event->isOfCaller = true;
  return absl::OkStatus();
}

static absl::Status setEvent(EventSetArgs &args) {
  if (!args.event->isOfCaller)
    return absl::InvalidArgumentError(
        "the caller sets an event of the plugin; expected one that "
        "PJRT_Event_Create has returned");
  if (!args.event->completion->trySet(
          toStatus(args.code, args.message, args.messageSize)))
    return absl::FailedPreconditionError("an event was set before");
  return absl::OkStatus();
}

void addEventFunctions(Api &api) {
  set<destroyEvent>(api, Slot::EventDestroy);
  set<eventIsReady>(api, Slot::EventIsReady);
  set<eventError>(api, Slot::EventError);
  set<awaitEvent>(api, Slot::EventAwait);
  set<onEventReady>(api, Slot::EventOnReady);
  set<createEvent>(api, Slot::EventCreate);
  set<setEvent>(api, Slot::EventSet);
}

} // namespace mlir::gspmd::pjrt
