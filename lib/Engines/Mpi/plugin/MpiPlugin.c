/*===- MpiPlugin.c - What gspmd asks of an MPI library --------------------===*/
#include "MpiPlugin.h"
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

/* Nothing asks for MPI-4's large counts, which MPI-3 libraries do not have:
 * messages above this size go in parts. */
#define MOST_BYTES ((int64_t)1 << 30)
#define OUT_OF_MEMORY MPI_ERR_NO_MEM

struct gspmd_mpi_comm {
  MPI_Comm comm;
  int rank, size;
};

struct gspmd_mpi_request {
  MPI_Request *requests;
  int count;
  /* Of collectives that read them until they are over. */
  int *counts;
};

static void put_text(const char *from, char *to, int32_t capacity) {
  if (capacity <= 0)
    return;
  strncpy(to, from, (size_t)capacity - 1);
  to[capacity - 1] = 0;
}

static void name(char *text, int32_t capacity) {
  char version[MPI_MAX_LIBRARY_VERSION_STRING];
  int length = 0;
  MPI_Get_library_version(version, &length);
  put_text(version, text, capacity);
}

static void describe(int error, char *text, int32_t capacity) {
  char message[MPI_MAX_ERROR_STRING];
  int length = 0;
  if (MPI_Error_string(error, message, &length) != MPI_SUCCESS)
    strcpy(message, "unknown error");
  put_text(message, text, capacity);
}

/* ---- Processes and communicators ----------------------------------------- */

/* Takes the communicator over; its errors come back instead of ending all. */
static int wrap(MPI_Comm from, gspmd_mpi_comm **to) {
  gspmd_mpi_comm *comm = malloc(sizeof(*comm));
  if (!comm)
    return OUT_OF_MEMORY;
  comm->comm = from;
  int error = MPI_Comm_set_errhandler(from, MPI_ERRORS_RETURN);
  if (!error)
    error = MPI_Comm_rank(from, &comm->rank);
  if (!error)
    error = MPI_Comm_size(from, &comm->size);
  *to = comm;
  return error;
}

static int start(gspmd_mpi_comm **world, int32_t *may_thread) {
  int provided = MPI_THREAD_SINGLE;
  int error = MPI_Init_thread(NULL, NULL, MPI_THREAD_SERIALIZED, &provided);
  if (error)
    return error;
  *may_thread = provided >= MPI_THREAD_SERIALIZED;
  MPI_Comm copy;
  error = MPI_Comm_dup(MPI_COMM_WORLD, &copy);
  return error ? error : wrap(copy, world);
}

static int finish(void) { return MPI_Finalize(); }

static void abort_all(int code) {
  MPI_Abort(MPI_COMM_WORLD, code);
  abort();
}

static int32_t rank_of(const gspmd_mpi_comm *comm) { return comm->rank; }
static int32_t size_of(const gspmd_mpi_comm *comm) { return comm->size; }

static int node(const gspmd_mpi_comm *comm, gspmd_mpi_comm **to) {
  MPI_Comm made;
  int error = MPI_Comm_split_type(comm->comm, MPI_COMM_TYPE_SHARED, comm->rank,
                                  MPI_INFO_NULL, &made);
  return error ? error : wrap(made, to);
}

static int group(const gspmd_mpi_comm *parent, const int32_t *ranks,
                 int32_t count, int32_t tag, gspmd_mpi_comm **to) {
  MPI_Group all, some;
  MPI_Comm made;
  int *numbers = malloc(sizeof(int) * (size_t)count);
  if (!numbers)
    return OUT_OF_MEMORY;
  for (int32_t i = 0; i < count; ++i)
    numbers[i] = ranks[i];
  int error = MPI_Comm_group(parent->comm, &all);
  if (!error) {
    error = MPI_Group_incl(all, count, numbers, &some);
    MPI_Group_free(&all);
  }
  free(numbers);
  if (error)
    return error;
  error = MPI_Comm_create_group(parent->comm, some, tag, &made);
  MPI_Group_free(&some);
  return error ? error : wrap(made, to);
}

static int free_comm(gspmd_mpi_comm *comm) {
  int error = MPI_Comm_free(&comm->comm);
  free(comm);
  return error;
}

/* ---- Requests -------------------------------------------------------------
 */

