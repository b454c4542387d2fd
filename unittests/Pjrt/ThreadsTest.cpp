//===- ThreadsTest.cpp - Eight threads on one client of the plugin --------===//
// Concurrent operations of a script's threads, also under the thread sanitizer
// (docs/README.md): the values are as if one thread executed them.
//===----------------------------------------------------------------------===//
#include "unittests/Pjrt/PjrtTestClient.h"
#include "unittests/Pjrt/ThreadsPrograms.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <array>
#include <atomic>
#include <numeric>
#include <thread>

using namespace mlir::gspmd::pjrt;

namespace {

constexpr int kThreads = 8, kRounds = 6;
constexpr int64_t kShape[] = {8, 4}, kPart[] = {2, 2};
const std::vector<int> kAll = {0, 1, 2, 3, 4, 5, 6, 7};

struct HostRecord {
  void *data;
  int64_t rank;
  const int64_t *sizes;
};
using Dispatch = int64_t (*)(int64_t number, const HostRecord *operands,
                             int64_t numOperands, const HostRecord *results,
                             int64_t numResults, char *text, int64_t capacity);
std::atomic<int> numCalls{0};

/// The function that all programs call: adds its number.
int64_t dispatch(int64_t number, const HostRecord *operands, int64_t,
                 const HostRecord *results, int64_t, char *, int64_t) {
  ++numCalls;
  for (int i = 0; i < 32; ++i)
    static_cast<float *>(results->data)[i] =
        static_cast<float *>(operands->data)[i] + float(number);
  return -1; // done
}

} // namespace

extern "C" void gspmd_pjrt_set_host_callback(Dispatch dispatch);

namespace {

/// Returns first, first + 1, ...
std::vector<float> counted(float first, size_t size = 32) {
  std::vector<float> values(size);
  std::iota(values.begin(), values.end(), first);
  return values;
}

template <typename T>
T valueOf(absl::StatusOr<T> value) {
  EXPECT_TRUE(value.ok()) << value.status();
  return value.ok() ? *std::move(value) : T{};
}

/// Compiled programs are cached in a folder of the test.
class Cache : public testing::Environment {
public:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("gspmd-pjrt", folder));
    setenv("XDG_CACHE_HOME", folder.c_str(), /*overwrite=*/1);
  }
  void TearDown() override { (void)llvm::sys::fs::remove_directories(folder); }

private:
  llvm::SmallString<128> folder;
};
const auto *cache = testing::AddGlobalTestEnvironment(new Cache);

/// Calls `work` on each thread with the thread's number.
void onThreads(llvm::function_ref<void(int)> work) {
  std::vector<std::thread> threads;
  std::atomic<int> numReady{0};
  for (int number = 0; number < kThreads; ++number)
    threads.emplace_back([&, number] {
      for (++numReady; numReady < kThreads;)
        std::this_thread::yield();
      work(number);
    });
  for (std::thread &thread : threads)
    thread.join();
}

struct Threads : testing::Test {
  void SetUp() override {
    auto created = PjrtTestClient::create();
    ASSERT_TRUE(created.ok()) << created.status();
    user = *std::move(created);
  }

  /// Runs a program on the device of its argument; destroys both.
  void runOne(const std::string &code, int device, Buffer *argument,
              llvm::ArrayRef<int64_t> shape,
              const std::vector<float> &expected) {
    LoadedExecutable *program = valueOf(user->compile(code, {device}));
    ASSERT_TRUE(program && argument);
    auto results = valueOf(user->execute(program, {argument}));
    ASSERT_EQ(results.size(), 1u);
    // The program may still be running.
    user->destroy(argument);
    user->destroy(program);
    EXPECT_EQ(valueOf(user->read(results[0], shape)), expected);
    user->destroy(results[0]);
  }

  void donateAndCopy();

  std::unique_ptr<PjrtTestClient> user;
};

TEST_F(Threads, CompileAndExecuteOnOneDevice) {
  onThreads([&](int number) {
    for (int i = 0; i < kRounds; ++i) {
      int device = (number + i) % 8;
      // All threads compile the first program concurrently; the second one
      // differs per thread.
      for (int64_t factor : {int64_t(2), int64_t(3 + number + 8 * i)}) {
        auto values = counted(float(number)), expected = values;
        for (float &value : expected)
          value *= float(factor);
        runOne(scale(factor), device,
               valueOf(user->put(values, kShape, device)), kShape, expected);
      }
    }
  });
}

TEST_F(Threads, ExecuteOnAllDevices) {
  onThreads([&](int number) {
    for (int i = 0; i < kRounds; ++i) {
      LoadedExecutable *total = valueOf(user->compile(kTotal, kAll));
      ASSERT_TRUE(total);
      std::vector<Buffer *> shards;
      for (int device : kAll)
        shards.push_back(valueOf(
            user->put(counted(float(4 * device + number), 4), kPart, device)));
      for (Buffer *result : valueOf(user->execute(total, shards))) {
        EXPECT_EQ(valueOf(user->read(result, {})),
                  std::vector<float>{float(31 * 16 + 32 * number)});
        user->destroy(result);
      }
      for (Buffer *shard : shards)
        user->destroy(shard);
      user->destroy(total);
    }
  });
}

