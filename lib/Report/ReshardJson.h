//===- ReshardJson.h - Reshards as JSON -------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_RESHARDJSON_H
#define GSPMD_LIB_REPORT_RESHARDJSON_H

#include "lib/Report/StepReport.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd {

/// Returns an object for each reshard, with the fields of ReshardPicture.
nlohmann::json reshardsJson(const std::vector<ReshardPicture> &pictures);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_RESHARDJSON_H
