//===- InOrderSchedule.cpp - Schedule in program order --------------------===//

#include "compiler/Simulator/Scheduling/InOrderSchedule.h"
#include "compiler/Simulator/Scheduling/SharedResources.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class InOrderRun {
public:
  explicit InOrderRun(const Hardware *hardware) : memory(hardware) {}

  double run(std::vector<TimedUnit> &units) {
    for (TimedUnit &timed : units)
      schedule(timed);
    return now;
  }

private:
  struct InFlightUnit {
    TimedUnit *unit;
    double finish;
  };

  void schedule(TimedUnit &timed) {
    switch (timed.unit.kind) {
    case Unit::Kernel:
      timed.begin = now;
      timed.stretch = memory.slowdownSeconds(timed, now);
      now += timed.seconds();
      return;
    case Unit::Collective:
    case Unit::HostTransfer:
      return communicate(timed);
    case Unit::Region:
      waitForLinks(timed.busyLinks());
      timed.begin = now;
      timed.stretch = memory.slowdownSeconds(timed, now);
      now += timed.seconds();
      return;
    case Unit::Wait:
      timed.begin = now;
      if (auto *it = inFlight.find(spmd::startOf(timed.unit.lead));
          it != inFlight.end())
        waitFor(it->second);
      return;
    }
    llvm_unreachable("unknown kind of unit");
  }

  void communicate(TimedUnit &timed) {
    uint32_t mask = timed.transfer.busyLinks;
    timed.begin = std::max(now, links.freeAt(mask));
    double finish = timed.begin + timed.seconds();
    links.occupy(mask, finish);
    if (spmd::isStarted(timed.unit.lead)) {
      memory.begin(timed, finish);
      inFlight[timed.unit.lead] = {&timed, finish};
      return;
    }
    // The collective is in flight already, and its wait is counted there too.
    timed.event.exposed = finish - now;
    now = finish;
  }

  /// Waits until the links are free for communication inside of a unit.
  void waitForLinks(uint32_t mask) {
    double free = links.freeAt(mask);
    for (auto &[op, started] : inFlight)
      if (started.finish == free && (started.unit->busyLinks() & mask) != 0)
        return waitFor(started);
  }
  void waitFor(const InFlightUnit &started) {
    started.unit->event.exposed += std::max(0.0, started.finish - now);
    now = std::max(now, started.finish);
  }

  Links links;
  SharedMemory memory;
  llvm::MapVector<Operation *, InFlightUnit> inFlight;
  double now = 0;
};

} // namespace

double mlir::gspmd::scheduleInOrder(std::vector<TimedUnit> &units,
                                    const Hardware *hardware) {
  return InOrderRun(hardware).run(units);
}
