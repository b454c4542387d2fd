//===- XlaForm.cpp - What an op is to XLA ---------------------------------===//
#include "transforms/OpModels/Support/XlaForm.h"

#include "transforms/OpModels/XlaForm.cpp.inc"
