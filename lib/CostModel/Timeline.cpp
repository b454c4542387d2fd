//===- Timeline.cpp - The events of a simulated step ----------------------===//

#include "gspmd/CostModel/Timeline.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace gspmd;

llvm::StringRef gspmd::toString(MatrixType type) {
  switch (type) {
  case MatrixType::Float:
    return "bf16";
  case MatrixType::Int8:
    return "int8";
  case MatrixType::Fp8:
    return "fp8";
  case MatrixType::Fp4:
    return "fp4";
  }
  llvm_unreachable("unknown type of a product");
}

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

double gspmd::tokensPerSecondAndChip(const Timeline &timeline) {
  return timeline.stepSeconds > 0 ? timeline.stepTokens / timeline.stepSeconds /
                                        double(timeline.numChips)
                                  : 0;
}

double gspmd::stepPrice(const Timeline &timeline) {
  constexpr double kSecondsOfAnHour = 3600;
  return timeline.chipHourPrice * double(timeline.numChips) *
         timeline.stepSeconds / kSecondsOfAnHour;
}

std::string gspmd::secondsText(double seconds) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (seconds >= 1)
    os << llvm::format("%.3f s", seconds);
  else if (seconds >= 1e-3)
    os << llvm::format("%.3f ms", seconds * 1e3);
  else
    os << llvm::format("%.2f us", seconds * 1e6);
  return text;
}

std::string gspmd::bytesText(double bytes) {
  static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  unsigned unit = 0;
  for (; bytes >= 1024 && unit < 4; ++unit)
    bytes /= 1024;
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format(unit ? "%.2f " : "%.0f ", bytes) << units[unit];
  return text;
}
