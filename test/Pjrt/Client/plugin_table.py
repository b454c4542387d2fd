"""Calls of the functions in a plugin's table, through C structs that are laid out here by the
interface's own description, and one client. The arguments of the process are the plugin and
the list of the table's functions."""

import ctypes
import re
import sys
from ctypes import (CFUNCTYPE, Structure, addressof, c_bool, c_char_p, c_int, c_int64, c_size_t,
                    c_void_p, cast, sizeof)

import numpy as np

library = ctypes.CDLL(sys.argv[1])
library.GetPjrtApi.restype = c_void_p
TABLE = library.GetPjrtApi() + 40  # struct size, extension, version
with open(sys.argv[2], encoding="utf-8") as f:
    SLOTS = re.findall(r'"PJRT_(\w+)"', f.read())
F32, U8 = 11, 6
FREE = []  # what the plugin points to


def function(name):
    address = c_void_p.from_address(TABLE + 8 * SLOTS.index(name)).value
    return CFUNCTYPE(c_void_p, c_void_p)(address)


def call(name, **fields):
    """Calls a function. Fields are values, whose types determine their sizes, or types of
    results. A failure raises an exception with the plugin's message."""
    types = [(key, value if isinstance(value, type) else type(value))
             for key, value in fields.items()]
    args = type("Args", (Structure,), {"_fields_": [
        ("struct_size", c_size_t), ("extension", c_void_p), *types]})()
    args.struct_size = sizeof(args)
    for key, value in fields.items():
        if not isinstance(value, type):
            setattr(args, key, value)
    FREE.append(fields)
    error = function(name)(addressof(args))
    if error and not name.startswith(("Error_Message", "Error_Destroy")):  # return nothing
        message = call("Error_Message", error=c_void_p(error), text=c_void_p, size=c_size_t)
        text = ctypes.string_at(message.text, message.size).decode()
        call("Error_Destroy", error=c_void_p(error))
        raise RuntimeError(text)
    return args


def fails(part, name, **fields):
    try:
        call(name, **fields)
    except RuntimeError as error:
        assert part in str(error), str(error)
    else:
        raise AssertionError("no error: " + name)


def ints(*values):
    array = (c_int64 * len(values))(*values)
    FREE.append(array)
    return c_void_p(addressof(array))


class Tiled(Structure):
    _fields_ = [("struct_size", c_size_t), ("extension", c_void_p), ("order", c_void_p),
                ("rank", c_size_t), ("tile_dims", c_void_p), ("tile_ranks", c_void_p),
                ("num_tiles", c_size_t), ("kind", c_int)]


class Layout(Structure):
    _fields_ = [("struct_size", c_size_t), ("extension", c_void_p), ("tiled", Tiled)]


def layout(*minor_to_major, tiles=()):
    ranks = (c_size_t * len(tiles))(*map(len, tiles))
    FREE.append(ranks)
    made = Layout(80, None, Tiled(56, None, ints(*minor_to_major), len(minor_to_major),
                                  ints(*sum(tiles, ())), addressof(ranks), len(tiles)))
    FREE.append(made)
    return c_void_p(addressof(made))


class Shape(Structure):
    _fields_ = [("struct_size", c_size_t), ("extension", c_void_p), ("dims", c_void_p),
                ("rank", c_size_t), ("type", c_int)]


class Option(Structure):
    """A named value: a string (0) or an integer (1)."""
    _fields_ = [("struct_size", c_size_t), ("extension", c_void_p), ("name", c_char_p),
                ("name_size", c_size_t), ("kind", c_int), ("value", c_void_p),
                ("value_size", c_size_t)]


def option(name, value):
    made = (Option(56, None, name, len(name), 0, cast(c_char_p(value), c_void_p), len(value))
            if isinstance(value, bytes) else Option(56, None, name, len(name), 1, value, 1))
    FREE.append((made, value))
    return c_void_p(addressof(made))


class Program(Structure):
    _fields_ = [("struct_size", c_size_t), ("extension", c_void_p), ("code", c_char_p),
                ("code_size", c_size_t), ("format", c_char_p), ("format_size", c_size_t)]


def program(code):
    made = Program(48, None, code, len(code), b"mlir", 4)
    FREE.append(made)
    return c_void_p(addressof(made))


def bytes_of(array):
    FREE.append(array)
    return c_void_p(array.ctypes.data)


client = c_void_p(call("Client_Create", options=c_void_p(), n=c_size_t(0), get=c_void_p(),
                       get_arg=c_void_p(), put=c_void_p(), put_arg=c_void_p(),
                       client=c_void_p).client)
devices = call("Client_AddressableDevices", client=client, list=c_void_p, n=c_size_t)
device = c_void_p(c_void_p.from_address(devices.list).value)
memory = c_void_p(call("Device_DefaultMemory", device=device, memory=c_void_p).memory)
X = np.arange(12, dtype=np.float32).reshape(3, 4)


def await_event(event):
    call("Event_Await", event=c_void_p(event))
    call("Event_Destroy", event=c_void_p(event))


def read(buffer, like=X):
    """Row by row."""
    out = np.zeros_like(like)
    strides = layout(*reversed(range(like.ndim)))
    await_event(call("Buffer_ToHostBuffer", buffer=buffer, layout=strides,
                     target=bytes_of(out), size=c_size_t(out.nbytes), event=c_void_p).event)
    return out


def raw(buffer, size, offset=0):
    out = np.zeros(size, np.uint8)
    await_event(call("Buffer_CopyRawToHost", buffer=buffer, target=bytes_of(out),
                     offset=c_int64(offset), size=c_int64(size), event=c_void_p).event)
    return out


def put(array, order=None, tiles=()):
    made = call("Client_BufferFromHostBuffer", client=client, data=bytes_of(array),
                type=c_int(F32), dims=ints(*array.shape), rank=c_size_t(array.ndim),
                strides=c_void_p(), num_strides=c_size_t(0), semantics=c_int(0),
                device=device, memory=memory,
                layout=layout(*order, tiles=tiles) if order else c_void_p(),
                done=c_void_p, buffer=c_void_p)
    call("Event_Destroy", event=c_void_p(made.done))
    return c_void_p(made.buffer)


def is_ready(buffer):
    event = c_void_p(call("Buffer_ReadyEvent", buffer=buffer, event=c_void_p).event)
    ready = call("Event_IsReady", event=event, ready=c_bool).ready
    call("Event_Destroy", event=event)
    return ready


def destroy(*buffers):
    for buffer in buffers:
        call("Buffer_Destroy", buffer=buffer)


def manager_of(*shapes, layouts=()):
    specs = (Shape * len(shapes))(*[Shape(36, None, ints(*s), len(s), F32) for s in shapes])
    pointers = (c_void_p * max(len(layouts), 1))(*layouts)
    FREE.extend([specs, pointers])
    return c_void_p(call(
        "Client_CreateBuffersForAsyncHostToDevice", client=client,
        shapes=c_void_p(addressof(specs)), n=c_size_t(len(shapes)),
        layouts=c_void_p(addressof(pointers)), num_layouts=c_size_t(len(layouts)), memory=memory,
        manager=c_void_p).manager)


MANAGER = "AsyncHostToDeviceTransferManager_"


def retrieve(manager, index):
    return c_void_p(call(MANAGER + "RetrieveBuffer", manager=manager, index=c_int(index),
                         buffer=c_void_p).buffer)


def send(manager, index, data, offset, is_last):
    return dict(manager=manager, index=c_int(index), data=bytes_of(data),
                offset=c_int64(offset), size=c_int64(data.nbytes), last=c_bool(is_last),
                done=c_void_p)
