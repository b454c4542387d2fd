#include "lib/Runtime/Scheduler.h"
