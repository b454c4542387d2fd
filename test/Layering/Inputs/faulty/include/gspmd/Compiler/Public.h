#include "gspmd/Driver/InitAll.h"
