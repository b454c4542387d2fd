//===- ReshardJson.cpp - Reshards as JSON ---------------------------------===//

#include "lib/Report/ReshardJson.h"

namespace mlir::gspmd {

nlohmann::json reshardsJson(const std::vector<ReshardPicture> &pictures) {
  nlohmann::json reshards = nlohmann::json::array();
  for (const ReshardPicture &reshard : pictures)
    reshards.push_back({{"value", reshard.value},
                        {"type", reshard.type},
                        {"from", reshard.from},
                        {"to", reshard.to},
                        {"steps", reshard.steps},
                        {"count", reshard.count},
                        {"bytes", reshard.bytes},
                        {"seconds", reshard.seconds},
                        {"reason", reshard.reason},
                        {"location", reshard.source.toString()}});
  return reshards;
}

} // namespace mlir::gspmd
