//===- PjrtPluginApi.h - The PJRT C API for plugins -------------*- C++ -*-===//
//
// The arguments that PjrtApi.h lacks because the project's client does not pass
// them. Many functions query one property of one object: they share a template.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_PJRT_API_PJRTPLUGINAPI_H
#define GSPMD_LIB_ENGINES_PJRT_API_PJRTPLUGINAPI_H

#include "lib/Engines/Pjrt/Api/PjrtApi.h"

namespace mlir::gspmd::pjrt {

struct TopologyDescription;
struct SerializedExecutable;
struct SerializedTopology;
struct SerializedOptions;
struct SerializedAssignment;
struct TransferManager;
struct AliasPromise;
struct ExecuteContext;
struct TrackingEvent;

//===----------------------------------------------------------------------===//
// Properties of one object
//===----------------------------------------------------------------------===//

/// The arguments of functions that destroy, delete or reference an object.
template <typename T>
struct ObjectArgs : Args<ObjectArgs<T>> {
  T *object = nullptr;
};
template <typename T>
struct TextArgs : Args<TextArgs<T>> {
  T *object = nullptr;
  const char *text = nullptr; // out; lives as long as the object
  size_t textSize = 0;        // out
};
/// A property with a size of its own: a number, a boolean, a pointer.
template <typename T, typename ValueT>
struct ValueArgs : Args<ValueArgs<T, ValueT>> {
  T *object = nullptr;
  ValueT value = {}; // out
};
template <typename T, typename ElementT>
struct ListArgs : Args<ListArgs<T, ElementT>> {
  T *object = nullptr;
  ElementT *list = nullptr; // out; lives as long as the object
  size_t size = 0;          // out
};
/// A list whose size precedes it.
template <typename T, typename ElementT>
struct CountedArgs : Args<CountedArgs<T, ElementT>> {
  T *object = nullptr;
  size_t size = 0;          // out
  ElementT *list = nullptr; // out
};
/// Bytes that `holder` owns until `destroy` is called.
template <typename T, typename HolderT>
struct BytesArgs : Args<BytesArgs<T, HolderT>> {
  T *object = nullptr;
  const char *bytes = nullptr;          // out
  size_t size = 0;                      // out
  HolderT *holder = nullptr;            // out
  void (*destroy)(HolderT *) = nullptr; // out
};
/// A list of strings.
template <typename T>
struct TextsArgs : Args<TextsArgs<T>> {
  T *object = nullptr;
  size_t count = 0;                   // out
  const char *const *texts = nullptr; // out
  const size_t *sizes = nullptr;      // out
};

//===----------------------------------------------------------------------===//
// Plugin, events
//===----------------------------------------------------------------------===//

/// A callback that owns the error.
using EventCallback = void (*)(Error *error, void *userArg);
struct EventOnReadyArgs : Args<EventOnReadyArgs> {
  Event *event = nullptr;
  EventCallback callback = nullptr;
  void *userArg = nullptr;
};
struct EventCreateArgs : Args<EventCreateArgs> {
  Event *event = nullptr; // out
};
struct EventSetArgs : Args<EventSetArgs> {
  Event *event = nullptr;
  int code = 0; // as absl::StatusCode
  const char *message = nullptr;
  size_t messageSize = 0;
};
using PayloadVisitor = void (*)(const char *key, size_t keySize,
                                const char *value, size_t valueSize,
                                void *userArg);
struct ErrorForEachPayloadArgs : Args<ErrorForEachPayloadArgs> {
  const Error *error = nullptr;
  PayloadVisitor visitor = nullptr;
  void *userArg = nullptr;
};

//===----------------------------------------------------------------------===//
// Clients, devices, topologies
//===----------------------------------------------------------------------===//

/// Looks up a device by its id or by its number in the process.
struct ClientLookupDeviceArgs : Args<ClientLookupDeviceArgs> {
  Client *client = nullptr;
  int id = 0;
  Device *device = nullptr; // out
};
struct DeviceGetAttributesArgs : Args<DeviceGetAttributesArgs> {
  Device *device = nullptr;
  const NamedValue *attributes = nullptr; // out
  size_t numAttributes = 0;               // out
  void *holder = nullptr;                 // out
  void (*destroy)(void *) = nullptr;      // out
};
/// Poisons the earliest execution with that launch id that is in flight.
struct DevicePoisonExecutionArgs : Args<DevicePoisonExecutionArgs> {
  Device *device = nullptr;
  int32_t launchId = 0;
  int code = 0; // as absl::StatusCode
  const char *message = nullptr;
  size_t messageSize = 0;
  bool isPoisoned = false; // out
  const NamedValue *payload = nullptr;
  size_t numPayload = 0;
};
struct TrackingEventCreateArgs : Args<TrackingEventCreateArgs> {
  Device *device = nullptr;
  const char *text = nullptr;
  size_t textSize = 0;
  TrackingEvent *event = nullptr; // out
};
struct ExecuteContextCreateArgs : Args<ExecuteContextCreateArgs> {
  ExecuteContext *context = nullptr; // out
};
/// Registers host memory for access by devices.
struct ClientDmaMapArgs : Args<ClientDmaMapArgs> {
  Client *client = nullptr;
  void *data = nullptr;
  size_t size = 0;
};
struct ClientDmaUnmapArgs : Args<ClientDmaUnmapArgs> {
  Client *client = nullptr;
  void *data = nullptr;
};
struct TopologyCreateArgs : Args<TopologyCreateArgs> {
  const char *name = nullptr;
  size_t nameSize = 0;
  const NamedValue *options = nullptr;
  size_t numOptions = 0;
  TopologyDescription *topology = nullptr; // out
};
struct TopologyDeserializeArgs : Args<TopologyDeserializeArgs> {
  const char *bytes = nullptr;
  size_t size = 0;
  TopologyDescription *topology = nullptr; // out
};

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

/// Compiles for described devices.
struct CompileArgs : Args<CompileArgs> {
  TopologyDescription *topology = nullptr;
  const Program *program = nullptr;
  const char *options = nullptr;
  size_t optionsSize = 0;
  Client *client = nullptr;
  Executable *executable = nullptr; // out
};
struct ClientLoadArgs : Args<ClientLoadArgs> {
  Client *client = nullptr;
  Executable *executable = nullptr;
  const char *options = nullptr;
  size_t optionsSize = 0;
  LoadedExecutable *loaded = nullptr; // out
};
struct DeserializeAndLoadArgs : Args<DeserializeAndLoadArgs> {
  Client *client = nullptr;
  const char *bytes = nullptr;
  size_t size = 0;
  LoadedExecutable *loaded = nullptr; // out
  const char *options = nullptr;      // instead of the serialized ones
  size_t optionsSize = 0;
  void *loadOptions = nullptr;
};
struct OptimizedProgramArgs : Args<OptimizedProgramArgs> {
  Executable *executable = nullptr;
  /// Called twice: the first time without `code`, to get its size.
  Program *program = nullptr;
};
struct CompiledMemoryStatsArgs : Args<CompiledMemoryStatsArgs> {
  Executable *executable = nullptr;
  // All are outputs, in bytes of one device.
  int64_t code = 0, arguments = 0, outputs = 0, aliases = 0, temporaries = 0;
  int64_t hostCode = 0, hostArguments = 0, hostOutputs = 0, hostAliases = 0,
          hostTemporaries = 0;
  int64_t peak = 0, total = 0, totalAllocations = 0, indefinite = 0,
          peakUnpadded = 0;
};
struct OutputDimensionsArgs : Args<OutputDimensionsArgs> {
  Executable *executable = nullptr;
  size_t numOutputs = 0;           // out
  const int64_t *dims = nullptr;   // out: of all outputs, concatenated
  const size_t *numDims = nullptr; // out: by output
};
struct LogicalDeviceIds {
  int replica, partition;
};

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

struct BufferMemoryLayoutArgs : Args<BufferMemoryLayoutArgs> {
  Buffer *buffer = nullptr;
  MemoryLayout layout; // out
};
template <typename TargetT>
struct BufferCopyArgs : Args<BufferCopyArgs<TargetT>> {
  Buffer *buffer = nullptr;
  TargetT *target = nullptr;
  Buffer *copy = nullptr; // out
};
struct BufferCopyRawToHostArgs : Args<BufferCopyRawToHostArgs> {
  Buffer *buffer = nullptr;
  void *target = nullptr;
  int64_t offset = 0, size = 0;
  Event *event = nullptr; // out
};
/// The target of bytes that were requested before it was known, or an error.
struct RawTargetArgs {
  size_t structSize = sizeof(RawTargetArgs);
  void *data = nullptr; ///< data that belongs to the request
  int code = 0;         // as absl::StatusCode
  const char *message = nullptr;
  size_t messageSize = 0;
  void *target = nullptr;
};
struct BufferCopyRawToHostFutureArgs : Args<BufferCopyRawToHostFutureArgs> {
  Buffer *buffer = nullptr;
  int64_t offset = 0, size = 0;
  Event *event = nullptr;                        // out
  void *data = nullptr;                          // out
  void (*giveTarget)(RawTargetArgs *) = nullptr; // out: to be called once
};
/// A buffer that is uninitialized, or that has an error.
struct UninitializedBufferArgs : Args<UninitializedBufferArgs> {
  Client *client = nullptr;
  const int64_t *dims = nullptr;
  size_t numDims = 0;
  BufferType type = BufferType::Invalid;
  MemoryLayout *layout = nullptr;
  Device *device = nullptr;
  Memory *memory = nullptr;
  Buffer *buffer = nullptr; // out
};
struct ErrorBufferArgs : Args<ErrorBufferArgs> {
  Client *client = nullptr;
  int code = 0; // as absl::StatusCode
  const char *message = nullptr;
  size_t messageSize = 0;
  const int64_t *dims = nullptr;
  size_t numDims = 0;
  BufferType type = BufferType::Invalid;
  MemoryLayout *layout = nullptr;
  Memory *memory = nullptr;
  Buffer *buffer = nullptr; // out
};

/// A view of the caller's bytes on a device; `done` is called when the buffer
/// no longer uses them.
struct ViewOfDeviceBufferArgs : Args<ViewOfDeviceBufferArgs> {
  Client *client = nullptr;
  void *data = nullptr;
  const int64_t *dims = nullptr;
  size_t numDims = 0;
  BufferType type = BufferType::Invalid;
  MemoryLayout *layout = nullptr;
  Device *device = nullptr;
  void (*done)(void *data, void *userArg) = nullptr;
  void *userArg = nullptr;
  intptr_t stream = 0;
  Buffer *buffer = nullptr; // out
  Memory *memory = nullptr;
};
struct BufferBitcastArgs : Args<BufferBitcastArgs> {
  Buffer *buffer = nullptr;
  BufferType type = BufferType::Invalid;
  const int64_t *dims = nullptr;
  size_t numDims = 0;
  MemoryLayout *layout = nullptr;
  Buffer *result = nullptr; // out
};
/// The dependency of a new buffer.
struct DependencyReadyArgs {
  size_t structSize = sizeof(DependencyReadyArgs);
  void *data = nullptr; ///< data that belongs to the request
  int code = 0;         // as absl::StatusCode
  const char *message = nullptr;
  size_t messageSize = 0;
};
struct BufferDonateArgs : Args<BufferDonateArgs> {
  Buffer *buffer = nullptr;
  void *data = nullptr;                              // out
  void (*setReady)(DependencyReadyArgs *) = nullptr; // out: to be called once
  Buffer *result = nullptr;                          // out
};
/// A buffer that becomes an alias of one that is not yet known.
struct CreateAliasArgs : Args<CreateAliasArgs> {
  Client *client = nullptr;
  Memory *memory = nullptr;
  const int64_t *dims = nullptr;
  size_t numDims = 0;
  BufferType type = BufferType::Invalid;
  MemoryLayout *layout = nullptr;
  Buffer *alias = nullptr;         // out
  AliasPromise *promise = nullptr; // out: to be fulfilled once
};
struct FulfillAliasArgs : Args<FulfillAliasArgs> {
  Client *client = nullptr;
  Buffer *buffer = nullptr;
  int code = 0; // as absl::StatusCode
  const char *message = nullptr;
  size_t messageSize = 0;
  AliasPromise *promise = nullptr;
};

//===----------------------------------------------------------------------===//
// Buffers that are filled in chunks
//===----------------------------------------------------------------------===//

struct ShapeSpec : Args<ShapeSpec> {
  const int64_t *dims = nullptr;
  size_t numDims = 0;
  BufferType type = BufferType::Invalid;
};
struct CreateTransferManagerArgs : Args<CreateTransferManagerArgs> {
  Client *client = nullptr;
  ShapeSpec *shapes = nullptr;
  size_t numShapes = 0;
  MemoryLayout **layouts = nullptr; // none, or as many
  size_t numLayouts = 0;
  Memory *memory = nullptr;
  TransferManager *manager = nullptr; // out
};
struct TransferDataArgs : Args<TransferDataArgs> {
  TransferManager *manager = nullptr;
  int index = 0;
  const void *data = nullptr;
  int64_t offset = 0, size = 0;
  bool isLast = false;
  Event *done = nullptr; // out
};
struct TransferLiteralArgs : Args<TransferLiteralArgs> {
  TransferManager *manager = nullptr;
  int index = 0;
  const void *data = nullptr;
  const int64_t *dims = nullptr;
  size_t numDims = 0;
  BufferType type = BufferType::Invalid;
  MemoryLayout *layout = nullptr; // of the data
  Event *done = nullptr;          // out
};
/// A number or a pointer about one of the buffers.
template <typename ValueT>
struct TransferItemArgs : Args<TransferItemArgs<ValueT>> {
  TransferManager *manager = nullptr;
  int index = 0;
  ValueT value = {}; // out
};
struct TransferErrorArgs : Args<TransferErrorArgs> {
  TransferManager *manager = nullptr;
  int index = 0;
  int code = 0; // as absl::StatusCode
  const char *message = nullptr;
  size_t messageSize = 0;
};
struct TransferMetadataArgs : Args<TransferMetadataArgs> {
  TransferManager *manager = nullptr;
  const NamedValue *values = nullptr;
  size_t numValues = 0;
};

//===----------------------------------------------------------------------===//
// Extensions: a list that begins in the table of functions
//===----------------------------------------------------------------------===//

enum class ExtensionKind : int { Layouts = 4, Shardings = 19 };
struct Extension {
  size_t structSize;
  ExtensionKind kind;
  Extension *next;
};

/// A layout of the extension.
struct Layout;
struct SerializedLayout;
template <typename OwnerT>
struct DefaultLayoutArgs : Args<DefaultLayoutArgs<OwnerT>> {
  OwnerT *owner = nullptr;
  BufferType type = BufferType::Invalid;
  const int64_t *dims = nullptr;
  size_t numDims = 0;
  Layout *layout = nullptr; // out
};
struct LayoutsExtension {
  Extension base;
  void *destroy, *serialize, *clientDefault, *bufferLayout, *topologyDefault,
      *outputLayouts, *parameterLayouts;
};
/// Serialized OpShardingProtos.
struct ShardingsExtension {
  Extension base;
  void *parameterShardings, *outputShardings;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_API_PJRTPLUGINAPI_H
