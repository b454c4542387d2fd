//===- CompilationTest.cpp - Each phase runs once per configuration -------===//
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/CommandLine/Manual.h"
#include "compiler/Run/RunFlags.h"
#include "compiler/Run/Simulate/SimulateFlags.h"
#include "gspmd/Registration/InitAll.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"
#include <sys/stat.h>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

using Counts = std::map<CompilationPhase, int64_t>;

/// A contraction and a real Fourier transform of a sharded dimension, which
/// runs replicated.
constexpr llvm::StringLiteral kProgram = R"(
sharding.mesh @mesh = <["x"=4]>
func.func @main(
    %a: tensor<16xf32> {sharding.sharding =
        #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<f32> {
  %0 = stablehlo.fft %a, type = RFFT, length = [16]
    : (tensor<16xf32>) -> tensor<9xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<9xcomplex<f32>>) -> tensor<9xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.pad %1, %zero, low = [0], high = [7], interior = [0]
    : (tensor<9xf32>, tensor<f32>) -> tensor<16xf32>
  %3 = stablehlo.dot_general %2, %a, contracting_dims = [0] x [0]
    : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
  return %3 : tensor<f32>
})";

class CompilationTest : public testing::Test {
protected:
  static void SetUpTestSuite() {
    // As in the tools, whose options have the same names.
    removeLLVMOption("stats");
    removeLLVMOption("threads");
  }

  void SetUp() override {
    registerAllDialects(registry);
    context.emplace(registry, MLIRContext::Threading::DISABLED);
    context->printOpOnDiagnostic(false); // as in the tools
    context->getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
      std::string text;
      llvm::raw_string_ostream(text)
          << diagnostic.getLocation() << ": " << diagnostic;
      for (Diagnostic &note : diagnostic.getNotes())
        text += "\n" + note.str();
      emitted.push_back(std::move(text));
      return success();
    });
    llvm::SmallString<128> made;
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("gspmd-phases", made));
    ASSERT_FALSE(llvm::sys::fs::real_path(made, folder));
    ASSERT_EQ(chmod(folder.c_str(), 0700), 0);
    restart();
  }
  void TearDown() override {
    EXPECT_FALSE(llvm::sys::fs::remove_directories(folder));
  }

  Compilation parse() {
    return Compilation(parseSourceString<ModuleOp>(kProgram, &*context, "f"));
  }
  /// Writes the program to a file of the test and returns its path.
  std::string writeProgram() {
    std::string path = (folder + "/program.mlir").str();
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << kProgram;
    EXPECT_FALSE(error);
    return path;
  }

  void restart() {
    for (unsigned phase = 0; phase < kNumPhases; ++phase)
      before[phase] = getNumPhaseRuns(CompilationPhase(phase));
  }
  /// Returns the runs since the last restart, without phases that did not run.
  Counts counts() const {
    Counts result;
    for (unsigned phase = 0; phase < kNumPhases; ++phase)
      if (int64_t runs =
              getNumPhaseRuns(CompilationPhase(phase)) - before[phase])
        result[CompilationPhase(phase)] = runs;
    return result;
  }

  DialectRegistry registry;
  std::optional<MLIRContext> context;
  std::vector<std::string> emitted;
  llvm::SmallString<128> folder;

private:
  int64_t before[kNumPhases] = {};
};

TEST_F(CompilationTest, PhasesRunOncePerConfiguration) {
  Compilation compilation = parse();
  CompilationOptions partitioned, unpartitioned;
  unpartitioned.partition = false;
  SimulateOptions small, large;
  small.topology = "v4:2x2x1";
  large.topology = "v5p:2x2x1";
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(succeeded(compilation.compile(partitioned)));
    ASSERT_TRUE(succeeded(compilation.compile(unpartitioned)));
    ASSERT_TRUE(succeeded(compilation.exportForPlugin(partitioned, true)));
    ASSERT_TRUE(succeeded(compilation.simulate(small, partitioned)));
    ASSERT_TRUE(succeeded(compilation.simulate(large, partitioned)));
  }
  EXPECT_EQ(counts(), (Counts{{CompilationPhase::Parse, 1},
                              {CompilationPhase::Import, 1},
                              {CompilationPhase::Complete, 1},
                              {CompilationPhase::Partition, 1},
                              {CompilationPhase::Compile, 2},
                              {CompilationPhase::Export, 1},
                              {CompilationPhase::Simulate, 2}}));
}