/* With room for `count` requests and `num_counts` counts. */
static gspmd_mpi_request *make_request(size_t count, size_t num_counts) {
  gspmd_mpi_request *request = malloc(sizeof(*request));
  if (!request)
    return NULL;
  request->count = 0;
  request->requests = malloc(sizeof(MPI_Request) * (count ? count : 1));
  request->counts = malloc(sizeof(int) * (num_counts ? num_counts : 1));
  if (request->requests && request->counts)
    return request;
  free(request->requests);
  free(request->counts);
  free(request);
  return NULL;
}

static void free_request(gspmd_mpi_request *request) {
  free(request->requests);
  free(request->counts);
  free(request);
}

/* Gives the request away, or frees it: after an error all processes end, so
 * what has begun is left to itself. */
static int hand_over(int error, gspmd_mpi_request *request,
                     gspmd_mpi_request **to) {
  if (error)
    free_request(request);
  else
    *to = request;
  return error;
}

static int test(gspmd_mpi_request *request, int32_t *is_done) {
  int done = 0;
  int error = MPI_Testall(request->count, request->requests, &done,
                          MPI_STATUSES_IGNORE);
  *is_done = done;
  if (error || done)
    free_request(request);
  return error;
}

/* ---- Messages --------------------------------------------------------------
 */

static int64_t parts_of(int64_t bytes) {
  return (bytes + MOST_BYTES - 1) / MOST_BYTES;
}

static int add_message(const gspmd_mpi_comm *comm, int is_send,
                       const gspmd_mpi_message *message, int tag,
                       gspmd_mpi_request *request) {
  int error = MPI_SUCCESS;
  for (int64_t at = 0; at < message->bytes && !error; at += MOST_BYTES) {
    int64_t left = message->bytes - at;
    int bytes = (int)(left < MOST_BYTES ? left : MOST_BYTES);
    char *data = (char *)message->data + at;
    MPI_Request *slot = &request->requests[request->count++];
    error = is_send ? MPI_Isend(data, bytes, MPI_BYTE, message->peer, tag,
                                comm->comm, slot)
                    : MPI_Irecv(data, bytes, MPI_BYTE, message->peer, tag,
                                comm->comm, slot);
  }
  return error;
}

static int exchange(const gspmd_mpi_comm *comm, const gspmd_mpi_message *sends,
                    int32_t num_sends, const gspmd_mpi_message *receives,
                    int32_t num_receives, int32_t tag, gspmd_mpi_request **to) {
  int64_t count = 0;
  for (int32_t i = 0; i < num_sends; ++i)
    count += parts_of(sends[i].bytes);
  for (int32_t i = 0; i < num_receives; ++i)
    count += parts_of(receives[i].bytes);
  gspmd_mpi_request *request = make_request((size_t)count, 0);
  if (!request)
    return OUT_OF_MEMORY;
  int error = MPI_SUCCESS;
  for (int32_t i = 0; i < num_receives && !error; ++i)
    error = add_message(comm, 0, &receives[i], tag, request);
  for (int32_t i = 0; i < num_sends && !error; ++i)
    error = add_message(comm, 1, &sends[i], tag, request);
  return hand_over(error, request, to);
}

static int receive_any(const gspmd_mpi_comm *comm, int32_t tag, void *data,
                       int64_t capacity, int64_t *bytes, int32_t *source) {
  int is_there = 0, count = 0;
  MPI_Status status;
  *source = -1;
  int error = MPI_Iprobe(MPI_ANY_SOURCE, tag, comm->comm, &is_there, &status);
  if (error || !is_there)
    return error;
  error = MPI_Get_count(&status, MPI_BYTE, &count);
  if (!error && count > capacity)
    error = MPI_ERR_TRUNCATE;
  if (!error)
    error = MPI_Recv(data, count, MPI_BYTE, status.MPI_SOURCE, tag, comm->comm,
                     MPI_STATUS_IGNORE);
  *bytes = count;
  *source = status.MPI_SOURCE;
  return error;
}

/* ---- Collectives -----------------------------------------------------------
 */

static int barrier(const gspmd_mpi_comm *comm, gspmd_mpi_request **to) {
  gspmd_mpi_request *request = make_request(1, 0);
  if (!request)
    return OUT_OF_MEMORY;
  request->count = 1;
  return hand_over(MPI_Ibarrier(comm->comm, request->requests), request, to);
}

