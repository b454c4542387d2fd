//===- Explain.cpp - The --explain flags of the tools ---------------------===//

#include "gspmd/Driver/Explain.h"

#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/Propagate.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace cl = llvm::cl;

ExplainFlags::ExplainFlags(cl::OptionCategory &category)
    : explain("explain", cl::ValueOptional, cl::value_desc("VALUE,..."),
              cl::cat(category),
              cl::desc("Say where shardings come from and what lost; of all "
                       "values, or of these: %5 as in the file, main:arg0, "
                       "main:result0, a name in a location")),
      as("explain-as", cl::value_desc("FORM,..."), cl::cat(category),
         cl::desc("text, remarks, edges (attributes); default: text, nothing "
                  "with --explain-json")),
      file("explain-file", cl::value_desc("file"), cl::cat(category),
           cl::desc("Where --explain writes text (default: stderr)")),
      json("explain-json", cl::value_desc("file"), cl::cat(category),
           cl::desc("Write explanations as JSON")) {}

ExplainSettings ExplainFlags::get() const {
  ExplainSettings settings;
  settings.file = file;
  settings.json = json;
  settings.as = as.getNumOccurrences() ? as.getValue()
                : json.empty()         ? "text"
                                       : "";
  bool isWanted = explain.getNumOccurrences() || as.getNumOccurrences() ||
                  file.getNumOccurrences() || json.getNumOccurrences();
  if (isWanted)
    settings.values = explain.empty() ? "all" : explain.getValue();
  return settings;
}

void mlir::gspmd::addNamesFor(const ExplainSettings &settings,
                              llvm::StringRef text, OpPassManager &pm) {
  if (settings.isOn())
    pm.addPass(createShardingNameValuesPass(text));
}

LogicalResult mlir::gspmd::explainIn(const ExplainSettings &settings,
                                     OpPassManager &pm) {
  if (!settings.isOn())
    return success();
  bool found = false;
  auto report = [](const Twine &message) {
    llvm::errs() << "--explain: " << message << "\n";
    return failure();
  };
  for (Pass &pass : pm.getPasses()) {
    if (pass.getArgument() == "sharding-propagate") {
      found = true;
      setRequest(pass, {settings.values,
                        settings.as,
                        settings.file,
                        settings.json,
                        {},
                        settings.textStream,
                        settings.jsonStream});
    }
    if (pass.getArgument() == "sharding-insert-reshards" &&
        StringRef(settings.as).contains("remarks") &&
        failed(pass.initializeOptions("explain=true", report)))
      return failure();
  }
  return success(found);
}
