//===- PhaseRunsTest.cpp - Partitions of a program in the plugin ----------===//
// A program is partitioned once, whatever a caller queries, and only by the
// first query if its code was cached.
//===----------------------------------------------------------------------===//
#include "absl/strings/substitute.h"
#include "compiler/Pipeline/Compilation.h"
#include "unittests/Pjrt/PjrtTestClient.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;
using namespace mlir::gspmd::pjrt;

namespace {

/// Returns a program of eight devices, of which `number` makes another one.
std::string programWith(int64_t number) {
  return absl::Substitute(
      R"(module @jit_step attributes {mhlo.num_partitions = 8 : i32} {
           func.func public @main(
               %x: tensor<8x4xf32> {mhlo.sharding = "{devices=[8,1]<=[8]}"})
               -> (tensor<4x4xf32> {mhlo.sharding = "{replicated}"}) {
             %f = stablehlo.constant dense<$0.0> : tensor<8x4xf32>
             %0 = stablehlo.multiply %x, %f : tensor<8x4xf32>
             %1 = stablehlo.dot_general %0, %x, contracting_dims = [0] x [0]
               : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
             return %1 : tensor<4x4xf32>
           }
         })",
      number);
}

/// Returns a program of eight devices with a kernel that has a decomposition.
std::string programWithKernel(int64_t number) {
  return absl::Substitute(
      R"(module @jit_step attributes {mhlo.num_partitions = 8 : i32} {
           func.func private @body(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
             %0 = stablehlo.tanh %x : tensor<8x4xf32>
             return %0 : tensor<8x4xf32>
           }
           func.func public @main(
               %x: tensor<8x4xf32> {mhlo.sharding = "{devices=[8,1]<=[8]}"})
               -> tensor<8x4xf32> {
             %0 = stablehlo.composite "gspmd.kernel" %x {
               composite_attributes = {
                 kernel_name = "tanh", cost_source = "the test",
                 matrix_flops = $0 : i64, bytes = 256 : i64},
               decomposition = @body} : (tensor<8x4xf32>) -> tensor<8x4xf32>
             return %0 : tensor<8x4xf32>
           }
         })",
      number);
}

class PhaseRunsTest : public testing::Test {
protected:
  void compileAndQuery(const std::string &code) {
    auto user = PjrtTestClient::create();
    ASSERT_TRUE(user.ok()) << user.status();
    auto loaded = (*user)->compile(code, {0, 1, 2, 3, 4, 5, 6, 7});
    ASSERT_TRUE(loaded.ok()) << loaded.status();
    wasCompiled = count(CompilationPhase::Compile) != 0;
    numBeforeQueries = count(CompilationPhase::Partition);
    // JAX gets an executable of its own for each query.
    for (int i = 0; i < 2; ++i)
      query((*user)->session().api(), *loaded);
    (*user)->destroy(*loaded);
  }

  /// The runs of a phase since the test began or `restart` was called.
  int64_t count(CompilationPhase phase) const {
    return getNumPhaseRuns(phase) - before[unsigned(phase)];
  }
  void restart() {
    for (unsigned phase = 0; phase < kNumPhases; ++phase)
      before[phase] = getNumPhaseRuns(CompilationPhase(phase));
  }
  void SetUp() override { restart(); }

  bool wasCompiled = false;
  int64_t numBeforeQueries = 0;
  /// The last text and costs.
  std::string text;
  double flops = 0;

private:
  void query(const PjrtPlugin &api, LoadedExecutable *loaded) {
    LoadedExecutableGetExecutableArgs get;
    get.loaded = loaded;
    ASSERT_TRUE(api.call(Slot::LoadedExecutableGetExecutable, get, "get").ok());
    Program program;
    OptimizedProgramArgs optimized;
    optimized.executable = get.executable;
    optimized.program = &program;
    for (bool hasSize : {false, true}) {
      text.resize(hasSize ? program.codeSize : 0);
      program.code = hasSize ? text.data() : nullptr;
      ASSERT_TRUE(
          api.call(Slot::ExecutableOptimizedProgram, optimized, "text").ok());
    }
    CountedArgs<Executable, const NamedValue> costs;
    costs.object = get.executable;
    ASSERT_TRUE(api.call(Slot::ExecutableGetCostAnalysis, costs, "cost").ok());
    ASSERT_GT(costs.size, 0u);
    flops = costs.list[0].number;
    CompiledMemoryStatsArgs memory;
    memory.executable = get.executable;
    ASSERT_TRUE(
        api.call(Slot::ExecutableGetCompiledMemoryStats, memory, "memory")
            .ok());
    EXPECT_GT(memory.peak, 0);
    ExecutableDestroyArgs destroy;
    destroy.executable = get.executable;
    EXPECT_TRUE(api.call(Slot::ExecutableDestroy, destroy, "destroy").ok());
  }

