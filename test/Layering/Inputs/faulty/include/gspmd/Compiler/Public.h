#include "gspmd/Registration/InitAll.h"