/* What a collective of small data does, in messages of any size. */
static int exchange_all(const gspmd_mpi_comm *comm, const char *send,
                        const int64_t *send_counts, const int64_t *send_offsets,
                        char *receive, const int64_t *receive_counts,
                        const int64_t *receive_offsets,
                        gspmd_mpi_request **to) {
  int size = comm->size, own = comm->rank;
  gspmd_mpi_message *messages = malloc(2 * sizeof(*messages) * (size_t)size);
  if (!messages)
    return OUT_OF_MEMORY;
  gspmd_mpi_message *receives = messages + size;
  int count = 0;
  for (int hop = 1; hop < size; ++hop) {
    int next = (own + hop) % size, previous = (own + size - hop) % size;
    gspmd_mpi_message out = {(char *)send + send_offsets[next],
                             send_counts[next], next};
    gspmd_mpi_message in = {receive + receive_offsets[previous],
                            receive_counts[previous], previous};
    messages[count] = out;
    receives[count++] = in;
  }
  if (send + send_offsets[own] != receive + receive_offsets[own])
    memcpy(receive + receive_offsets[own], send + send_offsets[own],
           (size_t)receive_counts[own]);
  int error = exchange(comm, messages, count, receives, count, 0, to);
  free(messages);
  return error;
}

static int *to_ints(const int64_t *from, int count, int *to) {
  for (int i = 0; i < count; ++i)
    to[i] = (int)from[i];
  return to;
}

static int gather_all_large(const gspmd_mpi_comm *comm, const char *send,
                            char *receive, const int64_t *counts,
                            const int64_t *offsets, gspmd_mpi_request **to) {
  int size = comm->size;
  int64_t *own = malloc(2 * sizeof(int64_t) * (size_t)size);
  if (!own)
    return OUT_OF_MEMORY;
  for (int i = 0; i < size; ++i) {
    own[i] = counts[comm->rank];
    own[size + i] = send ? 0 : offsets[comm->rank];
  }
  int error = exchange_all(comm, send ? send : receive, own, own + size,
                           receive, counts, offsets, to);
  free(own);
  return error;
}

static int gather_all(const gspmd_mpi_comm *comm, const void *send,
                      void *receive, const int64_t *counts,
                      const int64_t *offsets, int32_t is_large,
                      gspmd_mpi_request **to) {
  if (is_large)
    return gather_all_large(comm, send, receive, counts, offsets, to);
  int size = comm->size;
  gspmd_mpi_request *request = make_request(1, 2 * (size_t)size);
  if (!request)
    return OUT_OF_MEMORY;
  request->count = 1;
  int *int_counts = to_ints(counts, size, request->counts);
  int *int_offsets = to_ints(offsets, size, request->counts + size);
  int error = MPI_Iallgatherv(send ? send : MPI_IN_PLACE,
                              send ? int_counts[comm->rank] : 0, MPI_BYTE,
                              receive, int_counts, int_offsets, MPI_BYTE,
                              comm->comm, request->requests);
  return hand_over(error, request, to);
}

static int all_to_all(const gspmd_mpi_comm *comm, const void *send,
                      const int64_t *send_counts, const int64_t *send_offsets,
                      void *receive, const int64_t *receive_counts,
                      const int64_t *receive_offsets, int32_t is_large,
                      gspmd_mpi_request **to) {
  if (is_large)
    return exchange_all(comm, send, send_counts, send_offsets, receive,
                        receive_counts, receive_offsets, to);
  int size = comm->size;
  gspmd_mpi_request *request = make_request(1, 4 * (size_t)size);
  if (!request)
    return OUT_OF_MEMORY;
  request->count = 1;
  int *ints = request->counts;
  int error =
      MPI_Ialltoallv(send, to_ints(send_counts, size, ints),
                     to_ints(send_offsets, size, ints + size), MPI_BYTE,
                     receive, to_ints(receive_counts, size, ints + 2 * size),
                     to_ints(receive_offsets, size, ints + 3 * size), MPI_BYTE,
                     comm->comm, request->requests);
  return hand_over(error, request, to);
}

const gspmd_mpi_plugin *gspmd_mpi_get_plugin(void) {
  static const gspmd_mpi_plugin plugin = {
      GSPMD_MPI_PLUGIN_VERSION,
      name,
      describe,
      start,
      finish,
      abort_all,
      rank_of,
      size_of,
      node,
      group,
      free_comm,
      barrier,
      gather_all,
      all_to_all,
      exchange,
      test,
      receive_any,
  };
  return &plugin;
}
