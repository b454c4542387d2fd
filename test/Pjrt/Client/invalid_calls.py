"""python invalid_calls.py LIBRARY FUNCTIONS: calls that break the rules of the interface are
errors. FUNCTIONS is the list of the table."""

from ctypes import addressof, c_bool, c_char_p, c_int, c_size_t, c_void_p

from jax._src.lib import xla_client

from plugin_table import (await_event, bytes_of, call, client, destroy, device, fails, FREE,
                          ints, Layout, manager_of, MANAGER, option, program, put, retrieve,
                          Tiled, X)


def set_event(event, code=0):
    return dict(event=event, code=c_int(code), text=c_char_p(b"late"), size=c_size_t(4))


def check_events():
    manager = manager_of(X.shape)
    buffer = retrieve(manager, 0)
    ready = c_void_p(call("Buffer_ReadyEvent", buffer=buffer, event=c_void_p).event)
    fails("PJRT_Event_Create", "Event_Set", **set_event(ready))
    assert not call("Event_IsReady", event=ready, ready=c_bool).ready
    fails("without the callback", "Event_OnReady", event=ready, callback=c_void_p(),
          arg=c_void_p())
    own = c_void_p(call("Event_Create", event=c_void_p).event)
    call("Event_Set", **set_event(own))
    fails("set before", "Event_Set", **set_event(own, 13))
    call("Event_Await", event=own)
    for event in (ready, own):
        call("Event_Destroy", event=event)
    call(MANAGER + "Destroy", manager=manager)
    destroy(buffer)


def check_events_of_ready_arrays():
    """A caller destroys each event that it has requested, and sets none of them."""
    buffer = put(X)

    def event():
        return c_void_p(call("Buffer_ReadyEvent", buffer=buffer, event=c_void_p).event)
    await_event(event().value)
    first, second = event(), event()
    fails("PJRT_Event_Create", "Event_Set", **set_event(first, 13))
    call("Event_Destroy", event=first)
    call("Event_Await", event=second)
    call("Event_Error", event=second)
    call("Event_Destroy", event=second)
    call("Buffer_Delete", buffer=buffer)
    deleted = event()
    fails("deleted or donated", "Event_Await", event=deleted)
    call("Event_Destroy", event=deleted)
    destroy(buffer)


def check_layouts():
    """Lists of layouts that are missing."""
    buffer = put(X)
    for kind, fields in ((0, (None, 2)), (0, (ints(1, 0), 2, ints(4), None, 1)),
                         (0, (ints(1, 0), 2, None, c_size_t(1), 1)), (1, (None, 2))):
        fields = [addressof(f) if isinstance(f, c_size_t) else f for f in fields]
        made = Layout(80, None, Tiled(56, None, *fields))
        made.tiled.kind = kind
        FREE.extend([made, *fields])
        fails("has no list of", "Buffer_ToHostBuffer", buffer=buffer,
              layout=c_void_p(addressof(made)), target=bytes_of(X.copy()),
              size=c_size_t(X.nbytes), event=c_void_p)
    destroy(buffer)


CODE = b"""
func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}"""


def check_text_of_errors():
    """Messages are UTF-8 without control characters, whatever names a program has."""
    options = xla_client.CompileOptions().SerializeAsString()
    name = rb'"f\1B[31m\FF\E2\80\AE"'
    code = CODE.replace(b"return %a", b"%0 = stablehlo.custom_call @" + name +
                        b"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n  return %0")
    found = ""
    try:
        call("Client_Compile", client=client, program=program(code), options=c_char_p(options),
             size=c_size_t(len(options)), executable=c_void_p)
    except RuntimeError as error:
        found = str(error)
    assert "\\u001b[31m" in found and "\x1b" not in found and "\u202e" not in found, repr(found)


def check_options():
    """Options of another type than expected are errors of clients and topologies."""
    for name, value, expected in (
            (b"topology", 8, "a string, found an integer"),
            (b"num_nodes", b"two", "an integer, found a string"),
            (b"node_id", b"0", "an integer, found a string")):
        fails("option %s: expected %s" % (name.decode(), expected), "Client_Create",
              options=option(name, value), n=c_size_t(1), get=c_void_p(), get_arg=c_void_p(),
              put=c_void_p(), put_arg=c_void_p(), client=c_void_p)
    fails("option topology: expected a string", "TopologyDescription_Create", text=c_char_p(b""),
          size=c_size_t(0), options=option(b"topology", 8), n=c_size_t(1), topology=c_void_p)


def check_device():
    """A program of two devices runs on one of them only."""
    settings = xla_client.CompileOptions()
    settings.num_partitions = settings.executable_build_options.num_partitions = 2
    options = settings.SerializeAsString()
    executable = c_void_p(call(
        "Client_Compile", client=client, program=program(CODE), options=c_char_p(options),
        size=c_size_t(len(options)), executable=c_void_p).executable)
    lists = (c_void_p * 2)()
    fails("runs on 2 devices, not on device 0 alone", "LoadedExecutable_Execute",
          executable=executable, options=c_void_p(), arguments=c_void_p(addressof(lists)),
          devices=c_size_t(2), n=c_size_t(1), outputs=c_void_p(addressof(lists)),
          completed=c_void_p(), device=device)
    call("LoadedExecutable_Destroy", executable=executable)


check_events()
check_events_of_ready_arrays()
check_layouts()
check_text_of_errors()
check_options()
check_device()
call("Client_Destroy", client=client)
print("all invalid calls are errors")
