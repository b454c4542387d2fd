#include "lib/Report/Declared.h"
int declared() { return 3; }
