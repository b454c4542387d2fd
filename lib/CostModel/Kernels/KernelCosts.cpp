//===- KernelCosts.cpp - Costs of opaque kernels --------------------------===//

#include "lib/CostModel/Kernels/KernelCosts.h"
#include "lib/Files/Json.h"
#include "lib/Files/ReadFile.h"
#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using nlohmann::json;

static constexpr llvm::StringLiteral kFigureKeys[kNumCostFigures] = {
    "matrix_flops", "vector_flops", "transcendentals", "bytes", "seconds"};

llvm::StringRef gspmd::toString(CostFigure figure) {
  return kFigureKeys[unsigned(figure)];
}

std::optional<CostFigure> gspmd::costFigureOf(llvm::StringRef key) {
  const auto *found = llvm::find(kFigureKeys, key);
  if (found == std::end(kFigureKeys))
    return std::nullopt;
  return CostFigure(found - std::begin(kFigureKeys));
}

static absl::Status invalidCosts(const llvm::Twine &message) {
  return absl::InvalidArgumentError(message.str());
}

static absl::StatusOr<CostFormula> readFormula(const json &value) {
  if (value.is_string())
    return CostFormula::parse(value.get_ref<const std::string &>());
  if (value.is_number() && value.get<double>() >= 0)
    return CostFormula::constant(value.get<double>());
  return invalidCosts(
      "expected a number that is not negative, or a formula like "
      "\"2 * in0[0] * out0\", found " +
      value.dump());
}

static absl::StatusOr<KernelCostFormulas> readKernel(const json &entry) {
  if (!entry.is_object())
    return invalidCosts("expected an object of figures, found " + entry.dump());
  KernelCostFormulas cost;
  for (const auto &[key, value] : entry.items()) {
    if (key == "source" && value.is_string())
      continue;
    std::optional<CostFigure> figure = costFigureOf(key);
    if (!figure)
      return invalidCosts("has the unknown figure '" + key + "' (known: " +
                          llvm::join(llvm::ArrayRef(kFigureKeys), ", ") +
                          ", and source, a text)");
    absl::StatusOr<CostFormula> formula = readFormula(value);
    if (!formula.ok())
      return invalidCosts(key + ": " + std::string(formula.status().message()));
    cost[unsigned(*figure)] = *std::move(formula);
  }
  if (llvm::none_of(cost, [](const auto &formula) { return bool(formula); }))
    return invalidCosts("has no figure");
  return cost;
}

absl::StatusOr<KernelCosts> gspmd::parseKernelCosts(llvm::StringRef text,
                                                    llvm::StringRef origin) {
  absl::StatusOr<json> root = parseJson(text, origin);
  if (!root.ok())
    return root.status();
  if (!root->is_object() || root->size() != 1 || !root->contains("kernels") ||
      !(*root)["kernels"].is_object())
    return invalidCosts(
        origin + ": expected {\"kernels\": {\"NAME\": {\"FIGURE\": ...}}}");
  KernelCosts costs;
  for (const auto &[name, entry] : (*root)["kernels"].items()) {
    absl::StatusOr<KernelCostFormulas> cost = readKernel(entry);
    if (!cost.ok())
      return invalidCosts(origin + ": kernel '" + name +
                          "': " + std::string(cost.status().message()));
    costs[name] = *std::move(cost);
  }
  return costs;
}

absl::StatusOr<KernelCosts> gspmd::readKernelCosts(llvm::StringRef path) {
  auto buffer = readFile(path, kMaxTextFileBytes);
  if (!buffer.ok())
    return invalidCosts(path + ": " + std::string(buffer.status().message()));
  return parseKernelCosts((*buffer)->getBuffer(), path);
}
