//===- VhloConversion.h - Between VHLO and StableHLO ------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_VHLOCONVERSION_H
#define GSPMD_DIALECT_VHLO_VHLOCONVERSION_H

#include "dialect/VHLO/VhloFromStablehlo.h"
#include "dialect/VHLO/VhloToStablehlo.h"

#endif // GSPMD_DIALECT_VHLO_VHLOCONVERSION_H
