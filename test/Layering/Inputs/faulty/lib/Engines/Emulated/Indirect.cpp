#include "dialect/Spmd/SpmdOps.h"
