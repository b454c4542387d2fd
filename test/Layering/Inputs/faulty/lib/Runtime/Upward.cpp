#include "gspmd/Compiler/Compile.h"
#include "lib/Elsewhere/Unlisted.h"
