//===- Timeline.cpp - What a simulated step consists of -------------------===//

#include "gspmd/CostModel/Timeline.h"
#include "llvm/Support/ErrorHandling.h"

using namespace gspmd;

llvm::StringRef gspmd::toString(Bound bound) {
  switch (bound) {
  case Bound::Matrix:
    return "matrix";
  case Bound::Vector:
    return "vector";
  case Bound::Memory:
    return "memory";
  case Bound::Latency:
    return "latency";
  case Bound::Network:
    return "network";
  }
  llvm_unreachable("unknown bound");
}

std::string SourceInfo::toString() const {
  if (file.empty())
    return nameStack;
  return file + ":" + std::to_string(line) + ":" + std::to_string(column);
}
