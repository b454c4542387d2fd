"""python functions.py LIBRARY FUNCTIONS: functions of the plugin's table that JAX hardly calls.
FUNCTIONS is the list of the table."""

import ctypes
from ctypes import (CFUNCTYPE, Structure, addressof, c_bool, c_char_p, c_float, c_int, c_int32,
                    c_int64, c_size_t, c_void_p, sizeof)

import numpy as np

from plugin_table import (await_event, bytes_of, call, client, destroy, device, F32,
                          fails, FREE, function, ints, is_ready, layout, MANAGER, manager_of,
                          memory, program, put, raw, read, retrieve, send, U8, X)


def check_chunks():
    column = np.ascontiguousarray(X.T)
    manager = manager_of((3, 4), (3, 4), (2,), (2,), layouts=(None, layout(0, 1), None, None))
    assert call(MANAGER + "BufferCount", manager=manager, n=c_size_t).n == 4
    assert call(MANAGER + "BufferSize", manager=manager, index=c_int(1), n=c_size_t).n == 48
    assert call(MANAGER + "Device", manager=manager, device=c_void_p).device == device.value
    call(MANAGER + "AddMetadata", manager=manager, values=c_void_p(), n=c_size_t(0))
    buffers = [retrieve(manager, i) for i in range(4)]
    fails("retrieved before", MANAGER + "RetrieveBuffer", manager=manager, index=c_int(0),
          buffer=c_void_p)
    for index, array in ((0, X), (1, column)):
        flat = array.ravel()
        for part, is_last in ((slice(6, 12), False), (slice(0, 6), True)):
            assert not is_ready(buffers[index])
            await_event(call(MANAGER + "TransferData", **send(
                manager, index, flat[part].copy(), 4 * part.start, is_last)).done)
        np.testing.assert_array_equal(read(buffers[index]), X)
        np.testing.assert_array_equal(raw(buffers[index], 48).view(np.float32), flat)
    fails("has all its bytes", MANAGER + "TransferData", **send(manager, 0, X, 0, True))
    fails("a buffer of 8", MANAGER + "TransferData", **send(manager, 2, X, 0, True))
    fails("no buffer 9", MANAGER + "TransferData", **send(manager, 9, X, 0, True))
    call(MANAGER + "SetBufferError", manager=manager, index=c_int(2), code=c_int(8),
         text=c_char_p(b"no more"), size=c_size_t(7))
    for index, message in ((2, "no more"), (3, "ended before all")):
        if index == 3:
            call(MANAGER + "Destroy", manager=manager)
        try:
            read(buffers[index], X[0, :2])
        except RuntimeError as error:
            assert message in str(error)
        else:
            raise AssertionError(message)
    destroy(*buffers)


def literal(manager, index, data, order):
    return dict(manager=manager, index=c_int(index), data=bytes_of(data), dims=ints(*X.shape),
                rank=c_size_t(2), type=c_int(F32), layout=layout(*order), done=c_void_p)


def check_literal():
    manager = manager_of((3, 4))
    buffer = retrieve(manager, 0)
    await_event(call(MANAGER + "TransferLiteral",
                     **literal(manager, 0, np.ascontiguousarray(X.T), (0, 1))).done)
    np.testing.assert_array_equal(read(buffer), X)
    call(MANAGER + "Destroy", manager=manager)
    destroy(buffer)
    # A tensor replaces the chunks that arrived before it.
    manager = manager_of((3, 4), layouts=(layout(0, 1),))
    buffer = retrieve(manager, 0)
    await_event(call(MANAGER + "TransferData",
                     **send(manager, 0, np.ones(5, np.float32), 0, False)).done)
    await_event(call(MANAGER + "TransferLiteral", **literal(manager, 0, X, (1, 0))).done)
    np.testing.assert_array_equal(read(buffer), X)
    call(MANAGER + "Destroy", manager=manager)
    destroy(buffer)


def check_callbacks():
    """Callbacks of buffers that become ready, or errors, call the transfer."""
    counts = []

    @CFUNCTYPE(None, c_void_p, c_void_p)
    def count(error, _):
        if error:
            call("Error_Destroy", error=c_void_p(error))
        counts.append(call(MANAGER + "BufferCount", manager=manager, n=c_size_t).n)

    manager = manager_of((3, 4), (3, 4), (3, 4))
    buffers = [retrieve(manager, i) for i in range(3)]
    events = [c_void_p(call("Buffer_ReadyEvent", buffer=buffer, event=c_void_p).event)
              for buffer in buffers]
    for event in events:
        call("Event_OnReady", event=event, callback=ctypes.cast(count, c_void_p),
             arg=c_void_p())
    await_event(call(MANAGER + "TransferData", **send(manager, 0, X, 0, True)).done)
    await_event(call(MANAGER + "TransferLiteral", **literal(manager, 1, X, (1, 0))).done)
    call(MANAGER + "SetBufferError", manager=manager, index=c_int(2), code=c_int(8),
         text=c_char_p(b"no more"), size=c_size_t(7))
    assert counts == [3, 3, 3], counts
    for event in events:
        call("Event_Destroy", event=event)
    call(MANAGER + "Destroy", manager=manager)
    destroy(*buffers)


