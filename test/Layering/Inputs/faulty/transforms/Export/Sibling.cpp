#include "transforms/Import/Passes.h"
