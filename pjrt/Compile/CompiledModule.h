//===- CompiledModule.h - A program that was compiled -----------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_COMPILEDMODULE_H
#define GSPMD_PJRT_COMPILE_COMPILEDMODULE_H

#include "compiler/Pipeline/LoadProgram.h"
#include "pjrt/Buffers/BufferShape.h"
#include "pjrt/Compile/CompileSettings.h"
#include "pjrt/Modes/Prediction.h"
#include <atomic>

namespace mlir::gspmd::pjrt {

/// An argument or a result, as one device has it.
struct BoundaryTensor {
  BufferShape shape;
  std::string memoryKind;
  /// See CallerShardings.h: the caller's device by that of the program's
  /// sharding, if they are others; whether parts are stacked in a dimension
  /// that `shape` does not have.
  std::vector<int64_t> callerDevices;
  bool isStacked = false;
  /// Of a result: what it is, for messages and reports.
  std::shared_ptr<const std::string> what;
};

/// What a caller's program has become. Executables share it.
struct CompiledModule {
  /// Of the module, such as `jit_step`.
  std::string name;
  /// As it was given, MLIR in any form, or with what the caller said of it.
  std::string code;
  /// Of program and settings.
  std::string fingerprint;
  /// Of what all processes that run it have in common: options tell which
  /// process it is, and functions that it calls have numbers of their own.
  std::string commonFingerprint;
  CompileSettings settings;
  LoadedProgram loaded;
  std::vector<BoundaryTensor> arguments, results;
  /// What it would take on the chips, if anybody asked.
  std::optional<Prediction> prediction;
  /// How often it has been run.
  mutable std::atomic<int64_t> numRuns{0};
  /// It calls functions of the caller's process.
  bool callsHost = false;
  /// It asked its caller while it was compiled; the answers are in `code`.
  bool hasCallerCalls = false;
  /// Arguments that the caller gives away.
  std::vector<size_t> donated;
  /// By result, the donated argument that it takes the place of.
  std::vector<std::optional<size_t>> aliasedArgumentOf;
  /// Of these, in bytes of a device.
  int64_t aliasedBytes = 0;

  const CompiledProgram &program() const { return loaded.program; }
  /// Every device runs it on its own: it speaks of no others.
  bool isLocal() const {
    return program().numDevices() != settings.numDevices();
  }
  int64_t argumentBytes() const;
  int64_t resultBytes() const;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_COMPILEDMODULE_H
