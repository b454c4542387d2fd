//===- OldOptions.cpp - Options of earlier versions -----------------------===//

#include "transforms/Support/OldOptions.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

std::string mlir::gspmd::withoutOption(StringRef options, StringRef name) {
  SmallVector<StringRef> all, kept;
  options.split(all, ' ');
  for (StringRef option : all)
    if (option.split('=').first != name)
      kept.push_back(option);
  return join(kept, " ");
}