  int64_t before[kNumPhases] = {};
};

TEST_F(PhaseRunsTest, OnePartitionForAllQueries) {
  std::string code = programWith(3);
  compileAndQuery(code);
  EXPECT_TRUE(wasCompiled);
  EXPECT_EQ(numBeforeQueries, 1);
  EXPECT_EQ(count(CompilationPhase::Partition), 1);
  EXPECT_EQ(count(CompilationPhase::Parse), 1);
  EXPECT_NE(text.find("stablehlo.all_reduce"), std::string::npos) << text;
  // The shard of the product, and 2 * 4 * 4 of the contraction of one row.
  EXPECT_GE(flops, 32);

  // Another client finds the code in the cache.
  std::string firstText = text;
  double firstFlops = flops;
  restart();
  compileAndQuery(code);
  EXPECT_FALSE(wasCompiled);
  EXPECT_EQ(numBeforeQueries, 0);
  EXPECT_EQ(count(CompilationPhase::Partition), 1);
  EXPECT_EQ(text, firstText);
  EXPECT_EQ(flops, firstFlops);
}

TEST_F(PhaseRunsTest, PredictionSharesThePartition) {
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("gspmd-pages", folder));
  setenv("GSPMD_REPORT", folder.c_str(), /*overwrite=*/1);
  std::string code = programWith(5);
  compileAndQuery(code);
  EXPECT_EQ(count(CompilationPhase::Partition), 1);
  EXPECT_EQ(count(CompilationPhase::Simulate), 1);
  std::string withReport = text;
  unsetenv("GSPMD_REPORT");
  (void)llvm::sys::fs::remove_directories(folder);
  // The marks of the report's pictures are not in the program.
  restart();
  compileAndQuery(code);
  EXPECT_EQ(text, withReport);
}

// A program with kernels has two device programs: the one that runs has their
// decompositions, the one with the costs has calls.
TEST_F(PhaseRunsTest, KernelsHaveTwoPartitions) {
  std::string code = programWithKernel(/*number=*/70001);
  compileAndQuery(code);
  EXPECT_TRUE(wasCompiled);
  EXPECT_EQ(numBeforeQueries, 1);
  EXPECT_EQ(count(CompilationPhase::Partition), 2);
  double firstFlops = flops;
  EXPECT_GE(flops, 70001);

  // A prediction needs the second one already at compilation.
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("gspmd-pages", folder));
  setenv("GSPMD_REPORT", folder.c_str(), /*overwrite=*/1);
  code = programWithKernel(/*number=*/70007);
  restart();
  compileAndQuery(code);
  unsetenv("GSPMD_REPORT");
  (void)llvm::sys::fs::remove_directories(folder);
  EXPECT_EQ(numBeforeQueries, 2);
  EXPECT_EQ(count(CompilationPhase::Partition), 2);
  EXPECT_EQ(count(CompilationPhase::Simulate), 1);
  EXPECT_EQ(flops - firstFlops, 6);
}

// Where steps are only simulated, nothing needs the decompositions.
TEST_F(PhaseRunsTest, SimulatedKernelsHaveOnePartition) {
  setenv("GSPMD_SIMULATE", "1", /*overwrite=*/1);
  setenv("GSPMD_TOPOLOGY", "v5e:2x4", /*overwrite=*/1);
  compileAndQuery(programWithKernel(/*number=*/70011));
  unsetenv("GSPMD_SIMULATE");
  unsetenv("GSPMD_TOPOLOGY");
  EXPECT_EQ(numBeforeQueries, 1);
  EXPECT_EQ(count(CompilationPhase::Simulate), 1);
  EXPECT_GE(flops, 70011);
}

} // namespace