/// The same tests while a report of memory and steps is written.
struct ThreadsWithReport : Threads {
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("gspmd-pjrt", folder));
    setenv("GSPMD_REPORT", folder.c_str(), /*overwrite=*/1);
    Threads::SetUp();
    unsetenv("GSPMD_REPORT");
  }
  void TearDown() override {
    user.reset(); // writes the report
    llvm::SmallString<128> page(folder);
    llvm::sys::path::append(page, "memory.html");
    EXPECT_TRUE(llvm::sys::fs::exists(page));
    (void)llvm::sys::fs::remove_directories(folder);
  }
  llvm::SmallString<128> folder;
};

TEST_F(Threads, DonateAndCopy) { donateAndCopy(); }
TEST_F(ThreadsWithReport, DonateAndCopy) { donateAndCopy(); }

void Threads::donateAndCopy() {
  onThreads([&](int number) {
    LoadedExecutable *donating =
        valueOf(user->compile(scale(2, /*isDonating=*/true), {number}));
    ASSERT_TRUE(donating);
    Buffer *current =
        valueOf(user->put(counted(float(number)), kShape, number));
    std::vector<float> expected = counted(float(number));
    for (int i = 0; i < kRounds; ++i) {
      Buffer *copy = valueOf(user->copy(current, (number + i) % 8));
      auto results = valueOf(user->execute(donating, {current}));
      ASSERT_EQ(results.size(), 1u);
      EXPECT_TRUE(user->isDeleted(current));
      EXPECT_FALSE(user->read(current, kShape).ok());
      EXPECT_EQ(valueOf(user->read(copy, kShape)), expected);
      user->destroy(current);
      user->destroy(copy);
      current = results[0];
      for (float &value : expected)
        value *= 2;
      EXPECT_EQ(valueOf(user->read(current, kShape)), expected);
    }
    user->destroy(current);
    user->destroy(donating);
  });
}

TEST_F(Threads, DonateOneBufferOnce) {
  LoadedExecutable *donating =
      valueOf(user->compile(scale(2, /*isDonating=*/true), {0}));
  ASSERT_TRUE(donating);
  for (int i = 0; i < 200; ++i) {
    Buffer *buffer = valueOf(user->put(counted(1), kShape, 0));
    ASSERT_TRUE(buffer);
    std::atomic<int> numDone{0};
    onThreads([&](int) {
      auto results = user->execute(donating, {buffer});
      if (!results.ok()) {
        EXPECT_NE(results.status().message().find("donated"),
                  std::string::npos);
        return;
      }
      ++numDone;
      user->destroy(results->front());
    });
    ASSERT_EQ(numDone, 1);
    user->destroy(buffer);
  }
  user->destroy(donating);
}

TEST_F(Threads, DeleteArgumentsOfRuns) {
  onThreads([&](int number) {
    for (int i = 0; i < kRounds; ++i) {
      auto values = counted(float(number), 256 * 512), expected = values;
      for (float &value : expected)
        value *= 2;
      runOne(kTwice, number, valueOf(user->put(values, kLarge, number)), kLarge,
             expected);
    }
  });
}

TEST_F(Threads, CallTheHost) {
  gspmd_pjrt_set_host_callback(&dispatch);
  onThreads([&](int number) {
    for (int i = 0; i < kRounds; ++i)
      runOne(callHost(100 + number), number,
             valueOf(user->put(counted(float(i)), kShape, number)), kShape,
             counted(float(100 + number + i)));
  });
  EXPECT_EQ(numCalls, kThreads * kRounds);
}

TEST_F(Threads, OneBufferUntilOneDeletesIt) {
  for (int i = 0; i < kRounds; ++i) {
    Buffer *shared = valueOf(user->put(counted(1, 256 * 512), kLarge, i));
    LoadedExecutable *twice = valueOf(user->compile(kTwice, {i}));
    ASSERT_TRUE(shared && twice);
    std::vector<float> values = counted(1, 256 * 512), expected = values;
    for (float &value : expected)
      value *= 2;
    auto check = [&](absl::StatusOr<Buffer *> made,
                     const std::vector<float> &values) {
      if (!made.ok()) {
        EXPECT_NE(made.status().message().find("deleted"), std::string::npos);
        return;
      }
      EXPECT_EQ(valueOf(user->read(*made, kLarge)), values);
      user->destroy(*made);
    };
    onThreads([&](int number) {
      if (number == i)
        return user->remove(shared);
      if (number % 2)
        return check(user->copy(shared, number), values);
      auto results = user->execute(twice, {shared});
      check(results.ok() ? absl::StatusOr<Buffer *>(results->front())
                         : results.status(),
            expected);
    });
    EXPECT_TRUE(user->isDeleted(shared));
    user->destroy(twice);
    user->destroy(shared);
  }
}