def check_readers():
    """Bytes with an external reader stay after the deletion of their buffer, in every layout."""
    for order in (None, (0, 1)):
        buffer, before = put(X, order), in_use()[0]
        call("Buffer_IncreaseExternalReferenceCount", buffer=buffer)
        address = call("Buffer_OpaqueDeviceMemoryDataPointer", buffer=buffer, pointer=c_size_t)
        call("Buffer_Delete", buffer=buffer)
        assert in_use()[0] == before - X.nbytes
        others = [put(np.zeros_like(X), order) for _ in range(4)]
        for other in others:
            call("Buffer_UnsafePointer", buffer=other, pointer=c_size_t)
        values = np.array((c_float * X.size).from_address(address.pointer))
        np.testing.assert_array_equal(values, (X.T if order else X).ravel())
        call("Buffer_DecreaseExternalReferenceCount", buffer=buffer)
        destroy(buffer, *others)


class Reply(Structure):
    """The reply to a request of the plugin: CopyRawToHostFuture, DonateWithControlDependency."""
    _fields_ = [("struct_size", c_size_t), ("data", c_void_p), ("code", c_int),
                ("text", c_char_p), ("size", c_size_t), ("target", c_void_p)]


def reply(of, code=0, text=b"", target=None):
    CFUNCTYPE(None, c_void_p)(of.reply)(
        addressof(Reply(48, of.data, code, text, len(text), target)))


def check_later_target():
    buffer, out = put(X), np.zeros(4, np.float32)
    fields = dict(buffer=buffer, offset=c_int64(16), size=c_int64(16), event=c_void_p,
                  data=c_void_p, reply=c_void_p)
    requested = call("Buffer_CopyRawToHostFuture", **fields)
    rejected = call("Buffer_CopyRawToHostFuture", **fields)
    destroy(buffer)  # what is to be copied stays
    reply(requested, target=out.ctypes.data)
    await_event(requested.event)
    np.testing.assert_array_equal(out, X[1])
    reply(rejected, code=1, text=b"not needed")
    fails("not needed", "Event_Await", event=c_void_p(rejected.event))


@CFUNCTYPE(None, c_void_p, c_void_p)
def on_done(data, arg):
    DONE.append(data)


DONE = []


def check_views():
    place = np.zeros(200, np.uint8)
    begin = -place.ctypes.data % 64
    values = place[begin:begin + 48].view(np.float32)
    values[:] = X.ravel()

    def view(data, stream=0):
        return c_void_p(call(
            "Client_CreateViewOfDeviceBuffer", client=client, data=bytes_of(data),
            dims=ints(3, 4), rank=c_size_t(2), type=c_int(F32), layout=c_void_p(),
            device=device, done=ctypes.cast(on_done, c_void_p), arg=c_void_p(),
            stream=c_int64(stream), buffer=c_void_p, memory=memory).buffer)

    buffer = view(values)
    pointer = call("Buffer_UnsafePointer", buffer=buffer, pointer=c_size_t).pointer
    assert pointer == values.ctypes.data
    values *= 2  # it is no copy
    np.testing.assert_array_equal(read(buffer), 2 * X)
    values /= 2
    copy = call("Buffer_CopyToMemory", buffer=buffer, memory=memory, copy=c_void_p).copy
    destroy(buffer)
    assert DONE == [values.ctypes.data]
    np.testing.assert_array_equal(read(c_void_p(copy)), X)
    place[begin + 50:begin + 98] = values.view(np.uint8)
    other = view(place[begin + 50:begin + 98])  # where programs cannot read it
    np.testing.assert_array_equal(read(other), X)
    destroy(other, c_void_p(copy))
    try:
        view(values, stream=7)
    except RuntimeError as error:
        assert "stream" in str(error)
    else:
        raise AssertionError("a stream")


def check_bitcast():
    for order in (None, (0, 1)):
        buffer = put(X, order)
        fields = dict(buffer=buffer, type=c_int(U8), dims=ints(2, 24), rank=c_size_t(2),
                      layout=c_void_p(), result=c_void_p)
        result = c_void_p(call("Buffer_Bitcast", **fields).result)
        fields["dims"] = ints(2, 23)
        fails("48 bytes", "Buffer_Bitcast", **fields)
        destroy(buffer)
        bytes = np.ascontiguousarray(X.T if order else X).view(np.uint8).reshape(2, 24)
        np.testing.assert_array_equal(read(result, bytes), bytes)
        destroy(result)


