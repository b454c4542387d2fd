#include "lib/Runtime/Scheduling/Scheduler.h"
