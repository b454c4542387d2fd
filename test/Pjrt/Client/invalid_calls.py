"""python invalid_calls.py LIBRARY FUNCTIONS: calls that break the rules of the interface are
errors. FUNCTIONS is the list of the table."""

from ctypes import c_bool, c_char_p, c_int, c_size_t, c_void_p

from plugin_table import call, client, destroy, fails, manager_of, MANAGER, retrieve, X


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


check_events()
call("Client_Destroy", client=client)
print("all invalid calls are errors")