def check_alias():
    def alias(*shape):
        return call("Client_CreateAliasBuffer", client=client, memory=memory,
                    dims=ints(*shape), rank=c_size_t(len(shape)), type=c_int(F32),
                    layout=c_void_p(), alias=c_void_p, promise=c_void_p)

    def fulfill(made, buffer, code=0, text=b""):
        return dict(client=client, buffer=buffer, code=c_int(code), text=c_char_p(text),
                    size=c_size_t(len(text)), promise=c_void_p(made.promise))

    source, good, wrong, failed = put(X), alias(3, 4), alias(4, 3), alias(3, 4)
    assert not is_ready(c_void_p(good.alias))
    call("Client_FulfillAliasBuffer", **fulfill(good, source))
    fails("another type", "Client_FulfillAliasBuffer", **fulfill(wrong, source))
    call("Client_FulfillAliasBuffer", **fulfill(failed, c_void_p(), 10, b"gone"))
    destroy(source)
    np.testing.assert_array_equal(read(c_void_p(good.alias)), X)
    for made in (wrong, failed):
        assert is_ready(c_void_p(made.alias))
        fails("", "Buffer_UnsafePointer", buffer=c_void_p(made.alias), pointer=c_size_t)
    destroy(*[c_void_p(a.alias) for a in (good, wrong, failed)])


def in_use():
    stats = (c_int64 * 26)()
    stats[0], stats[2] = sizeof(stats), device.value
    assert not function("Device_MemoryStats")(addressof(stats))
    return stats[3], stats[4]  # now, and at most


def check_donation():
    buffer = put(X)
    before = in_use()[0]
    fields = dict(buffer=buffer, data=c_void_p, reply=c_void_p, result=c_void_p)
    made = call("Buffer_DonateWithControlDependency", **fields)
    fails("deleted or donated", "Buffer_DonateWithControlDependency", **fields)
    result = c_void_p(made.result)
    assert not is_ready(result) and in_use()[0] == before
    reply(made)
    np.testing.assert_array_equal(read(result), X)
    failing = call("Buffer_DonateWithControlDependency", buffer=result, data=c_void_p,
                   reply=c_void_p, result=c_void_p)
    reply(failing, code=13, text=b"it failed")
    fails("it failed", "Buffer_UnsafePointer", buffer=c_void_p(failing.result),
          pointer=c_size_t)
    destroy(buffer, result, c_void_p(failing.result))
    assert in_use()[0] == before - X.nbytes


CODE = b"""
func.func public @main(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}"""


def compiled(code=CODE):
    return c_void_p(call(
        "Client_Compile", client=client, program=program(code),
        options=c_char_p(b""), size=c_size_t(0), executable=c_void_p).executable)


SEND_OPS, RECV_OPS, LAUNCH, CONTEXT, SLICES, OUTPUT_CALLBACKS = 4, 5, 6, 9, 14, 17


def execution(executable, argument, outputs, options, on=None):
    """The arguments of a call. `options` are by their numbers in the struct."""
    arguments, values = (c_void_p * 1)(argument), (c_int64 * 18)()
    lists = (c_void_p * 2)(addressof(arguments), addressof(outputs))
    FREE.extend([arguments, values, lists])
    values[0] = sizeof(values)
    for number, value in options.items():
        values[number] = value
    return dict(executable=executable, options=c_void_p(addressof(values)),
                arguments=c_void_p(addressof(lists)), devices=c_size_t(1), n=c_size_t(1),
                outputs=c_void_p(addressof(lists) + 8), completed=c_void_p(),
                device=on or c_void_p())


def bitcast(buffer):
    return c_void_p(call("Buffer_Bitcast", buffer=buffer, type=c_int(F32), dims=ints(3, 4),
                         rank=c_size_t(2), layout=c_void_p(), result=c_void_p).result)


