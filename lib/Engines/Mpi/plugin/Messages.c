/*===- Messages.c - Requests, and messages of any size --------------------===*/
#include "Internal.h"
#include <stdlib.h>

/* ---- Requests -------------------------------------------------------------
 */

gspmd_mpi_request *gspmd_mpi_make_request(size_t count, size_t num_counts) {
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

int gspmd_mpi_hand_over(int error, gspmd_mpi_request *request,
                        gspmd_mpi_request **to) {
  if (error)
    free_request(request);
  else
    *to = request;
  return error;
}

int gspmd_mpi_test(gspmd_mpi_request *request, int32_t *is_done) {
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
  return (bytes + GSPMD_MPI_MESSAGE_BYTES - 1) / GSPMD_MPI_MESSAGE_BYTES;
}

static int add_message(const gspmd_mpi_comm *comm, int is_send,
                       const gspmd_mpi_message *message, int tag,
                       gspmd_mpi_request *request) {
  int error = MPI_SUCCESS;
  for (int64_t at = 0; at < message->bytes && !error;
       at += GSPMD_MPI_MESSAGE_BYTES) {
    int64_t left = message->bytes - at;
    int bytes =
        (int)(left < GSPMD_MPI_MESSAGE_BYTES ? left : GSPMD_MPI_MESSAGE_BYTES);
    char *data = (char *)message->data + at;
    MPI_Request *slot = &request->requests[request->count++];
    error = is_send ? MPI_Isend(data, bytes, MPI_BYTE, message->peer, tag,
                                comm->comm, slot)
                    : MPI_Irecv(data, bytes, MPI_BYTE, message->peer, tag,
                                comm->comm, slot);
  }
  return error;
}

int gspmd_mpi_exchange(const gspmd_mpi_comm *comm,
                       const gspmd_mpi_message *sends, int32_t num_sends,
                       const gspmd_mpi_message *receives, int32_t num_receives,
                       int32_t tag, gspmd_mpi_request **to) {
  int64_t count = 0;
  for (int32_t i = 0; i < num_sends; ++i)
    count += parts_of(sends[i].bytes);
  for (int32_t i = 0; i < num_receives; ++i)
    count += parts_of(receives[i].bytes);
  gspmd_mpi_request *request = gspmd_mpi_make_request((size_t)count, 0);
  if (!request)
    return OUT_OF_MEMORY;
  int error = MPI_SUCCESS;
  for (int32_t i = 0; i < num_receives && !error; ++i)
    error = add_message(comm, 0, &receives[i], tag, request);
  for (int32_t i = 0; i < num_sends && !error; ++i)
    error = add_message(comm, 1, &sends[i], tag, request);
  return gspmd_mpi_hand_over(error, request, to);
}

int gspmd_mpi_receive_any(const gspmd_mpi_comm *comm, int32_t tag, void *data,
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
