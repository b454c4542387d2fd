#include "gspmd/Compiler/Compile.h"
#include "lib/Elsewhere/Homeless.h"
