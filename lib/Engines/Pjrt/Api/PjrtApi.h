//===- PjrtApi.h - The PJRT C API for clients -------------------*- C++ -*-===//
//
// A plugin is a shared library with a function
//
//   const Api *GetPjrtApi();
//
// whose table of functions takes one struct of arguments each. This header
// declares the arguments that the project's client passes, as in version 0.115
// of the interface; PjrtPluginApi.h has those that the project's plugin takes
// in addition. Callers and plugins of other minor versions are compatible:
// structs and the table only grow at their ends, each begins with its size, and
// a reader of a field checks the size first. Another major version is another
// interface.
//
// Names follow the interface: PJRT_Client_Compile is Slot::ClientCompile with
// ClientCompileArgs. Fields end with those that this version of the interface
// had when they were added; `in` and `out` mark the writer.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_PJRT_API_PJRTAPI_H
#define GSPMD_LIB_ENGINES_PJRT_API_PJRTAPI_H

#include <cstddef>
#include <cstdint>

namespace mlir::gspmd::pjrt {

inline constexpr int kMajorVersion = 0, kMinorVersion = 115;

// Objects that plugins own; callers hold pointers only.
struct Error;
struct Event;
struct Client;
struct Device;
struct DeviceDescription;
struct Memory;
struct Buffer;
struct LoadedExecutable;
struct Executable;

/// Indices into the table of functions.
enum class Slot : unsigned {
#define GSPMD_PJRT_FUNCTION(SLOT, NAME) SLOT,
#include "PjrtFunctions.def"
#undef GSPMD_PJRT_FUNCTION
};
inline constexpr unsigned kNumSlots =
    static_cast<unsigned>(Slot::TopologyDescriptionGetMemorySpaceKindIds) + 1;

struct ApiVersion {
  size_t structSize;
  void *extension;
  int major, minor;
};

struct Api {
  size_t structSize;
  void *extension;
  ApiVersion version;
  void *functions[kNumSlots];
};

/// The first fields of all arguments.
template <typename ArgsT>
struct Args {
  size_t structSize = sizeof(ArgsT);
  void *extension = nullptr;
};

struct ErrorDestroyArgs : Args<ErrorDestroyArgs> {
  Error *error = nullptr;
};
struct ErrorMessageArgs : Args<ErrorMessageArgs> {
  const Error *error = nullptr;
  const char *message = nullptr; // out
  size_t messageSize = 0;        // out
};
struct ErrorGetCodeArgs : Args<ErrorGetCodeArgs> {
  const Error *error = nullptr;
  int code = 0; // out; as absl::StatusCode
};

struct PluginInitializeArgs : Args<PluginInitializeArgs> {};

struct EventDestroyArgs : Args<EventDestroyArgs> {
  Event *event = nullptr;
};
struct EventAwaitArgs : Args<EventAwaitArgs> {
  Event *event = nullptr;
};

enum class ValueKind : int { String, Int64, Int64List, Float, Bool };

struct NamedValue : Args<NamedValue> {
  const char *name = nullptr;
  size_t nameSize = 0;
  ValueKind kind = ValueKind::String;
  union {
    const char *string = nullptr;
    int64_t int64;
    const int64_t *int64s;
    float number;
    bool boolean;
  };
  /// Number of elements of strings and lists, else 1.
  size_t valueSize = 0;
};
struct PluginAttributesArgs : Args<PluginAttributesArgs> {
  const NamedValue *attributes = nullptr; // out
  size_t numAttributes = 0;               // out
};

/// A function of a plugin that creates the error returned by a failing
/// callback; `code` is an absl::StatusCode.
using CallbackError = Error *(*)(int code, const char *message,
                                 size_t messageSize);

// The callbacks of the caller's key-value store for several processes. They are
// called on any thread; `get` waits until the key is present.
struct KeyValueGetArgs : Args<KeyValueGetArgs> {
  const char *key = nullptr;
  size_t keySize = 0;
  int timeoutInMilliseconds = 0;
  CallbackError *callbackError = nullptr;
  void *userArg = nullptr;
  char *value = nullptr;          // out
  size_t valueSize = 0;           // out
  void (*free)(char *) = nullptr; // out: frees `value`
};
/// Returns NotFound if the key is not present.
struct KeyValueTryGetArgs : Args<KeyValueTryGetArgs> {
  const char *key = nullptr;
  size_t keySize = 0;
  CallbackError *callbackError = nullptr;
  void *userArg = nullptr;
  char *value = nullptr;          // out
  size_t valueSize = 0;           // out
  void (*free)(char *) = nullptr; // out: frees `value`
};
struct KeyValuePutArgs : Args<KeyValuePutArgs> {
  const char *key = nullptr;
  size_t keySize = 0;
  const char *value = nullptr;
  size_t valueSize = 0;
  CallbackError *callbackError = nullptr;
  void *userArg = nullptr;
};

struct ClientCreateArgs : Args<ClientCreateArgs> {
  const NamedValue *options = nullptr;
  size_t numOptions = 0;
  Error *(*get)(KeyValueGetArgs *) = nullptr;
  void *getArg = nullptr;
  Error *(*put)(KeyValuePutArgs *) = nullptr;
  void *putArg = nullptr;
  Client *client = nullptr; // out
  Error *(*tryGet)(KeyValueTryGetArgs *) = nullptr;
  void *tryGetArg = nullptr;
};
struct ClientDestroyArgs : Args<ClientDestroyArgs> {
  Client *client = nullptr;
};
struct ClientPlatformNameArgs : Args<ClientPlatformNameArgs> {
  Client *client = nullptr;
  const char *name = nullptr; // out
  size_t nameSize = 0;        // out
};
/// The devices of all processes.
struct ClientDevicesArgs : Args<ClientDevicesArgs> {
  Client *client = nullptr;
  Device *const *devices = nullptr; // out
  size_t numDevices = 0;            // out
};
/// The devices of this process.
struct ClientAddressableDevicesArgs : Args<ClientAddressableDevicesArgs> {
  Client *client = nullptr;
  Device *const *devices = nullptr; // out
  size_t numDevices = 0;            // out
};
struct ClientDefaultDeviceAssignmentArgs
    : Args<ClientDefaultDeviceAssignmentArgs> {
  Client *client = nullptr;
  int numReplicas = 1, numPartitions = 1;
  size_t size = 0;
  int *devices = nullptr; // ids, row-major over replicas and partitions
};

struct Program : Args<Program> {
  const char *code = nullptr;
  size_t codeSize = 0;
  const char *format = nullptr;
  size_t formatSize = 0;
};
struct ClientCompileArgs : Args<ClientCompileArgs> {
  Client *client = nullptr;
  const Program *program = nullptr;
  /// A serialized CompileOptionsProto.
  const char *options = nullptr;
  size_t optionsSize = 0;
  LoadedExecutable *executable = nullptr; // out
};

/// The element types of buffers. On the host, elements of less than a byte take
/// a byte each.
enum class BufferType : int {
  Invalid,
  Pred,
  S8,
  S16,
  S32,
  S64,
  U8,
  U16,
  U32,
  U64,
  F16,
  F32,
  F64,
  BF16,
  C64,
  C128,
  F8E5M2,
  F8E4M3FN,
  F8E4M3B11FNUZ,
  F8E5M2FNUZ,
  F8E4M3FNUZ,
  S4,
  U4,
  Token,
  S2,
  U2,
  F8E4M3,
  F8E3M4,
  F8E8M0FNU,
  F4E2M1FN,
};

enum class HostBufferSemantics : int {
  ImmutableOnlyDuringCall,
  ImmutableUntilTransferCompletes,
  ImmutableZeroCopy,
  MutableZeroCopy,
};

/// A tiled layout; row-major if `minorToMajor` counts down and there are no
/// tiles.
struct TiledLayout : Args<TiledLayout> {
  const int64_t *minorToMajor = nullptr;
  size_t minorToMajorSize = 0;
  const int64_t *tileDims = nullptr;
  const size_t *tileDimSizes = nullptr;
  size_t numTiles = 0;
};
struct StridesLayout : Args<StridesLayout> {
  const int64_t *byteStrides = nullptr;
  size_t numByteStrides = 0;
};
enum class LayoutKind : int { Tiled, Strides };
struct MemoryLayout : Args<MemoryLayout> {
  union {
    TiledLayout tiled = {};
    StridesLayout strides;
  };
  LayoutKind kind = LayoutKind::Tiled;
};

struct ClientBufferFromHostBufferArgs : Args<ClientBufferFromHostBufferArgs> {
  Client *client = nullptr;
  const void *data = nullptr;
  BufferType type = BufferType::Invalid;
  const int64_t *dims = nullptr;
  size_t numDims = 0;
  const int64_t *byteStrides = nullptr; // none: row-major
  size_t numByteStrides = 0;
  HostBufferSemantics semantics = HostBufferSemantics::ImmutableOnlyDuringCall;
  Device *device = nullptr;
  Memory *memory = nullptr;
  MemoryLayout *deviceLayout = nullptr;
  Event *doneWithHostBuffer = nullptr; // out
  Buffer *buffer = nullptr;            // out
};

struct DeviceGetDescriptionArgs : Args<DeviceGetDescriptionArgs> {
  Device *device = nullptr;
  DeviceDescription *description = nullptr; // out
};
struct DeviceDescriptionIdArgs : Args<DeviceDescriptionIdArgs> {
  DeviceDescription *description = nullptr;
  int id = 0; // out
};
struct DeviceDescriptionKindArgs : Args<DeviceDescriptionKindArgs> {
  DeviceDescription *description = nullptr;
  const char *kind = nullptr; // out
  size_t kindSize = 0;        // out
};

/// A number that a plugin may leave unset.
struct MaybeInt64 {
  int64_t value = 0;
  bool isSet = false;
};
struct DeviceMemoryStatsArgs : Args<DeviceMemoryStatsArgs> {
  Device *device = nullptr;
  int64_t bytesInUse = 0; // out, as all that follow
  MaybeInt64 peakBytesInUse, numAllocs, largestAllocSize, bytesLimit,
      bytesReserved, peakBytesReserved, bytesReservableLimit,
      largestFreeBlockBytes, poolBytes, peakPoolBytes, peakAllocatedBytes;
};

struct LoadedExecutableDestroyArgs : Args<LoadedExecutableDestroyArgs> {
  LoadedExecutable *executable = nullptr;
};
struct LoadedExecutableGetExecutableArgs
    : Args<LoadedExecutableGetExecutableArgs> {
  LoadedExecutable *loaded = nullptr;
  Executable *executable = nullptr; // out
};
struct LoadedExecutableAddressableDevicesArgs
    : Args<LoadedExecutableAddressableDevicesArgs> {
  LoadedExecutable *executable = nullptr;
  Device *const *devices = nullptr; // out
  size_t numDevices = 0;            // out
};
struct ExecutableDestroyArgs : Args<ExecutableDestroyArgs> {
  Executable *executable = nullptr;
};
struct ExecutableNumOutputsArgs : Args<ExecutableNumOutputsArgs> {
  Executable *executable = nullptr;
  size_t numOutputs = 0; // out
};

struct ExecuteOptions : Args<ExecuteOptions> {
  void *sendCallbacks = nullptr, *recvCallbacks = nullptr;
  size_t numSendOps = 0, numRecvOps = 0;
  int launchId = 0;
  const int64_t *keptInputs = nullptr; // not to be donated
  size_t numKeptInputs = 0;
  void *context = nullptr;
  const char *callLocation = nullptr;
  // The participating processes; none means all.
  size_t numTasks = 0;
  const int *taskIds = nullptr;
  const int64_t *incarnationIds = nullptr;
  void *multiSliceConfig = nullptr;
  bool callbacksAreMajorToMinor = false;
  const void *outputCallbacks = nullptr;
  size_t numOutputCallbacks = 0;
};
struct LoadedExecutableExecuteArgs : Args<LoadedExecutableExecuteArgs> {
  LoadedExecutable *executable = nullptr;
  ExecuteOptions *options = nullptr;
  Buffer *const *const *arguments = nullptr; // by device, then argument
  size_t numDevices = 0, numArguments = 0;
  Buffer **const *outputs = nullptr; // lists of the caller, filled
  Event **completed = nullptr;       // a list of the caller, filled
  Device *device = nullptr;
};

struct BufferDestroyArgs : Args<BufferDestroyArgs> {
  Buffer *buffer = nullptr;
};
struct BufferIsDeletedArgs : Args<BufferIsDeletedArgs> {
  Buffer *buffer = nullptr;
  bool isDeleted = false; // out
};
struct BufferToHostBufferArgs : Args<BufferToHostBufferArgs> {
  Buffer *source = nullptr;
  MemoryLayout *hostLayout = nullptr;
  void *target = nullptr;
  size_t targetSize = 0;
  Event *event = nullptr; // out
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_API_PJRTAPI_H
