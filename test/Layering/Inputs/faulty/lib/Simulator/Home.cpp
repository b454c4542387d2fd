#include "lib/Simulator/Home.h"
int atHome() { return 3; }