def check_memory_of_aliases():
    """An alias has the memory of its buffer: as an argument, and if it is donated."""
    for code in (CODE, CODE.replace(b"xf32>)", b"xf32> {tf.aliasing_output = 0 : i32})")):
        peaks = []
        for is_alias in (False, True):
            executable, outputs, start = compiled(code), (c_void_p * 1)(), in_use()[0]
            argument = put(X)
            if is_alias:
                argument, source = bitcast(argument), argument
                destroy(source)
            call("Device_ClearMemoryStats", device=device)
            call("LoadedExecutable_Execute", **execution(executable, argument, outputs, {}))
            result = c_void_p(outputs[0])
            np.testing.assert_array_equal(read(result), 2 * X)
            peaks.append((in_use()[0] - start, in_use()[1] - start))
            destroy(argument, result)
            assert in_use()[0] == start
            call("LoadedExecutable_Destroy", executable=executable)
        assert peaks[0] == peaks[1], (code, peaks)
    # A donated alias.
    source = put(X)
    alias, before = bitcast(source), in_use()[0]
    made = call("Buffer_DonateWithControlDependency", buffer=alias, data=c_void_p,
                reply=c_void_p, result=c_void_p)
    reply(made)
    assert in_use()[0] == before
    np.testing.assert_array_equal(read(c_void_p(made.result)), X)
    destroy(source, alias, c_void_p(made.result))
    assert in_use()[0] == before - X.nbytes


def check_options():
    """Options that have no effect here are errors."""
    executable, argument, outputs = compiled(), put(X), (c_void_p * 1)()
    for option, text in ((SEND_OPS, "that send to their host"), (RECV_OPS, "receive from it"),
                         (SLICES, "multi-slice"), (OUTPUT_CALLBACKS, "callbacks of results")):
        fails(text, "LoadedExecutable_Execute",
              **execution(executable, argument, outputs, {option: 1}))
    assert not outputs[0]
    destroy(argument)
    call("LoadedExecutable_Destroy", executable=executable)


def check_poison():
    executable = compiled()
    poison = dict(device=device, launch=c_int32(5), code=c_int(10), text=c_char_p(b"enough"),
                  size=c_size_t(6), poisoned=c_bool, payload=c_void_p(), n=c_size_t(0))
    for is_poisoned in (True, False):
        manager = manager_of((3, 4))
        argument = retrieve(manager, 0)
        outputs = (c_void_p * 1)()
        context = c_void_p(call("ExecuteContext_Create", context=c_void_p).context)
        call("LoadedExecutable_Execute", **execution(
            executable, argument, outputs, {LAUNCH: 5, CONTEXT: context.value}))
        result = c_void_p(outputs[0])
        assert not is_ready(result)
        if is_poisoned:
            assert call("Device_PoisonExecution", **poison).poisoned
            fails("enough", "Buffer_UnsafePointer", buffer=result, pointer=c_size_t)
        await_event(call(MANAGER + "TransferData", **send(manager, 0, X, 0, True)).done)
        if not is_poisoned:
            np.testing.assert_array_equal(read(result), 2 * X)
            assert not call("Device_PoisonExecution", **poison).poisoned
        destroy(argument, result)
        call(MANAGER + "Destroy", manager=manager)
        call("ExecuteContext_Destroy", context=context)
    call("LoadedExecutable_Destroy", executable=executable)


def check_errors_copy():
    broken = call("Client_CreateErrorBuffer", client=client, code=c_int(9),
                  text=c_char_p(b"never made"), size=c_size_t(10), dims=ints(3, 4),
                  rank=c_size_t(2), type=c_int(F32), layout=c_void_p(), memory=memory,
                  buffer=c_void_p)
    copied = call("Buffer_CopyToMemory", buffer=c_void_p(broken.buffer), memory=memory,
                  copy=c_void_p)
    for buffer in (c_void_p(broken.buffer), c_void_p(copied.copy)):
        fails("never made", "Buffer_UnsafePointer", buffer=buffer, pointer=c_size_t)
        destroy(buffer)


def check_the_rest():
    call("Client_DmaMap", client=client, data=bytes_of(X), size=c_size_t(X.nbytes))
    call("Client_DmaUnmap", client=client, data=bytes_of(X))
    event = call("Device_CreateAsyncTrackingEvent", device=device, text=c_char_p(b"work"),
                 size=c_size_t(4), event=c_void_p).event
    call("AsyncTrackingEvent_Destroy", event=c_void_p(event))
    large = np.zeros((1000, 1000), np.float32)
    destroy(put(large))
    assert in_use()[1] >= large.nbytes
    call("Device_ClearMemoryStats", device=device)
    assert in_use()[1] == in_use()[0] < large.nbytes
    topology = call("Client_TopologyDescription", client=client, topology=c_void_p).topology
    kinds = call("TopologyDescription_GetMemorySpaceKindIds", topology=c_void_p(topology),
                 ids=c_void_p, n=c_size_t)
    assert list((c_int * kinds.n).from_address(kinds.ids)) == [0, 1, 2]


check_chunks()
check_literal()
check_callbacks()
check_readers()
check_later_target()
check_views()
check_bitcast()
check_alias()
check_donation()
check_memory_of_aliases()
check_options()
check_poison()
check_errors_copy()
check_the_rest()
assert in_use()[0] == 0
call("Client_Destroy", client=client)
print("all functions do what they say")
