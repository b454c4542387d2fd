//===- ElapsedTime.h - Time since a point of time ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_PROGRESS_ELAPSEDTIME_H
#define GSPMD_LIB_PROGRESS_ELAPSEDTIME_H

#include <chrono>

namespace mlir::gspmd {

inline double secondsSince(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
      .count();
}

inline double millisecondsSince(std::chrono::steady_clock::time_point begin) {
  return 1e3 * secondsSince(begin);
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_PROGRESS_ELAPSEDTIME_H
