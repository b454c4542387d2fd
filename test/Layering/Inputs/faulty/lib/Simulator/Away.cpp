#include "lib/Simulator/Home.h"
namespace {
int hidden() { return 1; }
} // namespace
int shown() { return hidden(); }
int Kept::method() { return 2; }
