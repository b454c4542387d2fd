//===- Schedule.cpp - What runs beside what -------------------------------===//

#include "lib/Simulator/Walk.h"

using namespace mlir;
using namespace mlir::gspmd;

double mlir::gspmd::schedule(std::vector<TimedUnit> &units, Block &block,
                             Overlap overlap, bool isLoopBody) {
  double now = 0;
  for (TimedUnit &timed : units) {
    timed.begin = now;
    now += timed.event.duration;
    if (timed.unit.kind == Unit::Collective)
      timed.event.exposed = timed.event.duration;
  }
  return now;
}