/// Arrays have no bytes but count in the memory.
struct ThreadsSimulating : Threads {
  void SetUp() override {
    setenv("GSPMD_SIMULATE", "1", /*overwrite=*/1);
    Threads::SetUp();
    unsetenv("GSPMD_SIMULATE");
  }
  /// Returns the large array, or null if the memory has not enough free bytes.
  Buffer *fill(LoadedExecutable *program, Buffer *argument) {
    auto results = user->execute(program, {argument});
    return results.ok() ? results->front() : nullptr;
  }
};

// Runs and copies compete for memory that suffices for one of them.
TEST_F(ThreadsSimulating, MemorySufficesForOne) {
  LoadedExecutable *here = valueOf(user->compile(kProgramUsingMostMemory, {0}));
  LoadedExecutable *there =
      valueOf(user->compile(kProgramUsingMostMemory, {1}));
  Buffer *argument = valueOf(user->put(counted(1), kShape, 0));
  Buffer *argumentThere = valueOf(user->put(counted(1), kShape, 1));
  Buffer *source = fill(here, argument);
  ASSERT_TRUE(source && there && argumentThere);
  int all = 0;
  for (int i = 0; i < 400; ++i) {
    std::array<Buffer *, kThreads> made{};
    onThreads([&](int number) {
      if (number % 2)
        made[number] = fill(there, argumentThere);
      else if (auto copy = user->copy(source, 1); copy.ok())
        made[number] = *copy;
    });
    auto numMade = kThreads - llvm::count(made, nullptr);
    ASSERT_LE(numMade, 1);
    all += numMade;
    for (Buffer *each : made)
      if (each)
        user->destroy(each);
  }
  EXPECT_GT(all, 0); // a run may hold its result for a short time
  for (Buffer *each : {argument, argumentThere, source})
    user->destroy(each);
  for (LoadedExecutable *each : {here, there})
    user->destroy(each);
}

TEST_F(Threads, QueryOneProgram) {
  const PjrtPlugin &api = user->session().api();
  LoadedExecutable *loaded = valueOf(user->compile(scale(2), {0}));
  LoadedExecutableGetExecutableArgs get;
  get.loaded = loaded;
  ASSERT_TRUE(api.call(Slot::LoadedExecutableGetExecutable, get, "get").ok());
  onThreads([&](int number) {
    Program program;
    OptimizedProgramArgs optimized;
    optimized.executable = get.executable;
    optimized.program = &program;
    EXPECT_TRUE(
        api.call(Slot::ExecutableOptimizedProgram, optimized, "text").ok());
    EXPECT_GT(program.codeSize, 0u);
    CountedArgs<Executable, const NamedValue> costs;
    costs.object = get.executable;
    EXPECT_TRUE(api.call(Slot::ExecutableGetCostAnalysis, costs, "cost").ok());
    EXPECT_GT(costs.size, 0u);
    BytesArgs<Executable, SerializedExecutable> bytes;
    bytes.object = get.executable;
    ASSERT_TRUE(api.call(Slot::ExecutableSerialize, bytes, "write").ok());
    DeserializeAndLoadArgs read;
    read.client = user->session().handle();
    read.bytes = bytes.bytes;
    read.size = bytes.size;
    ASSERT_TRUE(
        api.call(Slot::ExecutableDeserializeAndLoad, read, "read").ok());
    bytes.destroy(bytes.holder);
    Buffer *buffer = valueOf(user->put(counted(float(number)), kShape, 0));
    auto results = valueOf(user->execute(read.loaded, {buffer}));
    ASSERT_EQ(results.size(), 1u);
    EXPECT_EQ(valueOf(user->read(results[0], kShape))[1],
              float(2 * (number + 1)));
    for (Buffer *each : {buffer, results[0]})
      user->destroy(each);
    user->destroy(read.loaded);
  });
  ExecutableDestroyArgs destroy;
  destroy.executable = get.executable;
  EXPECT_TRUE(api.call(Slot::ExecutableDestroy, destroy, "destroy").ok());
  user->destroy(loaded);
}

TEST_F(Threads, ClientsComeAndGo) {
  onThreads([&](int number) {
    for (int i = 0; i < kRounds; ++i) {
      auto own = valueOf(PjrtTestClient::create());
      ASSERT_TRUE(own);
      Buffer *buffer = valueOf(own->put(counted(1), kShape, number));
      LoadedExecutable *program = valueOf(own->compile(scale(2), {number}));
      ASSERT_TRUE(buffer && program);
      auto results = valueOf(own->execute(program, {buffer}));
      ASSERT_EQ(results.size(), 1u);
      EXPECT_EQ(valueOf(own->read(results[0], kShape))[1], 4);
      for (Buffer *each : {buffer, results[0]})
        own->destroy(each);
      own->destroy(program);
    }
  });
}

} // namespace
