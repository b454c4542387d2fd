/*===- Internal.h - Declarations shared by the library ------------*- C -*-===*/
#ifndef GSPMD_LIB_ENGINES_MPI_PLUGIN_INTERNAL_H
#define GSPMD_LIB_ENGINES_MPI_PLUGIN_INTERNAL_H

#include "MpiPlugin.h"
#include <mpi.h>
#include <stddef.h>

/* MPI-4's large counts are not used, since MPI-3 libraries do not have them: a
 * collective beyond the range of ints is sent as messages, and messages above a
 * size are sent in chunks. Tests set smaller sizes. */
#ifndef GSPMD_MPI_MOST_BYTES
#define GSPMD_MPI_MOST_BYTES INT32_MAX
#endif
#ifndef GSPMD_MPI_MESSAGE_BYTES
#define GSPMD_MPI_MESSAGE_BYTES ((int64_t)1 << 30)
#endif
#define OUT_OF_MEMORY MPI_ERR_NO_MEM

struct gspmd_mpi_comm {
  MPI_Comm comm;
  int rank, size;
};

struct gspmd_mpi_request {
  MPI_Request *requests;
  int count;
  /* Counts that collectives read until they complete. */
  int *counts;
};

/* Allocates `count` requests and `num_counts` counts; null without memory. */
gspmd_mpi_request *gspmd_mpi_make_request(size_t count, size_t num_counts);
/* Passes the request to the caller, or frees it: after an error all processes
 * end, so operations in flight are abandoned. */
int gspmd_mpi_hand_over(int error, gspmd_mpi_request *request,
                        gspmd_mpi_request **to);

/* These functions are those of gspmd_mpi_plugin. */
int gspmd_mpi_test(gspmd_mpi_request *request, int32_t *is_done);
int gspmd_mpi_exchange(const gspmd_mpi_comm *comm,
                       const gspmd_mpi_message *sends, int32_t num_sends,
                       const gspmd_mpi_message *receives, int32_t num_receives,
                       int32_t tag, gspmd_mpi_request **to);
int gspmd_mpi_receive_any(const gspmd_mpi_comm *comm, int32_t tag, void *data,
                          int64_t capacity, int64_t *bytes, int32_t *source);
int gspmd_mpi_barrier(const gspmd_mpi_comm *comm, gspmd_mpi_request **to);
int gspmd_mpi_gather_all(const gspmd_mpi_comm *comm, const void *send,
                         void *receive, const int64_t *counts,
                         const int64_t *offsets, int32_t is_large,
                         gspmd_mpi_request **to);
int gspmd_mpi_all_to_all(const gspmd_mpi_comm *comm, const void *send,
                         const int64_t *send_counts,
                         const int64_t *send_offsets, void *receive,
                         const int64_t *receive_counts,
                         const int64_t *receive_offsets, int32_t is_large,
                         gspmd_mpi_request **to);

#endif /* GSPMD_LIB_ENGINES_MPI_PLUGIN_INTERNAL_H */