TEST_F(CompilationTest, ExplanationsShareTheCompletion) {
  auto print = [](const DeviceProgram &program) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    program.module->print(stream, OpPrintingFlags().enableDebugInfo());
    return text;
  };
  // Import reports the unknown call.
  constexpr llvm::StringLiteral kUnknownCall = R"(
sharding.mesh @mesh = <["x"=4]>
func.func @main(
    %a: tensor<16xf32> {sharding.sharding =
        #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<16xf32> {
  %0 = stablehlo.custom_call @unknown(%a) : (tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
})";
  auto parseCall = [&] {
    return Compilation(
        parseSourceString<ModuleOp>(kUnknownCall, &*context, "f"));
  };
  Compilation plain = parseCall();
  auto expected = plain.makeDeviceProgram(DeviceOptions());
  ASSERT_TRUE(succeeded(expected));
  ASSERT_FALSE((*expected)->replicatedOps().empty());
  size_t numEmitted = emitted.size();
  restart();
  Compilation explained = parseCall();
  ExplainRequest request;
  request.values = "all";
  request.as = "remarks";
  ASSERT_TRUE(succeeded(explained.explain(kUnknownCall, request)));
  EXPECT_GT(emitted.size(), numEmitted + 1);
  auto program = explained.makeDeviceProgram(DeviceOptions());
  ASSERT_TRUE(succeeded(program));
  EXPECT_EQ(counts(), (Counts{{CompilationPhase::Parse, 1},
                              {CompilationPhase::Import, 1},
                              {CompilationPhase::Complete, 1},
                              {CompilationPhase::Partition, 1}}));
  // Neither the names of values nor explanations are part of the result.
  EXPECT_EQ(print(**program), print(**expected));
  EXPECT_EQ((*program)->replicatedOps(), (*expected)->replicatedOps());
}

TEST_F(CompilationTest, OptimizationsShareThePartition) {
  Compilation compilation = parse();
  DeviceOptions plain, optimized;
  optimized.optimize.emplace();
  optimized.optimize->topology = "v4:2x2x1";
  ASSERT_TRUE(succeeded(compilation.makeDeviceProgram(optimized)));
  ASSERT_TRUE(succeeded(compilation.makeDeviceProgram(plain)));
  EXPECT_EQ(counts()[CompilationPhase::Partition], 1);
  EXPECT_EQ(counts()[CompilationPhase::Optimize], 1);
}

TEST_F(CompilationTest, AChangedHardwareFileIsAnotherConfiguration) {
  Compilation compilation = parse();
  std::string file = (folder + "/chip.json").str();
  SimulateOptions options;
  options.topology = file + ":2x2x1";
  std::vector<double> seconds;
  for (StringRef chip : {"v4.json", "v5p.json"}) {
    ASSERT_FALSE(llvm::sys::fs::copy_file(GSPMD_HARDWARE + chip, file));
    auto step = compilation.simulate(options, DeviceOptions());
    ASSERT_TRUE(succeeded(step));
    seconds.push_back((*step)->timeline.stepSeconds);
  }
  EXPECT_NE(seconds[0], seconds[1]);
  EXPECT_EQ(counts()[CompilationPhase::Partition], 1);
}

TEST_F(CompilationTest, RemarksAreEmittedAndKept) {
  Compilation compilation = parse();
  auto device = compilation.makeDeviceProgram(DeviceOptions());
  ASSERT_TRUE(succeeded(device));
  ASSERT_EQ((*device)->replicatedOps().size(), 1u);
  EXPECT_EQ(emitted, (*device)->replicatedOps());
  // A later request emits nothing.
  ASSERT_TRUE(succeeded(compilation.compile(CompilationOptions())));
  EXPECT_EQ(emitted.size(), 1u);
}

