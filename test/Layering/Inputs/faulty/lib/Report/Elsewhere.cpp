#include "lib/Report/Declared.h"
namespace {
int local() { return 1; }
} // namespace
int exported() { return local(); }
int Kept::method() { return 2; }
