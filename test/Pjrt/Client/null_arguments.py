"""python null_arguments.py LIBRARY: calls every function of the plugin's table with a struct that
is empty, or ends before its first field. The process continues: functions that require an
object return errors."""

import ctypes
import sys

library = ctypes.CDLL(sys.argv[1])
library.GetPjrtApi.restype = ctypes.c_void_p
table = library.GetPjrtApi()
size = ctypes.c_size_t.from_address(table).value
FIRST = 40  # struct size, extension, version
ERROR_DESTROY, ERROR_MESSAGE = 0, 1  # return nothing
rejected = 0
for index in range((size - FIRST) // 8):
    address = ctypes.c_void_p.from_address(table + FIRST + 8 * index).value
    if address is None or index in (ERROR_DESTROY, ERROR_MESSAGE):
        continue
    function = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(address)
    for size_field in (16, 24, 512):
        args = (ctypes.c_size_t * 64)(size_field)
        rejected += function(ctypes.addressof(args)) is not None
print("rejected:", "most" if rejected > 200 else rejected)