TEST_F(CompilationTest, TheCacheKeepsDiagnostics) {
  // A warning: no optimization makes the program fit into one byte.
  CompilationOptions options;
  options.optimize.emplace();
  options.optimize->topology = "v4:2x2x1";
  options.optimize->memoryLimit = 1;
  ProgramCache cache((folder + "/cache").str());
  ASSERT_TRUE(cache.isEnabled());
  std::vector<std::string> first;
  for (bool isFromCache : {false, true}) {
    emitted.clear();
    Compilation compilation = parse();
    restart();
    auto loaded = compilation.compile(options, &cache);
    ASSERT_TRUE(succeeded(loaded));
    EXPECT_EQ((*loaded)->isFromCache, isFromCache);
    EXPECT_TRUE(llvm::any_of((*loaded)->diagnostics, [](const auto &each) {
      return each.severity == DiagnosticSeverity::Warning;
    }));
    EXPECT_EQ((*loaded)->replicatedOps().size(), 1u);
    if (isFromCache) {
      EXPECT_EQ(emitted, first);
      EXPECT_TRUE(counts().empty());
    }
    first = emitted;
  }
  EXPECT_GE(first.size(), 2u);
}

TEST_F(CompilationTest, PicturesLeaveNoMarks) {
  auto print = [](ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    module->print(stream, OpPrintingFlags().enableDebugInfo());
    return text;
  };
  Compilation plain = parse(), withPictures = parse();
  auto expected = plain.makeDeviceProgram(DeviceOptions());
  auto marked = withPictures.makeDeviceProgram(DeviceOptions(), true);
  ASSERT_TRUE(succeeded(expected) && succeeded(marked));
  EXPECT_FALSE((*marked)->pictures.tensors.empty());
  EXPECT_NE(print((*marked)->module), print((*expected)->module));
  restart();
  auto unmarked = withPictures.makeDeviceProgram(DeviceOptions());
  ASSERT_TRUE(succeeded(unmarked));
  EXPECT_EQ(print((*unmarked)->module), print((*expected)->module));
  EXPECT_TRUE(counts().empty());
}

TEST_F(CompilationTest, ADeviceProgramContinuesInAnotherContext) {
  Compilation compilation = parse();
  DeviceOptions options;
  EXPECT_FALSE(compilation.serializeDeviceProgram(options));
  ASSERT_TRUE(succeeded(compilation.makeDeviceProgram(options)));
  auto bytes = compilation.serializeDeviceProgram(options);
  ASSERT_TRUE(bytes);
  MLIRContext other(registry, MLIRContext::Threading::DISABLED);
  auto resumed = Compilation::resume(other, *bytes, options);
  ASSERT_TRUE(succeeded(resumed));
  restart();
  SimulateOptions step;
  step.topology = "v4:2x2x1";
  auto here = compilation.simulate(step, options);
  auto there = resumed->simulate(step, options);
  ASSERT_TRUE(succeeded(here) && succeeded(there));
  EXPECT_EQ((*here)->timeline.stepSeconds, (*there)->timeline.stepSeconds);
  EXPECT_EQ(counts(), (Counts{{CompilationPhase::Simulate, 2}}));
}

TEST_F(CompilationTest, ACheckedRunParsesAndPartitionsOnce) {
  RunCommand command;
  RunFlags flags(command);
  command.program.file = writeProgram();
  command.arguments.randomSeed = 1;
  command.results.check = true;
  command.noCache = true;
  EXPECT_EQ(runCommand(command, flags), ExitCode::Ok);
  EXPECT_EQ(counts(), (Counts{{CompilationPhase::Parse, 1},
                              {CompilationPhase::Import, 1},
                              {CompilationPhase::Complete, 1},
                              {CompilationPhase::Partition, 1},
                              {CompilationPhase::Compile, 2}}));
}

TEST_F(CompilationTest, ASweepParsesAndPartitionsOnce) {
  SimulateCommand command;
  SimulateFlags flags(command);
  command.program.file = writeProgram();
  command.optimize.topology = "v4:2x2x1,v5p:2x2x1";
  command.optimize.overlap = "all";
  EXPECT_EQ(simulateCommand(command, flags), ExitCode::Ok);
  EXPECT_EQ(counts(), (Counts{{CompilationPhase::Parse, 1},
                              {CompilationPhase::Import, 1},
                              {CompilationPhase::Complete, 1},
                              {CompilationPhase::Partition, 1},
                              {CompilationPhase::Simulate, 6}}));
}

} // namespace
